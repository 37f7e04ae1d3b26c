import { readFileSync } from 'node:fs';
import { BadInput, type Json, unusedScript } from '@orrery/engine';
import { describe, expect, test } from 'vitest';
import { alienFrontiers } from '../index.ts';
import { coloniesOn } from '../rules/territories.ts';
import { position } from './position.ts';

/** Of the manual what comes before the next game. */
const [manual] = readFileSync(new URL('../../../../../docs/POSITIONS.md', import.meta.url), 'utf8').split('## Not Alone');
const examples = [...manual.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => JSON.parse(json));

test('both examples of the manual are positions in which somebody is asked', () => {
  const [mine, raid] = examples.map((example) => position(example));
  expect(alienFrontiers.decision(mine, 0)).toEqual({ ask: 'take-turn', seat: 0 });
  expect(alienFrontiers.legal(mine, 0).some((action) => action.type === 'dock-ships' && action.at === 'lunar-mine')).toBe(true);
  expect(alienFrontiers.decision(raid, 2)).toEqual({ ask: 'raid', seat: 2, tokensLeft: 3 });
  expect(alienFrontiers.legal(raid, 2)).toEqual([{ type: 'steal-token', from: 1, token: 'ore' }, { type: 'stop-raiding' }]);
  expect(unusedScript(raid.chance)).toEqual([5, 5, 0]);
});

test('nothing said is the start of a turn on an empty board', () => {
  const state = position({});
  expect(state.players).toHaveLength(4);
  expect(state.turn.unplaced).toHaveLength(3);
  expect(state.stock).toEqual({ fuel: 30, ore: 20 });
  expect(state.display).toHaveLength(3);
});

test('what is not named follows from what is', () => {
  const state = position({
    players: { red: { fuel: 4, hub: 2, ships: 5 } },
    docks: { 'lunar-mine': { red: [4] } },
    colonies: { 'lem-badlands': { red: 2 } },
    turn: { unplaced: [1, 2] },
  });
  expect(state.players[0]).toMatchObject({ colonies: 3, hubCircle: 2, shipsInStock: 1 });
  expect(state.docks['maintenance-bay'].filter((ship) => ship.owner === 0)).toHaveLength(2);
  expect(state.turn.mineDockings).toBe(1);
  expect(state.stock.fuel).toBe(26);
  expect(coloniesOn(state, 'lem-badlands', 0)).toBe(2);
});

test('the deck is drawn in the order given', () => {
  const state = position({ deck: ['alien-city', 'alien-monument'], display: [] });
  expect(state.deck.slice(-2)).toEqual(['alien-monument', 'alien-city']);
  expect(position({ deck: ['alien-city'] }).display[0]).toBe('alien-city');
});

const questions: readonly [string, Json][] = [
  ['choose-landing', { pending: [{ ask: 'choose-landing', because: 'colony-constructor' }] }],
  ['launch-or-wait', { players: { red: { hub: 7, fuel: 1, ore: 1 } }, pending: [{ ask: 'launch-or-wait' }] }],
  ['raid', { pending: [{ ask: 'raid' }] }],
  [
    'choose-teleport-destination',
    { docks: { 'lunar-mine': { red: [5] } }, pending: [{ ask: 'choose-teleport-destination', from: 'lunar-mine', face: 5 }] },
  ],
  [
    'keep-firing',
    {
      docks: { 'lunar-mine': { green: [5] } },
      players: { red: { fuel: 1 } },
      pending: [{ ask: 'keep-firing', at: 'lunar-mine', owner: 'green' }],
    },
  ],
  [
    'choose-territory-for-colony',
    { colonies: { 'lem-badlands': { green: 1 } }, pending: [{ ask: 'choose-territory-for-colony', owner: 'green', from: 'lem-badlands' }] },
  ],
  [
    'choose-colony-to-swap',
    {
      colonies: { 'lem-badlands': { green: 1 }, 'asimov-crater': { red: 1 } },
      pending: [{ ask: 'choose-colony-to-swap', owner: 'green', from: 'lem-badlands' }],
    },
  ],
  ['return-tokens', { players: { red: { fuel: 9 } }, pending: [{ ask: 'return-tokens', excess: 1 }] }],
];

describe('every question can be described', () => {
  for (const [ask, described] of questions) {
    test(ask, () => {
      const state = position({ turn: { unplaced: [] }, ...(described as Record<string, Json>) });
      expect(alienFrontiers.decision(state, 0)?.ask).toBe(ask);
      expect(alienFrontiers.legal(state, 0).length).toBeGreaterThan(0);
    });
  }
});

const wrong: readonly [string, Json][] = [
  ['players.green.ships', { players: { green: { ships: 3 } }, docks: { 'lunar-mine': { green: [1, 1, 1, 1] } } }],
  ['players.purple', { players: { purple: {} } }],
  ['players.blue', { seats: 2, players: { blue: {} } }],
  ['discard', { discard: ['alien-city', 'alien-city'] }],
  ['players.red.fuel', { players: { red: { fuel: 31 } } }],
  ['docks.terraforming-station', { docks: { 'terraforming-station': { green: [6, 6] } } }],
  ['colonies.lem-badlands.red', { colonies: { 'lem-badlands': { red: 7 } } }],
  ['relic.owner', { relic: { owner: 'red' } }],
  ['turn.used', { turn: { used: ['booster-pod'] } }],
  ['pending', { pending: [{ ask: 'raid' }] }],
  ['pending[0]', { turn: { unplaced: [] }, pending: [{ ask: 'launch-or-wait' }] }],
  ['pending[0]', { turn: { unplaced: [] }, pending: [{ ask: 'choose-landing', because: 'colonist-hub' }] }],
  ['pending[0]', { turn: { unplaced: [] }, pending: [{ ask: 'choose-teleport-destination', from: 'lunar-mine', face: 5 }] }],
  ['pending[0]', { turn: { unplaced: [] }, pending: [{ ask: 'choose-territory-for-colony', owner: 'green', from: 'lem-badlands' }] }],
  ['pending[0]', { turn: { unplaced: [] }, players: { red: { fuel: 9 } }, pending: [{ ask: 'return-tokens', excess: 2 }] }],
  ['dice[1]', { dice: [1, 7] }],
  ['options.longGame', { seats: 2, options: { longGame: true } }],
  ['turn.unspent', { turn: { unplaced: [], unspent: [3] } }],
  ['', { colonies: { 'lem-badlands': { red: 6 } } }],
  ['', { colonies: { 'lem-badlands': { red: 5 } }, endedBy: 'red' }],
  ['', { players: { red: { cards: ['stasis-beam', 'stasis-beam'] } } }],
];

describe('what cannot be is refused, naming its place', () => {
  for (const [place, described] of wrong) {
    test(`${place}: ${JSON.stringify(described)}`, () => {
      const read = () => position(described);
      expect(read).toThrow(BadInput);
      try {
        read();
      } catch (error) {
        expect(error instanceof BadInput ? error.place : undefined).toBe(place);
      }
    });
  }
});
