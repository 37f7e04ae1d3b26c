import type { Seat, Tell } from '@orrery/engine';
import type { ModuleEffect, SpecialEffect } from '../cards/effects.ts';
import { CARDS, type CardId, isOneOf, titlesThat } from '../cards/titles.ts';
import type { Event } from '../events.ts';
import type { Place, Spot, State, Unit } from '../state.ts';
import { activeSlots, copiesAt, holderOf, isOnAt, isSwitchedOffAt, spotOf, type Wanted, xOf } from './in-effect.ts';
import { cardUsed, switchOffUsed } from './pandora.ts';
import { passagesFrom, roomBit } from './rooms.ts';
import { isEnemy, isSameSide } from './sides.ts';

/** What steady cards answer when attacks and movement ask: every active one counts, and each Duplication beside it once more. */

type SteadyWord = ModuleEffect['do'] | SpecialEffect['do'];

/**
 * What asks each steady card, and so when one lent for a single use has been used [TH-R57]: an attack of units beside it, an attack on
 * them, a movement, an Assault, the Malfunction token, or other cards of its sector.
 */
const ASKED_BY: { readonly [Word in SteadyWord]: 'attack' | 'defence' | 'movement' | 'assault' | 'token' | 'cards' } = {
  'add-wounds': 'attack',
  'add-data': 'attack',
  'attack-again': 'attack',
  protect: 'defence',
  shortcut: 'movement',
  'strike-from-hiding': 'assault',
  'switch-off-enemies': 'cards',
  teleport: 'movement',
  linger: 'movement',
  'support-assault': 'assault',
  'attract-malfunction': 'token',
};

const isSteadyWord = (word: string): word is SteadyWord => Object.hasOwn(ASKED_BY, word);
const ASKED_BY_ATTACKS = Object.keys(ASKED_BY)
  .filter(isSteadyWord)
  .filter((word) => ASKED_BY[word] === 'attack')
  .map(titlesThat);

const ADD_WOUNDS = titlesThat('add-wounds');
const ADD_DATA = titlesThat('add-data');
const ATTACK_AGAIN = titlesThat('attack-again');
const PROTECT = titlesThat('protect');
const SHORTCUT = titlesThat('shortcut');
const LINGER = titlesThat('linger');
const TELEPORT = titlesThat('teleport');
const STRIKE_FROM_HIDING = titlesThat('strike-from-hiding');
const SUPPORT_ASSAULT = titlesThat('support-assault');
const ATTRACT_MALFUNCTION = titlesThat('attract-malfunction');

/** All active cards of these titles that the seat's side holds here, added up. [TH-R29] */
function sumAt(state: State, place: Place, wanted: Wanted): number {
  let sum = 0;
  const slots = state.sectors[place].slots;
  for (let slot = 0; slot < slots.length; slot++) {
    const installed = slots[slot];
    if (installed === null || !isOneOf(wanted.titles, installed.card)) continue;
    if (!isSameSide(state, holderOf(state, installed), wanted.side) || !isOnAt(state, place, slot)) continue;
    sum += xOf(installed) * copiesAt(state, place, slot);
  }
  return sum;
}

function hasAt(state: State, place: Place, wanted: Wanted): boolean {
  const slots = state.sectors[place].slots;
  for (let slot = 0; slot < slots.length; slot++) {
    const installed = slots[slot];
    if (installed === null || !isOneOf(wanted.titles, installed.card)) continue;
    if (isSameSide(state, holderOf(state, installed), wanted.side) && isOnAt(state, place, slot)) return true;
  }
  return false;
}

/** [TH-17.3] [TH-18.4] [TH-R70] Wounds more for each hit that wounds. */
export function extraWounds(state: State, unit: Unit): number {
  return sumAt(state, unit.at, { side: unit.seat, titles: ADD_WOUNDS });
}

