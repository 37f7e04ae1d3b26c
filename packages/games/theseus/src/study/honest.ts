import type { HonestWeights } from '@orrery/engine';

/** By number of seats, in the order of `MEASURES`; fitted to who won by `apps/cli/training/chances.ts`, which writes this table. */
export const HONEST: Readonly<Record<number, HonestWeights>> = {
  2: [
    [0.696, 0.369, 0.183, 0.936],
    [0.042, 0.273, -0.044, 0.13],
  ],
  3: [
    [0.918, 0.724, 0.419, 0.97],
    [0.094, 0.232, -0.051, 0.124],
  ],
  4: [
    [0.804, 0.467, 0.311, 0.953],
    [0.019, 0.211, -0.024, 0.122],
  ],
};
