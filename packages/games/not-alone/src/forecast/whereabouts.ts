import { PLACES, type PlaceCard, type PlaceId, type PlaceNumber } from '../cards/places.ts';
import type { HuntedView } from '../knowledge/view.ts';

/**
 * What everybody may think of one place card of a Hunted: `open` in the discard pile, in `play` face up, `maybe` in hand or laid,
 * `seen` in hand by who was shown it, `away` from the hand as was told, `dark`: the pile is hidden, so it may be anywhere.
 */
export type Whereabouts = 'open' | 'play' | 'maybe' | 'seen' | 'away' | 'dark';

export interface OwnedCard {
  readonly card: PlaceId;
  readonly number: PlaceNumber | undefined;
  readonly is: Whereabouts;
}

export const numberOf = (card: PlaceId): PlaceNumber | undefined => (PLACES[card] satisfies PlaceCard).number;

/** Every place card a Hunted owns and where it can be, from public facts and, for the Creature, what it was shown. */
export function ownedCards(hunted: HuntedView): readonly OwnedCard[] {
  const pile = [...hunted.discard];
  const played = hunted.played.map((visit) => visit.card);
  return hunted.owned.map((card) => ({ card, number: numberOf(card), is: whereabouts(card) }));

  function whereabouts(card: PlaceId): Whereabouts {
    if (takeOne(played, card)) return 'play';
    if (takeOne(pile, card)) return 'open';
    if (hunted.glimpse?.inHand.includes(card)) return 'seen';
    if (hunted.glimpse?.notInHand.includes(card)) return 'away';
    return hunted.isDark && pile.length > 0 ? 'dark' : 'maybe';
  }
}

function takeOne(cards: (PlaceId | 'hidden')[], card: PlaceId): boolean {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}

/** Places this Hunted can still have gone to this turn, as far as the viewer may know. Empty once the cards are open. */
export function mayBeAt(hunted: HuntedView): readonly PlaceNumber[] {
  if (hunted.played.some((visit) => visit.card !== 'hidden')) return [];
  const row = hunted.glimpse?.playedRow;
  const fits = (place: PlaceNumber) => row === undefined || row === (place <= 5 ? 'upper' : 'lower');
  const places = ownedCards(hunted).flatMap(({ number, is }) => (number !== undefined && is !== 'open' && is !== 'play' ? [number] : []));
  return [...new Set(places)].filter(fits).sort((one, other) => one - other);
}
