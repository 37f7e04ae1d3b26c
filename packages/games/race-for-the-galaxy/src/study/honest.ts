import type { HonestWeights } from '@orrery/engine';

/** By number of seats, in the order of `MEASURES`; fitted to who won by `apps/cli/training/chances.ts`, which writes this table. */
export const HONEST: Readonly<Record<number, HonestWeights>> = {
  2: [[1, 1, 1, 1]],
};
