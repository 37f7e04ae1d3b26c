import type { Seat } from '@orrery/engine';
import { CARDS } from '../cards/titles.ts';
import type { Place, State, UnitNumber } from '../state.ts';
import { holderOf } from './in-effect.ts';
import { canSkip, canTeleport, lingerPoints } from './modules.ts';
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

/** Whether a card of the side could change a movement at all; most often none does. */
function bendsRoutes(state: State, seat: Seat): boolean {
  for (let place = 0; place < state.sectors.length; place++) {
    const { slots } = state.sectors[place];
    for (let slot = 0; slot < slots.length; slot++) {
      const installed = slots[slot];
      if (installed === null || CARDS[installed.card].type !== 'module') continue;
      const { do: kind } = CARDS[installed.card].effect;
      if ((kind === 'shortcut' || kind === 'linger' || kind === 'teleport') && isSameSide(state, holderOf(state, installed), seat))
        return true;
    }
  }
  return false;
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

interface Way {
  readonly state: State;
  /** Whose shortcuts serve. */
  readonly seat: Seat;
  readonly isOwnMovement: boolean;
  readonly found: Route[];
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
  if (!bendsRoutes(state, mover.seat)) {
    for (let points = distance; points <= most; points++) found.push(straightRoute(state.sectors.length, at, points));
    return found;
  }
  for (let points = distance; points <= most; points++) {
    // [TH-R45] The starting sector is no place to linger in.
    walk({ state, seat: mover.seat, isOwnMovement, found }, { at, left: points, linger: 0, places: [], skipped: [] });
  }
  return found;
}

interface Walked {
  readonly at: Place;
  readonly left: number;
  readonly linger: number;
  readonly places: readonly Place[];
  readonly skipped: readonly Place[];
}

function walk(way: Way, walked: Walked): void {
  const { state, seat, isOwnMovement, found } = way;
  const { at, left, linger, places, skipped } = walked;
  if (places.length > MOST_POINTS) throw new Error('TH-3.2: a movement without an end');
  if (left === 0) {
    if (!found.some((route) => isSameRoute(route.places, places))) {
      found.push({ places, canTeleport: isOwnMovement && canTeleport(state, seat, at) });
    }
    return;
  }
  if (linger > 0) walk(way, { ...walked, left: left - 1, linger: linger - 1, places: [...places, at] });
  const passed = skipped.slice();
  // [TH-R3] Each shortcut sector is skipped at most once in one movement, so the walk round the ring ends.
  for (let next = (at + 1) % state.sectors.length; ; next = (next + 1) % state.sectors.length) {
    const lingers = isOwnMovement ? lingerPoints(state, seat, next) : 0;
    walk(way, { at: next, left: left - 1, linger: lingers, places: [...places, next], skipped: passed.slice() });
    if (passed.includes(next) || !canSkip(state, seat, next)) return;
    passed.push(next);
  }
}

export function isSameRoute(one: readonly Place[], other: readonly Place[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}
