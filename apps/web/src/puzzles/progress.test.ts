import { expect, test } from 'vitest';
import { afterTry, givenUp, NO_PROGRESS, type Solving, streakOn } from './progress.ts';

const solving = (more: Partial<Solving> = {}): Solving => ({
  name: 'theseus/abc',
  rating: 1200,
  score: 1,
  isSolved: true,
  day: 100,
  isOfTheDay: false,
  ...more,
});

test('only the first try at a puzzle is rated; that it was solved later is kept', () => {
  const missed = afterTry(NO_PROGRESS, solving({ score: 0.3, isSolved: false }));
  expect(missed.rating).toBeLessThan(NO_PROGRESS.rating);
  const solved = afterTry(missed, solving());
  expect(solved.rating).toBe(missed.rating);
  expect(solved.met['theseus/abc']).toEqual({ score: 0.3, isSolved: true });
});

test('looking up the answer counts as a miss', () => {
  const { score: _, isSolved: __, ...asked } = solving();
  expect(afterTry(NO_PROGRESS, givenUp(asked)).rating).toBeLessThan(NO_PROGRESS.rating);
});

test('no row of days grows by an answer that was looked up that day', () => {
  const { score: _, isSolved: __, ...asked } = solving({ isOfTheDay: true });
  const played = afterTry(afterTry(NO_PROGRESS, givenUp(asked)), solving({ isOfTheDay: true }));
  expect([played.met['theseus/abc']?.isSolved, played.streak]).toEqual([true, 0]);
  // When it comes again another day, it counts.
  const later = afterTry(played, solving({ day: 130, isOfTheDay: true }));
  expect(later.streak).toBe(1);
  expect(afterTry(afterTry(later, givenUp({ ...asked, day: 130 })), solving({ day: 130, isOfTheDay: true })).streak).toBe(1);
});

test('days in a row count puzzles of the day that were solved; a day missed ends them', () => {
  const daily = (day: number, isSolved = true) => solving({ name: `a/${day}`, day, isOfTheDay: true, isSolved });
  let now = afterTry(afterTry(NO_PROGRESS, daily(100)), daily(101));
  expect(streakOn(now, 101)).toBe(2);
  expect(streakOn(now, 102)).toBe(2);
  expect(streakOn(now, 103)).toBe(0);
  expect(afterTry(now, daily(101)).streak).toBe(2);
  expect(afterTry(now, daily(102, false)).streak).toBe(2);
  expect(afterTry(now, solving({ day: 102 })).streak).toBe(2);
  now = afterTry(now, daily(104));
  expect(now).toMatchObject({ streak: 1, longestStreak: 2 });
});
