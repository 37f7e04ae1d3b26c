import type { PlaceId } from '../cards/places.ts';
import type { Hunted, Stage, State, Visit } from '../state.ts';
import { isBlocked, isTargeted } from './tokens.ts';

/** Stages in which a Hunted whose place is free acts, the first two in their order and the windows for those freed later [NA-R65]. */
const ACTING: ReadonlySet<Stage> = new Set<Stage>(['free-places', 'target-places', 'artemia-window', 'creature-window']);

export interface Acting {
  readonly hunted: Hunted;
  /** Cards in play that may act now; the Hunted chooses which is first [NA-R27]. */
  readonly visits: readonly Visit[];
}

/** [NA-7.2] Who acts next: clockwise, computed anew each time. */
export function nextToAct(state: State): Hunted | undefined {
  if (!ACTING.has(state.turn.stage)) return undefined;
  for (const hunted of state.hunted) if (hasToAct(state, hunted)) return hunted;
  return undefined;
}

/** The same, and with which cards. */
export function actingNow(state: State): Acting | undefined {
  const hunted = nextToAct(state);
  return hunted === undefined ? undefined : actingAs(state, hunted);
}

/** The same for a Hunted who is known to be next. */
export function actingAs(state: State, hunted: Hunted): Acting {
  return { hunted, visits: visitsToAct(state, hunted) };
}

function visitsToAct(state: State, hunted: Hunted): readonly Visit[] {
  const visits: Visit[] = [];
  for (const visit of hunted.played) if (mayAct(state, hunted, visit)) visits.push(visit);
  return visits;
}

/** Which cards these are. */
export function cardsToAct(state: State, hunted: Hunted): readonly PlaceId[] {
  return visitsToAct(state, hunted).map(({ card }) => card);
}

/** The same, if it is this Hunted: only one who has something to do. */
export function actsNow(state: State, hunted: Hunted): Acting | undefined {
  return hasToAct(state, hunted) && nextToAct(state) === hunted ? actingAs(state, hunted) : undefined;
}

function hasToAct(state: State, hunted: Hunted): boolean {
  for (const visit of hunted.played) if (mayAct(state, hunted, visit)) return true;
  return false;
}

/** [NA-7.3] [NA-7.4] Without a token in step 1; once the Target token has done its work, later. */
function mayAct(state: State, hunted: Hunted, visit: Visit): boolean {
  if (visit.hasActed || isBlocked(state, hunted, visit)) return false;
  return !isTargeted(state, hunted, visit) || (visit.hasSuffered && state.turn.stage !== 'free-places');
}

/** The place whose power the card has: where its Hunted is, or the card's own if it is on no place. */
export function placeOf(state: State, visit: Visit): PlaceId {
  return visit.place === undefined ? visit.card : state.planet[visit.place - 1];
}
