import type { Event, EventOf } from '@orrery/alien-frontiers';
import type { Move } from '../../parts/flights.ts';
import { keys } from '../targets.ts';

const station = (id: string) => `station:${id}`;

const unseen = (): readonly Move[] => [];

/** What is to be seen of each kind of event. */
const MOVES: { readonly [Type in Event['type']]: (event: EventOf<Type>) => readonly Move[] } = {
  'turn-began': unseen,
  'terraforming-cleared': unseen,
  'fleet-rolled': (event) =>
    event.faces.map((face, index) => ({
      from: [],
      to: keys.ship({ face, relic: face === event.relicFace && event.faces.lastIndexOf(face) === index }),
      tumbles: true,
    })),
  'ships-docked': (event) => event.faces.map((face) => dockMove(event, face)),
  'ship-teleported': (event) => [{ from: [docked(event.from, event.seat, event)], to: docked(event.to, event.seat, event) }],
  'ships-bumped': (event) => event.faces.map((face) => bayMove(event.at, event.owner, { face, relic: false })),
  'tokens-gained': (event) =>
    repeat(event.amount, {
      from: [station(event.because), keys.card(event.seat, event.because), keys.territory(event.because)],
      to: keys.token(event.seat, event.token),
      asToken: true,
      vanishes: true,
    }),
  'tokens-paid': unseen,
  'tokens-returned': unseen,
  'tokens-stolen': (event) => [
    { from: [keys.token(event.from, event.token)], to: keys.token(event.seat, event.token), asToken: true, vanishes: true },
  ],
  'card-stolen': (event) => [
    { from: [keys.card(event.from, event.card)], to: event.isDuplicate ? 'pile' : keys.card(event.seat, event.card) },
  ],
  'display-cycled': (event) => event.cards.map((card) => ({ from: ['deck'], to: keys.display(card) })),
  'card-claimed': (event) => {
    const claimed: Move = { from: [keys.display(event.card)], to: keys.card(event.seat, event.card) };
    return event.refill === undefined ? [claimed] : [claimed, { from: ['deck'], to: keys.display(event.refill) }];
  },
  'deck-reshuffled': unseen,
  'hub-advanced': (event) => [{ from: [`hub:${event.seat}`, station('colonist-hub')], to: `hub:${event.seat}` }],
  'colony-launched': unseen,
  'colony-landed': (event) => [
    {
      from: event.because === 'colonist-hub' ? [`hub:${event.seat}`, station(event.because)] : [station(event.because)],
      to: keys.colony(event.territory, event.seat),
    },
  ],
  'colony-moved': (event) => [{ from: [keys.colony(event.from, event.owner)], to: keys.colony(event.to, event.owner) }],
  'colonies-swapped': (event) => [
    { from: [keys.colony(event.territories[0], event.owners[0])], to: keys.colony(event.territories[1], event.owners[0]) },
    { from: [keys.colony(event.territories[1], event.owners[1])], to: keys.colony(event.territories[0], event.owners[1]) },
  ],
  'control-changed': unseen,
  'ship-built': unseen,
  'relic-bought': (event) => [{ from: ['relic'], to: docked('maintenance-bay', event.seat, { face: 1, relic: true }) }],
  'relic-returned': unseen,
  'power-used': unseen,
  'card-discarded': (event) => [{ from: [keys.card(event.seat, event.card)], to: 'pile' }],
  'ship-changed': (event) => [
    { from: [keys.ship({ face: event.from, relic: event.relic })], to: keys.ship({ face: event.to, relic: event.relic }), tumbles: true },
  ],
  'ships-rerolled': (event) => event.to.map((face) => ({ from: [], to: keys.ship({ face, relic: false }), tumbles: true })),
  'bonus-borrowed': unseen,
  'ship-removed': (event) => (event.to === 'maintenance-bay' ? [bayMove(event.at, event.owner, event)] : []),
  'field-placed': (event) => [
    { from: event.from === undefined ? [keys.card(event.seat, '')] : [keys.field(event.field)], to: keys.field(event.field) },
  ],
  'field-removed': unseen,
  'card-salvaged': (event) => [{ from: ['pile'], to: keys.card(event.seat, event.card) }],
  'turn-ended': unseen,
  'match-ended': unseen,
};

/** What is to be seen of an event. Pure: names of spots only. */
export function movesOf<Type extends Event['type']>(event: EventOf<Type>): readonly Move[] {
  return MOVES[event.type](event);
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

function repeat(count: number, move: Move): readonly Move[] {
  return Array.from({ length: Math.min(count, 6) }, () => move);
}
