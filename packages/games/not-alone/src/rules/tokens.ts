import type { Seat, Tell } from '@orrery/engine';
import { ARTEMIA_CELLS } from '../cards/boards.ts';
import { areAdjacent, PLACE_NUMBERS, type PlaceNumber } from '../cards/places.ts';
import type { Cause, Event } from '../events.ts';
import type { Hunted, HuntToken, State, Visit } from '../state.ts';
import { hasSymbol, ignoresToken, isCloned } from './in-force.ts';
import { isInForceBy } from './sanctuary/abilities.ts';
import { adaptationGivesToken, isBeyondArtemia, isOvergrown } from './sanctuary/tokens.ts';

const NEIGHBOURS: readonly (readonly PlaceNumber[])[] = PLACE_NUMBERS.map((one) =>
  PLACE_NUMBERS.filter((other) => areAdjacent(one, other)),
);

export function neighboursOf(place: PlaceNumber): readonly PlaceNumber[] {
  return NEIGHBOURS[place - 1];
}

/** [NA-2.3] [NA-R72] The Rescue counter stands on a cell with the symbol. */
export function boardGivesArtemia(state: State): boolean {
  return ARTEMIA_CELLS[state.side].includes(state.rescue);
}

/** [NA-6.1] [NA-6.2] [NA-6.3] [NA-R14] The token may be laid this turn; whatever brings it, it is one. */
export function isAvailable(state: State, token: HuntToken): boolean {
  switch (token) {
    case 'creature':
      return true;
    case 'target':
      return hasSymbol(state, 'target') || adaptationGivesToken(state, token);
    case 'artemia':
      return hasSymbol(state, 'artemia') || boardGivesArtemia(state) || adaptationGivesToken(state, token);
  }
}

/** [NA-R12] A played card brought it, so it is laid. */
export function isOwed(state: State, token: HuntToken): boolean {
  return token !== 'creature' && hasSymbol(state, token);
}

export function isNoTokenLaid({ tokens }: State): boolean {
  return tokens.creature.length + tokens.target.length + tokens.artemia.length === 0;
}

/** Places with the Creature token, or another that works like it. */
export function creaturePlaces(state: State): readonly PlaceNumber[] {
  const { creature, target } = state.tokens;
  return isCloned(state) ? both(creature, target) : creature;
}

function both(ones: readonly PlaceNumber[], others: readonly PlaceNumber[]): readonly PlaceNumber[] {
  return [...ones, ...others.filter((place) => !ones.includes(place))];
}

/** Does the Artemia token reach this card in play? */
export function isHit(state: State, hunted: Hunted, { place }: Visit): boolean {
  if (place === undefined || !(state.tokens.artemia.includes(place) || isOvergrown(state, place))) return false;
  return !ignoresToken(state, hunted.seat, 'artemia') && !isBeyondArtemia(state, hunted);
}

/** Does the Creature token, or its clone, reach this card in play? */
export function isCaught(state: State, hunted: Hunted, { place }: Visit): boolean {
  if (place === undefined) return false;
  const isThere = state.tokens.creature.includes(place) || (state.tokens.target.includes(place) && isCloned(state));
  return isThere && !ignoresToken(state, hunted.seat, 'creature');
}

/** Does the Target token reach this card in play? [NA-22.17] A clone is absent for a Hunted who ignores the Creature token. */
export function isTargeted(state: State, hunted: Hunted, { place }: Visit): boolean {
  if (place === undefined || !state.tokens.target.includes(place) || isInForceBy(state, hunted.seat, 'freeze')) return false;
  return !isCloned(state) || !ignoresToken(state, hunted.seat, 'creature');
}

/** [NA-7.10] Artemia or Creature: no power and no card back while it is there. */
export function isBlocked(state: State, hunted: Hunted, visit: Visit): boolean {
  return isHit(state, hunted, visit) || isCaught(state, hunted, visit);
}

/** [NA-R29] Where a lying token can be moved: to a neighbour of any place it covers. */
export function movesOf(state: State, token: HuntToken): readonly PlaceNumber[] {
  const at = state.tokens[token];
  if (at.length === 1) return neighboursOf(at[0]);
  return PLACE_NUMBERS.filter((place) => at.some((from) => areAdjacent(from, place)));
}

export function moveToken(
  draft: State,
  moved: { readonly token: HuntToken; readonly to: PlaceNumber; readonly cause: Cause },
  tell: Tell<Event>,
): void {
  const { token, to, cause } = moved;
  const from = draft.tokens[token];
  draft.tokens[token] = [to];
  tell({ type: 'token-moved', token, from, to, cause });
}

/** [NA-R30] Tokens and power of the new place count from now on; the card laid is the same. */
export function leadHunted(
  led: { readonly seat: Seat; readonly visit: Visit; readonly to: PlaceNumber; readonly cause: Cause },
  tell: Tell<Event>,
): void {
  const { seat, visit, to, cause } = led;
  if (visit.place === undefined) return;
  const from = visit.place;
  visit.place = to;
  tell({ type: 'hunted-moved', seat, card: visit.card, from, to, cause });
}
