import {
  at,
  BadInput,
  type Json,
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
import { BONUS_IDS, type BonusId } from '../../cards/bonus.ts';
import { FACTIONS, type Faction, UNIT_KINDS, type UnitKind } from '../../cards/factions.ts';
import { SECTOR_IDS, type SectorId } from '../../cards/sectors.ts';
import { CARD_IDS, type CardId } from '../../cards/titles.ts';
import { OPTIONS, type Options } from '../../options.ts';
import type { Pending, RoomSpot } from '../../pending.ts';
import { roster } from '../../rules/roster.ts';
import {
  FINAL_STEPS,
  FULL_DATA,
  FULL_LIFE,
  type Marker,
  type Mode,
  SPACE,
  type Spot,
  SUPPLY,
  type UnitNumber,
  UPGRADES_IN_BOX,
} from '../../state.ts';
import { readSteps } from './described-pending.ts';
import { count, maybe, Names } from './names.ts';

export interface DescribedUnit {
  readonly kind: UnitKind | undefined;
  readonly at: RoomSpot | typeof SPACE | typeof SUPPLY;
  readonly isUpgraded: boolean;
  readonly hasMoved: boolean;
  readonly hasStruck: boolean;
  readonly isInvisible: boolean;
  readonly parasites: number;
  readonly heldBy: number | undefined;
}

export interface DescribedCard {
  readonly card: CardId;
  readonly slot: number;
  readonly upgrades: number;
  readonly counter: number;
  readonly isArmed: boolean;
  readonly isDeactivated: boolean;
  readonly captor: UnitNumber | undefined;
  readonly captorTakes: 'once' | 'for-good';
}

export interface DescribedPlayer {
  readonly life: number;
  readonly data: number;
  readonly upgrades: number;
  /** Top first; a number: that many, in an order of the seed; undefined: what is left of the deck. */
  readonly deck: readonly CardId[] | number | undefined;
  readonly chosen: readonly CardId[];
  readonly hand: readonly CardId[];
  readonly bonus: readonly BonusId[];
  readonly discard: readonly CardId[];
  readonly isOut: boolean;
}

export interface Described {
  readonly factions: readonly Faction[];
  readonly options: Options;
  readonly mode: Mode;
  readonly seed: string;
  readonly ring: readonly SectorId[];
  readonly marker: Marker | undefined;
  readonly order: readonly Seat[] | undefined;
  /** By seat. */
  readonly units: readonly (readonly DescribedUnit[])[];
  readonly players: readonly DescribedPlayer[];
  /** By place. */
  readonly cards: readonly (readonly DescribedCard[])[];
  readonly pending: readonly (readonly (CardId | undefined)[])[];
  readonly bonus: readonly (BonusId | undefined)[];
  readonly malfunction: Spot | undefined;
  readonly finalSteps: number;
  readonly turn: { readonly seat: Seat; readonly number: number; readonly further: number };
  readonly waiting: readonly Pending[] | undefined;
  readonly tieBreak: { readonly tied: readonly Seat[]; readonly turnsLeft: readonly Seat[] } | undefined;
}

const KEYS = [
  'factions',
  'options',
  'seed',
  'ring',
  'marker',
  'order',
  'units',
  'players',
  'cards',
  'pending',
  'bonus',
  'malfunction',
  'finalSteps',
  'turn',
  'waiting',
  'tieBreak',
];
const FACTION_KEYS = ['faction1', 'faction2', 'faction3', 'faction4'] as const;

export function readDescribed(given: Json): Described {
  const top = objectAt('', given, KEYS);
  const { factions, options } = readSeats(top.factions, top.options ?? {});
  const mode = factions.length === 2 ? 'duel' : options.match === 'teams' ? 'teams' : 'deathmatch';
  const ring = optional(top.ring, standardRing(factions, mode), (value) => sectors('ring', value));
  if (new Set(ring).size < ring.length) throw new BadInput('ring', 'a board is named twice');
  if (ring[0] !== 'corridors') throw new BadInput('ring', 'must begin with corridors');
  const names = new Names({ factions, ring, units: roster(factions, mode) });
  return {
    factions,
    options,
    mode,
    seed: optional(top.seed, 'position', (value) => textAt('seed', value)),
    ring,
    marker: optional(top.marker, undefined, (value) => readMarker(value, names)),
    order: optional(top.order, undefined, (value) => names.seats('order', value)),
    units: bySeat('units', top.units, names, (place, value) => listOf(place, value ?? [], (one, unit) => readUnit(one, unit, names))),
    players: bySeat('players', top.players, names, (place, value) => readPlayer(place, value ?? {}, mode)),
    cards: byPlace('cards', top.cards, names, (place, value) => readCards(place, value ?? [], names)),
    pending: byPlace('pending', top.pending, names, (place, value) => readPending(place, value ?? [])),
    bonus: byPlace('bonus', top.bonus, names, (place, value) => optional(value, undefined, (card) => oneOf(place, card, BONUS_IDS))),
    malfunction: optional(top.malfunction, undefined, (value) => names.spot('malfunction', value)),
    finalSteps: optional(top.finalSteps, FINAL_STEPS, (value) => wholeNumber('finalSteps', value, { min: 0, max: FINAL_STEPS })),
    turn: readTurn(top.turn ?? {}, names),
    waiting: optional(top.waiting, undefined, (value) => readSteps('waiting', value, names)),
    tieBreak: optional(top.tieBreak, undefined, (value) => {
      const { tied, turnsLeft } = objectAt('tieBreak', value, ['tied', 'turnsLeft']);
      return { tied: names.seats('tieBreak.tied', tied), turnsLeft: names.seats('tieBreak.turnsLeft', turnsLeft ?? []) };
    }),
  };
}

/** `factions` and the options faction1 … say the same; the list is shorter, and gives the number of seats. */
function readSeats(given: Json | undefined, options: Json): { readonly factions: readonly Faction[]; readonly options: Options } {
  const spoken = objectAt('options', options);
  const factions = optional(given, undefined, (value) => listOf('factions', value, (place, one) => oneOf(place, one, FACTIONS)));
  const named = FACTION_KEYS.filter((key) => spoken[key] !== undefined).length;
  const seats = factions?.length ?? Math.max(named, spoken.match === 'teams' ? 4 : 2);
  if (seats < 2 || seats > 4) throw new BadInput('factions', 'must be two, three or four');
  const wanted: Record<string, Json | undefined> = { ...spoken };
  factions?.forEach((faction, seat) => {
    wanted[FACTION_KEYS[seat]] = faction;
  });
  const read = readOptions<Options>(OPTIONS, wanted, seats);
  const taken: Faction[] = [];
  for (const key of FACTION_KEYS.slice(0, seats)) {
    const choice = read[key];
    const isFree = choice !== 'any' && !taken.includes(choice);
    if (!isFree && factions !== undefined) throw new BadInput('factions', `${choice} is there twice`);
    const free = FACTIONS.find((faction) => faction !== 'pandora' && !taken.includes(faction)) ?? 'marines';
    taken.push(isFree ? choice : free);
  }
  return { factions: taken, options: read };
}

const FACTION_BOARDS: Readonly<Record<Exclude<Faction, 'pandora'>, SectorId>> = {
  marines: 'landing-platform',
  aliens: 'alien-hive',
  scientists: 'science-lab',
  greys: 'damaged-ship',
};

/** [TH-2.2] The boards of the first and the second seat, then of the others; of an alliance, its first seat's. */
function standardRing(factions: readonly Faction[], mode: Mode): SectorId[] {
  // [TH-11.2] An alliance has one sector, of its first player with a board.
  const ofAlliance = (seat: Seat) => (factions[seat] === 'pandora' ? factions[seat + 2] : factions[seat]);
  const owners = mode === 'teams' ? [ofAlliance(0), ofAlliance(1)] : factions;
  const [first = [], second = [], ...more] = owners.map((faction) => (faction === 'pandora' ? [] : [FACTION_BOARDS[faction]]));
  return ['corridors', 'control-room', ...first, 'tech-bay', ...second, ...more.flat()];
}

function sectors(place: string, given: Json): SectorId[] {
  return listOf(place, given, (one, value) => oneOf(one, value, SECTOR_IDS));
}

function cardList(place: string, given: Json | undefined): CardId[] {
  return listOf(place, given ?? [], (one, value) => oneOf(one, value, CARD_IDS));
}

type ReadMaybe<Value> = (place: string, given: Json | undefined) => Value;

function bySeat<Value>(place: string, given: Json | undefined, { factions }: Names, read: ReadMaybe<Value>): Value[] {
  const fields = objectAt(place, given ?? {}, factions);
  return factions.map((faction) => read(at(place, faction), fields[faction]));
}

function byPlace<Value>(place: string, given: Json | undefined, { ring }: Names, read: ReadMaybe<Value>): Value[] {
  const fields = objectAt(place, given ?? {}, ring);
  return ring.map((sector) => read(at(place, sector), fields[sector]));
}

function readMarker(given: Json, names: Names): Marker {
  const { place, side } = objectAt('marker', given, ['place', 'side']);
  return { place: names.place('marker.place', place), side: oneOf('marker.side', side ?? 'left', ['left', 'right']) };
}

const UNIT_KEYS = ['kind', 'at', 'upgraded', 'moved', 'struck', 'invisible', 'parasites', 'held'];

/** An object, or a line: where it stands, and `upgraded` if it is. */
function readUnit(place: string, given: Json, names: Names): DescribedUnit {
  const isUpgraded = typeof given === 'string' && given.endsWith(' upgraded');
  const short = typeof given === 'string' ? { at: isUpgraded ? given.slice(0, -' upgraded'.length) : given, upgraded: isUpgraded } : given;
  const fields = objectAt(place, short, UNIT_KEYS);
  const where = fields.at ?? 'space';
  return {
    kind: optional(fields.kind, undefined, (value) => oneOf(at(place, 'kind'), value, UNIT_KINDS)),
    at: where === 'space' ? SPACE : where === 'supply' ? SUPPLY : names.room(typeof given === 'string' ? place : at(place, 'at'), where),
    isUpgraded: maybe(at(place, 'upgraded'), fields.upgraded),
    hasMoved: maybe(at(place, 'moved'), fields.moved),
    hasStruck: maybe(at(place, 'struck'), fields.struck),
    isInvisible: maybe(at(place, 'invisible'), fields.invisible),
    parasites: wholeNumber(at(place, 'parasites'), fields.parasites ?? 0, { min: 0, max: 2 }),
    heldBy: optional(fields.held, undefined, (value) => count(at(place, 'held'), value)),
  };
}

const CARD_KEYS = ['card', 'upgrades', 'counter', 'armed', 'deactivated', 'captor', 'takes'];

/** A list slot by slot with null for an empty one, or an object by number of slot. */
function readCards(place: string, given: Json, names: Names): DescribedCard[] {
  const entries: (readonly [string, number, Json | undefined])[] = Array.isArray(given)
    ? listAt(place, given).map((value, slot) => [at(place, slot), slot, value])
    : Object.entries(objectAt(place, given)).map(([key, value]) => [at(place, key), Number(key), value]);
  return entries.flatMap(([where, slot, value]) =>
    value === null || value === undefined ? [] : [readCard(where, { slot, value }, names)],
  );
}

function readCard(place: string, { slot, value }: { readonly slot: number; readonly value: Json }, names: Names): DescribedCard {
  const fields = typeof value === 'string' ? { card: value } : objectAt(place, value, CARD_KEYS);
  return {
    card: oneOf(typeof value === 'string' ? place : at(place, 'card'), fields.card, CARD_IDS),
    slot: wholeNumber(place, slot, { min: 0, max: 4 }),
    upgrades: wholeNumber(at(place, 'upgrades'), fields.upgrades ?? 0, { min: 0, max: 6 }),
    counter: wholeNumber(at(place, 'counter'), fields.counter ?? 0, { min: 0, max: 6 }),
    isArmed: maybe(at(place, 'armed'), fields.armed),
    isDeactivated: maybe(at(place, 'deactivated'), fields.deactivated),
    captor: optional(fields.captor, undefined, (captor) => names.unit(at(place, 'captor'), captor)),
    captorTakes: oneOf(at(place, 'takes'), fields.takes ?? 'once', ['once', 'for-good']),
  };
}

function readPending(place: string, given: Json): (CardId | undefined)[] {
  return listOf(place, given, (one, value) => (value === null ? undefined : oneOf(one, value, CARD_IDS)));
}

const PLAYER_KEYS = ['life', 'data', 'upgrades', 'deck', 'chosen', 'hand', 'bonus', 'discard', 'out'];

function readPlayer(place: string, given: Json, mode: Mode): DescribedPlayer {
  const fields = objectAt(place, given, PLAYER_KEYS);
  const within = (key: string, otherwise: number, max: number) => wholeNumber(at(place, key), fields[key] ?? otherwise, { min: 0, max });
  const { deck } = fields;
  return {
    life: within('life', mode === 'deathmatch' ? 0 : FULL_LIFE, FULL_LIFE),
    data: within('data', 0, FULL_DATA),
    upgrades: within('upgrades', 0, UPGRADES_IN_BOX),
    deck:
      typeof deck === 'number' ? count(at(place, 'deck'), deck) : optional(deck, undefined, (value) => cardList(at(place, 'deck'), value)),
    chosen: cardList(at(place, 'chosen'), fields.chosen),
    hand: cardList(at(place, 'hand'), fields.hand),
    bonus: listOf(at(place, 'bonus'), fields.bonus ?? [], (one, value) => oneOf(one, value, BONUS_IDS)),
    discard: cardList(at(place, 'discard'), fields.discard),
    isOut: maybe(at(place, 'out'), fields.out),
  };
}

function readTurn(given: Json, names: Names): Described['turn'] {
  const { seat, number, further } = objectAt('turn', given, ['seat', 'number', 'further']);
  return {
    seat: names.seat('turn.seat', seat ?? 0),
    number: wholeNumber('turn.number', number ?? 1, { min: 1, max: 100000 }),
    further: wholeNumber('turn.further', further ?? 0, { min: 0, max: 9 }),
  };
}
