import type { Lesson } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { View } from '../knowledge/view.ts';

/** The base game for two, in its third round. Four rounds are scripted: every phase comes once, most of them by the opponent's choice. */
const position = {
  options: { box: 'base' },
  seed: 'first match',
  stage: 'choose',
  round: 3,
  players: [
    {
      tableau: ['Old Earth', 'Spice World'],
      hand: ['Space Marines', 'Avian Uplift Race', 'Gem World', 'Mining Robots', 'Deficit Spending', 'Merchant Guild', 'Colony Ship'],
    },
    {
      tableau: ['Epsilon Eridani', 'Public Works'],
      hand: ['Secluded World', 'Export Duties', 'Deserted Alien Colony', 'Star Nomad Lair', 'Malevolent Lifeforms'],
    },
  ],
  deck: [
    'Terraformed World',
    'New Vinland',
    'Plague World',
    'Galactic Resort',
    'Black Market Trading World',
    'Tourist World',
    'Drop Ships',
    'Merchant World',
    'Pilgrimage World',
  ],
} as const;

/** Where the cards are in the tableau once they are placed. */
const [OLD_EARTH, SPICE_WORLD, GEM_WORLD] = [0, 1, 4];

/** What is placed after Space Marines are paid for. */
const NEEDED = ['avian-uplift-race', 'gem-world'] as const;

export const firstMatch = {
  id: 'first-match',
  learner: 0,
  position,
  level: 'greedy',
  steps: [
    { id: 'goal', points: ['seat:0', 'pool'] },
    {
      id: 'choose',
      isStrict: true,
      pointsFor: [['action:develop']],
      wants: [{ type: 'choose-actions', actions: ['develop'] }],
      replies: [{ seat: 1, does: { type: 'choose-actions', actions: ['settle'] } }],
    },
    {
      id: 'develop',
      pointsFor: [['own:space-marines'], ['own:mining-robots', 'own:deficit-spending', 'own:colony-ship']],
      wants: [
        { type: 'place', card: 'space-marines' },
        { type: 'discard', card: 'mining-robots' },
      ],
      allows: [
        { type: 'discard', card: 'deficit-spending' },
        { type: 'discard', card: 'colony-ship' },
        { type: 'discard', card: 'merchant-guild' },
      ],
      strays: {
        guild: { type: 'place', card: 'merchant-guild' },
        nothing: { type: 'pass' },
        avian: { type: 'discard', card: 'avian-uplift-race' },
        gem: { type: 'discard', card: 'gem-world' },
      },
      // Paid with a card of the next steps, it is not done: they could not go on, and nobody would say why.
      done: (view) =>
        view.stage === 'settle' &&
        view.players[0].tableau.some(({ card }) => card === 'space-marines') &&
        NEEDED.every((card) => view.players[0].hand?.includes(card)),
      replies: [{ seat: 1, does: { type: 'pass' } }],
    },
    {
      id: 'conquer',
      points: ['own:avian-uplift-race', 'card:0:space-marines'],
      wants: [{ type: 'place', card: 'avian-uplift-race' }],
      strays: { pay: { type: 'place', card: 'gem-world' } },
      replies: [
        { seat: 1, does: { type: 'place', card: 'secluded-world' } },
        { seat: 1, does: { type: 'discard', card: 'malevolent-lifeforms' } },
      ],
    },
    {
      id: 'settle',
      isStrict: true,
      points: ['own:colony-ship', 'own:deficit-spending'],
      pointsFor: [['action:settle'], ['own:gem-world']],
      wants: [
        { type: 'choose-actions', actions: ['settle'] },
        { type: 'place', card: 'gem-world' },
        { type: 'discard', card: 'colony-ship' },
        { type: 'discard', card: 'deficit-spending' },
      ],
      allows: [{ type: 'discard' }],
      done: (view) => view.stage === 'choose' && view.players[0].tableau.some(({ card }) => card === 'gem-world'),
      replies: [
        { seat: 1, does: { type: 'choose-actions', actions: ['produce'] } },
        { seat: 1, does: { type: 'pass' } },
      ],
    },
    { id: 'goods', points: ['card:0:spice-world', 'card:0:gem-world', 'card:0:avian-uplift-race'] },
    {
      id: 'explore',
      isStrict: true,
      pointsFor: [['action:consume-x2'], ['seen:pilgrimage-world']],
      wants: [
        { type: 'choose-actions', actions: ['consume-x2'] },
        { type: 'discard', card: 'merchant-world' },
      ],
      strays: { merchant: { type: 'discard', card: 'pilgrimage-world' } },
      done: (view) => view.stage === 'consume',
      replies: [{ seat: 1, does: { type: 'choose-actions', actions: ['explore-5'] } }],
    },
    {
      id: 'consume',
      points: ['consume 0 0'],
      wants: [{ type: 'consume', by: { at: OLD_EARTH, power: 0 }, goods: [SPICE_WORLD, GEM_WORLD] }],
      strays: { genes: { type: 'consume', by: { at: OLD_EARTH, power: 0 } } },
    },
    {
      id: 'trade',
      isStrict: true,
      // The only good left is sold without a question.
      pointsFor: [['action:consume-trade']],
      wants: [{ type: 'choose-actions', actions: ['consume-trade'] }],
      allows: [{ type: 'sell' }],
      replies: [{ seat: 1, does: { type: 'choose-actions', actions: ['produce'] } }],
      done: (view) => view.players[0].tableau.some(({ card, hasGood }) => card === 'avian-uplift-race' && !hasGood),
    },
    { id: 'end', points: ['pool', 'seat:0'] },
  ],
} as const satisfies Lesson<View, Action>;

export type FirstMatchStep = (typeof firstMatch.steps)[number]['id'];
