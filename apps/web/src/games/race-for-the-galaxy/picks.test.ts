import type { CardId, Decision } from '@orrery/race-for-the-galaxy';
import { expect, test } from 'vitest';
import { toggled } from '../parts/pick.ts';
import { actionsFor, pickingOf } from './picks.ts';

const hand: readonly CardId[] = ['gem-world', 'public-works', 'public-works', 'rebel-base'];
const settled = { hand, seen: [] };

function actions(decision: Decision, picked: readonly number[], more: object = {}) {
  const all = { ...settled, ...more };
  return actionsFor(decision, picked, { ...all, picking: pickingOf(decision, all) });
}

test('as many as are due are discarded, of two copies the one that was picked', () => {
  const decision: Decision = { ask: 'pay-cards', seat: 0, card: 'new-vinland', count: 2 };
  expect(pickingOf(decision, settled)).toEqual({ from: 'hand', means: 'discard', least: 2, most: 2 });
  expect(actions(decision, [1])).toBeUndefined();
  expect(actions(decision, [2, 0])).toEqual([
    { type: 'discard', card: 'public-works' },
    { type: 'discard', card: 'gem-world' },
  ]);
});

test('in Explore what is kept is picked, and the rest goes', () => {
  const seen: readonly CardId[] = ['gem-world', 'rebel-base', 'public-works'];
  const decision: Decision = { ask: 'discard', seat: 0, because: 'explore', count: 2 };
  expect(pickingOf(decision, { hand, seen })).toEqual({ from: 'seen', means: 'keep', least: 1, most: 1 });
  expect(actions(decision, [1], { seen })).toEqual([
    { type: 'discard', card: 'gem-world' },
    { type: 'discard', card: 'public-works' },
  ]);
});

test('a way to pay goes with its cards; where the whole hand goes nothing is picked', () => {
  const decision: Decision = { ask: 'pay', seat: 0, card: 'new-vinland' };
  const way = { use: [1], cards: 1 };
  expect(actions(decision, [3], { way })).toEqual([
    { type: 'pay', use: [1], cards: 1 },
    { type: 'discard', card: 'rebel-base' },
  ]);
  expect(actions(decision, [], { way: { use: [], cards: 4 } })).toEqual([{ type: 'pay', use: [], cards: 4 }]);
});

test('cards for chips may be fewer: then one says so', () => {
  const decision: Decision = { ask: 'cards-for-chips', seat: 0, card: 'galactic-bazaar', count: 2 };
  expect(actions(decision, [])).toEqual([{ type: 'stop' }]);
  expect(actions(decision, [0])).toEqual([{ type: 'discard', card: 'gem-world' }, { type: 'stop' }]);
  expect(actions(decision, [0, 1])).toHaveLength(2);
});

test('of too many the one picked longest ago makes room', () => {
  expect(toggled([0, 1], 3, 2)).toEqual([1, 3]);
  expect(toggled([0, 1], 1, 2)).toEqual([0]);
});
