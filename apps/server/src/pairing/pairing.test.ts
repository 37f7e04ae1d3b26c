import { below, type Chance, chanceFromSeed } from '@orrery/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Course, isIn } from './evening.ts';
import { firstTurns, Meetings, shortTurns } from './meetings.ts';
import { nextRound } from './next-round.ts';
import { POINT } from './points.ts';
import { standingsOf } from './standings.ts';
import { course, ended, played } from './testing/played.ts';

const RUNS = { numRuns: 25 };
const anybody = (most: number) => fc.integer({ min: 2, max: most });

/** People come and go between rounds, a few of each. */
function comingAndGoing(chance: Chance): (now: Course) => Course {
  return (now) => {
    const round = now.rounds.length;
    if (round === 0 || round > 6) return now;
    const here = now.entrants.filter((one) => isIn(one, round));
    const goes = here.length > 3 && below(chance, 3) === 0 ? here[below(chance, here.length)] : undefined;
    const left = now.entrants.map((one) => (one === goes ? { ...one, until: round } : one));
    return {
      ...now,
      entrants: below(chance, 3) === 0 && now.plan.format !== 'elimination' ? [...left, { number: left.length, from: round }] : left,
    };
  };
}

function spread(counts: readonly number[]): number {
  return Math.max(...counts) - Math.min(...counts);
}

/** Of those who are still there. */
function countsOf(now: Course, turns: ReadonlyMap<number, number>): readonly number[] {
  return now.entrants.filter((one) => isIn(one, now.rounds.length)).map(({ number }) => turns.get(number) ?? 0);
}

test('in every round everybody who is there sits at one table, and tables are as full as each other', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('swiss', 'round-robin'),
      anybody(24),
      fc.integer({ min: 2, max: 7 }),
      fc.string(),
      (format, count, seats, seed) => {
        const chance = chanceFromSeed(seed);
        const whole = played(course({ format, seats, hasPart: seats > 4 }, count, seed), chance, comingAndGoing(chance));
        for (const [round, tables] of whole.rounds.entries()) {
          const there = whole.entrants.filter((one) => isIn(one, round)).map(({ number }) => number);
          expect(tables.flatMap(({ entries }) => entries).toSorted((one, other) => one - other)).toEqual(there);
          const sizes = tables.map(({ entries }) => entries.length);
          expect(Math.max(...sizes)).toBeLessThanOrEqual(seats);
          // Everybody against everybody at tables of two may leave several alone once somebody came late.
          if (format === 'swiss' || seats > 2) expect(spread(sizes)).toBeLessThanOrEqual(1);
        }
      },
    ),
    RUNS,
  );
});

test('Swiss: nobody meets the same again while others are left, though people come and go', () => {
  fc.assert(
    // With at least twice as many as rounds there is always somebody new to meet.
    fc.property(fc.integer({ min: 12, max: 40 }), fc.string(), (count, seed) => {
      const chance = chanceFromSeed(seed);
      const whole = played(course({ rounds: 5 }, count, seed), chance, comingAndGoing(chance));
      const meetings = new Meetings(whole.rounds);
      for (const { number: one } of whole.entrants)
        for (const { number: other } of whole.entrants) if (other > one) expect(meetings.of(one, other)).toBeLessThanOrEqual(1);
    }),
    RUNS,
  );
});

test('Swiss of eight: seven rounds without meeting anybody twice need luck, four never do', () => {
  for (let seed = 0; seed < 100; seed++) {
    const whole = played(course({ rounds: 4 }, 8, `eight ${seed}`), chanceFromSeed(`${seed}`));
    const meetings = new Meetings(whole.rounds);
    for (const { number: one } of whole.entrants)
      for (const { number: other } of whole.entrants) if (other > one) expect(meetings.of(one, other)).toBeLessThanOrEqual(1);
  }
});

test('Swiss: leaders meet leaders: the four of sixteen who won twice meet each other', () => {
  for (let seed = 0; seed < 30; seed++) {
    let now = course({ rounds: 3 }, 16, `leaders ${seed}`);
    for (let round = 0; round < 2; round++) {
      // The lower number wins.
      const ranked = (nextRound(now) ?? []).map(({ entries }) =>
        ended(
          { entries },
          entries.map((one) => (one === Math.min(...entries) ? 1 : 2)),
        ),
      );
      now = { ...now, rounds: [...now.rounds, ranked] };
    }
    const leaders = standingsOf(now)
      .slice(0, 4)
      .map(({ entry }) => entry);
    const theirs = (nextRound(now) ?? []).filter(({ entries }) => leaders.includes(entries[0] ?? -1));
    expect(theirs.flatMap(({ entries }) => entries).toSorted()).toEqual(leaders.toSorted());
  }
});

test('nobody is alone or with fewer twice before everybody was once, though people come and go', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 23 }), fc.integer({ min: 2, max: 5 }), fc.string(), (count, seats, seed) => {
      const chance = chanceFromSeed(seed);
      const whole = played(course({ seats, rounds: 6 }, count, seed), chance);
      expect(spread(countsOf(whole, shortTurns(whole)))).toBeLessThanOrEqual(1);
    }),
    RUNS,
  );
});

