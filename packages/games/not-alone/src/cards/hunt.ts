import { quickTable } from '@orrery/engine';
import type { HuntEffect } from './effects.ts';
import { BASE_HUNT } from './hunt-base.ts';
import { SANCTUARY_HUNT } from './hunt-sanctuary.ts';
import type { CardSet, Phase, Provenance } from './sets.ts';

/** One Hunt card. */
export interface HuntCard {
  readonly set: CardSet;
  /** `copied`: the phase, and symbol, of the card it copies. */
  readonly phase: Phase | 'copied';
  /** The token it brings this turn. */
  readonly symbol?: 'artemia' | 'target';
  readonly effect: HuntEffect;
  readonly provenance: Provenance;
}

export type HuntId = keyof typeof BASE_HUNT | keyof typeof SANCTUARY_HUNT;
export const HUNT: Readonly<Record<HuntId, HuntCard>> = quickTable({ ...BASE_HUNT, ...SANCTUARY_HUNT });
export const HUNT_IDS = Object.keys(HUNT) as readonly HuntId[];
