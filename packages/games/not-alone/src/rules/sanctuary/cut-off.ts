import type { CardKey, Hunted, State, Visit } from '../../state.ts';
import { effectIf, isInForce } from '../in-force.ts';
import { hasBegun } from '../moments.ts';
import { isTargeted } from '../tokens.ts';

/** [NA-16.26] On a place where a card cuts off: no Survival cards from the reveal on, and no card back. */
export function isCutOff(state: State, hunted: Hunted, visit: Visit): boolean {
  return isTargeted(state, hunted, visit) && isInForce(state, 'target-is-cut-off');
}

/** [NA-16.26] Step 2 found this Hunted there: the bar lasts until the turn ends, though token and card in play go before. */
export function rememberCutOff(draft: State, { seat }: Hunted, card: CardKey): void {
  draft.turn.inForce = [...draft.turn.inForce, { card, by: draft.creature.seat, target: { kind: 'hunted', seat } }];
}

/** [NA-16.26] No Survival cards: there since the reveal, or found there by step 2. Where no such card was played nobody is looked at. */
export function mayPlayNoSurvival(state: State, hunted: Hunted): boolean {
  return isInForce(state, 'target-is-cut-off') && (isThere(state, hunted) || wasCutOff(state, hunted));
}

function isThere(state: State, hunted: Hunted): boolean {
  return hasBegun(state, 'reveal-window') && hunted.played.some((visit) => isCutOff(state, hunted, visit));
}

function wasCutOff(state: State, { seat }: Hunted): boolean {
  return state.turn.inForce.some(
    (entry) => effectIf(entry, 'target-is-cut-off') !== undefined && entry.target.kind === 'hunted' && entry.target.seat === seat,
  );
}
