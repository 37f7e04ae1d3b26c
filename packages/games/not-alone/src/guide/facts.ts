import type { Seat } from '@orrery/engine';
import type { View } from '../knowledge/view.ts';
import { FULL_WILL } from '../state.ts';

/** How a Hunted who chooses a place could get cards or Will back first: nobody is told of what is not offered [NA-5.2] [NA-5.3] [NA-5.6]. */
export function effortsOf(view: View, seat: Seat): 'both' | 'give-up' | 'none' {
  const own = view.hunted.find((hunted) => hunted.seat === seat);
  if (own === undefined || own.effort !== 'none' || own.played.length > 0) return 'none';
  if (own.discard.length === 0) return own.will === FULL_WILL ? 'none' : 'give-up';
  return own.will > 1 && own.noResistIn !== view.turn.number ? 'both' : 'give-up';
}

/** Whose last step is next; `either`: both counters are one step from the star [NA-10.1] [NA-10.2]. */
export function lastStepOf({ rescue, assimilation }: View): 'creature' | 'hunted' | 'either' | undefined {
  if (assimilation === 1) return rescue === 1 ? 'either' : 'creature';
  return rescue === 1 ? 'hunted' : undefined;
}
