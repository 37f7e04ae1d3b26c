import type { Lesson } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { View } from '../knowledge/view.ts';

/** Two seats, some turns in: you have four ships and two colonies, as your opponent has. Three of your turns are scripted. */
const position = {
  seats: 2,
  seed: 'first match',
  players: { red: { ore: 1, ships: 4 }, green: { ore: 3, ships: 4, hub: 2 } },
  colonies: { 'lem-badlands': { red: 1, green: 1 }, 'herbert-valley': { green: 1 }, 'asimov-crater': { red: 1 } },
  docks: { 'lunar-mine': { green: [3] }, 'colonist-hub': { green: [1, 2] }, 'solar-converter': { green: [4] } },
  display: ['alien-city', 'booster-pod', 'plasma-cannon'],
  turn: { seat: 'red', number: 5, unplaced: [2, 2, 4, 5] },
  // Green, you, green, you.
  dice: [1, 2, 3, 5, 2, 4, 5, 6, 6, 1, 1, 2, 6, 1, 4, 4, 4, 5],
} as const;

export const firstMatch = {
  id: 'first-match',
  learner: 0,
  position,
  level: 'greedy',
  steps: [
    {
      id: 'goal',
      points: ['seat:0', 'seat:1', 'colony:lem-badlands:0', 'colony:lem-badlands:1', 'colony:asimov-crater:0', 'colony:herbert-valley:1'],
    },
    {
      id: 'fuel',
      points: ['ship:5:false', 'station:solar-converter'],
      wants: [{ type: 'dock-ships', at: 'solar-converter', faces: [5] }],
    },
    {
      id: 'ore',
      points: ['ship:4:false', 'station:lunar-mine'],
      wants: [{ type: 'dock-ships', at: 'lunar-mine', faces: [4] }],
    },
    {
      id: 'shipyard',
      points: ['ship:2:false', 'station:shipyard'],
      wants: [{ type: 'dock-ships', at: 'shipyard', faces: [2, 2] }],
      strays: { market: { type: 'dock-ships', at: 'orbital-market' } },
    },
    {
      id: 'end-turn',
      points: ['end-turn'],
      wants: [{ type: 'end-turn' }],
      replies: [
        { seat: 1, does: { type: 'dock-ships', at: 'raiders-outpost', faces: [1, 2, 3] } },
        { seat: 1, does: { type: 'steal-token', from: 0, token: 'fuel' } },
        { seat: 1, does: { type: 'dock-ships', at: 'solar-converter', faces: [5] } },
        { seat: 1, does: { type: 'end-turn' } },
      ],
    },
    {
      id: 'raid',
      pointsFor: [['ship:4:false', 'ship:5:false', 'ship:6:false#1', 'station:raiders-outpost']],
      wants: [
        { type: 'dock-ships', at: 'raiders-outpost', faces: [4, 5, 6] },
        { type: 'steal-token', token: 'ore' },
        { type: 'steal-token', token: 'ore' },
        { type: 'steal-token', token: 'ore' },
        { type: 'steal-token', token: 'fuel' },
      ],
      strays: { fuel: { type: 'steal-token', token: 'fuel' }, stop: { type: 'stop-raiding' } },
    },
    {
      id: 'artifact',
      pointsFor: [
        ['ship:2:false', 'ship:6:false#1', 'station:alien-artifact'],
        ['ship:6:false#1', 'station:alien-artifact'],
      ],
      wants: [
        { type: 'dock-ships', at: 'alien-artifact', faces: [2] },
        { type: 'dock-ships', at: 'alien-artifact', faces: [6] },
        { type: 'claim-card', card: 'alien-city' },
        { type: 'end-turn' },
      ],
      strays: {
        cycle: { type: 'cycle-display' },
        card: { type: 'claim-card' },
        terraform: { type: 'dock-ships', at: 'terraforming-station' },
      },
      replies: [
        { seat: 1, does: { type: 'dock-ships', at: 'lunar-mine', faces: [2] } },
        { seat: 1, does: { type: 'dock-ships', at: 'colonist-hub', faces: [1] } },
        { seat: 1, does: { type: 'dock-ships', at: 'colonist-hub', faces: [1] } },
        { seat: 1, does: { type: 'dock-ships', at: 'solar-converter', faces: [6] } },
        { seat: 1, does: { type: 'end-turn' } },
      ],
    },
    {
      id: 'constructor',
      points: ['ship:4:false', 'station:colony-constructor'],
      wants: [{ type: 'dock-ships', at: 'colony-constructor', faces: [4, 4, 4] }],
      strays: { mine: { type: 'dock-ships', at: 'lunar-mine' } },
    },
    {
      id: 'landing',
      points: ['territory:lem-badlands'],
      wants: [{ type: 'land-colony', territory: 'lem-badlands' }],
      // The others are empty, and one colony there brings what it brings on Lem Badlands.
      strays: {
        own: { type: 'land-colony', territory: 'asimov-crater' },
        theirs: { type: 'land-colony', territory: 'herbert-valley' },
      },
    },
    { id: 'points', points: ['points:0'] },
  ],
} as const satisfies Lesson<View, Action>;

export type FirstMatchStep = (typeof firstMatch.steps)[number]['id'];
