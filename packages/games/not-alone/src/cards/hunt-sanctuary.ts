import type { HuntCard } from './hunt.ts';

/** Hunt cards of the expansion and the promo cards, one copy each. */
export const SANCTUARY_HUNT = {
  jamming: { set: 'sanctuary', phase: 1, symbol: 'artemia', provenance: 'reconstructed' },
  isolation: { set: 'sanctuary', phase: 1, provenance: 'reconstructed' },
  siege: { set: 'sanctuary', phase: 2, provenance: 'reconstructed' },
  sandstorm: { set: 'sanctuary', phase: 2, provenance: 'reconstructed' },
  abduction: { set: 'sanctuary', phase: 2, symbol: 'target', provenance: 'reconstructed' },
  ambush: { set: 'sanctuary', phase: 2, symbol: 'target', provenance: 'reconstructed' },
  acid: { set: 'sanctuary', phase: 2, symbol: 'target', provenance: 'reconstructed' },
  hallucination: { set: 'sanctuary', phase: 2, symbol: 'target', provenance: 'reconstructed' },
  panic: { set: 'sanctuary', phase: 2, symbol: 'artemia', provenance: 'reconstructed' },
  overgrowth: { set: 'sanctuary', phase: 2, symbol: 'artemia', provenance: 'reconstructed' },
  scent: { set: 'sanctuary', phase: 2, provenance: 'reconstructed' },
  pursuit: { set: 'sanctuary', phase: 3, provenance: 'reconstructed' },
  feast: { set: 'sanctuary', phase: 3, provenance: 'reconstructed' },
  metamorphosis: { set: 'sanctuary', phase: 4, provenance: 'reconstructed' },
  'growth-spurt': { set: 'sanctuary', phase: 5, provenance: 'reconstructed' },
  damage: { set: 'promo', phase: 4, provenance: 'reconstructed' },
  variability: { set: 'promo', phase: 5, provenance: 'reconstructed' },
} as const satisfies Record<string, HuntCard>;
