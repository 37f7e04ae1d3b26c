import type { HonestWeights } from '@orrery/engine';

/** By number of seats, in the order of `MEASURES`; fitted to who won by `apps/cli/training/chances.ts`, which writes this table. */
export const HONEST: Readonly<Record<number, HonestWeights>> = {
  1: [
    [1, 1, 1, 1],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ],
  2: [
    [0.985, 0.76, 1.026, 0.952],
    [0.001, 0.005, 0.023, -0.028],
    [0, 0, 0, 0],
  ],
  3: [
    [1.009, 0.976, 0.896, 0.923],
    [0.013, 0.142, 0.068, 0.026],
    [0, 0, 0, 0],
  ],
  4: [
    [0.983, 0.945, 1.057, 0.991],
    [-0.009, -0.039, 0.001, 0.01],
    [0, 0, 0, 0],
  ],
  5: [
    [0.982, 0.836, 0.788, 0.818],
    [-0.005, -0.033, 0.021, -0.021],
    [0, 0, 0, 0],
  ],
};
