import type { Seat, Viewer } from '@orrery/engine';
import { everySeat } from '../../rules/people.ts';
import type { Seen, State } from '../../state.ts';

/** A card the viewer may not see: only that it is there. */
export type Hidden = 'hidden';

export function hidden(cards: readonly unknown[]): Hidden[] {
  return cards.map((): Hidden => 'hidden');
}

function isKnown(state: State, by: number, viewer: Viewer): boolean {
  return viewer === 'spectator' ? by === everySeat(state.seats) : (by & (1 << viewer)) !== 0;
}

/** Cards where they lie: those this viewer has seen, and the backs of the others. */
export function faceDown<Card>(state: State, cards: readonly Seen<Card>[], viewer: Viewer): (Card | Hidden)[] {
  return cards.map(({ card, by }) => (isKnown(state, by, viewer) ? card : 'hidden'));
}

/** A hand of which only its holder knows the order: what others have seen of it comes first. */
export function handView<Card>(
  state: State,
  hand: { readonly cards: readonly Seen<Card>[]; readonly holder: Seat },
  viewer: Viewer,
): (Card | Hidden)[] {
  if (hand.holder === viewer) return hand.cards.map(({ card }) => card);
  const known = hand.cards.filter(({ by }) => isKnown(state, by, viewer));
  return [...known.map(({ card }) => card), ...hidden(hand.cards.slice(known.length))];
}
