import type { HonestWeights } from '@orrery/engine';

/** By number of seats, in the order of `MEASURES`; fitted to who won by `apps/cli/training/chances.ts`, which writes this table. */
export const HONEST: Readonly<Record<number, HonestWeights>> = {
  2: [
    [0.971, 0.867, 0.825, 0.941],
    [-0.083, -0.316, -0.271, -0.121],
  ],
  3: [
    [0.879, 0.727, 0.879, 0.912],
    [-0.125, -0.44, -0.577, -0.217],
  ],
  4: [
    [0.623, 0.329, 0.56, 0.896],
    [-0.326, -0.733, -0.779, -0.105],
  ],
  5: [
    [0.545, 0.305, 0.365, 0.671],
    [-0.271, -0.438, -0.465, -0.191],
  ],
  6: [
    [0.195, 0.13, 0.13, 0.495],
    [-0.457, -0.607, -0.665, -0.388],
  ],
  7: [
    [0.655, 0.326, 0.304, 0.676],
    [-0.129, -0.231, -0.367, -0.162],
  ],
};
