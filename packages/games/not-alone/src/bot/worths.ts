import type { AdaptationId } from '../cards/adaptations.ts';
import type { CharacterId } from '../cards/characters.ts';
import type { HuntId } from '../cards/hunt.ts';
import type { PlaceId } from '../cards/places.ts';
import type { SurvivalId } from '../cards/survival.ts';

/** What things are worth to the Hunted, in steps of the Rescue counter. Set by hand, then by playing against each other. */
export const WORTHS = {
  /** Will left, 0 to 3, besides what it can be spent on. */
  will: [-1.2, 0, 0.6, 0.9],
  /** A turn with one place to go: times the chance to be found there. */
  power: 0.6,
  /** For how many turns a small hand is felt. */
  smallHandTurns: 1.2,
  /** An empty hand counts as if it held this many cards. */
  emptyHand: 0.7,
  marker: 0.4,
  /** Two cards next turn: one resolved, both resolved. */
  river: 0.55,
  artefact: 0.8,
  darkPile: 0.35,
  newSurvival: 0.4,
  chosenSurvival: 0.52,
  /** Each card of the Creature's hand. */
  huntCard: 0.12,
  huntLimit: 0.35,
  dna: 0.22,
  adaptationCard: 0.1,
  spareDna: 0.1,
  developed: 0.3,
  survivor: 0.2,
  firstSurvivor: 0.35,
  blockedAdaptation: 0.4,
  /** How many turns before the end what only pays off later begins to lose its worth. */
  longRun: 6,
} as const;

/** Having this card in hand rather than in the discard pile. */
export const IN_HAND: Readonly<Record<PlaceId, number>> = {
  lair: 0.22,
  jungle: 0.2,
  river: 0.16,
  beach: 0.25,
  rover: 0.2,
  swamp: 0.28,
  shelter: 0.18,
  wreck: 0.36,
  source: 0.18,
  artefact: 0.26,
  camp: 0.24,
  laboratory: 0.2,
  gates: 0.36,
  infirmary: 0.26,
  monolith: 0.1,
  mists: 0.2,
  'promo-drone': 0.3,
  'drone-z1': 0.3,
  'drone-z2': 0.25,
  'drone-z3': 0.25,
};

/** Owning this place for the rest of the match. */
export const OWNED: Readonly<Record<PlaceId, number>> = {
  lair: 0,
  jungle: 0,
  river: 0,
  beach: 0,
  rover: 0,
  swamp: 0.4,
  shelter: 0.3,
  wreck: 0.7,
  source: 0.3,
  artefact: 0.45,
  camp: 0.4,
  laboratory: 0.3,
  gates: 0.6,
  infirmary: 0.4,
  monolith: 0.2,
  mists: 0.3,
  'promo-drone': 0.15,
  'drone-z1': 0.2,
  'drone-z2': 0.15,
  'drone-z3': 0.15,
};

/** Keeping a Survival card for a better moment. */
export const KEPT_SURVIVAL: Readonly<Record<SurvivalId, number>> = {
  adrenaline: 0.3,
  ingenuity: 0.25,
  sacrifice: 0.35,
  'sixth-sense': 0.4,
  smokescreen: 0.2,
  'strike-back': 0.22,
  vortex: 0.5,
  detector: 0.3,
  dodge: 0.75,
  drone: 0.35,
  gate: 0.35,
  hologram: 0.4,
  'wrong-track': 0.7,
  amplifier: 0.5,
  'double-back': 0.25,
  'distress-call': 0.2,
  antidote: 0.25,
  inhibitor: 0.25,
  teamwork: 0.3,
  scanner: 0.25,
  camouflage: 0.5,
  bravery: 0.3,
  evacuation: 0.5,
  shortcut: 0.3,
  'reinforced-walls': 0.6,
  'rope-team': 0.2,
  'last-stand': 0.25,
  salvage: 0.3,
  anchor: 0.3,
  'course-change': 0.3,
  cryogenics: 0.6,
  reinforcements: 0.15,
};

/**
 * Keeping a Hunt card rather than drawing another, to the Creature: it fills its hand every turn, so a card that never fits is worth
 * less than nothing.
 */
export const KEPT_HUNT: Readonly<Record<HuntId, number>> = {
  despair: -0.1,
  'force-field': -0.1,
  anticipation: 0.1,
  ascendancy: 0,
  fierceness: -0.05,
  'forbidden-zone': -0.05,
  interference: 0,
  persecution: -0.15,
  mutation: 0,
  phobia: -0.1,
  virus: -0.05,
  clone: 0.15,
  mirage: -0.05,
  scream: -0.1,
  toxin: -0.1,
  cataclysm: 0,
  detour: 0.6,
  stasis: 0.1,
  tracking: 0,
  flashback: 0,
  jamming: -0.15,
  isolation: -0.2,
  siege: 0,
  sandstorm: -0.1,
  abduction: -0.1,
  ambush: -0.15,
  acid: -0.1,
  hallucination: -0.2,
  panic: -0.1,
  overgrowth: 0,
  scent: -0.15,
  pursuit: -0.1,
  feast: -0.1,
  metamorphosis: -0.25,
  'growth-spurt': -0.25,
  damage: -0.1,
  variability: -0.25,
};

/** A developed adaptation, to the Creature, for the rest of the match. */
export const DEVELOPED: Readonly<Record<AdaptationId, number>> = {
  efficiency: 0.4,
  instincts: 0.9,
  wits: 0.3,
  massiveness: 0.9,
  cleverness: 1.2,
  foresight: 0.8,
  scavenger: 0.6,
  mimicry: 0.5,
  'keen-nose': 0.4,
  spores: 0.2,
  metabolism: 0.2,
  'thick-hide': 0.1,
  tendrils: 0.5,
  talons: 0.2,
  burrower: 0.4,
  speed: 2,
  'piercing-scream': 1.8,
  'primal-strength': 3,
  regeneration: 0.2,
  venom: 0.5,
  webbing: 0.4,
  corruption: 0.3,
  dread: 0.6,
  wings: 0.8,
  'mind-reading': 2,
  hypnosis: 1,
  voracity: 1.6,
  symbiosis: 3,
  'hive-mind': 2,
  twin: 3.5,
  cunning: 1.2,
  vigour: 0.5,
  slipperiness: 0.4,
};

/** A character, to the Hunted who has it. */
export const CHARACTER: Readonly<Record<CharacterId, number>> = {
  'captain-pike': 0.6,
  xia: 0.5,
  murphy: 0.5,
  kelly: 0.4,
  john: 0.4,
  'ilya-voss': 0.4,
  lucio: 0.3,
  powell: 0.4,
  'amara-okoye': 0.4,
  'tomas-reyes': 0.4,
  'nadia-kern': 0.3,
  'yuki-tanaka': 0.5,
  'william-teague': 0.4,
  'tricia-collis': 0.4,
  'minerva-mk-18': 0.6,
};

/** What a Hunt card of a later phase brings this turn: reason enough to leave a lesser one in hand. */
export const LATER_HUNT: Readonly<Partial<Record<HuntId, number>>> = {
  stasis: 0.6,
  detour: 0.4,
  cataclysm: 0.15,
  tracking: 0.1,
};
