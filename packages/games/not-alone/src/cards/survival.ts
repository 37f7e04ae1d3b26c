import { quickTable } from '@orrery/engine';
import type { SurvivalEffect } from './effects.ts';
import type { CardSet, Phase, Provenance } from './sets.ts';
import { BASE_SURVIVAL } from './survival-base.ts';
import { SANCTUARY_SURVIVAL } from './survival-sanctuary.ts';

/** One Survival card. */
export interface SurvivalCard {
  readonly set: CardSet;
  readonly phase: Phase;
  readonly effect: SurvivalEffect;
  readonly provenance: Provenance;
}

export type SurvivalId = keyof typeof BASE_SURVIVAL | keyof typeof SANCTUARY_SURVIVAL;
export const SURVIVAL: Readonly<Record<SurvivalId, SurvivalCard>> = quickTable({ ...BASE_SURVIVAL, ...SANCTUARY_SURVIVAL });
export const SURVIVAL_IDS = Object.keys(SURVIVAL) as readonly SurvivalId[];
