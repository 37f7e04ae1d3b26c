import { type Json, silent } from '@orrery/engine';
import { expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { alienFrontiers, type State } from '../index.ts';
import { alienFrontiersBot, FEATURES, progressOf } from './index.ts';
import { WEIGHTS } from './weights.ts';

const { evaluate, glance, key, sensible } = alienFrontiersBot;
const at = (described: Json): State => alienFrontiers.position(described);
const chances = (state: State) => state.players.map(({ seat }) => evaluate(state, seat));
const done = (state: State, ...actions: Action[]): State => {
  const draft = alienFrontiers.clone(state);
  for (const action of actions) alienFrontiers.apply(draft, 0, action, silent);
  return draft;
};
const glances = (state: State) => state.players.map(({ seat }) => glance?.(state, seat) ?? 0);

test('every measure has its weight in the table, and the table no other', () => {
  expect(Object.keys(WEIGHTS).sort()).toEqual([...FEATURES].sort());
});

test.each([2, 3, 4])('the chances of %i seats add up to one', (seats) => {
  const state = at({ seats, colonies: { 'lem-badlands': { red: 2, green: 1 } }, players: { green: { fuel: 4, ore: 2 } } });
  const sum = chances(state).reduce((all, chance) => all + chance, 0);
  expect(sum).toBeCloseTo(1, 9);
  expect(glances(state).reduce((all, chance) => all + chance, 0)).toBeCloseTo(1, 9);
});

test('a colony, a territory, a ship and ore are each better to have than not', () => {
  const turn = { seat: 'green', unplaced: [1, 2, 3] };
  const [even] = chances(at({ seats: 2, turn }));
  const [evenAtAGlance] = glances(at({ seats: 2, turn }));
  for (const better of [
    { colonies: { 'asimov-crater': { red: 1 } } },
    { players: { red: { ships: 4 } } },
    { players: { red: { ore: 3 } } },
    { players: { red: { hub: 6 } } },
  ]) {
    expect(chances(at({ seats: 2, turn, ...better }))[0]).toBeGreaterThan(even);
    expect(glances(at({ seats: 2, turn, ...better }))[0]).toBeGreaterThan(evenAtAGlance);
  }
});

test('a match that is over is worth one to its winner, halves to those who share it, nothing to others', () => {
  const won = at({ seats: 2, colonies: { 'asimov-crater': { red: 7 } }, endedBy: 'red' });
  expect(chances(won)).toEqual([1, 0]);
  expect(glances(won)).toEqual([1, 0]);
});

test('a bonus counts while it works, and a ship on the Terraforming Station counts as gone', () => {
  const turn = { seat: 'green', unplaced: [1, 2, 3] };
  const colonies = { 'asimov-crater': { red: 1 } };
  const [working] = glances(at({ seats: 2, turn, colonies }));
  const [isolated] = glances(at({ seats: 2, turn, colonies, fields: { isolation: 'asimov-crater' } }));
  expect(isolated).toBeLessThan(working);
  const [four] = glances(at({ seats: 2, turn, players: { red: { ships: 4 } } }));
  const [leaving] = glances(at({ seats: 2, turn, players: { red: { ships: 4 } }, docks: { 'terraforming-station': { red: [6] } } }));
  expect(leaving).toBeLessThan(four);
});

test('how far the match has come is what the foremost has landed', () => {
  const state = at({
    seats: 2,
    colonies: { 'asimov-crater': { red: 2 }, 'lem-badlands': { red: 1, green: 1 } },
    players: { red: { hub: 7 } },
  });
  expect(progressOf(state)).toBeCloseTo(3 / 7, 9);
});

test('the order of dockings makes no other position, but where the ships are does', () => {
  const state = at({ seats: 2, turn: { seat: 'red', unplaced: [2, 5, 6] } });
  const dock = (where: 'solar-converter' | 'colonist-hub' | 'alien-artifact', face: 2 | 5): Action => ({
    type: 'dock-ships',
    at: where,
    faces: [face],
    relic: false,
  });
  const one = done(state, dock('solar-converter', 5), dock('colonist-hub', 2));
  const other = done(state, dock('colonist-hub', 2), dock('solar-converter', 5));
  expect(key?.(one)).toBe(key?.(other));
  expect(key?.(one)).not.toBe(key?.(done(state, dock('solar-converter', 5), dock('alien-artifact', 2))));
  expect(key?.(one)).not.toBe(key?.(state));
});

test('the order of the deck makes no other position: nobody knows it', () => {
  const state = at({
    seats: 2,
    seed: 'one',
    display: ['alien-city', 'booster-pod', 'data-crystal'],
    turn: { seat: 'red', unplaced: [1, 1, 1] },
  });
  const other = { ...state, deck: [...state.deck].reverse() };
  expect(key?.(other)).toBe(key?.(state));
});

test('a raider does not stop while there is something to take', () => {
  const state = at({
    seats: 2,
    players: { green: { fuel: 2 } },
    docks: { 'raiders-outpost': { red: [1, 2, 3] } },
    turn: { seat: 'red', unplaced: [] },
    pending: [{ ask: 'raid' }],
  });
  const legal = alienFrontiers.legal(state, 0);
  expect(legal.map(({ type }) => type)).toContain('stop-raiding');
  const worth = sensible?.(state, 0, legal) ?? [];
  expect(worth.map(({ type }) => type)).not.toContain('stop-raiding');
  expect(worth.length).toBeGreaterThan(0);
});

test('of the many re-rolls of a fleet a few are thought about', () => {
  const state = at({
    seats: 2,
    players: { red: { fuel: 1, ships: 6, cards: ['temporal-warper'] } },
    turn: { seat: 'red', unplaced: [1, 2, 4, 4, 5, 6] },
  });
  const isReroll = (action: Action) => action.type === 'use-power' && action.target.kind === 'ships';
  const legal = alienFrontiers.legal(state, 0);
  const worth = (sensible?.(state, 0, legal) ?? []).filter(isReroll);
  expect(legal.filter(isReroll).length).toBeGreaterThan(40);
  expect(worth.length).toBeGreaterThan(1);
  expect(worth.length).toBeLessThan(5);
  for (const action of worth) expect(legal).toContain(action);
});
