import type { Lesson } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { View } from '../knowledge/view.ts';

/** For those who know the base game: two of the goal tiles of The Gathering Storm are within reach. Two rounds are scripted. */
const position = {
  seed: 'goals',
  stage: 'choose',
  round: 6,
  goals: [
    'Galactic Standard of Living',
    'System Diversity',
    'Innovation Leader',
    'Budget Surplus',
    'Production Leader',
    'Greatest Military',
  ],
  players: [
    {
      startWorld: 'Old Earth',
      chips: 2,
      tableau: ['Old Earth', { card: 'Spice World', good: true }, { card: 'Gem World', good: true }, 'Secluded World'],
      hand: ['New Vinland', 'Mining Robots', 'Deficit Spending', 'Export Duties', 'Merchant Guild'],
    },
    {
      chips: 4,
      tableau: ['Epsilon Eridani', 'Public Works', 'Space Marines', 'Rebel Miners', 'Plague World'],
      hand: ['Colony Ship', 'Drop Ships', 'Galactic Resort', 'Tourist World'],
    },
  ],
} as const;

const [OLD_EARTH, SPICE_WORLD, GEM_WORLD] = [0, 1, 2];

export const goals = {
  id: 'goals',
  learner: 0,
  position,
  level: 'greedy',
  steps: [
    { id: 'tiles', points: ['goal:galactic-standard-of-living', 'goal:production-leader'] },
    { id: 'first', points: ['goal:galactic-standard-of-living', 'chips:0', 'chips:1'] },
    {
      id: 'consume',
      isStrict: true,
      points: ['consume 0 0'],
      pointsFor: [['action:consume-x2']],
      wants: [
        { type: 'choose-actions', actions: ['consume-x2'] },
        { type: 'consume', by: { at: OLD_EARTH, power: 0 }, goods: [SPICE_WORLD, GEM_WORLD] },
      ],
      strays: { card: { type: 'consume' } },
      replies: [{ seat: 1, does: { type: 'choose-actions', actions: ['produce'] } }],
    },
    { id: 'won', points: ['goal:galactic-standard-of-living'] },
    {
      id: 'most',
      isStrict: true,
      points: ['goal:production-leader', 'own:mining-robots', 'own:deficit-spending'],
      pointsFor: [['action:settle'], ['own:new-vinland']],
      wants: [
        { type: 'choose-actions', actions: ['settle'] },
        { type: 'place', card: 'new-vinland' },
        { type: 'discard', card: 'mining-robots' },
        { type: 'discard', card: 'deficit-spending' },
      ],
      allows: [{ type: 'discard' }],
      done: (view) => view.stage === 'choose' && view.players[0].tableau.some(({ card }) => card === 'new-vinland'),
      replies: [
        { seat: 1, does: { type: 'choose-actions', actions: ['settle'] } },
        { seat: 1, does: { type: 'pass' } },
      ],
    },
    { id: 'end', points: ['goal:production-leader', 'goal:greatest-military'] },
  ],
} as const satisfies Lesson<View, Action>;

export type GoalsStep = (typeof goals.steps)[number]['id'];
