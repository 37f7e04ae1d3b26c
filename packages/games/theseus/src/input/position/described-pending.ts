import { at, type Json, listOf, objectAt, oneOf, optional } from '@orrery/engine';
import { BONUS_IDS } from '../../cards/bonus.ts';
import { CARD_IDS } from '../../cards/titles.ts';
import type { Led, Pending, PendingOf } from '../../pending.ts';
import { count, maybe, type Names, type Read } from './names.ts';

/** One reader per field: the type makes sure that none is forgotten. */
type Shape<Fields> = { readonly [Key in Exclude<keyof Fields, 'do'>]-?: Read<Fields[Key]> };
/** The set-up is played, not described. */
type SetUp =
  | 'place-board'
  | 'choose-alliance-sector'
  | 'place-marker'
  | 'choose-deck'
  | 'install-first'
  | 'lay-pending'
  | 'place-unit'
  | 'begin';
type Shapes = { readonly [Do in Exclude<Pending['do'], SetUp>]: Shape<PendingOf<Do>> };

const by = (place: string, given: Json | undefined) => oneOf(place, given ?? 'movement', ['movement', 'led', 'relocated', 'from-space']);
const numbers: Read<number[]> = (place, given) => listOf(place, given ?? [], count);

function shapes({ seat, place, room, spot, unit, places, spots, units }: Names): Shapes {
  const maybePlace: Read<number | undefined> = (where, given) => optional(given, undefined, (value) => place(where, value));
  const ledBy: Read<Led> = (where, given) => {
    const fields = objectAt(where, given, ['card', 'unit']);
    return { card: oneOf(at(where, 'card'), fields.card, CARD_IDS), unit: unit(at(where, 'unit'), fields.unit) };
  };
  return {
    turn: { seat },
    movement: { seat, isExtra: maybe },
    travel: { seat, unit, route: places, to: room, teleports: maybe, by },
    arrive: { seat, unit, to: room, by, quiet: maybe },
    traps: {
      seat,
      unit,
      place,
      moment: (where, given) => oneOf(where, given ?? 'stop', ['stop', 'pass']),
      slots: numbers,
      spent: numbers,
      isInfested: maybe,
    },
    'fill-check': { seat, place },
    between: {
      seat,
      before: (where, given) => oneOf(where, given, ['actions', 'sector-action', 'end']),
      hadSay: (where, given) => (maybe(where, given) ? true : undefined),
    },
    actions: { seat, unit, place, slots: numbers, led: (where, given) => listOf(where, given ?? [], ledBy) },
    perform: {
      seat,
      unit: (where, given) => optional(given, undefined, (value) => unit(where, value)),
      card: spot,
      title: (where, given) => oneOf(where, given, CARD_IDS),
      times: (where, given) => count(where, given ?? 0),
      used: numbers,
      left: (where, given) => count(where, given ?? 0),
    },
    birth: { seat, place },
    capture: { seat, unit, place },
    'sector-action': { seat, unit, place },
    'extra-turn': { seat },
    'pending-cards': { seat, place },
    refill: { seat, spot },
    'end-turn': { seat },
    assault: { seat, place: maybePlace, units, hiding: (where, given) => spots(where, given ?? []), isFull: maybe },
    attack: { seat, unit, sets: (where, given) => optional(given, undefined, (value) => count(where, value)) },
    support: { seat, wounds: count },
    'put-malfunction': { seat },
    'take-points': { seat, left: count, cause: (where, given) => oneOf(where, given ?? 'med-bay', [...CARD_IDS, ...BONUS_IDS]) },
  };
}

/** What waits as the state keeps it, the next step last, with names where the state has numbers. */
export function readSteps(place: string, given: Json, names: Names): Pending[] {
  const all: Readonly<Record<string, Readonly<Record<string, Read<unknown>>>>> = shapes(names);
  return listOf(place, given, (where, value) => {
    const name = oneOf(at(where, 'do'), objectAt(where, value).do, Object.keys(all));
    const readers = Object.entries(all[name]);
    const fields = objectAt(where, value, ['do', ...readers.map(([key]) => key)]);
    const read: Record<string, unknown> = { do: name };
    for (const [key, reader] of readers) read[key] = reader(at(where, key), fields[key]);
    return read as Pending;
  });
}
