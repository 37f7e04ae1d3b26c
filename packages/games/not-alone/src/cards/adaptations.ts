import type { AdaptationEffect } from './abilities.ts';
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
  readonly effect: AdaptationEffect;
  readonly provenance: Provenance;
}

export const ADAPTATIONS = {
  efficiency: {
    set: 'sanctuary',
    phases: [4],
    level: 1,
    cost: 1,
    bridge: true,
    effect: { do: 'refill-to', cards: 4 },
    provenance: 'reconstructed',
  },
  instincts: {
    set: 'sanctuary',
    phases: [2],
    level: 1,
    cost: 1,
    bridge: true,
    effect: { do: 'peek-at-card', at: 'before-tokens' },
    provenance: 'reconstructed',
  },
  wits: {
    set: 'sanctuary',
    phases: [4],
    level: 1,
    cost: 1,
    bridge: true,
    effect: { do: 'put-hunt-under', at: 'refill' },
    provenance: 'reconstructed',
  },
  massiveness: {
    set: 'sanctuary',
    phases: [3],
    level: 1,
    cost: 2,
    bridge: true,
    effect: { do: 'catch-discards', what: 'place' },
    provenance: 'reconstructed',
  },
  cleverness: {
    set: 'sanctuary',
    phases: [2],
    level: 1,
    cost: 2,
    bridge: true,
    effect: { do: 'discard-for-artemia', at: 'hunt' },
    provenance: 'reconstructed',
  },
  foresight: {
    set: 'sanctuary',
    phases: [2],
    level: 1,
    cost: 2,
    bridge: true,
    effect: { do: 'ask-for-card', at: 'before-tokens' },
    provenance: 'reconstructed',
  },
  scavenger: { set: 'sanctuary', phases: [5], level: 1, cost: 2, effect: { do: 'dna-after-catch', count: 1 }, provenance: 'reconstructed' },
  mimicry: { set: 'sanctuary', phases: [5], level: 1, cost: 1, effect: { do: 'hide-quietly', dna: 2 }, provenance: 'reconstructed' },
  'keen-nose': {
    set: 'sanctuary',
    phases: [2],
    level: 1,
    cost: 1,
    effect: { do: 'have-cards-shown', count: 2, at: 'before-tokens' },
    provenance: 'reconstructed',
  },
  spores: {
    set: 'sanctuary',
    phases: [3],
    level: 1,
    cost: 1,
    effect: { do: 'artemia-costs', what: 'survival' },
    provenance: 'reconstructed',
  },
  metabolism: { set: 'sanctuary', phases: [5], level: 1, cost: 1, effect: { do: 'first-draw-free' }, provenance: 'reconstructed' },
  'thick-hide': {
    set: 'sanctuary',
    phases: [1, 2, 3, 4, 5],
    level: 1,
    cost: 1,
    effect: { do: 'put-back-less', by: 1 },
    provenance: 'reconstructed',
  },
  tendrils: { set: 'sanctuary', phases: [2], level: 1, cost: 2, effect: { do: 'artemia-on-pair' }, provenance: 'reconstructed' },
  talons: {
    set: 'sanctuary',
    phases: [3],
    level: 1,
    cost: 2,
    effect: { do: 'catch-discards', what: 'survivor' },
    provenance: 'reconstructed',
  },
  burrower: { set: 'sanctuary', phases: [5], level: 1, cost: 2, effect: { do: 'push-sanctuary' }, provenance: 'reconstructed' },
  speed: {
    set: 'sanctuary',
    phases: [3],
    level: 2,
    cost: 3,
    bridge: true,
    effect: { do: 'dash', at: 'revealed' },
    provenance: 'reconstructed',
  },
  'piercing-scream': {
    set: 'sanctuary',
    phases: [2],
    level: 2,
    cost: 3,
    bridge: true,
    effect: { do: 'target-discards' },
    provenance: 'reconstructed',
  },
  'primal-strength': {
    set: 'sanctuary',
    phases: [3],
    level: 2,
    cost: 3,
    bridge: true,
    effect: { do: 'catch-costs', will: 1 },
    provenance: 'reconstructed',
  },
  regeneration: {
    set: 'sanctuary',
    phases: [1, 2, 3, 4, 5],
    level: 2,
    cost: 2,
    effect: { do: 'pay-to-keep', dna: 1 },
    provenance: 'reconstructed',
  },
  venom: { set: 'sanctuary', phases: [3], level: 2, cost: 2, effect: { do: 'catch-bars-resist' }, provenance: 'reconstructed' },
  webbing: { set: 'sanctuary', phases: [3], level: 2, cost: 2, effect: { do: 'bar-return-nearby' }, provenance: 'reconstructed' },
  corruption: {
    set: 'sanctuary',
    phases: [3],
    level: 2,
    cost: 2,
    effect: { do: 'empty-hand-costs', will: 1 },
    provenance: 'reconstructed',
  },
  dread: { set: 'sanctuary', phases: [3], level: 2, cost: 2, effect: { do: 'lesser-reset', will: 2 }, provenance: 'reconstructed' },
  wings: { set: 'sanctuary', phases: [3], level: 2, cost: 2, effect: { do: 'bar-fortify-nearby' }, provenance: 'reconstructed' },
  'mind-reading': {
    set: 'sanctuary',
    phases: [2],
    level: 2,
    cost: 2,
    effect: { do: 'have-hand-shown', but: 2, at: 'before-tokens' },
    provenance: 'reconstructed',
  },
  hypnosis: { set: 'sanctuary', phases: [3], level: 2, cost: 2, effect: { do: 'bar-power', at: 'revealed' }, provenance: 'reconstructed' },
  voracity: { set: 'sanctuary', phases: [3], level: 2, cost: 3, effect: { do: 'big-catch' }, provenance: 'reconstructed' },
  symbiosis: { set: 'sanctuary', phases: [2], level: 2, cost: 3, effect: { do: 'artemia-every-turn' }, provenance: 'reconstructed' },
  'hive-mind': {
    set: 'sanctuary',
    phases: [1, 2, 3, 4],
    level: 2,
    cost: 3,
    effect: { do: 'play-more-hunt', cards: 2 },
    provenance: 'reconstructed',
  },
  twin: { set: 'sanctuary', phases: [2], level: 2, cost: 3, effect: { do: 'target-costs', will: 1 }, provenance: 'reconstructed' },
  cunning: {
    set: 'promo',
    phases: [2],
    level: 1,
    cost: 2,
    effect: { do: 'ask-for-row', at: 'before-reveal' },
    provenance: 'reconstructed',
  },
  vigour: { set: 'promo', phases: [5], level: 2, cost: 2, effect: { do: 'adapt-takes', dna: 2 }, provenance: 'reconstructed' },
  slipperiness: { set: 'promo', phases: [3], level: 1, cost: 2, effect: { do: 'cannot-be-evaded' }, provenance: 'reconstructed' },
} as const satisfies Record<string, AdaptationCard>;

export type AdaptationId = keyof typeof ADAPTATIONS;
export const ADAPTATION_IDS = Object.keys(ADAPTATIONS) as readonly AdaptationId[];