test('a part is had equally often by all, whoever meets whom, comes late or goes', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('swiss', 'round-robin'),
      fc.integer({ min: 4, max: 21 }),
      fc.integer({ min: 3, max: 7 }),
      fc.boolean(),
      fc.string(),
      (format, count, seats, moves, seed) => {
        const chance = chanceFromSeed(seed);
        const begun = course({ format, seats, rounds: 8, hasPart: true }, count, seed);
        let now = begun;
        played(begun, chance, (next) => {
          now = moves ? comingAndGoing(chance)(next) : next;
          expect(spread(countsOf(now, firstTurns(now)))).toBeLessThanOrEqual(1);
          return now;
        });
      },
    ),
    RUNS,
  );
});

test('who moves first is spread evenly at tables of two, in Swiss as far as leaders still meet leaders', () => {
  for (let count = 4; count <= 16; count++) {
    for (const [format, most] of [
      ['round-robin', 1],
      ['swiss', 2],
    ] as const) {
      const whole = played(course({ format, rounds: 5 }, count, `first ${count}`), chanceFromSeed(`${count}`));
      expect(spread(countsOf(whole, firstTurns(whole)))).toBeLessThanOrEqual(most);
    }
  }
});

test('Swiss of eight: after three rounds one has won all, though two of the others leave after the first', () => {
  for (let seed = 0; seed < 60; seed++) {
    let now = course({ rounds: 3 }, 8, `one ${seed}`);
    for (let round = 0; round < 3; round++) {
      const ranked = (nextRound(now) ?? []).map(({ entries }) =>
        ended(
          { entries },
          entries.map((one) => (one === Math.min(...entries) ? 1 : 2)),
        ),
      );
      now = { ...now, rounds: [...now.rounds, ranked] };
      const last = standingsOf(now)
        .slice(-2)
        .map(({ entry }) => entry);
      if (round === 0) now = { ...now, entrants: now.entrants.map((one) => (last.includes(one.number) ? { ...one, until: 1 } : one)) };
    }
    expect(
      standingsOf(now)
        .filter(({ points }) => points === 3 * POINT)
        .map(({ entry }) => entry),
    ).toEqual([0]);
  }
});

test('two who want to be apart are not drawn together', () => {
  for (let seed = 0; seed < 20; seed++) {
    const tables =
      nextRound(course({ seats: 4 }, 9, `apart ${seed}`), (one, other) => Math.abs(one - other) === 1 && Math.min(one, other) < 2) ?? [];
    for (const { entries } of tables)
      for (const pair of [
        [0, 1],
        [1, 2],
      ])
        expect(pair.every((one) => entries.includes(one))).toBe(false);
  }
});

test('knock-out: who wants to be apart does not meet in the first round of a bracket, nor at larger tables while others are left', () => {
  const isApart = (one: number, other: number): boolean => Math.max(one, other) < 2;
  for (let seed = 0; seed < 20; seed++) {
    for (const [seats, through] of [
      [2, 1],
      [3, 2],
      [4, 2],
    ] as const) {
      let now = course({ format: 'elimination', seats, through }, 12, `apart ${seed}`);
      for (let tables = nextRound(now, isApart); tables !== undefined && tables.length > 1; tables = nextRound(now, isApart)) {
        if (seats > 2 || now.rounds.length === 0)
          for (const { entries } of tables) expect(entries.filter((one) => one < 2).length).toBeLessThan(2);
        // The lower number wins, so those two stay to the end.
        const ranked = tables.map(({ entries }) =>
          ended(
            { entries },
            entries.map((one) => entries.filter((other) => other <= one).length),
          ),
        );
        now = { ...now, rounds: [...now.rounds, ranked] };
      }
    }
  }
});

test('who comes back after rounds without them owes nobody a part for those, and makes up for none', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('swiss', 'round-robin'),
      fc.integer({ min: 6, max: 14 }),
      fc.integer({ min: 3, max: 5 }),
      fc.string(),
      (format, count, seats, seed) => {
        const chance = chanceFromSeed(seed);
        played(course({ format, seats, rounds: 8, hasPart: true }, count, seed), chance, (now) => {
          const round = now.rounds.length;
          const entrants = now.entrants.map(({ number, from, until }) => {
            if (number > 1 || round === 0 || below(chance, 2) === 0) return { number, from, ...(until === undefined ? {} : { until }) };
            return until === undefined ? { number, from, until: round } : { number, from };
          });
          const next = { ...now, entrants };
          expect(spread(countsOf(next, firstTurns(next)))).toBeLessThanOrEqual(1);
          return next;
        });
      },
    ),
    RUNS,
  );
});

test('the same seed draws the same, and another draws another', () => {
  const whole = (seed: string) => played(course({ seats: 3 }, 11, seed), chanceFromSeed('play')).rounds;
  expect(whole('one')).toEqual(whole('one'));
  expect(whole('one')).not.toEqual(whole('other'));
});

test('sixty-four at tables of four, late in the evening, are drawn in a moment', () => {
  const whole = played(course({ seats: 4, rounds: 9, hasPart: true }, 64), chanceFromSeed('many'));
  expect(whole.rounds).toHaveLength(9);
});
