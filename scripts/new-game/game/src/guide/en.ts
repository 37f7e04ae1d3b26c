import { counted, type GameGuide, reasonBy } from '@orrery/engine';
import type { Decision } from '../decisions.ts';
import type { View } from '../knowledge/view.ts';

export const guide: GameGuide<View, Decision> = {
  aim: (view) => `Most points win when every beacon is lit: ${counted(view.cardsLeft, 'card')} left to draw.`,
  why: reasonBy<Decision, View>({ 'choose-beacon': () => 'Higher than the last one, it scores a point.' }),
};
