import type { HonestWeights } from '@orrery/engine';

/** By number of seats, in the order of `MEASURES`; fitted to who won by `apps/cli/training/chances.ts`, which writes this table. */
export const HONEST: Readonly<Record<number, HonestWeights>> = {
  2: [[0.46, 0.77, 1.21, 1.26]],
  3: [[0.39, 0.72, 1.2, 1.26]],
  4: [[0.39, 0.78, 1.22, 1.27]],
};
