import { at, BadInput, flag, type Json, listOf, objectAt, oneOf, readOrUndefined, wholeNumber } from '@orrery/engine';
import type { Action, ActionOf, Target } from '../actions.ts';
import { BONUS_IDS } from '../cards/bonus.ts';
import { UNIT_KINDS } from '../cards/factions.ts';
import { ROOMS, SECTOR_IDS } from '../cards/sectors.ts';
import { CARD_IDS } from '../cards/titles.ts';
import type { RoomSpot } from '../pending.ts';
import type { Spot } from '../state.ts';

const LAST_SEAT = 3;
const LAST_PLACE = 6;
const LAST_SLOT = 4;
/** Pandora and the Aliens bring most: more units no table has. */
const LAST_UNIT = 31;
/** A movement spends at most a unit's count of points, and a few more by cards. */
const LONGEST_ROUTE = 16;

type Read<Value> = (place: string, given: Json | undefined) => Value;
/** A reader a field: the type sees to it that none is forgotten. */
type Shape<Fields, Tag extends string> = { readonly [Key in Exclude<keyof Fields, Tag>]-?: Read<Fields[Key]> };

const word =
  <Word extends string | number>(words: readonly Word[]): Read<Word> =>
  (place, given) =>
    oneOf(place, given, words);

const upTo =
  (max: number): Read<number> =>
  (place, given) =>
    wholeNumber(place, given, { min: 0, max });

const seat = upTo(LAST_SEAT);
const place = upTo(LAST_PLACE);
const unit = upTo(LAST_UNIT);
const card = word(CARD_IDS);
const sector = word(SECTOR_IDS);

const room: Read<RoomSpot> = (where, given) => {
  const fields = objectAt(where, given, ['place', 'room']);
  return { place: place(at(where, 'place'), fields.place), room: oneOf(at(where, 'room'), fields.room, ROOMS) };
};

const spot: Read<Spot> = (where, given) => {
  const fields = objectAt(where, given, ['place', 'row', 'slot']);
  return {
    place: place(at(where, 'place'), fields.place),
    row: oneOf(at(where, 'row'), fields.row, ['slots', 'pending']),
    slot: upTo(LAST_SLOT)(at(where, 'slot'), fields.slot),
  };
};

const maybeSpot: Read<Spot | undefined> = (where, given) => (given === undefined ? undefined : spot(where, given));

const route: Read<readonly number[]> = (where, given) => {
  const places = listOf(where, given, place);
  if (places.length > LONGEST_ROUTE) throw new BadInput(where, 'no movement is that long');
  return places;
};

const pair: Read<readonly [number, number]> = (where, given) => {
  const [one, other, ...more] = listOf(where, given, unit);
  if (one === undefined || other === undefined || more.length > 0) throw new BadInput(where, 'must be two units');
  return [one, other];
};

const TARGETS: { readonly [Kind in Target['kind']]: Shape<Extract<Target, { kind: Kind }>, 'kind'> } = {
  none: {},
  unit: { unit },
  'unit-to': { unit, to: room },
  swap: { units: pair },
  card: { card: spot },
  place: { place },
};

const target: Read<Target> = (where, given) => tagged<Target>(where, given, { tag: 'kind', shapes: TARGETS });

const ACTIONS: { readonly [Type in Action['type']]: Shape<ActionOf<Type>, 'type'> } = {
  'place-board': { board: sector, at: place },
  'choose-sector': { sector },
  'place-marker': { place, side: word(['left', 'right']) },
  'choose-card': { card },
  'install-first': { card, to: maybeSpot },
  'place-unit': { to: room },
  'move-unit': { unit, route, to: room, teleports: flag },
  'enter-from-space': { unit, to: room },
  'play-instant': { card, target },
  'play-bonus': { card: word(BONUS_IDS), from: seat, target },
  'upgrade-unit': { unit },
  'upgrade-card': { card: spot },
  'go-on': {},
  'resolve-next': { card: spot },
  'any-order': {},
  'choose-unit': { unit },
  'choose-seat': { seat },
  'aim-at-card': { card: spot },
  'strip-reserve': { seat },
  'lead-unit': { unit, route, to: room },
  relocate: { unit, to: room },
  spawn: { kind: word(UNIT_KINDS), to: room },
  decline: {},
  'take-upgrade': {},
  'clear-base': { card: spot },
  'fill-pending': { spot },
  'replace-pending': { spot },
  install: { from: spot, to: maybeSpot },
  'skip-pending': {},
};

/** Plain data from outside → an action of the right shape, or undefined. Legality is `refuse`'s. */
export function readAction(given: Json): Action | undefined {
  return readOrUndefined(() => tagged<Action>('', given, { tag: 'type', shapes: ACTIONS }));
}

interface Tagged {
  /** The field that says which shape it is. */
  readonly tag: string;
  readonly shapes: Readonly<Record<string, Readonly<Record<string, Read<unknown>>>>>;
}

/** An object of exactly the fields of its shape. The tables above name every member of the union, so what comes out is one. */
function tagged<Union>(where: string, given: Json | undefined, { tag, shapes }: Tagged): Union {
  const name = oneOf(at(where, tag), objectAt(where, given)[tag], Object.keys(shapes));
  const readers = Object.entries(shapes[name]);
  const fields = objectAt(where, given, [tag, ...readers.map(([key]) => key)]);
  const read: Record<string, unknown> = { [tag]: name };
  for (const [key, reader] of readers) read[key] = reader(at(where, key), fields[key]);
  return read as Union;
}
