import type { Upgrades } from '@orrery/engine';

/** Stored states of earlier versions, each brought to the shape of the next. */
export const UPGRADES: Upgrades = {};
