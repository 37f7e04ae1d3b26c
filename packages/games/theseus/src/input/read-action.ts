import {
  at,
  BadInput,
  flag,
  type Json,
  listOf,
  numberBetween,
  objectAt,
  oneOf,
  orAbsent,
  type Read,
  readOrUndefined,
  type Shapes,
  tagged,
  wordOf,
} from '@orrery/engine';
import type { Action, Target } from '../actions.ts';
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

const seat = numberBetween(0, LAST_SEAT);
const place = numberBetween(0, LAST_PLACE);
const unit = numberBetween(0, LAST_UNIT);
const card = wordOf(CARD_IDS);
const sector = wordOf(SECTOR_IDS);

const room: Read<RoomSpot> = (where, given) => {
  const fields = objectAt(where, given, ['place', 'room']);
  return { place: place(at(where, 'place'), fields.place), room: oneOf(at(where, 'room'), fields.room, ROOMS) };
};

const spot: Read<Spot> = (where, given) => {
  const fields = objectAt(where, given, ['place', 'row', 'slot']);
  return {
    place: place(at(where, 'place'), fields.place),
    row: oneOf(at(where, 'row'), fields.row, ['slots', 'pending']),
    slot: numberBetween(0, LAST_SLOT)(at(where, 'slot'), fields.slot),
  };
};

const maybeSpot = orAbsent(spot);

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

const TARGETS: Shapes<Target, 'kind'> = {
  none: {},
  unit: { unit },
  'unit-to': { unit, to: room },
  swap: { units: pair },
  card: { card: spot },
  place: { place },
};

const target: Read<Target> = (where, given) => tagged<Target, 'kind'>(where, given, { tag: 'kind', shapes: TARGETS });

const ACTIONS: Shapes<Action, 'type'> = {
  'place-board': { board: sector, at: place },
  'choose-sector': { sector },
  'place-marker': { place, side: wordOf(['left', 'right']) },
  'choose-card': { card },
  'install-first': { card, to: maybeSpot },
  'place-unit': { to: room },
  'move-unit': { unit, route, to: room, teleports: flag },
  'enter-from-space': { unit, to: room },
  'play-instant': { card, target },
  'play-bonus': { card: wordOf(BONUS_IDS), from: seat, target },
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
  spawn: { kind: wordOf(UNIT_KINDS), to: room },
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
  return readOrUndefined(() => tagged<Action, 'type'>('', given, { tag: 'type', shapes: ACTIONS }));
}
