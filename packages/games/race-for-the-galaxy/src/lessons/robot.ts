import type { Lesson } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { View } from '../knowledge/view.ts';

/** For those who know the base game: alone against the easy robot, whose dice follow from the seed. Two rounds are scripted. */
const position = {
  options: { robot: 'easy' },
  seed: 'robot lesson',
  stage: 'choose',
  round: 4,
  players: [
    {
      startWorld: 'Old Earth',
      tableau: ['Old Earth', { card: 'Spice World', good: true }, 'Public Works'],
      hand: ['Gem World', 'Mining Robots', 'Deficit Spending', 'Export Duties', 'New Vinland'],
    },
  ],
  robot: {
    startWorld: "Earth's Lost Colony",
    tableau: ["Earth's Lost Colony", 'Rebel Fuel Cache'],
    stack: ['Space Port', 'Artist Colony', 'Expanding Colony'],
    chips: 2,
    credit: 1,
    economy: 2,
  },
} as const;

const [OLD_EARTH, SPICE_WORLD, GEM_WORLD] = [0, 1, 3];

export const robot = {
  id: 'robot',
  learner: 0,
  position,
  level: 'greedy',
  steps: [
    { id: 'mat', points: ['robot-mat', 'robot:earths-lost-colony'] },
    {
      id: 'two-actions',
      isStrict: true,
      pointsFor: [['action:settle', 'action:produce']],
      wants: [{ type: 'choose-actions', actions: ['settle', 'produce'] }],
    },
    {
      id: 'settle',
      points: ['own:mining-robots', 'own:deficit-spending'],
      pointsFor: [['own:gem-world']],
      wants: [
        { type: 'place', card: 'gem-world' },
        { type: 'discard', card: 'mining-robots' },
        { type: 'discard', card: 'deficit-spending' },
      ],
      allows: [{ type: 'discard', card: 'new-vinland' }],
      strays: { duties: { type: 'discard', card: 'export-duties' } },
      done: (view) =>
        view.stage === 'choose' &&
        view.players[0].tableau.some(({ card }) => card === 'gem-world') &&
        view.players[0].hand?.includes('export-duties') === true,
    },
    { id: 'robots-turn', points: ['robot:space-port'] },
    {
      id: 'develop',
      isStrict: true,
      points: ['own:export-duties'],
      pointsFor: [['action:develop', 'action:consume-x2']],
      wants: [
        { type: 'choose-actions', actions: ['develop', 'consume-x2'] },
        { type: 'place', card: 'export-duties' },
      ],
      // Whatever is built, the goods are there for the next step.
      allows: [{ type: 'place' }, { type: 'pay' }, { type: 'discard' }],
      strays: { nothing: { type: 'pass' } },
      done: (view) => view.stage === 'consume',
    },
    {
      id: 'consume',
      points: ['consume 0 0'],
      wants: [{ type: 'consume', by: { at: OLD_EARTH, power: 0 }, goods: [SPICE_WORLD, GEM_WORLD] }],
    },
    { id: 'end', points: ['pool'] },
  ],
} as const satisfies Lesson<View, Action>;

export type RobotStep = (typeof robot.steps)[number]['id'];
