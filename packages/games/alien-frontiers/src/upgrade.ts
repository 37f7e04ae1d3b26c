import type { Upgrades } from '@orrery/engine';

/** Stored states of earlier versions, each brought to the shape of the next. A step keeps to what was then and reads no table of today. */
export const UPGRADES: Upgrades = {
  // Neither rules nor shape changed between the two.
  '1': (state) => state,
};
