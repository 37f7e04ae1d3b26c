import type { HonestWeights } from '@orrery/engine';

/** By number of seats, in the order of `MEASURES`; fitted to who won by `apps/cli/training/chances.ts`, which writes this table. */
export const HONEST: Readonly<Record<number, HonestWeights>> = {
  2: [[0.8, 1.17, 1.05, 0.83]],
  3: [[0.55, 0.8, 0.88, 0.86]],
  4: [[0.6, 0.8, 0.89, 0.83]],
};
