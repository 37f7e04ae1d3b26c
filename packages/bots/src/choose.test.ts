import { chanceFromSeed } from '@orrery/engine';
import { expect, test } from 'vitest';
import { chooseAction } from './choose.ts';
import { botLevels } from './levels.ts';
import { type Mint, mint, mintKnowledge, mintSetup } from './testing/mint.ts';
import { turnSearch } from './turn-search.ts';

const game = { module: mint, knowledge: mintKnowledge };

function questionIn(state: Mint, salt = 'salt') {
  return { seat: state.seat, view: mint.view(state, state.seat), legal: mint.legal(state, state.seat), salt };
}

function opening(change: Partial<Mint> = {}): Mint {
  return { ...mintSetup(chanceFromSeed('opening')), ...change };
}

test('every game has random, and the ladder begins with it', () => {
  expect(botLevels('no-such-game')).toEqual(['random']);
  expect(botLevels('alien-frontiers')[0]).toBe('random');
  expect(botLevels('alien-frontiers').length).toBeGreaterThan(2);
});

test('a level nobody knows is named with those there are', () => {
  expect(() => chooseAction(game, 'genius', questionIn(opening()))).toThrow(/no bot level genius; there are random/);
});

test('random takes every legal action now and then, and the same one for the same salt', () => {
  const chosen = Array.from({ length: 60 }, (_, n) => chooseAction(game, 'random', questionIn(opening(), `${n}`)).action.type);
  expect(new Set(chosen)).toEqual(new Set(['earn', 'gamble', 'forge']));
  expect(chooseAction(game, 'random', questionIn(opening(), '7')).action.type).toBe(chosen[7]);
});

test('a single legal action is given without thinking', () => {
  const question = { ...questionIn(opening()), legal: [{ type: 'earn' as const }] };
  expect(chooseAction({ module: mint, knowledge: undefined }, 'captain', question)).toEqual({ action: { type: 'earn' }, alternatives: [] });
});

test('greedy sees the coin of today and not the die of tomorrow', () => {
  const { action, alternatives } = chooseAction(game, 'greedy', questionIn(opening({ left: 2 })));
  expect(action.type).not.toBe('forge');
  expect(alternatives.at(-1)?.action.type).toBe('forge');
});

test('a search of the turn forges first and strikes then', () => {
  const state = opening({ left: 2 });
  const thought = chooseAction(game, 'captain', questionIn(state));
  expect(thought.action.type).toBe('forge');
  mint.apply(state, 0, thought.action, () => {});
  expect(chooseAction(game, 'captain', questionIn(state)).action.type).toBe('strike');
});

test('alternatives are all sensible actions, best first', () => {
  const { alternatives } = chooseAction(game, 'captain', questionIn(opening()));
  expect(alternatives.map(({ action }) => action.type).sort()).toEqual(['earn', 'forge', 'gamble']);
  const values = alternatives.map(({ value }) => value);
  expect([...values].sort((one, other) => other - one)).toEqual(values);
});

test('the same question and salt get the same answer at every level', () => {
  for (const level of botLevels('alien-frontiers')) {
    expect(chooseAction(game, level, questionIn(opening()))).toEqual(chooseAction(game, level, questionIn(opening())));
  }
});

test('the card nobody knows does not sway the answer', () => {
  for (let card = 0; card < 7; card++) {
    expect(chooseAction(game, 'captain', questionIn(opening({ card, left: 1 })))).toEqual(
      chooseAction(game, 'captain', questionIn(opening({ card: 0, left: 1 }))),
    );
  }
});

test('a gamble is worth the mean of many futures: three coins on average, less than eight for sure', () => {
  const budget = { nodes: 1000, width: 20, worlds: 400, gambles: 20 };
  const question = questionIn(opening({ left: 2, forged: true }));
  const { alternatives } = turnSearch({ game, question, budget, chance: chanceFromSeed('futures') });
  const value = (type: string) => alternatives.find(({ action }) => action.type === type)?.value ?? 0;
  const after = (coins: number) => mintKnowledge.evaluate({ ...opening(), coins: [coins, 0] }, 0);
  // Either way the other action of the turn is the strike.
  expect(value('gamble')).toBeGreaterThan(after(8 + 2.5));
  expect(value('gamble')).toBeLessThan(after(8 + 3.5));
});

test('what a bot says comes from the knowledge of the game, and does not change what it does', () => {
  const talk: typeof mintKnowledge.talk = (_state, _seat, { action, chance }) => ({
    code: `i-${action.type}`,
    values: [chance.counter > 0 ? 1 : 0],
  });
  const silent = chooseAction(game, 'random', questionIn(opening()));
  const talkative = chooseAction({ module: mint, knowledge: { ...mintKnowledge, talk } }, 'random', questionIn(opening()));
  expect(talkative).toEqual({ ...silent, talk: { code: `i-${silent.action.type}`, values: [1] } });
  expect(silent).not.toHaveProperty('talk');
});

test('a spent budget still answers', () => {
  const budget = { nodes: 1, width: 1, worlds: 1, gambles: 0 };
  const { action } = turnSearch({ game, question: questionIn(opening()), budget, chance: chanceFromSeed('poor') });
  expect(['earn', 'forge', 'gamble']).toContain(action.type);
});
