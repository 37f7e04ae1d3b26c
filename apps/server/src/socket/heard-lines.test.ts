import { expect, test } from 'vitest';
import { HeardLines, TABLES } from './heard-lines.ts';

test('lines are known by table and number, in whatever order they come, and the old ones are forgotten', () => {
  const heard = new HeardLines();
  for (const number of [5, 7, 6]) heard.add('t', number);
  expect([4, 5, 6, 7, 8].map((number) => heard.has('t', number))).toEqual([false, true, true, true, false]);
  expect(heard.has('other', 5)).toBe(false);
  for (let number = 10; number < 210; number++) heard.add('t', number);
  expect([heard.has('t', 5), heard.has('t', 10), heard.has('t', 209)]).toEqual([false, true, true]);
  for (let table = 0; table < TABLES; table++) heard.add(`t${table}`, 1);
  expect([heard.has('t', 209), heard.has('t0', 1)]).toEqual([false, true]);
});
