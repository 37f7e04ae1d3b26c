import type { Course } from './evening.ts';
import { lotOf } from './lot.ts';
import { firstTurns } from './meetings.ts';

/** Those at a table, seat by seat: the first seat for who had it least often, each other one likewise. */
export function seatedAt(course: Course, people: readonly number[]): readonly number[] {
  const lot = lotOf(`${course.seed} seats ${course.rounds.length}`);
  const firsts = firstTurns(course);
  const left = [...people].sort((one, other) => lot(one) - lot(other));
  return people.map((_, seat) => {
    const turns = (one: number): number => (seat === 0 ? (firsts.get(one) ?? 0) : seatTurns(course, one, seat));
    const [next] = left.toSorted((one, other) => turns(one) - turns(other));
    if (next === undefined) throw new Error('pairing: more seats than people');
    left.splice(left.indexOf(next), 1);
    return next;
  });
}

function seatTurns({ rounds }: Course, one: number, seat: number): number {
  return rounds.flat().filter(({ entries }) => entries[seat] === one).length;
}
