import type { SanctuarySurvivalEffect } from './effects-sanctuary.ts';
import type { SurvivalCard } from './survival.ts';

interface SanctuarySurvivalCard extends SurvivalCard {
  readonly effect: SanctuarySurvivalEffect;
}

/** Survival cards of the expansion and the promo cards, one copy each. */
export const SANCTUARY_SURVIVAL = {
  'distress-call': { set: 'sanctuary', phase: 1, effect: { do: 'take-survivor' }, provenance: 'reconstructed' },
  antidote: { set: 'sanctuary', phase: 1, effect: { do: 'put-back-dna', count: 2 }, provenance: 'reconstructed' },
  inhibitor: { set: 'sanctuary', phase: 1, effect: { do: 'switch-off' }, provenance: 'reconstructed' },
  teamwork: { set: 'sanctuary', phase: 1, effect: { do: 'help-return', atMost: 2, alone: 1 }, provenance: 'reconstructed' },
  scanner: { set: 'sanctuary', phase: 1, effect: { do: 'scan-hunt', atMost: 1 }, provenance: 'reconstructed' },
  camouflage: { set: 'sanctuary', phase: 2, effect: { do: 'swap-played' }, provenance: 'reconstructed' },
  bravery: { set: 'sanctuary', phase: 3, effect: { do: 'lose-no-will' }, provenance: 'reconstructed' },
  evacuation: { set: 'sanctuary', phase: 3, effect: { do: 'shelter-anywhere' }, provenance: 'reconstructed' },
  shortcut: { set: 'sanctuary', phase: 3, effect: { do: 'reach-sanctuary' }, provenance: 'reconstructed' },
  'reinforced-walls': { set: 'sanctuary', phase: 3, effect: { do: 'answer-fortify' }, provenance: 'reconstructed' },
  'rope-team': { set: 'sanctuary', phase: 3, effect: { do: 'share-loss', discards: 2 }, provenance: 'reconstructed' },
  'last-stand': { set: 'sanctuary', phase: 3, effect: { do: 'last-will-uncounted' }, provenance: 'reconstructed' },
  salvage: { set: 'sanctuary', phase: 4, effect: { do: 'salvage' }, provenance: 'reconstructed' },
  anchor: { set: 'sanctuary', phase: 5, effect: { do: 'anchor-sanctuary' }, provenance: 'reconstructed' },
  'course-change': { set: 'sanctuary', phase: 5, effect: { do: 'turn-sanctuary' }, provenance: 'reconstructed' },
  cryogenics: { set: 'promo', phase: 3, effect: { do: 'freeze' }, provenance: 'reconstructed' },
  reinforcements: { set: 'promo', phase: 5, effect: { do: 'more-survivors', row: 3 }, provenance: 'reconstructed' },
} as const satisfies Record<string, SanctuarySurvivalCard>;
