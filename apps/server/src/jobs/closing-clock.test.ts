import { expect, test } from 'vitest';
import { ManualClock } from '../storage/testing/clock.ts';
import { ClosingClock } from './closing-clock.ts';

test('what is set is called in its time, unless it or the clock was taken back before; none is set after that', async () => {
  const time = new ManualClock();
  const clock = new ClosingClock(time);
  const called: string[] = [];
  const set = (name: string, milliseconds: number) => clock.after(milliseconds, () => called.push(name));
  set('soon', 10);
  set('not', 10)();
  set('late', 30);
  await time.pass(20);
  clock.close();
  set('after', 1);
  await time.pass(100);
  expect(called).toEqual(['soon']);
  expect(time.timers).toBe(0);
});
