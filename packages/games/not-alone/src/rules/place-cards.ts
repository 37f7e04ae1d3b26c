import { type Seat, silent, type Tell } from '@orrery/engine';
import { PLACE_IDS, PLACES, type PlaceId } from '../cards/places.ts';
import type { Cause, Event } from '../events.ts';
import type { Hunted, State, Visit } from '../state.ts';
import { isInForce } from './in-force.ts';
import { glimpseOf, huntedSeats } from './people.ts';

const RANK: ReadonlyMap<PlaceId, number> = new Map(PLACE_IDS.map((id, index) => [id, index]));
export const rankOf = (card: PlaceId): number => RANK.get(card) ?? 0;

/** Hands and piles stay in the order of `PLACE_IDS`, so that their order tells nothing. */
export function addPlace(cards: PlaceId[], card: PlaceId): void {
  const rank = rankOf(card);
  let index = cards.length;
  cards.push(card);
  for (; index > 0 && rankOf(cards[index - 1]) > rank; index--) cards[index] = cards[index - 1];
  cards[index] = card;
}

/** Cards laid one after the other lie likewise. */
export function addVisit(visits: Visit[], visit: Visit): void {
  const rank = rankOf(visit.card);
  let index = visits.length;
  visits.push(visit);
  for (; index > 0 && rankOf(visits[index - 1].card) > rank; index--) visits[index] = visits[index - 1];
  visits[index] = visit;
}

export function removePlace(cards: PlaceId[], card: PlaceId): void {
  const index = cards.indexOf(card);
  if (index < 0) throw new Error(`NA-3.2: no ${card} here`);
  // Not `splice`, which would make a list of what it takes out.
  for (let after = index + 1; after < cards.length; after++) cards[after - 1] = cards[after];
  cards.pop();
}

/** Each kind once: hands and piles are in order, so equal cards lie together. */
export function kindsOf(cards: readonly PlaceId[]): readonly PlaceId[] {
  for (let index = 1; index < cards.length; index++) {
    if (cards[index] === cards[index - 1]) return withoutRepeats(cards);
  }
  return cards;
}

function withoutRepeats(cards: readonly PlaceId[]): readonly PlaceId[] {
  return cards.filter((card, at) => card !== cards[at - 1]);
}

export function visitOf(card: PlaceId): Visit {
  return { card, place: PLACES[card].number, hasActed: false, hasSuffered: false, isOpen: undefined };
}

/** A card that came out of a pile: who sees the pile knows it. */
export function openVisitOf(card: PlaceId): Visit {
  return { card, place: PLACES[card].number, hasActed: false, hasSuffered: false, isOpen: true };
}

/** Where the card lies among those in play, or -1. */
function indexInPlay({ played }: Hunted, card: PlaceId): number {
  for (let index = 0; index < played.length; index++) if (played[index].card === card) return index;
  return -1;
}

/** [NA-3.2] A kind counts as owned wherever the card is. */
export function owns(hunted: Hunted, card: PlaceId): boolean {
  return hunted.hand.includes(card) || hunted.discard.includes(card) || indexInPlay(hunted, card) >= 0;
}

/** [NA-17.5] [NA-R10] The Creature and those who only look on cannot see this pile. */
export function isDark(state: State, hunted: Hunted): boolean {
  return hunted.hiddenUntil >= state.turn.number || isInForce(state, 'darken-piles');
}

/** The Creature did not see how this hand changed, so what it knew of it is worth nothing now. */
export function forgetHand(draft: State, seat: Seat): void {
  const glimpse = glimpseOf(draft, seat);
  glimpse.inHand = [];
  glimpse.notInHand = [];
}

type PileEvent = Extract<Event, { type: 'places-returned' | 'places-discarded' | 'hunted-reset' | 'play-discarded' }>;