/** [TH-20.1] [TH-R70] Data more for each hit that gives data. */
export function extraData(state: State, unit: Unit): number {
  return sumAt(state, unit.at, { side: unit.seat, titles: ADD_DATA });
}

/** [TH-17.11] [TH-E52] How often the unit makes all its attacks. */
export function attackSets(state: State, unit: Unit): number {
  return 1 + sumAt(state, unit.at, { side: unit.seat, titles: ATTACK_AGAIN });
}

/** [TH-8.5] [TH-17.5] [TH-19.6] [TH-R30] Attacks cannot hit it: it is invisible, or a card of its side shields its sector. */
export function isProtected(state: State, unit: Unit): boolean {
  return unit.isInvisible || isShielded(state, unit.seat, unit.at);
}

function isShielded(state: State, seat: Seat, place: Place): boolean {
  return hasAt(state, place, { side: seat, titles: PROTECT });
}

/** [TH-3.3] Units this seat moves may leave the sector out. */
function canSkip(state: State, seat: Seat, place: Place): boolean {
  return hasAt(state, place, { side: seat, titles: SHORTCUT });
}

/** [TH-20.12] [TH-R45] Points the seat's unit may spend in this sector standing, once it has entered it. */
export function lingerPoints(state: State, seat: Seat, place: Place): number {
  return sumAt(state, place, { side: seat, titles: LINGER });
}

/**
 * [TH-18.5] [TH-22.16] [TH-R31] What strikes from hiding for either ally, after the units, in this sector or, without one, in all; a
 * Duplication strikes once more.
 */
export function hidingSpots(state: State, seat: Seat, place: Place | undefined): Spot[] {
  const spots: Spot[] = [];
  for (let at = place ?? 0; at < state.sectors.length; at++) {
    for (const slot of activeSlots(state, at, { side: seat, titles: STRIKE_FROM_HIDING })) {
      for (let copies = copiesAt(state, at, slot); copies > 0; copies--) spots.push(spotOf(at, slot));
    }
    if (place !== undefined) break;
  }
  return spots;
}

/** Wounds of what strikes from hiding; 0 once it is gone or off. */
export function hidingWounds(state: State, { place, slot }: Spot): number {
  const installed = state.sectors[place].slots[slot];
  if (installed === null || !isOnAt(state, place, slot)) return 0;
  const { effect } = CARDS[installed.card];
  return effect.do === 'strike-from-hiding' ? xOf(installed) : 0;
}

/**
 * [TH-17.15] [TH-22.16] The card of the side that wounds one enemy unit after a full Assault of the seat, and by how much; several such
 * cards count as one.
 */
export function supportOf(state: State, seat: Seat): { readonly card: CardId; readonly wounds: number } | undefined {
  for (let place = 0; place < state.sectors.length; place++) {
    for (const slot of activeSlots(state, place, { side: seat, titles: SUPPORT_ASSAULT })) {
      const installed = state.sectors[place].slots[slot];
      if (installed === null) continue;
      const { effect } = CARDS[installed.card];
      if (effect.do === 'support-assault') return { card: installed.card, wounds: effect.wounds };
    }
  }
  return undefined;
}

/**
 * [TH-19.13] [TH-22.6] [TH-E30] Enemies' cards on which the seat must put the Malfunction token. Lifting the token wakes the card it was on, so
 * the token itself does not switch such a card off here; an enemy's Creepers does.
 */
export function malfunctionMagnets(state: State, seat: Seat): Spot[] {
  const spots: Spot[] = [];
  for (let place = 0; place < state.sectors.length; place++) {
    const { slots } = state.sectors[place];
    for (let slot = 0; slot < slots.length; slot++) {
      const installed = slots[slot];
      if (installed === null || !isOneOf(ATTRACT_MALFUNCTION, installed.card)) continue;
      if (isEnemy(state, holderOf(state, installed), seat) && isOnAt(lifted(state), place, slot)) spots.push(spotOf(place, slot));
    }
  }
  return spots;
}

