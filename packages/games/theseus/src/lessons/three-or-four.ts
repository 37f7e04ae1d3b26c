import type { Lesson } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { View } from '../knowledge/view.ts';

/** For those who know the duel: a deathmatch of three. Units 0 to 2 are yours, 3 to 5 the Aliens', 9 to 11 the Scientists'. */
const position = {
  factions: ['marines', 'aliens', 'scientists'],
  seed: 'deathmatch',
  players: {
    marines: { life: 7, deck: ['battle-position', 'barricade', 'armory', 'fire', 'service-passage', 'grenade'] },
    aliens: { life: 6, deck: 7 },
    scientists: { life: 4, data: 11, deck: 7 },
  },
  units: {
    marines: ['corridors b', 'science-lab a', 'landing-platform d'],
    aliens: ['corridors a', 'tech-bay b', 'alien-hive c'],
    scientists: ['corridors c', 'tech-bay c', 'control-room d'],
  },
  pending: {
    corridors: ['landmine'],
    'alien-hive': ['vent', null],
    'science-lab': ['med-bay', null],
    'landing-platform': ['barricade', null],
  },
  turn: { seat: 'marines', number: 7 },
} as const;

const [CORRIDORS, TECH_BAY, SCIENCE_LAB] = [0, 3, 5];

export const threeOrFour = {
  id: 'three-or-four',
  learner: 0,
  position,
  level: 'greedy',
  steps: [
    { id: 'goal', points: ['life:0', 'life:1', 'life:2'] },
    {
      id: 'fourth-room',
      points: ['unit:1', 'sector:0'],
      wants: [{ type: 'move-unit', unit: 1, to: { place: CORRIDORS, room: 'd' } }],
      strays: { bay: { type: 'move-unit', to: { place: TECH_BAY } } },
    },
    {
      id: 'mine',
      points: ['pending:0:0', 'sector:5'],
      wants: [{ type: 'install', from: { place: CORRIDORS, row: 'pending', slot: 0 }, to: { place: SCIENCE_LAB, row: 'slots', slot: 0 } }],
      strays: { elsewhere: { type: 'install' } },
      replies: [
        { seat: 1, does: { type: 'move-unit', unit: 5, to: { place: SCIENCE_LAB, room: 'b' } } },
        { seat: 1, does: { type: 'skip-pending' } },
        { seat: 2, does: { type: 'move-unit', unit: 10, to: { place: SCIENCE_LAB, room: 'a' } } },
        { seat: 2, does: { type: 'skip-pending' } },
      ],
    },
    { id: 'trap', points: ['life:0'] },
    { id: 'data', points: ['data:2'] },
    {
      id: 'extra-turn',
      points: ['unit:2', 'sector:3'],
      wants: [{ type: 'move-unit', unit: 2, to: { place: TECH_BAY } }],
      done: (view) => view.units[2].at === TECH_BAY,
    },
    {
      id: 'second-move',
      points: ['unit:0', 'unit:1'],
      wants: [{ type: 'move-unit' }],
    },
    { id: 'teams', points: ['seat:0'] },
  ],
} as const satisfies Lesson<View, Action>;

export type ThreeOrFourStep = (typeof threeOrFour.steps)[number]['id'];
