import type { Apart, Course } from './evening.ts';
import { grouped, improved, sumOf, type Wanted } from './grouping.ts';
import { byLot } from './lot.ts';
import { firstTurns, Meetings, shortTurns } from './meetings.ts';
import { pointsOf } from './points.ts';
import { tableSizes } from './sizes.ts';

/** Of two who met already, or want to be apart, against how far those at a table are from each other in the standings. */
const COSTS = { apart: 1e9, met: 1e5 } as const;
/** How often everybody against everybody is begun anew by lot, for the most even of them. */
const TRIES = 24;

/** The next round of those, the best first: leaders meet leaders, and nobody meets the same again while that can be helped. */
export function swissRound(course: Course, order: readonly number[], isApart: Apart): readonly (readonly number[])[] {
  const meetings = new Meetings(course.rounds);
  const rules = rulesOf(course, order);
  const isBarred = (one: number, other: number): boolean => meetings.of(one, other) > 0 || isApart(one, other);
  // A part is had equally often, whatever that costs; the first seat only where nobody meets others with more or fewer points for it.
  const even = grouped({ ...rules, isBarred });
  if (even !== undefined && course.plan.hasPart) return even;
  const free = course.plan.hasPart ? undefined : grouped({ ...rules, due: undefined, isBarred });
  const points = pointsOf(course);
  const isClose = even !== undefined && free !== undefined && apartIn(points, even) <= apartIn(points, free);
  const found = isClose ? even : (free ?? even);
  if (found !== undefined) return found;
  const place = new Map(order.map((one, at) => [one, at]));
  const between = (one: number, other: number): number =>
    (isApart(one, other) ? COSTS.apart : 0) +
    meetings.of(one, other) ** 2 * COSTS.met +
    ((place.get(one) ?? 0) - (place.get(other) ?? 0)) ** 2;
  return cheapest(course, rules, sumOf(between));
}

/** How far those who sit together are from each other, in points. */
function apartIn(points: ReadonlyMap<number, number>, tables: readonly (readonly number[])[]): number {
  return tables.reduce((sum, table) => {
    const made = table.map((one) => points.get(one) ?? 0);
    return sum + Math.max(...made) - Math.min(...made);
  }, 0);
}

/** The next round of those who meet everybody as evenly as can be found, at tables of more than two. */
export function mixedRound(course: Course, people: readonly number[], isApart: Apart): readonly (readonly number[])[] {
  const meetings = new Meetings(course.rounds);
  const costOf = sumOf((one, other) => (isApart(one, other) ? COSTS.apart : 0) + (meetings.of(one, other) + 1) ** 5);
  let best: { readonly tables: readonly (readonly number[])[]; readonly cost: number } | undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const order = byLot(`${course.seed} mixed ${course.rounds.length} ${tries}`, people);
    const tables = cheapest(course, rulesOf(course, order), costOf);
    const cost = tables.reduce((sum, table) => sum + costOf(table), 0);
    if (best === undefined || cost < best.cost) best = { tables, cost };
  }
  return best?.tables ?? [];
}

type Rules = Omit<Wanted, 'isBarred'>;

function rulesOf(course: Course, order: readonly number[]): Rules & { readonly due: ReadonlySet<number> } {
  const sizes = tableSizes(order.length, course.plan.seats);
  return { order, sizes, short: shortOf(course, order, sizes), due: dueOf(course, order, sizes) };
}

function cheapest(course: Course, rules: Rules, costOf: (table: readonly number[]) => number): readonly (readonly number[])[] {
  const isBarred = (): boolean => false;
  const anybody = new Set(rules.order);
  const anyTable = { short: { must: new Set<number>(), may: anybody } };
  // Where not all can be had, a part goes before who sits with fewer, and that before the first seat.
  const lenient = course.plan.hasPart ? { ...rules, ...anyTable } : { ...rules, due: undefined };
  for (const allowed of [rules, lenient, { ...rules, ...anyTable, due: undefined }]) {
    const start = grouped({ ...allowed, isBarred });
    if (start !== undefined) return improved(start, course.plan.hasPart ? allowed : { ...allowed, due: undefined }, costOf);
  }
  throw new Error('pairing: no tables for those who are there');
}

/** Whoever was alone or with bots least often comes first, in the order that is left the last. */
function shortOf(course: Course, order: readonly number[], sizes: readonly number[]): Wanted['short'] {
  const most = sizes[0] ?? 0;
  const places = sizes.filter((size) => size < most).reduce((sum, size) => sum + size, 0);
  const turns = shortTurns(course);
  const counts = order.map((one) => turns.get(one) ?? 0);
  const limit = counts.toSorted((one, other) => one - other)[places - 1] ?? -1;
  return {
    must: new Set(order.filter((_, at) => (counts[at] ?? 0) < limit)),
    may: new Set(order.filter((_, at) => (counts[at] ?? 0) <= limit)),
  };
}

/** Those who had the first seat least often. */
function dueOf(course: Course, order: readonly number[], sizes: readonly number[]): ReadonlySet<number> {
  const turns = firstTurns(course);
  const least = Math.min(...order.map((one) => turns.get(one) ?? 0));
  return new Set(sizes.length === 0 ? [] : order.filter((one) => (turns.get(one) ?? 0) === least));
}
