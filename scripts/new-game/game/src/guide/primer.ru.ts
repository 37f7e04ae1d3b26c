import type { GamePrimer } from '@orrery/engine';
import type { View } from '../knowledge/view.ts';

export const primer: GamePrimer<View, 'base'> = {
  variant: () => 'base',
  steps: {
    base: ['Зажгите маяк выше последнего, и получите очко.', 'Берегите большие карты на случай, когда последний маяк высок.'],
  },
};
