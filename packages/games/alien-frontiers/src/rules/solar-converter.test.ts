import { expect, test } from 'vitest';
import { dockingGain } from '../forecast/costs.ts';
import { table } from '../testing/table.ts';

// [AF-E8]
test('a 3 and a 4 bring 2 fuel each', () => {
  expect(table({ rolled: [3, 4] }).dockEach('solar-converter', [3, 4]).you.fuel).toBe(4);
});

// [AF-E16]
test('with Lem Badlands a 3 and a 4 bring 6', () => {
  const game = table({ rolled: [3, 4], colonies: { 'lem-badlands': { red: 1 } } }).dockEach('solar-converter', [3, 4]);
  expect(game.you.fuel).toBe(6);
});

// [AF-12.2]
test('half the value, rounded up', () => {
  const gains = [1, 2, 3, 4, 5, 6].map((face) => table({ rolled: [face] }).dock('solar-converter', [face]).you.fuel);
  expect(gains).toEqual([1, 1, 2, 2, 3, 3]);
});

// [AF-12.1] [AF-1.7]
test('eight docks with four players, seven with three', () => {
  const docks = { 'solar-converter': { green: [1, 1, 1, 1], blue: [1, 1, 1] } };
  expect(table({ rolled: [1], docks }).refusal('solar-converter', [1])).toBeUndefined();
  expect(table({ seats: 3, rolled: [1], docks }).refusal('solar-converter', [1])).toBe('no-free-dock');
});

const thirsty = { rolled: [5], players: { green: { fuel: 8 }, blue: { fuel: 8 }, yellow: { fuel: 8 }, red: { fuel: 5 } } };

// [AF-R7] Both ways.
test('a gain is cut to what the stock has left; unlimited it is not', () => {
  const game = table(thirsty);
  expect(dockingGain(game.state, 0, { type: 'dock-ships', at: 'solar-converter', faces: [5], relic: false }).fuel).toBe(1);
  game.dock('solar-converter', [5]);
  expect(game.you.fuel).toBe(6);
  expect(game.told('tokens-gained')).toMatchObject([{ amount: 1, cut: 2 }]);
  const plenty = table({ ...thirsty, options: { tokenSupply: 'unlimited' } }).dock('solar-converter', [5]);
  expect(plenty.you.fuel).toBe(8);
});

// [AF-R7] Docking stays legal with an empty stock.
test('with no fuel left a ship may still dock', () => {
  const game = table({ ...thirsty, players: { ...thirsty.players, red: { fuel: 6 } } }).dock('solar-converter', [5]);
  expect(game.you.fuel).toBe(6);
});
