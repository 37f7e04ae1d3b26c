import { expect, test } from 'vitest';
import { FewAtOnce } from './few-at-once.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('so many at a time, in their order, and all are done when it is idle', async () => {
  const few = new FewAtOnce(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  for (const one of [1, 2, 3, 4])
    few.run({ person: 'ada', match: 'm' }, async () => {
      begun.push(one);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  expect(begun).toEqual([1, 2]);
  let isIdle = false;
  const idle = few.idle().then(() => (isIdle = true));
  for (let round = 0; round < 4; round++) {
    expect(isIdle).toBe(false);
    ends[round]();
    await turn();
  }
  await idle;
  expect(begun).toEqual([1, 2, 3, 4]);
});

test('however much one person has waiting, the next is another’s', async () => {
  const few = new FewAtOnce(1);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const run = (person: string): void =>
    few.run({ person, match: 'm' }, async () => {
      begun.push(person);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  for (let many = 0; many < 100; many++) run('eve');
  run('ada');
  for (let round = 0; round < 3; round++) {
    ends[round]();
    await turn();
  }
  expect(begun.slice(0, 3)).toContain('ada');
});
