import { expect, test } from 'vitest';
import { OPTION_SETS } from '../src/testing/random-play.ts';
import { compareWorlds } from '../src/testing/two-worlds.ts';

const GAMES = 4;
const EVERY = 3;

// Base game, bridge and Sanctuary at every seat count: several thousand positions, each with a hidden part drawn anew and played on.
const tables = [2, 3, 4, 5, 6, 7].flatMap((seats) =>
  [{}, { expansion: 'bridge' }, { expansion: 'sanctuary', promo: true }].map((options) => ({ seats, options })),
);

test.each([...OPTION_SETS, ...tables])('nothing leaks at a table of $seats, $options', ({ seats, options }) => {
  for (let game = 0; game < GAMES; game++) {
    const { leaks, positions, different } = compareWorlds({ seats, options, seed: `whole secrecy ${game}` }, EVERY);
    expect(leaks).toEqual([]);
    expect(different).toBeGreaterThan(positions / 2);
  }
});
