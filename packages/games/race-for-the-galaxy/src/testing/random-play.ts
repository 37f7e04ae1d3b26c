import { type OptionSet, randomPlay } from '@orrery/testkit';
import { raceForTheGalaxy } from '../index.ts';

export const { playRandomly, randomChoice } = randomPlay(raceForTheGalaxy, { unaskedEvery: 6 });

/** Every table size, and every option turned with those that go with it. */
export const OPTION_SETS: readonly OptionSet[] = [
  { seats: 1, options: {} },
  { seats: 1, options: { robot: 'medium' } },
  { seats: 1, options: { robot: 'hard' } },
  { seats: 2, options: {} },
  { seats: 2, options: { expert: true } },
  { seats: 2, options: { draft: true, expert: true } },
  { seats: 2, options: { box: 'base', expert: true, presetHands: true } },
  { seats: 3, options: {} },
  { seats: 3, options: { draft: true, goals: false } },
  { seats: 4, options: { box: 'base' } },
  { seats: 4, options: { presetHands: true } },
  { seats: 5, options: {} },
];
