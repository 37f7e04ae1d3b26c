import type { Event } from '@orrery/theseus';
import type { DoneTo } from '../done-to.ts';

export const doneTo: DoneTo<Event> = (event, seat) => {
  switch (event.type) {
    case 'wounded':
      return event.seat === seat && event.from !== seat;
    case 'points-taken':
      return event.from === seat && event.by !== seat;
    case 'upgrades-lost':
      return event.seat === seat;
    case 'card-discarded':
      return event.owner === seat && event.by !== undefined && event.by !== seat;
    default:
      return false;
  }
};
