import type { SurvivalCard } from './survival.ts';

/** Survival cards of the expansion and the promo cards, one copy each. */
export const SANCTUARY_SURVIVAL = {
  'distress-call': { set: 'sanctuary', phase: 1, provenance: 'reconstructed' },
  antidote: { set: 'sanctuary', phase: 1, provenance: 'reconstructed' },
  inhibitor: { set: 'sanctuary', phase: 1, provenance: 'reconstructed' },
  teamwork: { set: 'sanctuary', phase: 1, provenance: 'reconstructed' },
  scanner: { set: 'sanctuary', phase: 1, provenance: 'reconstructed' },
  camouflage: { set: 'sanctuary', phase: 2, provenance: 'reconstructed' },
  bravery: { set: 'sanctuary', phase: 3, provenance: 'reconstructed' },
  evacuation: { set: 'sanctuary', phase: 3, provenance: 'reconstructed' },
  shortcut: { set: 'sanctuary', phase: 3, provenance: 'reconstructed' },
  'reinforced-walls': { set: 'sanctuary', phase: 3, provenance: 'reconstructed' },
  'rope-team': { set: 'sanctuary', phase: 3, provenance: 'reconstructed' },
  'last-stand': { set: 'sanctuary', phase: 3, provenance: 'reconstructed' },
  salvage: { set: 'sanctuary', phase: 4, provenance: 'reconstructed' },
  anchor: { set: 'sanctuary', phase: 5, provenance: 'reconstructed' },
  'course-change': { set: 'sanctuary', phase: 5, provenance: 'reconstructed' },
  cryogenics: { set: 'promo', phase: 3, provenance: 'reconstructed' },
  reinforcements: { set: 'promo', phase: 5, provenance: 'reconstructed' },
} as const satisfies Record<string, SurvivalCard>;
