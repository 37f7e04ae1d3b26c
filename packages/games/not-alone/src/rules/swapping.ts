import type { Tell } from '@orrery/engine';
import type { PlaceId } from '../cards/places.ts';
import type { Cause, Event } from '../events.ts';
import type { Hunted, State } from '../state.ts';
import { glimpseOf, huntedSeats } from './people.ts';
import { addPlace, isDark, openVisitOf, removePlace } from './place-cards.ts';

interface Swap {
  readonly hunted: Hunted;
  readonly out: PlaceId;
  readonly in: PlaceId;
  readonly cause: Cause;
}

/** [NA-17.7] [NA-R17] The card in play joins the pile and one from the pile comes in; everybody who sees the pile sees both. */
export function swapWithPile(draft: State, swap: Swap, tell: Tell<Event>): void {
  const { hunted, out, cause } = swap;
  const index = hunted.played.findIndex((visit) => visit.card === out);
  if (index < 0) throw new Error(`NA-17.7: ${out} is not in play`);
  removePlace(hunted.discard, swap.in);
  addPlace(hunted.discard, out);
  // The open card lies first: where the other one lay would tell whether its number is higher than that of the card swapped out.
  hunted.played = [openVisitOf(swap.in), ...hunted.played.filter((_, at) => at !== index)];
  glimpseOf(draft, hunted.seat).playedRow = undefined;
  const event = { type: 'play-swapped', seat: hunted.seat, cause } as const;
  if (isDark(draft, hunted)) tell(event, { only: huntedSeats(draft), adds: { out, in: swap.in }, reveals: true });
  else tell({ ...event, out, in: swap.in }, { reveals: true });
}
