import { expect, test } from 'vitest';
import { chanceFromSeed, nextWord } from './chance.ts';
import { contest, leadOver } from './contest.ts';

const WORDS = 0x1_0000_0000;
const luckOf = (future: number): number => nextWord(chanceFromSeed(`luck ${future}`)) / WORDS - 0.5;

/** Answers of these worths; luck is the same for all of them, and each has a little of its own. */
function among(worths: readonly number[], own: number) {
  const played: number[] = worths.map(() => 0);
  const found = contest({
    answers: worths.length,
    futures: 160,
    margin: 0.05,
    worthIn: (answer, future) => {
      played[answer] = (played[answer] ?? 0) + 1;
      return (worths[answer] ?? 0) + 0.4 * luckOf(future) + own * luckOf(1000 * (answer + 1) + future);
    },
  });
  return { found, played };
}

test('an answer that is better by more than the margin is found, whatever luck they share; the best two are played to the end', () => {
  const { found, played } = among([0.4, 0.5, 0.42, 0.2], 0.1);
  expect(found?.map(({ answer }) => answer)).toEqual([1, 2, 0, 3]);
  expect(found?.slice(0, 2).every(({ isWhole }) => isWhole)).toBe(true);
  expect(found?.[0]?.worth).toBeCloseTo(0.5, 1);
  expect(played[3]).toBeLessThan(160);
});

test('where the first two are as good as each other, it is soon given up', () => {
  const { found, played } = among([0.5, 0.49, 0.3], 0.05);
  expect(found).toBeUndefined();
  expect(Math.max(...played)).toBeLessThan(40);
});

test('where another is nearer than the margin, none is clearly best', () => {
  expect(among([0.5, 0.4, 0.47], 0.02).found).toBeUndefined();
  expect(among([0.5, 0.5], 0).found).toBeUndefined();
});

test('a lead is known the better the more of its luck is shared', () => {
  const futures = Array.from({ length: 100 }, (_, future) => future);
  const shared = leadOver(
    futures.map((future) => 0.6 + luckOf(future)),
    futures.map((future) => 0.5 + luckOf(future)),
  );
  const apart = leadOver(
    futures.map((future) => 0.6 + luckOf(future)),
    futures.map((future) => 0.5 + luckOf(future + 100)),
  );
  expect(shared.lead).toBeCloseTo(0.1);
  expect(shared.error).toBeCloseTo(0);
  expect(apart.error).toBeGreaterThan(0.03);
});
