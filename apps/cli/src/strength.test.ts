import { expect, test } from 'vitest';
import { sharesOf } from './testing/strength.ts';

test('greedy beats random nearly always', { timeout: 120_000 }, async () => {
  expect((await sharesOf(['greedy', 'random'], 12))[0]).toBeGreaterThan(0.9);
});
