import { chanceFromSeed, readOptions } from '@orrery/engine';
import { expect, test } from 'vitest';
import { legal } from '../flow/legal.ts';
import { setup } from '../flow/setup.ts';
import { notAlone } from '../index.ts';
import type { State } from '../state.ts';
import { sanctuaryTable } from '../testing/sanctuary-table.ts';
import { growing } from './growth.ts';
import { notAloneBot } from './index.ts';

const adapting = (scene: Parameters<typeof sanctuaryTable>[0] = {}) => sanctuaryTable({ stage: 'adaptation', turn: 2, ...scene });
const grown = (state: State) => growing(state, legal(state, state.creature.seat));

test('the Creature never lets phase 5 pass without DNA', () => {
  const { state } = adapting({ creature: { dna: 0, adaptations: [] } });
  expect(grown(state)?.type).toMatch(/adapt|hide/);
});

test('of what it can pay it develops what is worth most for its cost, and saves for it where it cannot pay', () => {
  const game = adapting({ creature: { dna: 3, adaptations: ['spores', 'primal-strength'] } }).act('creature', { type: 'adapt' });
  expect(grown(game.state)).toEqual({ type: 'develop', adaptation: 'primal-strength' });
  const poor = adapting({ creature: { dna: 1, adaptations: ['spores', 'primal-strength', 'symbiosis'] } }).act('creature', {
    type: 'adapt',
  });
  expect(grown(poor.state)).toEqual({ type: 'pass' });
});

test('its first adaptations are mostly of the second level', () => {
  const state = setup(readOptions(notAlone.options, { expansion: 'sanctuary', creature: 'first-seat' }, 4), 4, chanceFromSeed('growth'));
  expect(state.turn.stage).toBe('drawing-adaptations');
  const actions = legal(state, 0);
  expect(actions.length).toBe(2);
  expect(notAloneBot.sensible?.(state, 0, actions)).toEqual([{ type: 'draw-adaptation', level: 2 }]);
});
