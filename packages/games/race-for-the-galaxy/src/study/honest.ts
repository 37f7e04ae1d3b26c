import type { HonestWeights } from '@orrery/engine';

/** By number of seats, in the order of `MEASURES`; fitted to who won by `apps/cli/training/chances.ts`, which writes this table. */
export const HONEST: Readonly<Record<number, HonestWeights>> = {
  1: [
    [0.86, 0.73, 0.94, 0.88],
    [0.03, 0.42, 0.43, 0.22],
    [0, -0.29, -0.48, -0.11],
  ],
  2: [
    [0.85, 0.55, 0.95, 0.79],
    [0.03, 0.45, 0.43, 0.19],
    [0, -0.27, -0.44, -0.1],
  ],
  3: [
    [0.87, 0.78, 0.83, 0.79],
    [0.04, 0.53, 0.46, 0.22],
    [0, -0.27, -0.44, -0.1],
  ],
  4: [
    [0.85, 0.7, 0.97, 0.83],
    [0.02, 0.43, 0.42, 0.21],
    [0, -0.27, -0.44, -0.1],
  ],
  5: [
    [0.84, 0.6, 0.72, 0.68],
    [0.03, 0.44, 0.44, 0.2],
    [0, -0.27, -0.44, -0.1],
  ],
};
