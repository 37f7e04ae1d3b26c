import type { Hunted, State } from '../../state.ts';
import { canRegainWill } from '../counters.ts';
import { characterDoing } from './abilities.ts';

/** [NA-R25] [NA-18.15] [NA-22.15] Whom this Hunted may give Will. */
export function healable(state: State, by: Hunted): Hunted[] {
  return state.hunted.filter(
    (one) => canRegainWill(one) && (one === by || characterDoing(state, one, 'no-will-from-others') === undefined),
  );
}
