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

export type LastStep = 'creature' | 'rescue' | 'defense' | 'creature-or-rescue' | 'creature-or-defense';

/** Which counters are one step from winning [NA-10.1] [NA-10.2] [NA-10.3]; Defense only where Rescue, which moves by itself, is not. */
export function lastStepOf({ rescue, assimilation, sanctuary }: View): LastStep | undefined {
  const hunted = rescue === 1 ? 'rescue' : sanctuary?.defense === 1 ? 'defense' : undefined;
  if (assimilation !== 1) return hunted;
  return hunted === undefined ? 'creature' : `creature-or-${hunted}`;
}
