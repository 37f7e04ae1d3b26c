import type { CardSet, Phase, Provenance } from './sets.ts';

export type AdaptationLevel = 1 | 2;

/** One adaptation: once developed it works in its phases, from the next turn on. */
export interface AdaptationCard {
  readonly set: CardSet;
  readonly phases: readonly Phase[];
  readonly level: AdaptationLevel;
  /** In DNA. */
  readonly cost: number;
  /** Has the Not Alone symbol: playable without the rest of the expansion. */
  readonly bridge?: true;
  readonly provenance: Provenance;
}

export const ADAPTATIONS = {
  efficiency: { set: 'sanctuary', phases: [4], level: 1, cost: 1, bridge: true, provenance: 'reconstructed' },
  instincts: { set: 'sanctuary', phases: [2], level: 1, cost: 1, bridge: true, provenance: 'reconstructed' },
  wits: { set: 'sanctuary', phases: [4], level: 1, cost: 1, bridge: true, provenance: 'reconstructed' },
  massiveness: { set: 'sanctuary', phases: [3], level: 1, cost: 2, bridge: true, provenance: 'reconstructed' },
  cleverness: { set: 'sanctuary', phases: [2], level: 1, cost: 2, bridge: true, provenance: 'reconstructed' },
  foresight: { set: 'sanctuary', phases: [2], level: 1, cost: 2, bridge: true, provenance: 'reconstructed' },
  scavenger: { set: 'sanctuary', phases: [5], level: 1, cost: 2, provenance: 'reconstructed' },
  mimicry: { set: 'sanctuary', phases: [5], level: 1, cost: 1, provenance: 'reconstructed' },
  'keen-nose': { set: 'sanctuary', phases: [2], level: 1, cost: 1, provenance: 'reconstructed' },
  spores: { set: 'sanctuary', phases: [3], level: 1, cost: 1, provenance: 'reconstructed' },
  metabolism: { set: 'sanctuary', phases: [5], level: 1, cost: 1, provenance: 'reconstructed' },
  'thick-hide': { set: 'sanctuary', phases: [1, 2, 3, 4, 5], level: 1, cost: 1, provenance: 'reconstructed' },
  tendrils: { set: 'sanctuary', phases: [2], level: 1, cost: 2, provenance: 'reconstructed' },
  talons: { set: 'sanctuary', phases: [3], level: 1, cost: 2, provenance: 'reconstructed' },
  burrower: { set: 'sanctuary', phases: [5], level: 1, cost: 2, provenance: 'reconstructed' },
  speed: { set: 'sanctuary', phases: [3], level: 2, cost: 3, bridge: true, provenance: 'reconstructed' },
  'piercing-scream': { set: 'sanctuary', phases: [2], level: 2, cost: 3, bridge: true, provenance: 'reconstructed' },
  'primal-strength': { set: 'sanctuary', phases: [3], level: 2, cost: 3, bridge: true, provenance: 'reconstructed' },
  regeneration: { set: 'sanctuary', phases: [1, 2, 3, 4, 5], level: 2, cost: 2, provenance: 'reconstructed' },
  venom: { set: 'sanctuary', phases: [3], level: 2, cost: 2, provenance: 'reconstructed' },
  webbing: { set: 'sanctuary', phases: [3], level: 2, cost: 2, provenance: 'reconstructed' },
  corruption: { set: 'sanctuary', phases: [3], level: 2, cost: 2, provenance: 'reconstructed' },
  dread: { set: 'sanctuary', phases: [3], level: 2, cost: 2, provenance: 'reconstructed' },
  wings: { set: 'sanctuary', phases: [3], level: 2, cost: 3, provenance: 'reconstructed' },
  'mind-reading': { set: 'sanctuary', phases: [2], level: 2, cost: 3, provenance: 'reconstructed' },
  hypnosis: { set: 'sanctuary', phases: [3], level: 2, cost: 2, provenance: 'reconstructed' },
  voracity: { set: 'sanctuary', phases: [3], level: 2, cost: 4, provenance: 'reconstructed' },
  symbiosis: { set: 'sanctuary', phases: [2], level: 2, cost: 4, provenance: 'reconstructed' },
  'hive-mind': { set: 'sanctuary', phases: [1, 2, 3, 4], level: 2, cost: 4, provenance: 'reconstructed' },
  twin: { set: 'sanctuary', phases: [2], level: 2, cost: 5, provenance: 'reconstructed' },
  cunning: { set: 'promo', phases: [2], level: 1, cost: 2, provenance: 'reconstructed' },
  vigour: { set: 'promo', phases: [5], level: 2, cost: 2, provenance: 'reconstructed' },
  slipperiness: { set: 'promo', phases: [3], level: 1, cost: 2, provenance: 'reconstructed' },
} as const satisfies Record<string, AdaptationCard>;

export type AdaptationId = keyof typeof ADAPTATIONS;
export const ADAPTATION_IDS = Object.keys(ADAPTATIONS) as readonly AdaptationId[];
