import type { SurvivalCard } from './survival.ts';

/** Survival cards of the base game, one copy each. */
export const BASE_SURVIVAL = {
  adrenaline: { set: 'base', phase: 1, provenance: 'printed' },
  ingenuity: { set: 'base', phase: 1, provenance: 'printed' },
  sacrifice: { set: 'base', phase: 1, provenance: 'printed' },
  'sixth-sense': { set: 'base', phase: 1, provenance: 'printed' },
  smokescreen: { set: 'base', phase: 1, provenance: 'printed' },
  'strike-back': { set: 'base', phase: 1, provenance: 'printed' },
  vortex: { set: 'base', phase: 2, provenance: 'printed' },
  detector: { set: 'base', phase: 3, provenance: 'printed' },
  dodge: { set: 'base', phase: 3, provenance: 'printed' },
  drone: { set: 'base', phase: 3, provenance: 'printed' },
  gate: { set: 'base', phase: 3, provenance: 'printed' },
  hologram: { set: 'base', phase: 3, provenance: 'printed' },
  'wrong-track': { set: 'base', phase: 3, provenance: 'printed' },
  amplifier: { set: 'base', phase: 4, provenance: 'printed' },
  'double-back': { set: 'base', phase: 4, provenance: 'printed' },
} as const satisfies Record<string, SurvivalCard>;
