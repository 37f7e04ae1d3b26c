import type { Event } from '@orrery/theseus';
import type { Move } from '../../parts/flights.ts';
import { keys } from '../paths.ts';

/** What is to be seen of an event. Pure: names of spots only. */
export function movesOf(event: Event): readonly Move[] {
  switch (event.type) {
    case 'unit-moved':
    case 'unit-shifted':
    case 'unit-ejected':
      return [{ from: [keys.unit(event.unit)], to: keys.unit(event.unit) }];
    case 'unit-placed':
      return [{ from: [keys.seat(event.seat)], to: keys.unit(event.unit) }];
    case 'unit-appeared':
      return [{ from: [], to: keys.unit(event.unit) }];
    case 'malfunction-moved':
      return [{ from: ['malfunction'], to: 'malfunction' }];
    case 'card-installed':
      return [{ from: [`drawn:${event.card}`, keys.seat(event.seat)], to: keys.spot(event.at) }];
    case 'pending-filled':
      return [{ from: [`deck:${event.seat}`, keys.seat(event.seat)], to: keys.spot(event.at) }];
    case 'instant-taken':
      return [{ from: [keys.seat(event.seat)], to: `hand:${event.card}` }];
    case 'bonus-taken':
      return [{ from: [keys.seat(event.seat)], to: `bonus:${event.card}` }];
    case 'upgrades-taken':
      return [{ from: ['supply'], to: `upgrades:${event.seat}`, asToken: true }];
    case 'card-upgraded':
      return [{ from: [`upgrades:${event.seat}`], to: keys.spot(event.at) }];
    case 'end-token-moved':
      return [{ from: [], to: 'end' }];
    default:
      return [];
  }
}
