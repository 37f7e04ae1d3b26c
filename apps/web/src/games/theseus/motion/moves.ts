import type { Event } from '@orrery/theseus';
import type { Move } from '../../parts/flights.ts';
import { things } from '../paths.ts';

/** What is to be seen of an event. Pure: names of spots only. */
export function movesOf(event: Event): readonly Move[] {
  switch (event.type) {
    case 'unit-moved':
    case 'unit-shifted':
    case 'unit-ejected':
      return [{ from: [things.unit(event.unit).key], to: things.unit(event.unit).key }];
    case 'unit-placed':
      return [{ from: [things.seat(event.seat).key], to: things.unit(event.unit).key }];
    case 'unit-appeared':
      return [{ from: [], to: things.unit(event.unit).key }];
    case 'malfunction-moved':
      return [{ from: ['malfunction'], to: 'malfunction' }];
    case 'card-installed':
      return [{ from: [`drawn:${event.card}`, things.seat(event.seat).key], to: things.spot(event.at).key }];
    case 'pending-filled':
      return [{ from: [`deck:${event.seat}`, things.seat(event.seat).key], to: things.spot(event.at).key }];
    case 'instant-taken':
      return [{ from: [things.seat(event.seat).key], to: `hand:${event.card}` }];
    case 'bonus-taken':
      return [{ from: [things.seat(event.seat).key], to: `bonus:${event.card}` }];
    case 'upgrades-taken':
      return [{ from: ['supply'], to: `upgrades:${event.seat}`, asToken: true }];
    case 'card-upgraded':
      return [{ from: [`upgrades:${event.seat}`], to: things.spot(event.at).key }];
    case 'end-token-moved':
      return [{ from: [], to: 'end' }];
    default:
      return [];
  }
}
