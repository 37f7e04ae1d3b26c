import type { Seat } from '@orrery/engine';
import type { View } from '../knowledge/view.ts';

/** Will of the Hunted at this seat; the Creature has none. */
export function willOf(view: View, seat: Seat): number | undefined {
  return view.hunted.find((hunted) => hunted.seat === seat)?.will;
}
