import { expect, test } from 'vitest';
import { launchCost } from '../rules/colonist-hub.ts';
import { tradePrice } from '../rules/orbital-market.ts';
import { relicPrice } from '../rules/relic-ship.ts';
import { shipPrice } from '../rules/shipyard.ts';
import { docked, table, territory } from '../testing/table.ts';
import { dockingCost, dockingGain, powerCost } from './costs.ts';

const action = (at: 'colony-constructor' | 'shipyard' | 'terraforming-station' | 'lunar-mine' | 'solar-converter', face: 1 | 6) =>
  ({ type: 'dock-ships', at, faces: [face], relic: false }) as const;

const game = () =>
  table({
    rolled: [],
    colonies: { 'bradbury-plateau': { red: 1 }, 'herbert-valley': { red: 1 }, 'lem-badlands': { red: 1 }, 'pohl-foothills': { red: 1 } },
    docks: { 'orbital-market': { red: [4, 4], green: [1, 1] }, 'lunar-mine': { green: [2] } },
    players: { red: { ships: 4, cards: ['data-crystal', 'plasma-cannon'] } },
  });

test('price tags say what docking would cost this player', () => {
  const { state } = game();
  expect(dockingCost(state, 0, action('colony-constructor', 6))).toEqual({ fuel: 0, ore: 2 });
  expect(dockingCost(state, 1, action('colony-constructor', 6))).toEqual({ fuel: 0, ore: 3 });
  expect(dockingCost(state, 0, action('shipyard', 6))).toEqual({ fuel: 1, ore: 1 });
  expect(dockingCost(state, 0, action('terraforming-station', 6))).toEqual({ fuel: 1, ore: 1 });
  expect(dockingCost(state, 0, action('lunar-mine', 6))).toEqual({ fuel: 0, ore: 0 });
  expect([shipPrice(state, 0), shipPrice(state, 1)]).toEqual([1, 1]);
  expect([launchCost(), relicPrice()]).toEqual([
    { fuel: 1, ore: 1 },
    { fuel: 1, ore: 1 },
  ]);
});

test('and what it would bring', () => {
  const { state } = game();
  expect(dockingGain(state, 0, action('solar-converter', 6))).toEqual({ fuel: 4, ore: 0 });
  expect(dockingGain(state, 1, action('solar-converter', 6))).toEqual({ fuel: 3, ore: 0 });
  expect(dockingGain(state, 0, action('lunar-mine', 6))).toEqual({ fuel: 0, ore: 1 });
  expect(dockingGain(state, 0, action('shipyard', 6))).toEqual({ fuel: 0, ore: 0 });
});

test('trades and powers have their price too', () => {
  const { state } = game();
  expect([tradePrice(state, 0), tradePrice(state, 1), tradePrice(state, 2)]).toEqual([4, 1, undefined]);
  expect(powerCost(state, 0, 'plasma-cannon', docked('green', 'lunar-mine', 2))).toBe(0);
  expect(powerCost(state, 1, 'plasma-cannon', docked('green', 'lunar-mine', 2))).toBe(1);
  expect(powerCost(state, 1, 'data-crystal', territory('lem-badlands'))).toBe(1);
  expect(powerCost(state, 0, 'data-crystal', territory('asimov-crater'))).toBe(0); // empty, and never below nothing
  expect(powerCost(state, 0, 'alien-city', territory('lem-badlands'))).toBeUndefined();
});
