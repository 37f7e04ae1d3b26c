import type { Apart, Course, PlayedTable } from './evening.ts';
import { improved, sumOf } from './grouping.ts';
import { byLot, lotOf } from './lot.ts';
import { Meetings } from './meetings.ts';
import { pointsOf } from './points.ts';
import { tableSizes } from './sizes.ts';

/** How often a bracket is drawn anew where two would meet in its first round who want to be apart. */
const TRIES = 24;
/** At larger tables: of two who want to be apart, against two who have met. */
const COSTS = { apart: 1e4, met: 1 } as const;

/**
 * The next round of those who are left, or undefined when one is. At tables of two it is a bracket: who is alone in the first round was
 * drawn so, and later only who would have met somebody that has gone.
 */
export function eliminationRound(course: Course, people: readonly number[], isApart: Apart): readonly (readonly number[])[] | undefined {
  const { plan, rounds, seed } = course;
  const last = rounds.at(-1);
  if (last === undefined && people.length < 2) return undefined;
  if (last === undefined) return plan.seats === 2 ? firstBracket(seed, people, isApart) : dealt(course, byLot(seed, people), isApart);
  const through = last.map((table, number) => goingOn(course, table, rounds.length - 1).map((one) => ({ one, number })));
  const left = through.flat().filter(({ one }) => people.includes(one));
  if (left.length < 2) return undefined;
  const order = byPlace(through).filter((one) => people.includes(one));
  if (plan.seats > 2) return dealt(course, order, isApart);
  const winners = through.map(([first]) => (first !== undefined && people.includes(first.one) ? first.one : undefined));
  return pairs(winners);
}

/** Who goes on from this table of this round: the best, by what came before where they are equal, and then by lot. */
export function goingOn(course: Course, { entries, outcome }: PlayedTable, round: number): readonly number[] {
  if (entries.length < 2) return entries;
  if (outcome === undefined) return [];
  const isLast = course.rounds[round]?.length === 1;
  const before = pointsOf({ ...course, rounds: course.rounds.slice(0, round) });
  const lot = lotOf(course.seed);
  const worth = (one: number): readonly number[] => {
    const seat = outcome[entries.indexOf(one)];
    return [seat?.isAbsent === true ? 1 : 0, seat?.rank ?? 0, -(before.get(one) ?? 0), lot(one)];
  };
  const order = entries.toSorted((one, other) => compared(worth(one), worth(other)));
  return order.slice(0, isLast ? 1 : Math.min(course.plan.through, entries.length - 1));
}

export function compared(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

function firstBracket(seed: string, people: readonly number[], isApart: Apart): readonly (readonly number[])[] {
  const drawn = (lot: string) => bracket(byLot(lot, people));
  const isFit = (lot: string) => !drawn(lot).some(([one, other]) => one !== undefined && other !== undefined && isApart(one, other));
  const others = Array.from({ length: TRIES }, (_, again) => `${seed} bracket ${again}`);
  return drawn([seed, ...others].find(isFit) ?? seed);
}

/** As many meet in the first round that a power of two is left; who was drawn first is alone, and those who are sit far from each other. */
function bracket(drawn: readonly number[]): readonly (readonly number[])[] {
  let places = [0];
  while (places.length < drawn.length) places = places.flatMap((place) => [place, places.length * 2 - 1 - place]);
  return pairs(places.map((place) => drawn[place]));
}

function pairs(places: readonly (number | undefined)[]): readonly (readonly number[])[] {
  const tables: number[][] = [];
  for (let at = 0; at < places.length; at += 2) tables.push([places[at], places[at + 1]].filter((one) => one !== undefined));
  return tables.some(({ length }) => length > 1) ? tables : pairs(tables.map(([one]) => one));
}

/** The first of all tables, then the second of all, so that those who come from one table are dealt to several. */
function byPlace(through: readonly (readonly { readonly one: number; readonly number: number }[])[]): readonly number[] {
  const most = Math.max(0, ...through.map(({ length }) => length));
  return Array.from({ length: most }, (_, place) => {
    const those = through.flatMap((table) => table[place]?.one ?? []);
    return place % 2 === 0 ? those : those.toReversed();
  }).flat();
}

/** Round the tables; then those change places who want to be apart, or have met, while that helps. */
function dealt({ plan, rounds }: Course, people: readonly number[], isApart: Apart): readonly (readonly number[])[] {
  const sizes = tableSizes(people.length, plan.seats);
  const tables: number[][] = sizes.map(() => []);
  for (const [at, one] of people.entries()) tables[at % tables.length]?.push(one);
  const meetings = new Meetings(rounds);
  const costOf = sumOf((one, other) => (isApart(one, other) ? COSTS.apart : 0) + meetings.of(one, other) * COSTS.met);
  return improved(tables, { order: people, sizes, short: { must: new Set(), may: new Set(people) } }, costOf);
}
