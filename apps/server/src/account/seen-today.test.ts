import { expect, test } from 'vitest';
import { SeenToday } from './seen-today.ts';

const NOON = 1_800_000_000_000;

test('who came is known until the day ends; then nobody is, and nothing is kept of them', () => {
  const seen = new SeenToday(10);
  seen.add('ada', NOON);
  expect([seen.has('ada', NOON + 1), seen.has('bob', NOON + 1)]).toEqual([true, false]);
  expect([seen.has('ada', NOON + 24 * 3_600_000), seen.size]).toEqual([false, 0]);
});

test('of more people than are remembered who came first is forgotten first', () => {
  const seen = new SeenToday(3);
  for (const person of ['ada', 'bob', 'cid', 'dan', 'eve']) seen.add(person, NOON);
  expect(['ada', 'bob', 'cid', 'dan', 'eve'].map((person) => seen.has(person, NOON))).toEqual([false, false, true, true, true]);
  expect(seen.size).toBe(3);
});
