import type { HonestWeights } from '@orrery/engine';

/** By number of seats, in the order of `MEASURES`; fitted to who won by `apps/cli/training/chances.ts`, which writes this table. */
export const HONEST: Readonly<Record<number, HonestWeights>> = {
  2: [
    [0.776, 0.412, 0.378, 0.945],
    [0.038, 0.212, -0.018, 0.021],
  ],
  3: [
    [1.052, 1.093, 1.037, 1.004],
    [0.108, 0.07, -0.017, 0.005],
  ],
  4: [
    [0.932, 0.713, 0.852, 0.98],
    [-0.015, 0.022, 0.029, 0.003],
  ],
};
