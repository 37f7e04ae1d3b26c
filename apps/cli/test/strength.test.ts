import { expect, test } from 'vitest';
import { sharesOf } from '../src/testing/strength.ts';

test('the strongest beats greedy mostly', async () => {
  expect((await sharesOf(['captain', 'greedy'], 6))[0]).toBeGreaterThan(0.5);
});
