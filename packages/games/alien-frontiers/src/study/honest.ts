import type { HonestWeights } from '@orrery/engine';

/** By number of seats, in the order of `MEASURES`; fitted to who won by `apps/cli/training/chances.ts`, which writes this table. */
export const HONEST: Readonly<Record<number, HonestWeights>> = {
  2: [[0.973, 0.971, 1.017, 1.019]],
  3: [[0.897, 0.9, 1.043, 1.035]],
  4: [[0.944, 0.927, 1.102, 1.055]],
};
