import { type Course, isIn, tookPart } from './evening.ts';
import { byLot } from './lot.ts';
import { Meetings, whoSat } from './meetings.ts';

type Tables = readonly (readonly number[])[];

/** Everybody against everybody, two at a table: the next round, or undefined when everybody has met everybody. */
export function duelsOfAll(course: Course, people: readonly number[]): Tables | undefined {
  if (isRing(course)) return ringRounds(course, people)[0];
  const isOpen = openIn(course);
  return people.some((one, at) => people.slice(at + 1).some((other) => isOpen(one, other))) ? mostDuels(course, people, isOpen) : undefined;
}

/** Nobody has come late, or back after a round without them: all is as the ring of the first round says. */
export function isRing({ entrants, rounds }: Pick<Course, 'entrants' | 'rounds'>): boolean {
  const sat = rounds.map((round) => new Set(whoSat(round)));
  return entrants
    .filter(tookPart)
    .every(({ number, from, until }) => from === 0 && sat.slice(0, until).every((those) => those.has(number)));
}

function openIn({ rounds }: Pick<Course, 'rounds'>): (one: number, other: number) => boolean {
  const meetings = new Meetings(rounds);
  return (one, other) => meetings.of(one, other) === 0;
}

/** What is left of the ring: rounds in which two who are here have still to meet. One that has none is not waited for. */
function ringRounds(course: Course, people: readonly number[]): readonly Tables[] {
  const { entrants, seed } = course;
  const isOpen = openIn(course);
  const here = new Set(people);
  const ring = byLot(
    seed,
    entrants.filter(tookPart).map(({ number }) => number),
  );
  const places = Math.max(0, ring.length + (ring.length % 2) - 1);
  return Array.from({ length: places }, (_, round) => circle(ring, round).map((table) => table.filter((one) => here.has(one))))
    .filter((tables) => tables.some(([one, other]) => one !== undefined && other !== undefined && isOpen(one, other)))
    .map((tables) => tables.filter(({ length }) => length > 0).sort((one, other) => other.length - one.length));
}

/**
 * The printed way: all but the last sit in a ring, and in round r those meet whose places add up to r; who would meet themselves meets the
 * last. Who is first alternates from round to round. Whoever would meet somebody who has gone is alone.
 */
function circle(ring: readonly number[], round: number): Tables {
  const places = ring.length + (ring.length % 2) - 1;
  const tables: number[][] = [];
  for (let place = 0; place < places; place++) {
    const opposite = (round - place + places) % places;
    const [one, other] = [ring[place], opposite === place ? ring[places] : ring[opposite]];
    // Each table once, from the end that is first.
    if (opposite !== place && ((opposite - place + places) % places) % 2 === 0) continue;
    const there = [one, other].filter((number) => number !== undefined);
    tables.push(opposite === place && round % 2 === 1 ? there.reverse() : there);
  }
  return tables;
}

/** Whoever has most left to meet first, so that nobody is left over in the end. */
function mostDuels(course: Course, people: readonly number[], isOpen: (one: number, other: number) => boolean): Tables {
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
export function roundsOf(course: Course): number {
  const { plan, entrants, rounds } = course;
  if (plan.format !== 'round-robin' || plan.seats > 2) return plan.rounds;
  const people = entrants.filter((one) => isIn(one, rounds.length)).map(({ number }) => number);
  if (isRing(course)) return rounds.length + ringRounds(course, people).length;
  const isOpen = openIn(course);
  return rounds.length + Math.max(0, ...people.map((one) => people.filter((other) => other !== one && isOpen(one, other)).length));
}
