import type { CharacterEffect } from './abilities.ts';
import type { CardSet, Phase, Provenance } from './sets.ts';

/** One character: open before its Hunted, works in its phases from the start. */
export interface CharacterCard {
  readonly set: CardSet;
  readonly phases: readonly Phase[];
  /** Has the Not Alone symbol: playable without the rest of the expansion. */
  readonly bridge?: true;
  readonly effects: readonly CharacterEffect[];
  readonly provenance: Provenance;
}

export const CHARACTERS = {
  'captain-pike': { set: 'sanctuary', phases: [1], bridge: true, effects: [{ do: 'resist-more', cards: 3 }], provenance: 'reconstructed' },
  xia: {
    set: 'sanctuary',
    phases: [3],
    bridge: true,
    effects: [{ do: 'draw-with-power', way: 'use-marker' }],
    provenance: 'reconstructed',
  },
  murphy: { set: 'sanctuary', phases: [4], bridge: true, effects: [{ do: 'return-after', what: 'caught' }], provenance: 'reconstructed' },
  kelly: {
    set: 'sanctuary',
    phases: [1, 2, 3, 4, 5],
    bridge: true,
    effects: [{ do: 'play-more-survival', cards: 2 }],
    provenance: 'reconstructed',
  },
  john: { set: 'sanctuary', phases: [3], bridge: true, effects: [{ do: 'keep-cards-from-artemia' }], provenance: 'reconstructed' },
  'ilya-voss': { set: 'sanctuary', phases: [3], bridge: true, effects: [{ do: 'heal-when-returning' }], provenance: 'reconstructed' },
  lucio: { set: 'sanctuary', phases: [3], effects: [{ do: 'rescue-at-sanctuary' }], provenance: 'reconstructed' },
  powell: { set: 'sanctuary', phases: [5], effects: [{ do: 'profit-from-hiding' }], provenance: 'reconstructed' },
  'amara-okoye': { set: 'sanctuary', phases: [3], effects: [{ do: 'fortify-takes-dna', count: 1 }], provenance: 'reconstructed' },
  'tomas-reyes': { set: 'sanctuary', phases: [3], effects: [{ do: 'shelter-more', least: 2 }], provenance: 'reconstructed' },
  'nadia-kern': { set: 'sanctuary', phases: [1], effects: [{ do: 'switch-off', at: 'exploration' }], provenance: 'reconstructed' },
  'yuki-tanaka': {
    set: 'sanctuary',
    phases: [5],
    effects: [{ do: 'steer-sanctuary', at: 'sanctuary-window' }],
    provenance: 'reconstructed',
  },
  'william-teague': {
    set: 'promo',
    phases: [2],
    bridge: true,
    effects: [{ do: 'swap-played', discards: 2, at: 'hunt-window' }],
    provenance: 'reconstructed',
  },
  'tricia-collis': { set: 'promo', phases: [4], effects: [{ do: 'return-after', what: 'rescued' }], provenance: 'reconstructed' },
  'minerva-mk-18': {
    set: 'promo',
    phases: [3],
    bridge: true,
    effects: [{ do: 'ignore-artemia' }, { do: 'no-will-from-others' }],
    provenance: 'reconstructed',
  },
} as const satisfies Record<string, CharacterCard>;

export type CharacterId = keyof typeof CHARACTERS;
export const CHARACTER_IDS = Object.keys(CHARACTERS) as readonly CharacterId[];
