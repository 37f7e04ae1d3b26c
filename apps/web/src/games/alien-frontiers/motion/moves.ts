import type { Event } from '@orrery/alien-frontiers';
import type { Move } from '../../parts/flights.ts';
import { keys } from '../targets.ts';

const station = (id: string) => `station:${id}`;

/** What is to be seen of an event. Pure: names of spots only. */
export function movesOf(event: Event): readonly Move[] {
  switch (event.type) {
    case 'fleet-rolled':
      return event.faces.map((face, index) => ({
        from: [],
        to: keys.ship({ face, relic: face === event.relicFace && event.faces.lastIndexOf(face) === index }),
        tumbles: true,
      }));
    case 'ships-docked':
      return event.faces.map((face) => dockMove(event, face));
    case 'ships-rerolled':
      return event.to.map((face) => ({ from: [], to: keys.ship({ face, relic: false }), tumbles: true }));
    case 'ship-changed':
      return [
        {
          from: [keys.ship({ face: event.from, relic: event.relic })],
          to: keys.ship({ face: event.to, relic: event.relic }),
          tumbles: true,
        },
      ];
    case 'ship-teleported':
      return [{ from: [docked(event.from, event.seat, event)], to: docked(event.to, event.seat, event) }];
    case 'ships-bumped':
      return event.faces.map((face) => bayMove(event.at, event.owner, { face, relic: false }));
    case 'ship-removed':
      return event.to === 'maintenance-bay' ? [bayMove(event.at, event.owner, event)] : [];
    default:
      return tokenMoves(event) ?? cardMoves(event) ?? planetMoves(event) ?? [];
  }
}

function docked(at: string, owner: number, ship: { face: number; relic: boolean }): string {
  return keys.docked({ at, owner, face: ship.face, relic: ship.relic });
}

function dockMove(event: { seat: number; at: string; relic: boolean; faces: readonly number[] }, face: number): Move {
  const relic = event.relic && event.faces.length === 1;
  return { from: [keys.ship({ face, relic }), 'hand'], to: docked(event.at, event.seat, { face, relic }) };
}

function bayMove(at: string, owner: number, ship: { face: number; relic: boolean }): Move {
  return { from: [docked(at, owner, ship)], to: docked('maintenance-bay', owner, ship) };
}

function tokenMoves(event: Event): readonly Move[] | undefined {
  switch (event.type) {
    case 'tokens-gained':
      return repeat(event.amount, {
        from: [station(event.because), keys.card(event.seat, event.because), keys.territory(event.because)],
        to: keys.token(event.seat, event.token),
        asToken: true,
        vanishes: true,
      });
    case 'tokens-stolen':
      return [{ from: [keys.token(event.from, event.token)], to: keys.token(event.seat, event.token), asToken: true, vanishes: true }];
    default:
      return undefined;
  }
}

function repeat(count: number, move: Move): readonly Move[] {
  return Array.from({ length: Math.min(count, 6) }, () => move);
}

function cardMoves(event: Event): readonly Move[] | undefined {
  switch (event.type) {
    case 'card-claimed': {
      const claimed: Move = { from: [keys.display(event.card)], to: keys.card(event.seat, event.card) };
      return event.refill === undefined ? [claimed] : [claimed, { from: ['deck'], to: keys.display(event.refill) }];
    }
    case 'display-cycled':
      return event.cards.map((card) => ({ from: ['deck'], to: keys.display(card) }));
    case 'card-stolen':
      return [{ from: [keys.card(event.from, event.card)], to: event.isDuplicate ? 'pile' : keys.card(event.seat, event.card) }];
    case 'card-discarded':
      return [{ from: [keys.card(event.seat, event.card)], to: 'pile' }];
    case 'card-salvaged':
      return [{ from: ['pile'], to: keys.card(event.seat, event.card) }];
    default:
      return undefined;
  }
}

function planetMoves(event: Event): readonly Move[] | undefined {
  switch (event.type) {
    case 'hub-advanced':
      return [{ from: [`hub:${event.seat}`, station('colonist-hub')], to: `hub:${event.seat}` }];
    case 'colony-landed':
      return [
        {
          from: event.because === 'colonist-hub' ? [`hub:${event.seat}`, station(event.because)] : [station(event.because)],
          to: keys.colony(event.territory, event.seat),
        },
      ];
    case 'colony-moved':
      return [{ from: [keys.colony(event.from, event.owner)], to: keys.colony(event.to, event.owner) }];
    case 'colonies-swapped':
      return [
        { from: [keys.colony(event.territories[0], event.owners[0])], to: keys.colony(event.territories[1], event.owners[0]) },
        { from: [keys.colony(event.territories[1], event.owners[1])], to: keys.colony(event.territories[0], event.owners[1]) },
      ];
    case 'field-placed':
      return [{ from: event.from === undefined ? [keys.card(event.seat, '')] : [keys.field(event.field)], to: keys.field(event.field) }];
    case 'relic-bought':
      return [{ from: ['relic'], to: docked('maintenance-bay', event.seat, { face: 1, relic: true }) }];
    default:
      return undefined;
  }
}