/** The table while the token is in the player's hand. */
function lifted(state: State): State {
  return state.malfunction === undefined ? state : { ...state, malfunction: undefined };
}

/** [TH-R57] The unit has attacked: modules lent for one use that changed it go back to their owners. */
export function modulesUsed(draft: State, { at, seat }: Unit, tell: Tell<Event>): void {
  if (draft.marker === undefined || at < 0) return;
  for (const titles of ASKED_BY_ATTACKS) moduleUsed(draft, { place: at, side: seat, titles }, tell);
}

/** [TH-R57] Shields lent for one use that keep this attacker off units in its range have been used, whether it hit others or not. */
export function shieldsUsed(draft: State, { at, room, seat }: Unit, tell: Tell<Event>): void {
  if (draft.marker === undefined || at < 0) return;
  const range = passagesFrom(draft.sectors[at].id, room);
  for (const other of draft.units) {
    if (other.at !== at || other.isInvisible || (range & roomBit(other.room)) === 0 || !isEnemy(draft, seat, other.seat)) continue;
    moduleUsed(draft, { place: at, side: other.seat, titles: PROTECT }, tell);
  }
}

/** [TH-R57] The same for what strikes from hiding, which no wall stops. */
export function shieldsUsedIn(draft: State, { place, by }: { readonly place: Place; readonly by: Seat }, tell: Tell<Event>): void {
  if (draft.marker === undefined) return;
  for (const { at, isInvisible, seat } of draft.units) {
    if (at === place && !isInvisible && isEnemy(draft, by, seat)) moduleUsed(draft, { place, side: seat, titles: PROTECT }, tell);
  }
}

interface Ways {
  readonly side: Seat;
  readonly from: Place;
  readonly route: readonly Place[];
  readonly teleports: boolean;
}

/** [TH-R57] Modules that were lent for one use and changed this movement go back: skipped sectors, a sector lingered in, a teleport. */
export function routeUsed(draft: State, { side, from, route, teleports }: Ways, tell: Tell<Event>): void {
  if (draft.marker === undefined) return;
  let before = from;
  for (const place of route) {
    if (place === before) moduleUsed(draft, { place, side, titles: LINGER }, tell);
    else {
      for (let skipped = (before + 1) % draft.sectors.length; skipped !== place; skipped = (skipped + 1) % draft.sectors.length) {
        if (canSkip(draft, side, skipped)) moduleUsed(draft, { place: skipped, side, titles: SHORTCUT }, tell);
      }
    }
    before = place;
  }
  if (teleports) moduleUsed(draft, { place: before, side, titles: TELEPORT }, tell);
}

/** [TH-R57] Support lent for one Assault. */
export function supportUsed(draft: State, seat: Seat, tell: Tell<Event>): void {
  for (let place = 0; place < draft.sectors.length; place++) moduleUsed(draft, { place, side: seat, titles: SUPPORT_ASSAULT }, tell);
}

interface Used extends Wanted {
  readonly place: Place;
}

/**
 * [TH-R57] Cards of this kind that were lent for one use and have changed a movement, an attack or what it hits, or supported one. Where
 * one of them is missed because a lent card switches it off, that one goes back [TH-22.19].
 */
export function moduleUsed(draft: State, { place, side, titles }: Used, tell: Tell<Event>): void {
  const { slots } = draft.sectors[place];
  let isMissed = false;
  for (let slot = 0; slot < slots.length; slot++) {
    const installed = slots[slot];
    if (installed === null || !isOneOf(titles, installed.card)) continue;
    if (!isSameSide(draft, holderOf(draft, installed), side)) continue;
    if (isSwitchedOffAt(draft, place, slot)) isMissed = true;
    else if (isOnAt(draft, place, slot)) cardUsed(draft, spotOf(place, slot), tell);
  }
  if (isMissed) switchOffUsed(draft, place, tell);
}
