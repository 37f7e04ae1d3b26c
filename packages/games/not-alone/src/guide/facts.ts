import type { Seat } from '@orrery/engine';
import type { View } from '../knowledge/view.ts';

/** Will of the Hunted at this seat; the Creature has none. */
export function willOf(view: View, seat: Seat): number | undefined {
  return view.hunted.find((hunted) => hunted.seat === seat)?.will;
}

/** Whose last step is next; `either`: both counters are one step from the star [NA-10.1] [NA-10.2]. */
export function lastStepOf({ rescue, assimilation }: View): 'creature' | 'hunted' | 'either' | undefined {
  if (assimilation === 1) return rescue === 1 ? 'either' : 'creature';
  return rescue === 1 ? 'hunted' : undefined;
}
