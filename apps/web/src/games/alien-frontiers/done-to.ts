import type { Event } from '@orrery/alien-frontiers';
import type { DoneTo } from '../done-to.ts';

export const doneTo: DoneTo<Event> = (event, seat) => {
  switch (event.type) {
    case 'tokens-stolen':
    case 'card-stolen':
      return event.from === seat;
    case 'ships-bumped':
    case 'ship-removed':
    case 'colony-moved':
      return event.owner === seat && event.seat !== seat;
    case 'colonies-swapped':
      return event.owners.includes(seat) && event.seat !== seat;
    case 'control-changed':
      return event.from === seat;
    case 'relic-returned':
      return event.seat === seat && event.because !== 'terraforming';
    default:
      return false;
  }
};
