import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Paced } from './paced.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

test('the first is done at once, what follows too soon once and later, and nothing is lost', () => {
  const done: string[] = [];
  const paced = new Paced(1000);
  for (const word of ['a', 'b', 'c']) paced.run('match', () => done.push(word));
  paced.run('other', () => done.push('o'));
  expect(done).toEqual(['a', 'o']);
  vi.advanceTimersByTime(999);
  expect(done).toEqual(['a', 'o']);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['a', 'o', 'b']);
  vi.advanceTimersByTime(1000);
  paced.run('match', () => done.push('d'));
  expect(done).toEqual(['a', 'o', 'b', 'd']);
});

test('a loop of an hour is answered once a second', () => {
  let done = 0;
  const paced = new Paced(1000);
  for (let time = 0; time < 3_600_000; time += 100) {
    paced.run('match', () => done++);
    vi.advanceTimersByTime(100);
  }
  expect(done).toBeLessThanOrEqual(3601);
  expect(done).toBeGreaterThan(3000);
});

test('nothing is done for who has gone', () => {
  let done = 0;
  const paced = new Paced(1000);
  for (let time = 0; time < 2; time++) paced.run('match', () => done++);
  paced.clear();
  vi.advanceTimersByTime(5000);
  expect(done).toBe(1);
});
