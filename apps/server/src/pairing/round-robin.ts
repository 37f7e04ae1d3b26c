import { type Course, isIn } from './evening.ts';
import { byLot } from './lot.ts';
import { Meetings } from './meetings.ts';

/** Everybody against everybody, two at a table: the next round, or undefined when everybody has met everybody. */
export function duelsOfAll(course: Course, people: readonly number[]): readonly (readonly number[])[] | undefined {
  const meetings = new Meetings(course.rounds);
  const isOpen = (one: number, other: number): boolean => meetings.of(one, other) === 0;
  if (!people.some((one, at) => people.slice(at + 1).some((other) => isOpen(one, other)))) return undefined;
  return course.entrants.some(({ from }) => from > 0) ? mostDuels(course, people, isOpen) : circle(course, people);
}

/**
 * The printed way: all but the last sit in a ring, and in round r those meet whose places add up to r; who would meet themselves meets the
 * last. Who is first alternates from round to round. Whoever would meet somebody who has gone is alone.
 */
function circle({ entrants, seed, rounds }: Course, people: readonly number[]): readonly (readonly number[])[] {
  const ring = byLot(
    seed,
    entrants.filter(({ from, until }) => from === 0 && until !== 0).map(({ number }) => number),
  );
  const places = ring.length + (ring.length % 2) - 1;
  const round = rounds.length;
  const tables: number[][] = [];
  for (let place = 0; place < places; place++) {
    const opposite = (round - place + 2 * places) % places;
    const [one, other] = [ring[place], opposite === place ? ring[places] : ring[opposite]];
    // Each table once, from the end that is first.
    if (opposite !== place && ((opposite - place + places) % places) % 2 === 0) continue;
    const there = [one, other].filter((number) => number !== undefined).filter((number) => people.includes(number));
    tables.push(opposite === place && round % 2 === 1 ? there.reverse() : there);
  }
  return tables.filter(({ length }) => length > 0).sort((one, other) => other.length - one.length);
}

/** Whoever has most left to meet first, so that nobody is left over in the end. */
function mostDuels(
  course: Course,
  people: readonly number[],
  isOpen: (one: number, other: number) => boolean,
): readonly (readonly number[])[] {
  const drawn = byLot(`${course.seed} duels ${course.rounds.length}`, people);
  const left = (one: number): number => people.filter((other) => other !== one && isOpen(one, other)).length;
  const order = drawn.toSorted((one, other) => left(other) - left(one));
  const tables: number[][] = [];
  const seated = new Set<number>();
  for (const one of order) {
    if (seated.has(one)) continue;
    const partner = order.find((other) => other !== one && !seated.has(other) && isOpen(one, other));
    for (const each of [one, partner]) if (each !== undefined) seated.add(each);
    tables.push(partner === undefined ? [one] : [one, partner]);
  }
  return tables.sort((one, other) => other.length - one.length);
}

/** How many rounds there will be, as far as that is known: at tables of two everybody meets everybody. */
export function roundsOf({ plan, entrants, rounds }: Pick<Course, 'plan' | 'entrants' | 'rounds'>): number {
  if (plan.format !== 'round-robin' || plan.seats > 2) return plan.rounds;
  const people = entrants.filter((one) => isIn(one, rounds.length)).length;
  return Math.max(rounds.length, people + (people % 2) - 1);
}
