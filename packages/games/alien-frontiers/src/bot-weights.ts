/**
 * What each measure is worth at the beginning of a match and at its end (between them, in proportion to how far it has
 * come). Learnt from self-play by `npx tsx packages/games/alien-frontiers/training/train.ts`; not written by hand.
 */
export const WEIGHTS: Readonly<Record<string, readonly [early: number, late: number]>> = {
  landed: [0.5, 0.9],
  controlled: [0.4, 0.9],
  'point-cards': [0.4, 0.9],
  positron: [0.4, 0.9],
  'safe-control': [0.05, 0.05],
  tied: [0.1, 0.1],
  hub: [0.07, 0.12],
  ships: [0.4, 0.1],
  relic: [0.4, 0.1],
  fuel: [0.06, 0.04],
  ore: [0.1, 0.1],
  both: [0.05, 0.02],
  'above-eight': [-0.1, -0.1],
  'dice-cards': [0.12, 0.06],
  unplaced: [0.12, 0.08],
  landing: [0.9, 1.8],
  raid: [0.12, 0.12],
  claim: [0.15, 0.1],
  choice: [0.1, 0.1],
};
