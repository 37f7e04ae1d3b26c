import type { GameGuide } from '@orrery/engine';
import { reasonBy } from '@orrery/engine';
import type { Decision } from '../decisions.ts';
import type { View } from '../knowledge/view.ts';

export const guide: GameGuide<View, Decision> = {
  aim: (view) => `Когда зажгут все маяки, победит тот, у кого больше очков. В колоде карт: ${view.cardsLeft}.`,
  why: reasonBy<Decision, View>({ 'choose-beacon': () => 'Если он выше последнего, вы получите очко.' }),
};
