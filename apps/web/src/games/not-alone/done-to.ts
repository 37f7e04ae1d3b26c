import type { Cause, Event } from '@orrery/not-alone';
import type { DoneTo } from '../done-to.ts';

/** The Creature's cards, tokens and adaptations. */
const byCreature = (cause: Cause): boolean => /^(?:hunt|token|adaptation):|^caught$/.test(cause);

export const doneTo: DoneTo<Event> = (event, seat) => {
  switch (event.type) {
    case 'caught':
    case 'hit-by-artemia':
      return event.seat === seat;
    case 'will-lost':
    case 'places-discarded':
    case 'hunted-moved':
    case 'hand-shown':
      return event.seat === seat && byCreature(event.cause);
    case 'choices-undone':
    case 'last-will-lost':
      return event.seats.includes(seat);
    default:
      return false;
  }
};
