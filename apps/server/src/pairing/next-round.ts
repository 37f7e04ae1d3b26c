import { eliminationRound } from './elimination.ts';
import { type Apart, type Course, type DrawnTable, isIn, isOver } from './evening.ts';
import { lotOf } from './lot.ts';
import { isShared } from './meetings.ts';
import { duelsOfAll, isRing } from './round-robin.ts';
import { seatedAt } from './seats.ts';
import { standingsOf } from './standings.ts';
import { mixedRound, swissRound } from './swiss.ts';

const nobody: Apart = () => false;

/** The tables of the next round, seat by seat; undefined when all is over, or nobody is left to play against. */
export function nextRound(course: Course, isApart: Apart = nobody): readonly DrawnTable[] | undefined {
  const { plan, entrants, rounds } = course;
  if (rounds.at(-1)?.every(isOver) === false) throw new Error('pairing: the round before is not over');
  const people = entrants.filter((one) => isIn(one, rounds.length)).map(({ number }) => number);
  if (people.length < 2) return undefined;
  const groups = drawn(course, people, isApart);
  if (groups === undefined) return undefined;
  // Everybody against everybody at tables of two says itself who is first.
  const isSeated = plan.format === 'round-robin' && plan.seats === 2 && isRing(course);
  const tables = groups.map((group): DrawnTable => ({ entries: isSeated ? group : seatedAt(course, group) }));
  return tables.some(isShared) ? tables : undefined;
}

function drawn(course: Course, people: readonly number[], isApart: Apart): readonly (readonly number[])[] | undefined {
  const { plan, rounds } = course;
  if (plan.format === 'elimination') return eliminationRound(course, people, isApart);
  if (plan.format === 'round-robin' && plan.seats === 2) return duelsOfAll(course, people);
  if (rounds.length >= plan.rounds) return undefined;
  if (plan.format === 'round-robin') return mixedRound(course, people, isApart);
  return swissRound(course, orderOf(course, people), isApart);
}

/** By the standings, which are a lot before anybody has played. */
function orderOf(course: Course, people: readonly number[]): readonly number[] {
  const there = new Set(people);
  const lot = lotOf(course.seed);
  const placed = standingsOf(course).map(({ entry }) => entry);
  const known = placed.filter((one) => there.has(one));
  return [...known, ...people.filter((one) => !placed.includes(one)).sort((one, other) => lot(one) - lot(other))];
}
