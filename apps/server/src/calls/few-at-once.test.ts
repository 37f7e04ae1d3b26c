import { expect, test } from 'vitest';
import { FewAtOnce } from './few-at-once.ts';

test('so many at a time, in their order, and all are done when it is idle', async () => {
  const few = new FewAtOnce(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  for (const one of [1, 2, 3, 4])
    few.run(async () => {
      begun.push(one);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  expect(begun).toEqual([1, 2]);
  let isIdle = false;
  const idle = few.idle().then(() => (isIdle = true));
  for (let round = 0; round < 4; round++) {
    expect(isIdle).toBe(false);
    ends[round]();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await idle;
  expect(begun).toEqual([1, 2, 3, 4]);
});
