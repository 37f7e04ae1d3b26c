import type { Puzzle } from '@orrery/engine';
import { expect, test } from 'vitest';
import { dayOf, gameOfTheDay, puzzleOfTheDay } from './of-the-day.ts';

const puzzle = (id: string): Puzzle => ({ id, kind: '', seat: 0, state: {}, answers: [], solvedBy: [], guessed: 0, rating: 1000 });
const puzzles = Array.from({ length: 100 }, (_, at) => puzzle(`p${at}`));
const days = Array.from({ length: 400 }, (_, at) => 20_000 + at);

test('a day begins for everybody at once, and every game has its turn', () => {
  expect(dayOf(Date.parse('2026-03-05T23:59:59Z'))).toBe(dayOf(Date.parse('2026-03-05T00:00:00Z')));
  expect(dayOf(Date.parse('2026-03-06T00:00:00Z'))).toBe(dayOf(Date.parse('2026-03-05T00:00:00Z')) + 1);
  expect(new Set(days.map((day) => gameOfTheDay(day, ['a', 'b', 'c', 'd'])))).toEqual(new Set(['a', 'b', 'c', 'd']));
  expect(gameOfTheDay(3, [])).toBeUndefined();
});

test('all puzzles come, none too often, and in whatever order they lie', () => {
  const met = new Map<string, number>();
  for (const day of days) {
    const { id } = puzzleOfTheDay(day, puzzles)!;
    met.set(id, (met.get(id) ?? 0) + 1);
    expect(puzzleOfTheDay(day, [...puzzles].reverse())?.id).toBe(id);
  }
  expect(met.size).toBeGreaterThan(90);
  expect(Math.max(...met.values())).toBeLessThan(16);
});

test('one puzzle more changes few days', () => {
  const changed = days.filter((day) => puzzleOfTheDay(day, [...puzzles, puzzle('new')])?.id !== puzzleOfTheDay(day, puzzles)?.id);
  expect(changed.length).toBeLessThan(16);
});
