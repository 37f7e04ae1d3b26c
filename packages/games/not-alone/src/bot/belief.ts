import type { Seat } from '@orrery/engine';
import { PLACES, type PlaceCard, type PlaceId } from '../cards/places.ts';
import { isBarredPlace } from '../rules/in-force.ts';
import { hasBegun } from '../rules/moments.ts';
import { isDark, rankOf } from '../rules/place-cards.ts';
import type { Hunted, State } from '../state.ts';

/**
 * Place cards that this Hunted may have in play, or may lay, as far as everybody can tell: what they own and what is not in
 * their pile. A seat thinking of them must not look at the imagined hand itself, or it would play with open cards.
 */
export function possibleCards(state: State, hunted: Hunted): PlaceId[] {
  const open = hunted.played.filter(({ isOpen }) => isOpen === true);
  if (open.length > 0 && open.length === hunted.played.length && hunted.isLocked) return open.map(({ card }) => card);
  const cards: PlaceId[] = [];
  const add = (card: PlaceId) => {
    if (!cards.includes(card) && !isBarredPlace(state, PLACES[card].number)) cards.push(card);
  };
  hunted.hand.forEach(add);
  for (const { card } of hunted.played) add(card);
  if (isDark(state, hunted)) hunted.discard.forEach(add);
  // In an order that tells nothing, so that all who think of this Hunted think of the same game.
  return cards.sort(inOrder);
}

const inOrder = (one: PlaceId, other: PlaceId): number => rankOf(one) - rankOf(other);

/** The same, narrowed by what the Creature alone has been shown of the hand. */
export function suspectedCards(state: State, hunted: Hunted): PlaceId[] {
  const cards = possibleCards(state, hunted);
  const glimpse = state.glimpses.find(({ seat }) => seat === hunted.seat);
  if (glimpse === undefined || !hasBegun(state, 'hunting')) return cards;
  const fitting = cards.filter((card) => !glimpse.inHand.includes(card) && fitsRow(card, glimpse.playedRow));
  const sure = fitting.filter((card) => glimpse.notInHand.includes(card));
  if (sure.length > 0) return sure;
  return fitting.length > 0 ? fitting : cards;
}

function fitsRow(card: PlaceId, row: 'upper' | 'lower' | 'none' | undefined): boolean {
  if (row === undefined) return true;
  const { number }: PlaceCard = PLACES[card];
  if (number === undefined) return row === 'none';
  return row === (number <= 5 ? 'upper' : 'lower');
}

/** Whether this seat sees what that Hunted has in play. */
export function seesPlay(state: State, hunted: Hunted, seat: Seat): boolean {
  return seat === hunted.seat || hasBegun(state, 'reveal-window');
}
