import type { Seat } from '@orrery/engine';
import type { ModuleEffect } from '../cards/effects.ts';
import { SECTOR_IDS } from '../cards/sectors.ts';
import { byTitle } from '../cards/titles.ts';
import type { Place, State, UnitNumber } from '../state.ts';
import { holderOf, isOnAt } from './in-effect.ts';
import { lingerPoints } from './modules.ts';
import { countRooms, roomsAt, shownSide, takenInRing } from './rooms.ts';
import { isSameSide } from './sides.ts';

/** The sectors in which a movement's points are spent, one per point. */
export type Route = readonly Place[];

/** More than any ring and any distance has: getting here means running in a circle. */
const MOST_POINTS = 24;

/** [TH-3.2] All units of its sector, the mover included, and what a card just played adds for the player's own movement. */
export function distanceOf(state: State, unit: UnitNumber, { taken, further }: Mover): number {
  return countRooms(roomsAt(taken, state.units[unit].at)) + further;
}

/** What cards of a side do to its movements, sectors as bits. */
interface Bends {
  skips: number;
  teleports: number;
  lingers: number;
}

/** Which words of modules change movements, and how. */
const BENDS: { readonly [Word in ModuleEffect['do']]: keyof Bends | undefined } = {
  'add-wounds': undefined,
  'add-data': undefined,
  'attack-again': undefined,
  protect: undefined,
  shortcut: 'skips',
  'strike-from-hiding': undefined,
  'switch-off-enemies': undefined,
  teleport: 'teleports',
  linger: 'lingers',
};
const BEND_OF_TITLE = byTitle((card) => (card.type === 'module' ? BENDS[card.effect.do] : undefined));

/** The player who moves a unit, with the cards in effect that change movements of their side; most often there is none. */
export interface Mover {
  readonly seat: Seat;
  /** Sectors that a card just played adds. */
  readonly further: number;
  /** Rooms of the whole ring in which somebody stands. */
  readonly taken: number;
  readonly bends: Bends | undefined;
}

/** Made once for all units of one question, because it looks through every unit and every card. */
export function moverOf(state: State, seat: Seat, further: number): Mover {
  return { seat, further, taken: takenInRing(state), bends: bendsOf(state, seat) };
}

function bendsOf(state: State, seat: Seat): Bends | undefined {
  let bends: Bends | undefined;
  for (let place = 0; place < state.sectors.length; place++) {
    const { slots } = state.sectors[place];
    for (let slot = 0; slot < slots.length; slot++) {
      const installed = slots[slot];
      if (installed === null || !isSameSide(state, holderOf(state, installed), seat)) continue;
      const bend = BEND_OF_TITLE[installed.card];
      if (bend === undefined || !isOnAt(state, place, slot)) continue;
      bends ??= { skips: 0, teleports: 0, lingers: 0 };
      bends[bend] |= 1 << place;
    }
  }
  return bends;
}

/** [TH-20.8] Whether a movement of the mover's own unit that ends here lets it be put anywhere. */
export function canTeleport({ bends }: Mover, end: Place): boolean {
  return bends !== undefined && (bends.teleports & (1 << end)) !== 0;
}

/** [TH-3.3] [TH-17.8] [TH-18.1] [TH-19.7] Whether units the mover moves may leave the sector out. */
export function canSkip({ bends }: Mover, place: Place): boolean {
  return bends !== undefined && (bends.skips & (1 << place)) !== 0;
}

/**
 * [TH-3.2] [TH-3.3] Every way the unit may spend its points: shortcuts of the side that moves it may be left out, its own side may
 * linger, and a Runner its own player moves may go on for one point more [TH-R56] [TH-22.23]. Equal ways are one.
 */
export function routesOf(state: State, unit: UnitNumber, mover: Mover): readonly Route[] {
  const isOwnMovement = state.units[unit].seat === mover.seat;
  const distance = distanceOf(state, unit, mover);
  const routes = routesAlong(state, { unit, mover, points: distance });
  if (!isOwnMovement || shownSide(state, state.units[unit]).further === 0) return routes;
  return [...routes, ...routesAlong(state, { unit, mover, points: distance + 1 })];
}

interface Walk {
  readonly unit: UnitNumber;
  readonly mover: Mover;
  readonly points: number;
}

/** Every way to spend exactly `points` points. */
function routesAlong(state: State, { unit, mover: { seat, bends }, points }: Walk): readonly Route[] {
  const { at, seat: owner } = state.units[unit];
  const ring = state.sectors.length;
  const skips = bends?.skips ?? 0;
  if (bends === undefined || bends.lingers === 0 || owner !== seat) return knownRoutes({ ring, skips }, at, points);
  const { lingers } = bends;
  const way = wayOf({ ring, skips });
  for (let place = 0; place < ring; place++) if ((lingers & (1 << place)) !== 0) way.lingers[place] = lingerPoints(state, seat, place);
  walk(way, at, points);
  return way.found;
}

interface Station {
  readonly ring: number;
  readonly skips: number;
}

/**
 * Routes without lingering depend on these four numbers alone: made once, for they are asked for with every movement. By `skips`, then the
 * rest.
 */
const KNOWN: ((readonly Route[] | undefined)[] | undefined)[] = new Array(1 << SECTOR_IDS.length).fill(undefined);
const STARTS = (SECTOR_IDS.length + 1) * MOST_POINTS * MOST_POINTS;

function knownRoutes({ ring, skips }: Station, at: Place, points: number): readonly Route[] {
  const start = (ring * MOST_POINTS + at) * MOST_POINTS + points;
  const known = KNOWN[skips]?.[start];
  if (known !== undefined) return known;
  const way = wayOf({ ring, skips });
  walk(way, at, points);
  KNOWN[skips] ??= new Array(STARTS).fill(undefined);
  KNOWN[skips][start] = way.found;
  return way.found;
}

/** Where a walk has come to; `walk` puts back what it changes. */
interface Way extends Station {
  /** Points that may be spent standing, by sector. */
  readonly lingers: number[];
  readonly found: Route[];
  readonly places: Place[];
  /** Points that may still be spent standing in this sector; none where the movement starts [TH-R45]. */
  linger: number;
  /** [TH-R3] Each shortcut sector is skipped at most once in one movement, so the walk round the ring ends. */
  skipped: number;
}

function wayOf({ ring, skips }: Station): Way {
  return { ring, skips, lingers: new Array<number>(ring).fill(0), found: [], places: [], linger: 0, skipped: 0 };
}

function walk(way: Way, at: Place, left: number): void {
  const { ring, linger, skipped, places } = way;
  if (places.length > MOST_POINTS) throw new Error('TH-3.2: a movement without an end');
  if (left === 0) {
    arriveBy(way);
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

function arriveBy({ found, places }: Way): void {
  for (const route of found) if (isSameRoute(route, places)) return;
  found.push(places.slice());
}

export function isSameRoute(one: Route, other: Route): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}
