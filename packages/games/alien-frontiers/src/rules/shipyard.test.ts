import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';

const rich = { fuel: 8, ore: 8 };

test('the fourth ship costs 1 and 1, the fifth 2 and 2, the sixth 3 and 3', () => {
  for (const [ships, price] of [
    [3, 1],
    [4, 2],
    [5, 3],
  ]) {
    const game = table({ rolled: [2, 2], players: { red: { ...rich, ships } } }).dock('shipyard', [2, 2]);
    expect([8 - game.you.fuel, 8 - game.you.ore]).toEqual([price, price]);
    expect(game.at('maintenance-bay')).toContain('red 1');
  }
});

// [AF-E15]
test('Herbert Valley makes a fifth ship cost 1 and 1 and a fourth nothing', () => {
  const colonies = { 'herbert-valley': { red: 1 } };
  const fifth = table({ rolled: [2, 2], colonies, players: { red: { fuel: 1, ore: 1, ships: 4 } } }).dock('shipyard', [2, 2]);
  expect([fifth.you.fuel, fifth.you.ore]).toEqual([0, 0]);
  const fourth = table({ rolled: [2, 2], colonies }).dock('shipyard', [2, 2]);
  expect(fourth.you.shipsInStock).toBe(2);
});

// [AF-R32] Rising prices in one turn; the Relic never counts; no ship in stock, no docking.
test('two pairs in a turn pay rising prices', () => {
  const game = table({ rolled: [2, 2, 3, 3], players: { red: { fuel: 5, ore: 5, ships: 4 } } });
  game.dock('shipyard', [2, 2]).dock('shipyard', [3, 3]);
  expect([game.you.fuel, game.you.ore]).toEqual([0, 0]);
  expect(game.you.shipsInStock).toBe(0);
});

// [AF-11.3] [AF-R32]
test('with six ships of the colour nobody docks here, and the Relic Ship is not counted', () => {
  const game = table({ rolled: [2, 2], players: { red: { ...rich, ships: 6 } } });
  expect(game.refusal('shipyard', [2, 2])).toBe('no-ship-in-stock');
  const relic = { colonies: { 'burroughs-desert': { red: 1 } }, relic: { owner: 'red', at: 'unplaced', face: 5 } };
  const cheap = table({ ...relic, rolled: [2, 2], players: { red: { fuel: 1, ore: 1, ships: 3 } } }).dock('shipyard', [2, 2]);
  expect(cheap.you.fuel).toBe(0);
});

// [AF-R32] One on the Terraforming Station counts.
test('a ship on the Terraforming Station still counts for the price', () => {
  const game = table({ rolled: [2, 2, 6], players: { red: { fuel: 3, ore: 3, ships: 4 } } });
  game.dock('terraforming-station', [6]).land('lem-badlands').dock('shipyard', [2, 2]);
  expect([game.you.fuel, game.you.ore]).toEqual([0, 0]); // 1 and 1 for the colony, 2 and 2 for the fifth ship
});

// [AF-R32] A third ship is possible only after [AF-R36], and costs what the fourth does.
test('a third ship costs 1 and 1', () => {
  const game = table({ rolled: [2, 2], players: { red: { fuel: 1, ore: 1, ships: 2 } } }).dock('shipyard', [2, 2]);
  expect([game.you.fuel, game.you.ore]).toEqual([0, 0]);
});

test('it takes a pair that can pay and two free docks', () => {
  const game = table({ rolled: [2, 2, 3] });
  expect(game.refusal('shipyard', [2, 3])).toBe('needs-a-pair');
  expect(game.refusal('shipyard', [2, 2])).toBe('not-enough-fuel');
  const full = table({ rolled: [2, 2], docks: { shipyard: { green: [1, 1, 2, 2], blue: [3, 3] } }, players: { red: rich } });
  expect(full.refusal('shipyard', [2, 2])).toBe('no-free-dock');
});

// [AF-11.4]
test('the new ship flies from your next turn', () => {
  const game = table({ seats: 2, rolled: [2, 2, 5], players: { red: { fuel: 1, ore: 1 } }, dice: [1, 1, 1, 3, 3, 3, 3] });
  game.dock('shipyard', [2, 2]).dock('lunar-mine', [5]).end();
  game.dockEach('solar-converter', [1, 1, 1]).end();
  expect(game.unplaced).toEqual([3, 3, 3, 3]);
});

test('two different ships are refused by the Shipyard itself [AF-11.1], and a price too high by its prices [AF-11.2]', () => {
  const game = table({ players: { red: { fuel: 0, ore: 3 } }, rolled: [2, 2, 3] });
  expect(game.whyRule({ type: 'dock-ships', at: 'shipyard', faces: [2, 3], relic: false })).toBe('AF-11.1');
  expect(game.whyRule({ type: 'dock-ships', at: 'shipyard', faces: [2, 2], relic: false })).toBe('AF-11.2');
});

test('a pair is two ships: one, or three equal ones, are none [AF-11.1]', () => {
  const game = table({ rolled: [2, 2, 2], players: { red: rich } });
  expect(game.refusal('shipyard', [2])).toBe('needs-a-pair');
  expect(game.refusal('shipyard', [2, 2, 2])).toBe('needs-a-pair');
});
