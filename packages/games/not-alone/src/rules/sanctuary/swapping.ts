import type { Tell } from '@orrery/engine';
import type { PlaceId } from '../../cards/places.ts';
import type { Cause, Event } from '../../events.ts';
import type { Hunted, State } from '../../state.ts';
import { glimpseOf } from '../people.ts';
import { addPlace, forgetHand, removePlace, visitOf } from '../place-cards.ts';

/** [NA-17.21] [NA-18.13] Both unseen, so the Creature knows neither that hand nor the card in play any more. */
export function swapWithHand(
  draft: State,
  swap: { readonly hunted: Hunted; readonly out: PlaceId; readonly in: PlaceId; readonly cause: Cause },
  tell: Tell<Event>,
): void {
  const { hunted, out, cause } = swap;
  const { seat } = hunted;
  const index = hunted.played.findIndex(({ card }) => card === out);
  if (index < 0) throw new Error(`NA-17.21: ${out} is not in play`);
  removePlace(hunted.hand, swap.in);
  addPlace(hunted.hand, out);
  const others = hunted.played.filter((_, at) => at !== index);
  // In the order of a hand, as if they had been laid so: where the new card lies tells nothing.
  const laid = others.filter(({ isOpen }) => !isOpen).map(({ card }) => card);
  addPlace(laid, swap.in);
  hunted.played = [...others.filter(({ isOpen }) => isOpen), ...laid.map(visitOf)];
  forgetHand(draft, seat);
  glimpseOf(draft, seat).playedRow = undefined;
  tell({ type: 'play-swapped', seat, cause }, { only: seat, adds: { out, in: swap.in } });
}
