import {
  at,
  BadInput,
  flag,
  type Json,
  type JsonObject,
  listAt,
  listOf,
  objectAt,
  oneOf,
  optional,
  readOptions,
  type Seat,
  textAt,
  wholeNumber,
} from '@orrery/engine';
import { TECH_IDS, type TechId } from '../../cards/tech.ts';
import { OPTIONS, type Options } from '../../options.ts';
import type { Pending } from '../../pending.ts';
import { FACES, FACILITIES, type Face, type Facility, FIELDS, type Field, TERRITORIES, type Territory } from '../../state.ts';
import { pendingAt } from './described-pending.ts';

/** Seats by the colours players use, clockwise. */
export const COLOURS = ['red', 'green', 'blue', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

export interface DescribedPlayer {
  readonly fuel: number;
  readonly ore: number;
  readonly cards: readonly TechId[];
  /** Ships of this colour in play; undefined: those mentioned, but no fewer than three. */
  readonly ships: number | undefined;
  readonly hubCircle: number;
}

export interface DescribedTurn {
  readonly seat: Seat;
  readonly number: number;
  /** Undefined: the turn is about to begin. */
  readonly unplaced: readonly Face[] | undefined;
  readonly used: readonly TechId[];
  readonly hasDiscarded: boolean;
  readonly borrowed: Territory | undefined;
  readonly hubDockings: number | undefined;
  readonly mineDockings: number | undefined;
  readonly cycles: number;
  /** The player's ships at the Artifact that count for a claim; undefined: all. */
  readonly unspent: readonly Face[] | undefined;
}

export interface Described {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly dice: readonly Face[];
  readonly firstSeat: Seat;
  readonly players: readonly DescribedPlayer[];
  readonly docks: Readonly<Partial<Record<Facility, readonly (readonly Face[])[]>>>;
  readonly relic: { readonly owner: Seat; readonly at: Facility | 'unplaced'; readonly face: Face } | undefined;
  readonly colonies: Readonly<Partial<Record<Territory, readonly number[]>>>;
  readonly fields: Readonly<Partial<Record<Field, Territory>>>;
  readonly deck: readonly TechId[];
  readonly display: readonly TechId[] | undefined;
  readonly discard: readonly TechId[];
  readonly turn: DescribedTurn;
  readonly pending: readonly Pending[];
  readonly endedBy: Seat | undefined;
}

const KEYS = [
  'seats',
  'options',
  'seed',
  'dice',
  'first',
  'players',
  'docks',
  'relic',
  'colonies',
  'fields',
  'deck',
  'display',
  'discard',
  'turn',
  'pending',
  'endedBy',
];
const MOST = { min: 0, max: 200 };
const DEFAULT_SEATS = 4;

export function readDescribed(given: Json): Described {
  const top = objectAt('', given, KEYS);
  const seats = optional(top.seats, DEFAULT_SEATS, (value) => wholeNumber('seats', value, { min: 2, max: 4 }));
  const read = new Reader(seats);
  const turn = read.turn(top.turn);
  return {
    seats,
    options: readOptions<Options>(OPTIONS, top.options ?? {}, seats),
    seed: optional(top.seed, 'position', (value) => textAt('seed', value)),
    dice: optional(top.dice, [], (value) => faces('dice', value)),
    firstSeat: optional(top.first, 0, (value) => read.seat('first', value)),
    players: read.bySeat('players', top.players, player, player('players', {})),
    docks: read.docks(top.docks),
    relic: optional(top.relic, undefined, (value) => read.relic(value)),
    colonies: read.colonies(top.colonies),
    fields: readFields(top.fields),
    deck: cards('deck', top.deck ?? []),
    display: optional(top.display, undefined, (value) => cards('display', value)),
    discard: cards('discard', top.discard ?? []),
    turn,
    pending: listAt('pending', top.pending ?? []).map((value, index) => pendingAt(at('pending', index), value, turn.seat, read)),
    endedBy: optional(top.endedBy, undefined, (value) => read.seat('endedBy', value)),
  };
}

function faces(place: string, given: Json | undefined): Face[] {
  return listOf(place, given, (where, face) => oneOf(where, face, FACES));
}

function cards(place: string, given: Json | undefined): TechId[] {
  return listOf(place, given, (where, card) => oneOf(where, card, TECH_IDS));
}

function player(place: string, given: Json): DescribedPlayer {
  const { fuel, ore, cards: hand, ships, hub } = objectAt(place, given, ['fuel', 'ore', 'cards', 'ships', 'hub']);
  return {
    fuel: optional(fuel, 0, (value) => wholeNumber(at(place, 'fuel'), value, MOST)),
    ore: optional(ore, 0, (value) => wholeNumber(at(place, 'ore'), value, MOST)),
    cards: cards(at(place, 'cards'), hand ?? []),
    ships: optional(ships, undefined, (value) => wholeNumber(at(place, 'ships'), value, { min: 2, max: 6 })),
    hubCircle: optional(hub, 0, (value) => wholeNumber(at(place, 'hub'), value, { min: 0, max: 7 })),
  };
}

function readFields(given: Json | undefined): Partial<Record<Field, Territory>> {
  const fields: Partial<Record<Field, Territory>> = {};
  for (const [field, territory] of Object.entries(objectAt('fields', given ?? {}, FIELDS))) {
    fields[oneOf('fields', field, FIELDS)] = oneOf(at('fields', field), territory, TERRITORIES);
  }
  return fields;
}

/** Readers that need to know who sits at the table. */
export class Reader {
  readonly seats: number;
  constructor(seats: number) {
    this.seats = seats;
  }

  /** A colour, or a number from 0. */
  seat(place: string, given: Json | undefined): Seat {
    if (typeof given === 'number') return wholeNumber(place, given, { min: 0, max: this.seats - 1 });
    return COLOURS.indexOf(oneOf(place, given, COLOURS.slice(0, this.seats)));
  }

  /** An object by colour → a list by seat. */
  bySeat<Value>(place: string, given: Json | undefined, read: (place: string, given: Json) => Value, otherwise: Value): Value[] {
    const fields: JsonObject = objectAt(place, given ?? {}, COLOURS.slice(0, this.seats));
    return COLOURS.slice(0, this.seats).map((colour) => optional(fields[colour], otherwise, (value) => read(at(place, colour), value)));
  }

  docks(given: Json | undefined): Partial<Record<Facility, Face[][]>> {
    const docks: Partial<Record<Facility, Face[][]>> = {};
    for (const [facility, ships] of Object.entries(objectAt('docks', given ?? {}, FACILITIES))) {
      docks[oneOf('docks', facility, FACILITIES)] = this.bySeat(at('docks', facility), ships, faces, []);
    }
    return docks;
  }

  colonies(given: Json | undefined): Partial<Record<Territory, number[]>> {
    const colonies: Partial<Record<Territory, number[]>> = {};
    const count = (place: string, value: Json) => wholeNumber(place, value, { min: 0, max: 8 });
    for (const [territory, counts] of Object.entries(objectAt('colonies', given ?? {}, TERRITORIES))) {
      colonies[oneOf('colonies', territory, TERRITORIES)] = this.bySeat(at('colonies', territory), counts, count, 0);
    }
    return colonies;
  }

  relic(given: Json): NonNullable<Described['relic']> {
    const { owner, at: where, face } = objectAt('relic', given, ['owner', 'at', 'face']);
    return {
      owner: this.seat('relic.owner', owner),
      at: oneOf('relic.at', where ?? 'maintenance-bay', [...FACILITIES, 'unplaced']),
      face: oneOf('relic.face', face ?? 1, FACES),
    };
  }

  turn(given: Json | undefined): DescribedTurn {
    const keys = ['seat', 'number', 'unplaced', 'used', 'discarded', 'borrowed', 'hubDockings', 'mineDockings', 'cycles', 'unspent'];
    const fields = objectAt('turn', given ?? {}, keys);
    if (fields.unplaced === undefined) {
      const early = keys.slice(3).find((key) => fields[key] !== undefined);
      if (early !== undefined) throw new BadInput(at('turn', early), 'needs turn.unplaced: without it the turn is only about to begin');
    }
    const dockings = (key: string) => optional(fields[key], undefined, (value) => wholeNumber(at('turn', key), value, { min: 0, max: 7 }));
    return {
      seat: this.seat('turn.seat', fields.seat ?? 0),
      number: wholeNumber('turn.number', fields.number ?? 1, { min: 1, max: 100000 }),
      unplaced: optional(fields.unplaced, undefined, (value) => faces('turn.unplaced', value)),
      used: cards('turn.used', fields.used ?? []),
      hasDiscarded: flag('turn.discarded', fields.discarded ?? false),
      borrowed: optional(fields.borrowed, undefined, (value) => oneOf('turn.borrowed', value, TERRITORIES)),
      hubDockings: dockings('hubDockings'),
      mineDockings: dockings('mineDockings'),
      cycles: wholeNumber('turn.cycles', fields.cycles ?? 0, { min: 0, max: 7 }),
      unspent: optional(fields.unspent, undefined, (value) => faces('turn.unspent', value)),
    };
  }
}
