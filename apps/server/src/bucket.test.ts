import { expect, test } from 'vitest';
import { Bucket, Buckets } from './bucket.ts';

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

test('a crowd of others does not bring back what somebody has used up', () => {
  const buckets = new Buckets({ perSecond: 0.001, burst: 100 }, 1);
  expect(buckets.take('spender', 0, 100)).toBe(true);
  for (let other = 0; other < 25_000; other++) buckets.take(`other ${other}`, other);
  expect(buckets.take('spender', 25_000)).toBe(false);
});

test('of more than can be remembered those are forgotten who have nearly all left', () => {
  const buckets = new Buckets({ perSecond: 0, burst: 100 }, 1);
  expect(buckets.take('sparing', 0)).toBe(true);
  for (let other = 0; other < 10_000; other++) buckets.take(`other ${other}`, 0, 50);
  expect(buckets.take('sparing', 0, 100)).toBe(true);
  expect(buckets.take('other 9999', 0, 51)).toBe(false);
});
