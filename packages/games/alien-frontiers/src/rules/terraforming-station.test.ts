import { expect, test } from 'vitest';
import { docked, table, withRelic } from '../testing/table.ts';

const able = { fuel: 1, ore: 1, ships: 4 };

// [AF-13.1] [AF-E1]
test('it asks for a 6, its only dock, and 1 fuel and 1 ore', () => {
  expect(table({ rolled: [5], players: { red: able } }).refusal('terraforming-station', [5])).toBe('needs-a-six');
  const taken = table({ rolled: [6], players: { red: able }, docks: { 'terraforming-station': { green: [6] } } });
  expect(taken.refusal('terraforming-station', [6])).toBe('no-free-dock');
  expect(table({ rolled: [6], players: { red: { ...able, fuel: 0 } } }).refusal('terraforming-station', [6])).toBe('not-enough-fuel');
  expect(table({ rolled: [6], players: { red: { ...able, ore: 0 } } }).refusal('terraforming-station', [6])).toBe('not-enough-ore');
  const game = table({ rolled: [6], players: { red: able } })
    .dock('terraforming-station', [6])
    .land('lem-badlands');
  expect([game.you.fuel, game.you.ore, game.points('red')]).toEqual([0, 0, 2]);
});

const desert = { colonies: { 'burroughs-desert': { red: 1 } } };

// [AF-13.4] [AF-R33]
test('four ships of the colour are needed, or the Relic Ship and three', () => {
  const three = table({ rolled: [6], players: { red: { ...able, ships: 3 } } });
  expect(three.refusal('terraforming-station', [6])).toBe('fewer-than-three-ships');
  const relic = { owner: 'red', at: 'unplaced', face: 6 };
  const both = table({ ...desert, relic, rolled: [6], players: { red: { ...able, ships: 3 } } });
  expect(both.refusal('terraforming-station', [6])).toBe('fewer-than-three-ships'); // the Relic never stands in
  both.dock('terraforming-station', [6], withRelic).land('lem-badlands');
  expect(both.at('terraforming-station')).toEqual(['red relic 6']);
});

// [AF-R33] Two ships are possible after [AF-R36].
test('with two ships of the colour not even the Relic Ship may terraform', () => {
  const game = table({ ...desert, relic: { owner: 'red', at: 'unplaced', face: 6 }, rolled: [1], players: { red: { ...able, ships: 2 } } });
  expect(game.refusal('terraforming-station', [6], withRelic)).toBe('fewer-than-three-ships');
});

// [AF-13.3] [AF-R34]
test('the ship blocks the dock until its owner begins again, then it can be built anew in that turn', () => {
  const game = table({
    seats: 2,
    rolled: [6],
    players: { red: { fuel: 3, ore: 3, ships: 4 }, green: { fuel: 1, ore: 1, ships: 4 } },
    dice: [6, 2, 3, 4, 5, 5, 1],
  });
  game.dock('terraforming-station', [6]).land('lem-badlands').end();
  expect(game.refusal('terraforming-station', [6])).toBe('no-free-dock');
  game.dockEach('lunar-mine', [2, 3, 4, 6]).end();
  expect(game.player('red').shipsInStock).toBe(3);
  expect(game.unplaced).toEqual([1, 5, 5]);
  game.dock('shipyard', [5, 5]);
  expect(game.you.shipsInStock).toBe(2);
});

// [AF-E13] [AF-R38]
test('a Relic Ship used for terraforming is back on the desert, is not rolled, and can be bought again', () => {
  const game = table({
    ...desert,
    dice: [1, 2, 3],
    relic: { owner: 'red', at: 'terraforming-station', face: 6 },
    players: { red: { fuel: 1, ore: 1 } },
  });
  expect(game.state.relicOwner).toBeUndefined();
  expect(game.unplaced).toEqual([1, 2, 3]);
  game.act({ type: 'buy-relic-ship' });
  expect(game.at('maintenance-bay')).toContain('red relic 1');
  expect([game.you.fuel, game.you.ore]).toEqual([0, 0]);
});

// [AF-13.5]
test('a ship docked here cannot be teleported away', () => {
  const game = table({ rolled: [6], players: { red: { fuel: 3, ore: 1, ships: 4, cards: ['orbital-teleporter'] } } });
  game.dock('terraforming-station', [6]).land('lem-badlands');
  expect(game.useRefusal('orbital-teleporter', docked('red', 'terraforming-station', 6))).toBe('bound-to-terraforming');
});
