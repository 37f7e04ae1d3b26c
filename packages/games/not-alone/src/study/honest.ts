import type { HonestWeights } from '@orrery/engine';

/** By number of seats, in the order of `MEASURES`; fitted to who won by `apps/cli/training/chances.ts`, which writes this table. */
export const HONEST: Readonly<Record<number, HonestWeights>> = {
  2: [
    [0.2, 0.47, 0.79, 0.86],
    [0.18, -0.13, -0.8, -0.82],
  ],
  3: [
    [0.2, 0.47, 0.96, 0.66],
    [0.09, -0.58, -1.54, -0.88],
  ],
  4: [
    [0.2, 0.2, 0.61, 0.7],
    [-0.08, -0.87, -1.85, -0.94],
  ],
  5: [
    [0.2, 0.2, 0.39, 0.55],
    [-0.01, -0.64, -1.66, -0.88],
  ],
  6: [
    [0.2, 0.2, 0.23, 0.41],
    [-0.05, -0.67, -1.63, -1.03],
  ],
  7: [
    [0.2, 0.2, 0.33, 0.44],
    [0.05, -0.48, -1.44, -0.86],
  ],
};
