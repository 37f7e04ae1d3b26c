import type { CardSet, Phase, Provenance } from './sets.ts';

/** One character: open before its Hunted, works in its phases from the start. */
export interface CharacterCard {
  readonly set: CardSet;
  readonly phases: readonly Phase[];
  /** Has the Not Alone symbol: playable without the rest of the expansion. */
  readonly bridge?: true;
  readonly provenance: Provenance;
}

export const CHARACTERS = {
  'captain-pike': { set: 'sanctuary', phases: [1], bridge: true, provenance: 'reconstructed' },
  xia: { set: 'sanctuary', phases: [3], bridge: true, provenance: 'reconstructed' },
  murphy: { set: 'sanctuary', phases: [4], bridge: true, provenance: 'reconstructed' },
  kelly: { set: 'sanctuary', phases: [1, 2, 3, 4, 5], bridge: true, provenance: 'reconstructed' },
  john: { set: 'sanctuary', phases: [3], bridge: true, provenance: 'reconstructed' },
  'ilya-voss': { set: 'sanctuary', phases: [3], bridge: true, provenance: 'reconstructed' },
  lucio: { set: 'sanctuary', phases: [3], provenance: 'reconstructed' },
  powell: { set: 'sanctuary', phases: [5], provenance: 'reconstructed' },
  'amara-okoye': { set: 'sanctuary', phases: [3], provenance: 'reconstructed' },
  'tomas-reyes': { set: 'sanctuary', phases: [3], provenance: 'reconstructed' },
  'nadia-kern': { set: 'sanctuary', phases: [1], provenance: 'reconstructed' },
  'yuki-tanaka': { set: 'sanctuary', phases: [5], provenance: 'reconstructed' },
  'william-teague': { set: 'promo', phases: [2], bridge: true, provenance: 'reconstructed' },
  'tricia-collis': { set: 'promo', phases: [4], provenance: 'reconstructed' },
  'minerva-mk-18': { set: 'promo', phases: [3], bridge: true, provenance: 'reconstructed' },
} as const satisfies Record<string, CharacterCard>;

export type CharacterId = keyof typeof CHARACTERS;
export const CHARACTER_IDS = Object.keys(CHARACTERS) as readonly CharacterId[];
