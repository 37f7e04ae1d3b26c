import type { HonestWeights } from '@orrery/engine';

/** By number of seats, in the order of `MEASURES`; fitted to who won by `apps/cli/training/chances.ts`, which writes this table. */
export const HONEST: Readonly<Record<number, HonestWeights>> = {
  2: [
    [0.79, 0.31, 0.28, 0.92],
    [0.13, 0.17, 0.05, 0.16],
  ],
  3: [
    [0.96, 0.55, 0.44, 0.95],
    [0.16, 0.1, 0.03, 0.16],
  ],
  4: [
    [0.74, 0.39, 0.42, 0.93],
    [0.08, 0.12, 0.05, 0.16],
  ],
};
