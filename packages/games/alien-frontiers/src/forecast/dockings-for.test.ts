import { expect, test } from 'vitest';
import { dockingsFor } from './dockings-for.ts';

const ship = (face: 1 | 2 | 3 | 4 | 5 | 6, relic = false) => ({ face, relic });

test('ships dock at the mine one at a time, lowest first', () => {
  expect(dockingsFor('lunar-mine', [ship(6), ship(2), ship(4)])).toEqual([
    { type: 'dock-ships', at: 'lunar-mine', faces: [2], relic: false },
    { type: 'dock-ships', at: 'lunar-mine', faces: [4], relic: false },
    { type: 'dock-ships', at: 'lunar-mine', faces: [6], relic: false },
  ]);
});

test('four ships at the shipyard are two pairs, and the Relic Ship is told in its own', () => {
  expect(dockingsFor('shipyard', [ship(5), ship(2), ship(5, true), ship(2)])).toEqual([
    { type: 'dock-ships', at: 'shipyard', faces: [2, 2], relic: false },
    { type: 'dock-ships', at: 'shipyard', faces: [5, 5], relic: true },
  ]);
});

test('a number of ships that makes no whole set stays one action, so that the rules say why not', () => {
  expect(dockingsFor('colony-constructor', [ship(3), ship(3)])).toEqual([
    { type: 'dock-ships', at: 'colony-constructor', faces: [3, 3], relic: false },
  ]);
  expect(dockingsFor('solar-converter', [])).toEqual([]);
});
