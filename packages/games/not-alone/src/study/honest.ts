import type { HonestWeights } from '@orrery/engine';

/** By number of seats, in the order of `MEASURES`; fitted to who won by `apps/cli/training/chances.ts`, which writes this table. */
export const HONEST: Readonly<Record<number, HonestWeights>> = {
  2: [
    [0.154, 0.514, 0.758, 0.659],
    [0.102, -0.706, -1.344, -0.729],
  ],
  3: [
    [0.138, 0.541, 0.837, 0.625],
    [0.086, -0.78, -1.553, -0.769],
  ],
  4: [
    [0.016, 0.248, 0.604, 0.605],
    [0.002, -0.951, -1.661, -0.714],
  ],
  5: [
    [0.021, 0.304, 0.514, 0.513],
    [0.037, -0.837, -1.554, -0.736],
  ],
  6: [
    [-0.227, 0.14, 0.266, 0.402],
    [-0.057, -0.956, -1.68, -0.827],
  ],
  7: [
    [0.19, 0.326, 0.443, 0.578],
    [0.066, -0.812, -1.581, -0.735],
  ],
};
