import type { Seat } from '@orrery/engine';
import { CARDS } from '../cards/titles.ts';
import type { Place, State, UnitNumber } from '../state.ts';
import { holderOf, isOnAt } from './in-effect.ts';
import { lingerPoints } from './modules.ts';
import { shownSide, unitsIn } from './rooms.ts';
import { isSameSide } from './sides.ts';

/** A route, and whether its last sector lets the unit be put anywhere. */
export interface Route {
  readonly places: readonly Place[];
  readonly canTeleport: boolean;
}

/** More than any ring and any distance has: whoever gets here runs in a circle. */
const MOST_POINTS = 24;

/** [TH-3.2] All units of its sector, the mover included, and what a card just played adds for the player's own movement. */
export function distanceOf(state: State, unit: UnitNumber, further: number): number {
  return unitsIn(state, state.units[unit].at) + further;
}

/** What cards of a side do to its movements, sectors as bits. */
interface Bends {
  skips: number;
  teleports: number;
  lingers: number;
}

/** Cards in effect that change a movement of this side; most often there is none. */
function bendsOf(state: State, seat: Seat): Bends | undefined {
  let bends: Bends | undefined;
  for (let place = 0; place < state.sectors.length; place++) {
    const { slots } = state.sectors[place];
    for (let slot = 0; slot < slots.length; slot++) {
      const installed = slots[slot];
      if (installed === null) continue;
      const { type, effect } = CARDS[installed.card];
      if (type !== 'module' || (effect.do !== 'shortcut' && effect.do !== 'linger' && effect.do !== 'teleport')) continue;
      if (!isSameSide(state, holderOf(state, installed), seat) || !isOnAt(state, place, slot)) continue;
      bends ??= { skips: 0, teleports: 0, lingers: 0 };
      if (effect.do === 'shortcut') bends.skips |= 1 << place;
      else if (effect.do === 'teleport') bends.teleports |= 1 << place;
      else bends.lingers |= 1 << place;
    }
  }
  return bends;
}

/** Straight routes by ring, start and points: made once, for they are asked for with every movement. */
const STRAIGHT: (Route | undefined)[] = [];

function straightRoute(ring: number, at: Place, points: number): Route {
  const key = (ring * MOST_POINTS + at) * MOST_POINTS + points;
  let route = STRAIGHT[key];
  if (route === undefined) {
    const places = Array.from({ length: points }, (_, point) => (at + 1 + point) % ring);
    route = { places: Object.freeze(places), canTeleport: false };
    STRAIGHT[key] = route;
  }
  return route;
}

/**
 * [TH-3.2] [TH-3.3] Every way the unit may spend its points: shortcuts of the side that moves it may be left out, its own side may
 * linger, a Runner may go on. Equal ways are one.
 */
export function routesOf(state: State, unit: UnitNumber, mover: { readonly seat: Seat; readonly further: number }): Route[] {
  const { seat, at } = state.units[unit];
  const isOwnMovement = seat === mover.seat;
  const found: Route[] = [];
  const distance = distanceOf(state, unit, mover.further);
  const most = distance + (isOwnMovement ? shownSide(state, state.units[unit]).further : 0);
  const bends = bendsOf(state, mover.seat);
  for (let points = distance; points <= most; points++) {
    if (bends === undefined) found.push(straightRoute(state.sectors.length, at, points));
    else walk(wayOf(state, { ...bends, seat: mover.seat, isOwnMovement, found }), at, points);
  }
  return found;
}

/** Where a walk has come to; `walk` puts back what it changes. */
interface Way {
  readonly ring: number;
  readonly skips: number;
  readonly teleports: number;
  /** Points that may be spent standing, by sector. */
  readonly lingers: readonly number[];
  readonly found: Route[];
  readonly places: Place[];
  /** Points that may still be spent standing in this sector; none where the movement starts [TH-R45]. */
  linger: number;
  /** [TH-R3] Each shortcut sector is skipped at most once in one movement, so the walk round the ring ends. */
  skipped: number;
}

interface Walker extends Bends {
  readonly seat: Seat;
  readonly isOwnMovement: boolean;
  readonly found: Route[];
}

function wayOf(state: State, { skips, teleports, lingers, seat, isOwnMovement, found }: Walker): Way {
  return {
    ring: state.sectors.length,
    skips,
    teleports: isOwnMovement ? teleports : 0,
    lingers: state.sectors.map((_, place) => (isOwnMovement && (lingers & (1 << place)) !== 0 ? lingerPoints(state, seat, place) : 0)),
    found,
    places: [],
    linger: 0,
    skipped: 0,
  };
}

function walk(way: Way, at: Place, left: number): void {
  const { ring, linger, skipped, places } = way;
  if (places.length > MOST_POINTS) throw new Error('TH-3.2: a movement without an end');
  if (left === 0) {
    arriveBy(way, at);
    return;
  }
  if (linger > 0) {
    way.linger = linger - 1;
    places.push(at);
    walk(way, at, left - 1);
    places.pop();
  }
  let passed = skipped;
  for (let next = (at + 1) % ring; ; next = (next + 1) % ring) {
    way.linger = way.lingers[next];
    way.skipped = passed;
    places.push(next);
    walk(way, next, left - 1);
    places.pop();
    const bit = 1 << next;
    if ((way.skips & bit) === 0 || (passed & bit) !== 0) break;
    passed |= bit;
  }
  way.linger = linger;
  way.skipped = skipped;
}

function arriveBy({ found, places, teleports }: Way, at: Place): void {
  for (const route of found) if (isSameRoute(route.places, places)) return;
  found.push({ places: places.slice(), canTeleport: (teleports & (1 << at)) !== 0 });
}

export function isSameRoute(one: readonly Place[], other: readonly Place[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}
