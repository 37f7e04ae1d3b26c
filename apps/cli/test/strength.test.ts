import { expect, test } from 'vitest';
import { roleSharesOf, sharesOf } from '../src/testing/strength.ts';

test('the strongest beats greedy mostly', async () => {
  expect((await sharesOf(['captain', 'greedy'], 6))[0]).toBeGreaterThan(0.5);
});

test('in Not Alone greedy beats random on both sides', { timeout: 240_000 }, async () => {
  const shares = await roleSharesOf(['greedy', 'random'], 16);
  expect(shares['greedy creature']).toBeGreaterThan(0.6);
  expect(shares['greedy hunted']).toBeGreaterThan(0.8);
});

test('in Not Alone the strongest beats greedy on both sides', { timeout: 240_000 }, async () => {
  const shares = await roleSharesOf(['stalker', 'greedy'], 24);
  expect(shares['stalker creature']).toBeGreaterThan(0.5);
  expect(shares['stalker hunted']).toBeGreaterThan(0.5);
});
