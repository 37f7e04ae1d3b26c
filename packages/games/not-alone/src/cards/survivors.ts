import type { CardSet, Provenance } from './sets.ts';

/** [NA-11.5] What a survivor does for the Hunted who rescues them: nine printed kinds and two of the promo cards. */
export type SurvivorAbility =
  | 'put-back-dna'
  | 'block-adaptation'
  | 'regain-will'
  | 'copy-power'
  | 'return-played'
  | 'take-place'
  | 'return-two'
  | 'step-defense'
  | 'draw-survival'
  | 'everyone-returns'
  | 'set-marker';

export interface SurvivorCard {
  readonly set: CardSet;
  readonly ability: SurvivorAbility;
  readonly provenance: Provenance;
}

export const SURVIVORS = {
  'irina-volkova': { set: 'sanctuary', ability: 'put-back-dna', provenance: 'reconstructed' },
  'paul-adeyemi': { set: 'sanctuary', ability: 'put-back-dna', provenance: 'reconstructed' },
  'hanna-brandt': { set: 'sanctuary', ability: 'block-adaptation', provenance: 'reconstructed' },
  'luis-ortega': { set: 'sanctuary', ability: 'block-adaptation', provenance: 'reconstructed' },
  'greta-nilsen': { set: 'sanctuary', ability: 'regain-will', provenance: 'reconstructed' },
  'samir-haddad': { set: 'sanctuary', ability: 'regain-will', provenance: 'reconstructed' },
  'jun-takeda': { set: 'sanctuary', ability: 'copy-power', provenance: 'reconstructed' },
  'vera-molnar': { set: 'sanctuary', ability: 'copy-power', provenance: 'reconstructed' },
  'colin-moss': { set: 'sanctuary', ability: 'return-played', provenance: 'reconstructed' },
  'aisha-bello': { set: 'sanctuary', ability: 'return-played', provenance: 'reconstructed' },
  'peter-novak': { set: 'sanctuary', ability: 'take-place', provenance: 'reconstructed' },
  'lea-fontaine': { set: 'sanctuary', ability: 'take-place', provenance: 'reconstructed' },
  'rosa-marin': { set: 'sanctuary', ability: 'return-two', provenance: 'reconstructed' },
  'viktor-hale': { set: 'sanctuary', ability: 'return-two', provenance: 'reconstructed' },
  'dmitri-orlov': { set: 'sanctuary', ability: 'step-defense', provenance: 'reconstructed' },
  'nora-quinn': { set: 'sanctuary', ability: 'step-defense', provenance: 'reconstructed' },
  'michelle-west': { set: 'sanctuary', ability: 'draw-survival', provenance: 'printed' },
  'oskar-lind': { set: 'sanctuary', ability: 'draw-survival', provenance: 'reconstructed' },
  'thea-carter': { set: 'promo', ability: 'everyone-returns', provenance: 'reconstructed' },
  'gunther-franz': { set: 'promo', ability: 'set-marker', provenance: 'reconstructed' },
} as const satisfies Record<string, SurvivorCard>;

export type SurvivorId = keyof typeof SURVIVORS;
export const SURVIVOR_IDS = Object.keys(SURVIVORS) as readonly SurvivorId[];
