import { chanceFromSeed } from '@orrery/engine';
import { expect, test } from 'vitest';
import type { Course } from './evening.ts';
import { firstTurns, Meetings } from './meetings.ts';
import { roundsOf } from './round-robin.ts';
import { course, further, played } from './testing/played.ts';

/** How often each two of those met. */
function meetingsOf(whole: Course, people: readonly number[]): readonly number[] {
  const meetings = new Meetings(whole.rounds);
  return people.flatMap((one, at) => people.slice(at + 1).map((other) => meetings.of(one, other)));
}

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, number) => number);

test('at tables of two everybody meets everybody once, in as few rounds as there can be', () => {
  for (let count = 2; count <= 17; count++) {
    const whole = played(course({ format: 'round-robin' }, count), chanceFromSeed('duels'));
    expect(whole.rounds).toHaveLength(count % 2 === 0 ? count - 1 : count);
    expect(new Set(meetingsOf(whole, numbers(count)))).toEqual(new Set([1]));
    const firsts = numbers(count).map((one) => firstTurns(whole).get(one) ?? 0);
    expect(Math.max(...firsts) - Math.min(...firsts)).toBeLessThanOrEqual(1);
  }
});

test('who goes leaves the others to meet each other once still, and who comes late meets everybody', () => {
  for (let count = 3; count <= 12; count++) {
    const whole = played(course({ format: 'round-robin' }, count), chanceFromSeed(`${count}`), (now) => {
      if (now.rounds.length === 2) return { ...now, entrants: now.entrants.map((one) => (one.number === 0 ? { ...one, until: 2 } : one)) };
      if (now.rounds.length === 3) return { ...now, entrants: [...now.entrants, { number: count, from: 3 }] };
      return now;
    });
    const left = count > 3 ? numbers(count + 1).slice(1) : numbers(count).slice(1);
    expect(new Set(meetingsOf(whole, left))).toEqual(new Set([1]));
  }
});

test('whoever is left meets everybody who is, though the ring has rounds for those alone who have gone', () => {
  for (let seed = 0; seed < 40; seed++) {
    for (const count of [4, 5, 6, 8]) {
      const whole = played(course({ format: 'round-robin' }, count, `gone ${seed}`), chanceFromSeed(`${seed}`), (now) => {
        if (now.rounds.length !== 1) return now;
        return { ...now, entrants: now.entrants.map((one) => (one.number > 1 && one.number < count - 1 ? { ...one, until: 1 } : one)) };
      });
      expect(new Set(meetingsOf(whole, [0, 1, count - 1]))).toEqual(new Set([1]));
    }
  }
});

test('as many rounds are expected as there are, whoever goes', () => {
  for (let gone = 0; gone < 7; gone++) {
    const expected: number[] = [];
    const whole = played(course({ format: 'round-robin' }, 8, `expected ${gone}`), chanceFromSeed('expected'), (now) => {
      const entrants = now.entrants.map((one) => (one.number < gone && now.rounds.length === 2 ? { ...one, until: 2 } : one));
      if (now.rounds.length >= 2) expected.push(roundsOf({ ...now, entrants }));
      return { ...now, entrants };
    });
    expect(new Set(expected)).toEqual(new Set([whole.rounds.length]));
  }
});

test('who comes back after rounds without them meets whom they missed, and nobody twice', () => {
  for (let count = 4; count <= 12; count++) {
    const whole = played(course({ format: 'round-robin' }, count), chanceFromSeed(`${count}`), (now) => {
      if (now.rounds.length === 1) return { ...now, entrants: now.entrants.map((one) => (one.number === 0 ? { ...one, until: 1 } : one)) };
      if (now.rounds.length === 3) return { ...now, entrants: now.entrants.map(({ until: _, ...one }) => one) };
      return now;
    });
    expect(new Set(meetingsOf(whole, numbers(count)))).toEqual(new Set([1]));
  }
});

test('one who comes late to eight costs a few rounds, not one for each they must meet', () => {
  const first = further(course({ format: 'round-robin' }, 8), chanceFromSeed('late'));
  if (first === undefined) throw new Error('no round');
  const whole = played({ ...first, entrants: [...first.entrants, { number: 8, from: 1 }] }, chanceFromSeed('late'));
  expect(whole.rounds.length).toBeLessThanOrEqual(12);
});

// How even it is, as docs/decisions/0031-evenings-and-tournaments.md says: [people, seats, rounds, fewest meetings, most].
test.each([
  [8, 4, 7, 3, 3],
  [9, 3, 4, 1, 1],
  [12, 4, 4, 0, 2],
  [12, 3, 6, 0, 2],
  [16, 4, 5, 0, 2],
  [7, 7, 7, 7, 7],
  [10, 5, 9, 2, 6],
])('%i at tables of %i, %i rounds: each two meet %i to %i times', (count, seats, rounds, fewest, most) => {
  for (let seed = 0; seed < 5; seed++) {
    const whole = played(course({ format: 'round-robin', seats, rounds }, count, `even ${seed}`), chanceFromSeed('even'));
    const met = meetingsOf(whole, numbers(count));
    expect(Math.min(...met), `${met}`).toBeGreaterThanOrEqual(fewest);
    expect(Math.max(...met), `${met}`).toBeLessThanOrEqual(most);
  }
});
