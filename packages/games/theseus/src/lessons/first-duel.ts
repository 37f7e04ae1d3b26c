import type { Lesson } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { View } from '../knowledge/view.ts';

/** Marines against Aliens in the middle of a duel. Units 0 to 2 are yours, 3 to 5 the Aliens'; three of your turns are scripted. */
const position = {
  factions: ['marines', 'aliens'],
  seed: 'first duel',
  players: {
    marines: {
      life: 16,
      deck: ['battle-position', 'barricade', 'armory', 'landmine', 'fire', 'service-passage', 'grenade', 'barricade'],
    },
    aliens: { life: 12, deck: 7 },
  },
  units: {
    marines: ['landing-platform a', 'control-room b', 'alien-hive d'],
    aliens: ['landing-platform b', 'tech-bay b', 'tech-bay c'],
  },
  cards: { 'alien-hive': { '0': 'tentacles' } },
  pending: { corridors: ['landmine'], 'alien-hive': ['vent', null], 'landing-platform': ['battle-position', 'fire'] },
  turn: { seat: 'marines', number: 5 },
} as const;

const [CORRIDORS, CONTROL_ROOM, LANDING_PLATFORM, , ALIEN_HIVE] = [0, 1, 2, 3, 4];

export const firstDuel = {
  id: 'first-duel',
  learner: 0,
  position,
  level: 'greedy',
  steps: [
    { id: 'goal', points: ['life:0', 'life:1'] },
    {
      id: 'move',
      points: ['unit:2'],
      wants: [{ type: 'move-unit', unit: 2, to: { place: CORRIDORS, room: 'd' } }],
      // Which room makes no difference to what is taught.
      allows: [{ type: 'move-unit', unit: 2 }],
      done: (view) => view.units[2].at === CORRIDORS,
    },
    {
      id: 'install',
      points: ['pending:0:0'],
      wants: [{ type: 'install', from: { place: CORRIDORS, row: 'pending', slot: 0 }, to: { place: CORRIDORS, row: 'slots' } }],
      strays: { elsewhere: { type: 'install' }, skip: { type: 'skip-pending' } },
      replies: [
        { seat: 1, does: { type: 'move-unit', unit: 4, to: { place: CORRIDORS } } },
        { seat: 1, does: { type: 'skip-pending' } },
      ],
    },
    { id: 'trap', points: ['unit:4', 'life:1'] },
    {
      id: 'own-sector',
      points: ['unit:1', 'sector:2'],
      wants: [{ type: 'move-unit', unit: 1, to: { place: LANDING_PLATFORM } }],
      strays: { third: { type: 'move-unit', unit: 2, to: { place: LANDING_PLATFORM } } },
    },
    {
      id: 'upgrade',
      points: ['upgrades:0', 'unit:0'],
      wants: [{ type: 'upgrade-unit', unit: 0 }],
      strays: { card: { type: 'upgrade-card' }, install: { type: 'install' } },
    },
    {
      id: 'fire',
      points: ['pending:2:1', 'sector:1'],
      wants: [
        {
          type: 'install',
          from: { place: LANDING_PLATFORM, row: 'pending', slot: 1 },
          to: { place: CONTROL_ROOM, row: 'slots' },
        },
      ],
      strays: { position: { type: 'install', from: { place: LANDING_PLATFORM, row: 'pending', slot: 0 } } },
      replies: [
        { seat: 1, does: { type: 'move-unit', unit: 4, to: { place: LANDING_PLATFORM } } },
        { seat: 1, does: { type: 'skip-pending' } },
      ],
    },
    {
      id: 'malfunction',
      points: ['unit:2', 'sector:1'],
      wants: [
        { type: 'move-unit', unit: 2, to: { place: CONTROL_ROOM } },
        { type: 'aim-at-card', card: { place: ALIEN_HIVE, row: 'slots', slot: 0 } },
      ],
      allows: [{ type: 'move-unit', unit: 2 }],
      done: (view) => view.malfunction?.place === ALIEN_HIVE && view.malfunction.row === 'slots',
    },
    {
      id: 'fill',
      points: ['pending:1:0'],
      wants: [{ type: 'fill-pending', spot: { place: CONTROL_ROOM, row: 'pending', slot: 0 } }],
    },
    { id: 'end', points: ['end', 'sector:3'] },
  ],
} as const satisfies Lesson<View, Action>;

export type FirstDuelStep = (typeof firstDuel.steps)[number]['id'];
