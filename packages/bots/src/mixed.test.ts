import { chanceFromSeed } from '@orrery/engine';
import { expect, test } from 'vitest';
import { mixed } from './mixed.ts';
import { mint, mintKnowledge, mintSetup } from './testing/mint.ts';

const BUDGET = { nodes: 0, width: 0, worlds: 2, gambles: 0 };

function answer(weights: readonly number[] | undefined, salt: string) {
  const state = mintSetup(chanceFromSeed('opening'));
  const game = { module: mint, knowledge: { ...mintKnowledge, mix: () => weights } };
  const question = { seat: 0, view: mint.view(state, 0), legal: mint.legal(state, 0), salt };
  return mixed({ game, question, budget: BUDGET, chance: chanceFromSeed(salt) });
}

test('a mixed choice is drawn as often as it should be, and the same for the same salt', () => {
  const drawn = Array.from({ length: 400 }, (_, n) => answer([3, 1, 0], `${n}`).action.type);
  const earned = drawn.filter((type) => type === 'earn').length;
  expect(earned).toBeGreaterThan(260);
  expect(earned).toBeLessThan(340);
  expect(drawn).not.toContain('forge');
  expect(answer([3, 1, 0], '7').action.type).toBe(drawn[7]);
});

test('it tells how likely each action was', () => {
  expect(answer([3, 1, 0], 'salt').alternatives.map(({ value }) => value)).toEqual([0.75, 0.25, 0]);
});

test('where nothing is to be hidden it takes what looks best', () => {
  const { action, alternatives } = answer(undefined, 'salt');
  expect(action).toBe(alternatives[0].action);
  expect(alternatives[0].value).toBeGreaterThan(alternatives[2].value);
});
