import { chanceFromSeed, readOptions } from '@orrery/engine';
import { type CardId, type Decision, type Options, raceForTheGalaxy, type State } from '@orrery/race-for-the-galaxy';
import { expect, test } from 'vitest';
import { bestWay, leastWanted, ordersFor, pickingOf, toggled, worthwhile } from './picks.ts';

const hand: readonly CardId[] = ['gem-world', 'public-works', 'public-works', 'rebel-base'];
const settled = { hand, seen: [] };

function orders(decision: Decision, picked: readonly number[], more: object = {}) {
  const all = { ...settled, ...more };
  return ordersFor(decision, picked, { ...all, picking: pickingOf(decision, all) });
}

test('as many as are due are discarded, of two copies the one that was picked', () => {
  const decision: Decision = { ask: 'pay-cards', seat: 0, card: 'new-vinland', count: 2 };
  expect(pickingOf(decision, settled)).toEqual({ from: 'hand', means: 'discard', least: 2, most: 2 });
  expect(orders(decision, [1])).toBeUndefined();
  expect(orders(decision, [2, 0])).toEqual([
    { type: 'discard', card: 'public-works' },
    { type: 'discard', card: 'gem-world' },
  ]);
});

test('in Explore what is kept is picked, and the rest goes', () => {
  const seen: readonly CardId[] = ['gem-world', 'rebel-base', 'public-works'];
  const decision: Decision = { ask: 'discard', seat: 0, because: 'explore', count: 2 };
  expect(pickingOf(decision, { hand, seen })).toEqual({ from: 'seen', means: 'keep', least: 1, most: 1 });
  expect(orders(decision, [1], { seen })).toEqual([
    { type: 'discard', card: 'gem-world' },
    { type: 'discard', card: 'public-works' },
  ]);
});

test('a way to pay goes with its cards; where the whole hand goes nothing is picked', () => {
  const decision: Decision = { ask: 'pay', seat: 0, card: 'new-vinland' };
  const way = { use: [1], cards: 1 };
  expect(orders(decision, [3], { way })).toEqual([
    { type: 'pay', use: [1], cards: 1 },
    { type: 'discard', card: 'rebel-base' },
  ]);
  expect(orders(decision, [], { way: { use: [], cards: 4 } })).toEqual([{ type: 'pay', use: [], cards: 4 }]);
});

test('cards for chips may be fewer: then one says so', () => {
  const decision: Decision = { ask: 'cards-for-chips', seat: 0, card: 'galactic-bazaar', count: 2 };
  expect(orders(decision, [])).toEqual([{ type: 'stop' }]);
  expect(orders(decision, [0])).toEqual([{ type: 'discard', card: 'gem-world' }, { type: 'stop' }]);
  expect(orders(decision, [0, 1])).toHaveLength(2);
});

test('of too many the one picked longest ago makes room', () => {
  expect(toggled([0, 1], 3, 2)).toEqual([1, 3]);
  expect(toggled([0, 1], 1, 2)).toEqual([0]);
});

function dealt(): State {
  return raceForTheGalaxy.setup(readOptions<Options>(raceForTheGalaxy.options, {}, 2), 2, chanceFromSeed('picks'));
}

test('a development that lies on the table already is the first to go, and what nobody can pay before what one can', () => {
  const state = dealt();
  const [player] = state.players;
  player.tableau.push({ card: 'public-works', good: undefined, isNew: false, used: 0, hasProduced: false });
  player.hand = ['gem-world', 'public-works', 'rebel-base'];
  expect(leastWanted(state, 0)).toEqual([1, 2, 0]);
});

test('ways that give up the same and more are not shown at first', () => {
  const ways = [
    { use: [], cards: 3 },
    { use: [1], cards: 0 },
    { use: [1, 2], cards: 0 },
    { use: [2], cards: 3 },
    { use: [3], cards: 1 },
    { use: [3], cards: 2 },
  ];
  expect(worthwhile(ways)).toEqual([0, 1, 4]);
});

test('nothing leaves the tableau where cards will do', () => {
  const state = dealt();
  const [player] = state.players;
  player.tableau.push({ card: 'colony-ship', good: undefined, isNew: false, used: 0, hasProduced: false });
  const ship = player.tableau.length - 1;
  expect(
    bestWay(state, 0, [
      { use: [ship], cards: 0 },
      { use: [], cards: 3 },
    ]),
  ).toBe(1);
});
