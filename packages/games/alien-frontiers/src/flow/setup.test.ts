import { chanceFromSeed, readOptions, scriptedChance } from '@orrery/engine';
import { describe, expect, test } from 'vitest';
import { check } from '../knowledge/check.ts';
import { OPTIONS, type Options } from '../options.ts';
import { docksOf } from '../rules/docks.ts';
import { FACILITIES } from '../state.ts';
import { rollForFirst, setup } from './setup.ts';

const start = (seats: number, options = {}, seed = 'set-up') =>
  setup(readOptions<Options>(OPTIONS, options, seats), seats, chanceFromSeed(seed));
const open = (seats: number, options = {}) =>
  Object.fromEntries(
    FACILITIES.filter((facility) => facility !== 'maintenance-bay').map((facility) => {
      const { docks, blocked } = docksOf(facility, seats, readOptions<Options>(OPTIONS, options, seats));
      return [facility, docks - blocked];
    }),
  );

describe('colonies and docks', () => {
  // [AF-1.8] [AF-R1] Both ways.
  test('two players set up as three do, or as the English edition does', () => {
    expect(start(2).players.map((player) => player.colonies)).toEqual([7, 7]);
    expect(open(2)).toEqual(open(3));
    const english = { twoPlayerSetUp: 'english-edition' };
    expect(start(2, english).players.map((player) => player.colonies)).toEqual([8, 8]);
    expect(open(2, english)).toMatchObject({
      'solar-converter': 7,
      'lunar-mine': 3,
      'orbital-market': 2,
      'colony-constructor': 3,
      shipyard: 2,
    });
  });

  // [AF-1.7]
  test('open docks with four and three players', () => {
    expect(open(4)).toEqual({
      'alien-artifact': 4,
      'colonist-hub': 3,
      'colony-constructor': 6,
      'lunar-mine': 5,
      'orbital-market': 4,
      'raiders-outpost': 3,
      shipyard: 6,
      'solar-converter': 8,
      'terraforming-station': 1,
    });
    expect(open(3)).toMatchObject({ 'solar-converter': 7, 'lunar-mine': 4, 'orbital-market': 2, 'colony-constructor': 6, shipyard: 4 });
  });

  // [AF-1.9] The blocked docks still depend on the number of players.
  test('the long game blocks the docks of three players for three, and none for four', () => {
    expect(open(3, { longGame: true })).toEqual(open(3));
    expect(open(4, { longGame: true })).toEqual(open(4));
    expect(open(3, { longGame: true })).toMatchObject({ 'lunar-mine': 4, 'orbital-market': 2, shipyard: 4, 'solar-converter': 7 });
  });

  // [AF-1.5] [AF-1.9]
  test('the long game gives eight colonies to three or four, and is not offered to two', () => {
    expect(start(4).players[0].colonies).toBe(6);
    expect(start(3).players[0].colonies).toBe(7);
    for (const seats of [3, 4]) expect(start(seats, { longGame: true }).players[0].colonies).toBe(8);
    expect(() => start(2, { longGame: true })).toThrow('options.longGame');
  });
});

// [AF-1.6] [AF-R1] The third player's ore is nobody's with two.
test('compensation goes by the order from the first player', () => {
  for (const seats of [2, 3, 4]) {
    for (let seed = 0; seed < 5; seed++) {
      const state = start(seats, {}, `compensation ${seed}`);
      check(state);
      const order = Array.from({ length: seats }, (_, place) => state.players[(state.firstSeat + place) % seats]);
      const given = [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ].slice(0, seats);
      const hasCache = order[0].cards.includes('resource-cache');
      const from = hasCache ? 1 : 0; // a Cache has already worked for the first player
      expect(order.slice(from).map(({ fuel, ore }) => [fuel, ore])).toEqual(given.slice(from));
    }
  }
});

// [AF-R10]
test('a Resource Cache dealt in set-up works on the first roll', () => {
  for (let seed = 0; seed < 200; seed++) {
    const state = start(4, {}, `cache ${seed}`);
    const first = state.players[state.firstSeat];
    if (!first.cards.includes('resource-cache')) continue;
    expect(first.fuel + first.ore).toBe(1); // three ships never tie
    return;
  }
  throw new Error('no seed deals a Resource Cache to the first player');
});

// [AF-1.3] [AF-R10] The display is laid out first; two players may be dealt the same kind.
test('three cards are displayed, everybody has one, and the same kind may be dealt twice', () => {
  let hasTwins = false;
  for (let seed = 0; seed < 60; seed++) {
    const state = start(4, {}, `deal ${seed}`);
    check(state);
    expect(state.display).toHaveLength(3);
    const hands = state.players.map((player) => player.cards[0]);
    expect(state.deck).toHaveLength(22 - 3 - 4);
    hasTwins ||= new Set(hands).size < 4;
  }
  expect(hasTwins).toBe(true);
});

// [AF-1.6] [AF-20.9]
test('the highest roll begins, and those who tie roll again', () => {
  expect(rollForFirst(4, scriptedChance([2, 5, 0, 5, 1, 3]))).toEqual({
    rolls: [
      [3, 6, 1, 6],
      [0, 2, 0, 4],
    ],
    firstSeat: 3,
  });
});

// [AF-1.4]
test('three ships each, the first fleet already rolled', () => {
  const state = start(4);
  expect(state.turn.seat).toBe(state.firstSeat);
  expect(state.turn.unplaced).toHaveLength(3);
  expect(state.docks['maintenance-bay']).toHaveLength(9);
  expect(state.players.every((player) => player.shipsInStock === 3)).toBe(true);
});

// [AF-1.1] [AF-1.2] What nobody holds forms the stock.
test('at the start no colony has landed, no generator and no Relic Ship flies, and every token is held or in stock', () => {
  for (const seats of [2, 3, 4]) {
    const state = start(seats);
    expect(state.colonies.every((count) => count === 0)).toBe(true);
    expect(Object.values(state.fields)).toEqual([undefined, undefined, undefined]);
    expect(state.relicOwner).toBeUndefined();
    const held = (token: 'fuel' | 'ore') => state.players.reduce((sum, player) => sum + player[token], 0);
    expect([state.stock.fuel + held('fuel'), state.stock.ore + held('ore')]).toEqual([30, 20]);
  }
});
