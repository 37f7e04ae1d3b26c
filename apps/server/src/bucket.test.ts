import { expect, test } from 'vitest';
import { Bucket } from './bucket.ts';

test('a burst is let through, then a fixed number per second', () => {
  const bucket = new Bucket({ perSecond: 2, burst: 3 }, 0);
  expect([bucket.take(0), bucket.take(0), bucket.take(0), bucket.take(0)]).toEqual([true, true, true, false]);
  expect([bucket.take(499), bucket.take(500), bucket.take(500)]).toEqual([false, true, false]);
});

test('a clock that goes back gives nothing and breaks nothing', () => {
  const bucket = new Bucket({ perSecond: 1, burst: 1 }, 1000);
  expect(bucket.take(1000)).toBe(true);
  expect(bucket.take(0)).toBe(false);
  expect(bucket.take(1000)).toBe(true);
});

test('what costs more is let through less often', () => {
  const bucket = new Bucket({ perSecond: 1, burst: 10 }, 0);
  expect([bucket.take(0, 4), bucket.take(0, 4), bucket.take(0, 4), bucket.take(0, 2)]).toEqual([true, true, false, true]);
});