/** [NA-R10] Which cards, only to those who may see the pile. */
export function tellPile(draft: State, hunted: Hunted, event: PileEvent, tell: Tell<Event>): void {
  if (tell === silent) return;
  // A card that leaves a hand for the pile comes to light; one that comes back was face up.
  const reveals = event.type === 'places-discarded' ? true : undefined;
  if (!isDark(draft, hunted)) {
    tell(event, { reveals });
    return;
  }
  const { cards, ...seen } = event;
  tell(seen, { only: huntedSeats(draft), adds: { cards }, reveals });
}

export interface Moved {
  readonly hunted: Hunted;
  readonly cards: readonly PlaceId[];
  readonly cause: Cause;
}

/** From their discard pile to hand. */
export function returnPlaces(draft: State, { hunted, cards, cause }: Moved, tell: Tell<Event>): void {
  if (cards.length === 0) return;
  const { notInHand } = glimpseOf(draft, hunted.seat);
  for (const card of cards) {
    removePlace(hunted.discard, card);
    addPlace(hunted.hand, card);
    if (notInHand.includes(card)) removePlace(notInHand, card);
  }
  if (isDark(draft, hunted)) forgetHand(draft, hunted.seat);
  tellPile(draft, hunted, { type: 'places-returned', seat: hunted.seat, count: cards.length, cause, cards }, tell);
}

/** From hand to their discard pile. */
export function discardPlaces(draft: State, { hunted, cards, cause }: Moved, tell: Tell<Event>): void {
  if (cards.length === 0) return;
  const { inHand } = glimpseOf(draft, hunted.seat);
  for (const card of cards) {
    removePlace(hunted.hand, card);
    addPlace(hunted.discard, card);
    if (inHand.includes(card)) removePlace(inHand, card);
  }
  if (isDark(draft, hunted)) forgetHand(draft, hunted.seat);
  tellPile(draft, hunted, { type: 'places-discarded', seat: hunted.seat, count: cards.length, cause, cards }, tell);
}

/** [NA-R46] [NA-22.19] A card in play goes to hand at once: it is not discarded in phase 4, and no token finds it any more. */
export function takeBackPlayed(hunted: Hunted, back: { readonly card: PlaceId; readonly cause: Cause }, tell: Tell<Event>): void {
  const index = indexInPlay(hunted, back.card);
  if (index < 0) return;
  hunted.played.splice(index, 1);
  addPlace(hunted.hand, back.card);
  tell({ type: 'played-returned', seat: hunted.seat, card: back.card, cause: back.cause });
}

/** Those of these kinds that are still to be had. */
export function inReserve({ reserve }: State, kinds: readonly PlaceId[]): readonly PlaceId[] {
  return kinds.filter((card) => (reserve[card] ?? 0) > 0);
}

/** [NA-8.5] Kinds of the reserve that this Hunted may take. */
export function takeable(state: State, hunted: Hunted, drones: boolean): PlaceId[] {
  return PLACE_IDS.filter((card) => isTakeable(state, hunted, { card, drones }));
}

/** Whether there is one. */
export function canTake(state: State, hunted: Hunted, drones: boolean): boolean {
  for (const card of PLACE_IDS) if (isTakeable(state, hunted, { card, drones })) return true;
  return false;
}

function isTakeable({ reserve }: State, hunted: Hunted, { card, drones }: { readonly card: PlaceId; readonly drones: boolean }): boolean {
  if ((reserve[card] ?? 0) === 0 || owns(hunted, card)) return false;
  return drones || PLACES[card].number !== undefined;
}

export function takePlace(
  draft: State,
  taken: { readonly hunted: Hunted; readonly card: PlaceId; readonly cause: Cause },
  tell: Tell<Event>,
): void {
  const { hunted, card, cause } = taken;
  draft.reserve[card] = (draft.reserve[card] ?? 0) - 1;
  addPlace(hunted.hand, card);
  tell({ type: 'place-taken', seat: hunted.seat, card, cause });
}
