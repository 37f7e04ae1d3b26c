import type { Seat, Tell } from '@orrery/engine';
import type { PlaceId } from '../../cards/places.ts';
import type { Cause, Event } from '../../events.ts';
import type { State } from '../../state.ts';
import { glimpseOf, huntedAt } from '../people.ts';
import { addPlace } from '../place-cards.ts';
import { askSealed } from '../questions.ts';

interface Showing {
  readonly seat: Seat;
  readonly count: number;
  readonly because: Cause;
}

/** A Hunted shows the Creature this many place cards of their choice; a hand no bigger is shown whole without asking. */
export function askToShowSome(draft: State, { seat, count, because }: Showing, tell: Tell<Event>): void {
  const { hand } = huntedAt(draft, seat);
  if (hand.length > count) askSealed(draft, [{ ask: 'show-places', seat, because, count }]);
  else showPlaces(draft, { seat, cards: hand, cause: because }, tell);
}

/** To the Creature alone; the others hear how many. */
export function showPlaces(
  draft: State,
  shown: { readonly seat: Seat; readonly cards: readonly PlaceId[]; readonly cause: Cause },
  tell: Tell<Event>,
): void {
  const { seat, cards, cause } = shown;
  const { inHand } = glimpseOf(draft, seat);
  for (const card of cards) {
    const known = inHand.filter((one) => one === card).length;
    if (known < cards.filter((one) => one === card).length) addPlace(inHand, card);
  }
  const event = { type: 'hand-shown', seat, count: cards.length, cause } as const;
  tell(event, { only: [draft.creature.seat, seat], adds: { cards: [...cards] }, reveals: true });
}
