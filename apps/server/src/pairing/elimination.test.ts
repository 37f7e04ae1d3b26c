import { chanceFromSeed } from '@orrery/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Course, isIn } from './evening.ts';
import { nextRound } from './next-round.ts';
import { standingsOf } from './standings.ts';
import { course, ended, further, played } from './testing/played.ts';

function there(now: Course, round: number): readonly number[] {
  return (now.rounds[round] ?? []).flatMap(({ entries }) => entries);
}

test('of any number one is left, in as many rounds as it takes, and only the first has people alone', () => {
  for (let count = 2; count <= 40; count++) {
    const whole = played(course({ format: 'elimination' }, count), chanceFromSeed(`${count}`));
    expect(whole.rounds).toHaveLength(Math.ceil(Math.log2(count)));
    for (const [round, tables] of whole.rounds.entries()) {
      const alone = tables.filter(({ entries }) => entries.length === 1).length;
      expect(alone).toBe(round === 0 ? 2 ** Math.ceil(Math.log2(count)) - count : 0);
    }
    const [first] = standingsOf(whole);
    const final = whole.rounds.at(-1)?.[0];
    expect(final?.outcome?.[final.entries.indexOf(first?.entry ?? -1)]?.rank).toBe(1);
  }
});

test('whoever lost is in no round after it, and the winner of a table meets that of its neighbour', () => {
  const whole = played(course({ format: 'elimination' }, 16), chanceFromSeed('bracket'));
  for (const [round, tables] of whole.rounds.entries()) {
    if (round === 0) continue;
    const before = whole.rounds[round - 1] ?? [];
    for (const [number, { entries }] of tables.entries())
      for (const [place, table] of [before[2 * number], before[2 * number + 1]].entries()) {
        const winner = table?.entries.find((_, seat) => table.outcome?.[seat]?.rank === 1);
        expect([place, entries.includes(winner ?? -1)]).toEqual([place, true]);
      }
  }
});

test('at larger tables the best of each go on, and sit with those of others', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 40 }),
      fc.integer({ min: 3, max: 7 }),
      fc.integer({ min: 1, max: 3 }),
      fc.string(),
      (count, seats, through, seed) => {
        const whole = played(course({ format: 'elimination', seats, through }, count, seed), chanceFromSeed(seed));
        for (const [round, tables] of whole.rounds.entries()) {
          const next = there(whole, round + 1);
          for (const { entries, outcome } of tables) {
            expect(entries.length).toBeLessThanOrEqual(seats);
            const went = entries.filter((one) => next.includes(one));
            if (next.length > 0) expect(went.length).toBe(entries.length < 2 ? entries.length : Math.min(through, entries.length - 1));
            for (const one of went) expect(outcome?.[entries.indexOf(one)]?.rank).toBeLessThanOrEqual(through);
          }
        }
        expect(whole.rounds.at(-1)).toHaveLength(1);
      },
    ),
    { numRuns: 60 },
  );
});

test('who goes between rounds leaves their place in the bracket empty', () => {
  for (let seed = 0; seed < 20; seed++) {
    const chance = chanceFromSeed(`${seed}`);
    const first = further(course({ format: 'elimination' }, 8, `gone ${seed}`), chance);
    const second = nextRound(first ?? course({}, 0)) ?? [];
    const gone = second[0]?.entries[0] ?? -1;
    if (first === undefined) throw new Error('no round');
    const now = { ...first, entrants: first.entrants.map((one) => (one.number === gone ? { ...one, until: 1 } : one)) };
    expect(nextRound(now)?.map(({ entries }) => entries.length)).toEqual([1, 2]);
    const whole = played(now, chance);
    expect(whole.rounds).toHaveLength(3);
    expect(whole.entrants.filter((one) => isIn(one, 9))).toHaveLength(7);
  }
});

test('where ranks are equal who made more before goes on, and then the lot decides, always the same way', () => {
  const begun = course({ format: 'elimination' }, 2);
  const [table] = nextRound(begun) ?? [];
  if (table === undefined) throw new Error('no table');
  const drawn = { ...begun, rounds: [[ended(table, [1, 1])]] };
  expect(nextRound(drawn)).toBeUndefined();
  expect(standingsOf(drawn)).toEqual(standingsOf(drawn));
  expect(standingsOf(drawn)[0]?.rounds).toBe(1);
});
