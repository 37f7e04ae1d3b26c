import type { Hunted, State, Visit } from '../../state.ts';
import { effectIf } from '../in-force.ts';
import { isTargeted } from '../tokens.ts';

/** [NA-16.26] On a place where a card cuts off: no Survival cards from the reveal on, and no card back. */
export function isCutOff(state: State, hunted: Hunted, visit: Visit): boolean {
  return isTargeted(state, hunted, visit) && state.turn.inForce.some((entry) => effectIf(entry, 'target-is-cut-off') !== undefined);
}
