import type { GamePrimer } from '@orrery/engine';
import type { View } from '../knowledge/view.ts';
import { type Variant, variantOf } from './variant.ts';

const goal = 'You build a civilisation of worlds and developments in front of you. Most points win: printed on cards and won as chips.';
const goals =
  'Goals bring points too: 3 to whoever is first to something, 5 to whoever has the most of it at the end. Look at the tiles before you choose an action.';
const choosing = [
  'Each round everybody secretly chooses an action. Only chosen phases happen, and all players take part; those who chose a phase get its bonus.',
  'So try to read the others: a phase that somebody else chooses is yours for free.',
];
const twoActions = [
  'Each round you both secretly choose two actions. Only chosen phases happen, and both take part; those who chose a phase get its bonus.',
  'Develop and Settle may be chosen twice: then they happen twice, one after the other.',
];
const cards = [
  'Cards are money too. For a development or world of cost 3 you discard 3 other cards from your hand.',
  'Worlds with a red number are conquered, not paid for: your Military must be at least their defense.',
  'Produce puts goods on your worlds. Consume: Trade sells one for many cards, Consume powers turn goods into VP, ×2 doubles them.',
  'Cards you place work from the next phase on. Look for those that fit together, above all with a 6-cost development.',
  'The match ends with the round in which a tableau has 12 cards or the pool of VP chips is empty.',
];

export const primer: GamePrimer<View, Variant> = {
  variant: variantOf,
  steps: {
    base: [goal, ...choosing, ...cards],
    goals: [goal, ...choosing, ...cards, goals],
    expert: [goal, ...twoActions, ...cards],
    'expert-goals': [goal, ...twoActions, ...cards, goals],
    robot: [
      'You build a civilisation of worlds and developments in front of you, and so does the robot. To win, have more points: printed on cards and won as chips.',
      'Each round you choose two actions; then the robot rolls two dice. Every phase that either of you has marked happens, and you take part in all of them, always first.',
      ...cards,
      'The robot pays no cards and holds no goods. Credit buys its worlds, its economy says how many VP a Consume phase brings it: do not give it that phase while its economy is high.',
    ],
  },
};
