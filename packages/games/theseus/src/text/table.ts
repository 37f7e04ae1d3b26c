import { isKeyOf } from '@orrery/engine';
import { BONUS_CARDS, type BonusId } from '../cards/bonus.ts';
import { FACTIONS, type Faction, UNIT_KINDS } from '../cards/factions.ts';
import { SECTOR_IDS, type SectorId } from '../cards/sectors.ts';
import { CARDS, type CardId } from '../cards/titles.ts';
import type { RoomSpot } from '../pending.ts';
import type { Place, Spot, UnitNumber } from '../state.ts';
import { type UnitName, unitTerm } from './shape.ts';

/**
 * What words need to know of a table, read from its view: which board lies where in the ring and which unit is which. These stay for the
 * match, so old lines of a log stay true. `cardAt`, `bonusAt` and `unitIn` hold only for the moment: lines of events never use them.
 */
export interface Table {
  readonly sectorAt: (place: Place) => SectorId | undefined;
  readonly unitNamed: (unit: UnitNumber) => UnitName | undefined;
  readonly cardAt: (spot: Spot) => CardId | undefined;
  readonly bonusAt: (spot: Spot) => BonusId | undefined;
  readonly unitIn: (room: RoomSpot) => UnitNumber | undefined;
  readonly hasTeams: boolean;
}

/** Few tables are spoken of at a time; what is dropped is made again. */
const TABLES_KEPT = 24;

type Fields = Readonly<Record<string, unknown>>;
type List = readonly unknown[];

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): List => (Array.isArray(value) ? value : []);
const isSector = (value: unknown): value is SectorId => SECTOR_IDS.some((id) => id === value);
const factionIn = (value: unknown): Faction | undefined => FACTIONS.find((faction) => faction === value);

/**
 * The words of one language without a table, which find those for a table by what its view shows. Equal tables get the same object.
 */
export function textByTable<Text extends object>(textOn: (table: Table) => Text): Text & { at(view: unknown): Text } {
  const known = new Map<string, Text>();
  return {
    ...textOn(tableIn(undefined)),
    at: (view: unknown) => {
      const key = keyOf(view);
      const text = known.get(key) ?? textOn(tableIn(view));
      if (known.size >= TABLES_KEPT) known.clear();
      known.set(key, text);
      return text;
    },
  };
}

/** Everything the words read of a view, as one string. */
function keyOf(view: unknown): string {
  const { sectors, units, players, mode } = fieldsOf(view);
  const board = listOf(sectors).map((each) => {
    const { id, slots, bonus, pending } = fieldsOf(each);
    return [id, cardsIn(slots), listOf(bonus), cardsIn(pending)];
  });
  const people = listOf(players).map((each) => fieldsOf(each).faction);
  const standing = listOf(units).map((each) => {
    const { seat, kind, at, room } = fieldsOf(each);
    return [seat, kind, at, room];
  });
  return JSON.stringify([board, people, standing, mode]);
}

const cardsIn = (row: unknown): List => listOf(row).map((each) => fieldsOf(each).card);

export function tableIn(view: unknown): Table {
  const { sectors, units, players, mode } = fieldsOf(view);
  const ring = listOf(sectors).map(fieldsOf);
  const names = unitNames(listOf(units), listOf(players));
  const standing = listOf(units).map(fieldsOf);
  return {
    sectorAt: (place) => {
      const id = ring[place]?.id;
      return isSector(id) ? id : undefined;
    },
    unitNamed: (unit) => names[unit],
    cardAt: ({ place, row, slot }) => {
      const card = cardsIn(ring[place]?.[row])[slot];
      return typeof card === 'string' && isKeyOf(CARDS, card) ? card : undefined;
    },
    bonusAt: ({ place, row, slot }) => {
      const card = row === 'slots' ? listOf(ring[place]?.bonus)[slot] : undefined;
      return typeof card === 'string' && isKeyOf(BONUS_CARDS, card) ? card : undefined;
    },
    unitIn: ({ place, room }) => {
      const found = standing.findIndex((unit) => unit.at === place && unit.room === room);
      return found < 0 ? undefined : found;
    },
    hasTeams: mode === 'teams',
  };
}

/** Units of one kind and player are counted from 1 in the order of their numbers. */
function unitNames(units: List, players: List): (UnitName | undefined)[] {
  const factions = players.map((player) => factionIn(fieldsOf(player).faction));
  const counted = new Map<string, number>();
  return units.map((each) => {
    const { seat, kind } = fieldsOf(each);
    const known = UNIT_KINDS.find((one) => one === kind);
    const faction = typeof seat === 'number' ? factions[seat] : undefined;
    const term = known === undefined || faction === undefined ? undefined : unitTerm(known, faction);
    if (term === undefined) return undefined;
    const number = (counted.get(term) ?? 0) + 1;
    counted.set(term, number);
    return { term, number };
  });
}
