import { expect, test } from 'vitest';
import { after, isKnown, rated, UNKNOWN } from './rating.ts';

test('a hard puzzle solved raises a rating more than an easy one, an easy one missed costs more than a hard one', () => {
  const from = { rating: 1500, deviation: 100 };
  const up = (puzzle: number) => rated(from, puzzle, 1).rating - from.rating;
  const down = (puzzle: number) => from.rating - rated(from, puzzle, 0).rating;
  expect(up(1900)).toBeGreaterThan(up(1100));
  expect(down(1100)).toBeGreaterThan(down(1900));
  expect(up(1100)).toBeGreaterThan(0);
});

test('somebody who solves what is below 1600 and nothing above is rated about there, and known after some thirty', () => {
  let own = UNKNOWN;
  for (let at = 0; at < 60; at++) {
    const puzzle = 1000 + ((at * 370) % 1200);
    own = rated(own, puzzle, puzzle < 1600 ? 1 : 0);
  }
  expect(Math.abs(own.rating - 1600)).toBeLessThan(120);
  expect(isKnown(own)).toBe(true);
  expect(isKnown(UNKNOWN)).toBe(false);
});

test('the first puzzles move it most, and a year away makes it a guess again', () => {
  const first = rated(UNKNOWN, 1200, 1).rating - UNKNOWN.rating;
  const late = rated({ rating: 1200, deviation: 70 }, 1200, 1).rating - 1200;
  expect(first).toBeGreaterThan(5 * late);
  expect(after(400, { rating: 1700, deviation: 60 })).toEqual({ rating: 1700, deviation: 350 });
  expect(after(0, { rating: 1700, deviation: 80 })).toEqual({ rating: 1700, deviation: 80 });
});

test('half a score at an even puzzle moves nothing', () => {
  expect(rated({ rating: 1400, deviation: 90 }, 1400, 0.5).rating).toBeCloseTo(1400, 6);
});
