import { expect, test } from 'vitest';
import { OPTION_SETS } from './random-play.ts';
import { compareWorlds } from './two-worlds.ts';

/** Thousands of positions are looked at in the whole run, test/secrecy.test.ts. */
const EVERY = 12;

test.each(OPTION_SETS)('what a seat of $seats cannot know changes nothing it is given, $options', ({ seats, options }) => {
  const { leaks, positions, different } = compareWorlds({ seats, options, seed: 'secrecy' }, EVERY);
  expect(leaks).toEqual([]);
  expect(positions).toBeGreaterThan(0);
  expect(different).toBeGreaterThan(positions / 2); // or nothing was tried
});
