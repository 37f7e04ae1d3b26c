import type { GamePrimer } from '@orrery/engine';
import type { View } from '../knowledge/view.ts';

export const primer: GamePrimer<View, 'base'> = {
  variant: () => 'base',
  steps: {
    base: ['Light a beacon higher than the last one to score a point.', 'Keep high cards for when the last beacon is high.'],
  },
};
