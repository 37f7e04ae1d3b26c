import type { SanctuaryHuntEffect } from './effects-sanctuary.ts';
import type { HuntCard } from './hunt.ts';

interface SanctuaryHuntCard extends HuntCard {
  readonly effect: SanctuaryHuntEffect;
}

/** Hunt cards of the expansion and the promo cards, one copy each. */
export const SANCTUARY_HUNT = {
  jamming: { set: 'sanctuary', phase: 1, symbol: 'artemia', effect: { do: 'silence-characters' }, provenance: 'reconstructed' },
  isolation: { set: 'sanctuary', phase: 1, effect: { do: 'bar-survivors' }, provenance: 'reconstructed' },
  siege: { set: 'sanctuary', phase: 2, effect: { do: 'bar-fortifying' }, provenance: 'reconstructed' },
  sandstorm: { set: 'sanctuary', phase: 2, effect: { do: 'move-sanctuary' }, provenance: 'reconstructed' },
  abduction: { set: 'sanctuary', phase: 2, symbol: 'target', effect: { do: 'target-loses-survivors' }, provenance: 'reconstructed' },
  ambush: { set: 'sanctuary', phase: 2, symbol: 'target', effect: { do: 'target-is-cut-off' }, provenance: 'reconstructed' },
  acid: { set: 'sanctuary', phase: 2, symbol: 'target', effect: { do: 'target-random-discard', will: 1 }, provenance: 'reconstructed' },
  hallucination: { set: 'sanctuary', phase: 2, symbol: 'target', effect: { do: 'target-other-power' }, provenance: 'reconstructed' },
  panic: {
    set: 'sanctuary',
    phase: 2,
    symbol: 'artemia',
    effect: { do: 'artemia-also-costs', what: 'survival-or-survivor' },
    provenance: 'reconstructed',
  },
  overgrowth: { set: 'sanctuary', phase: 2, symbol: 'artemia', effect: { do: 'artemia-at-sanctuary' }, provenance: 'reconstructed' },
  scent: { set: 'sanctuary', phase: 2, effect: { do: 'show-by-missing-will', least: 1 }, provenance: 'reconstructed' },
  pursuit: { set: 'sanctuary', phase: 3, effect: { do: 'move-artemia' }, provenance: 'reconstructed' },
  feast: { set: 'sanctuary', phase: 3, effect: { do: 'take-dna', atMost: 2 }, provenance: 'reconstructed' },
  metamorphosis: { set: 'sanctuary', phase: 4, effect: { do: 'exchange-developed', dearerBy: 1 }, provenance: 'reconstructed' },
  'growth-spurt': { set: 'sanctuary', phase: 5, effect: { do: 'develop-cheaper', by: 1 }, provenance: 'reconstructed' },
  damage: { set: 'promo', phase: 4, effect: { do: 'clear-marker' }, provenance: 'reconstructed' },
  variability: { set: 'promo', phase: 5, effect: { do: 'exchange-hand', atMost: 2 }, provenance: 'reconstructed' },
} as const satisfies Record<string, SanctuaryHuntCard>;
