import { type Member, quickTable } from '@orrery/engine';
import type { CardSet, Provenance } from './sets.ts';

export const PLACE_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** A spot of the planet: two rows of five. */
export type PlaceNumber = (typeof PLACE_NUMBERS)[number];
/** [NA-2.6] Spots 1 to 5, the upper row: every Hunted begins with these. */
export const FIRST_PLACES = 5;

/** The closed vocabulary of place powers: plain data. A place offers one or several; its Hunted uses one. */
export type Power =
  /** Every place card of one's discard pile. */
  | { readonly do: 'return-all' }
  /** The power of the place with the Creature token. */
  | { readonly do: 'copy' }
  /** The card being resolved, and this many of the discard pile: exactly, or at most. */
  | { readonly do: 'return-this'; readonly besides: number; readonly upTo: boolean }
  /** At most this many of the discard pile. */
  | { readonly do: 'return-some'; readonly atMost: number }
  /** Next turn two cards are laid; one or both are resolved. */
  | { readonly do: 'lay-two'; readonly resolve: 1 | 2 }
  /** Charge the Marker, or use it up for a step of the Rescue counter. */
  | { readonly do: 'use-marker' }
  | { readonly do: 'step-rescue' }
  /** From the reserve, of a kind not owned. */
  | { readonly do: 'take-place'; readonly drones: boolean }
  /** Look at two Survival cards, keep one. */
  | { readonly do: 'choose-survival' }
  | { readonly do: 'draw-survival' }
  /** A Hunted of one's choice regains 1 Will. */
  | { readonly do: 'heal' }
  /** Oneself. */
  | { readonly do: 'regain-will' }
  | { readonly do: 'take-survivor' }
  /** The Creature, into the supply. */
  | { readonly do: 'put-back-dna'; readonly count: number }
  | { readonly do: 'fortify' }
  | { readonly do: 'drop-adaptation' }
  /** One's discard pile is dark for the Creature until the end of the next turn; the card returns. */
  | { readonly do: 'hide-pile' };
/** How a power is named in an action: a place never offers two of the same kind. */
export type PowerWay = Power['do'];
/** The power of this kind: tables have a line per kind. */
export type PowerOf<Way extends PowerWay> = Member<Power, 'do', Way>;

export interface PlaceCard {
  readonly set: CardSet;
  /** Its spot on the planet; none: it is on no place and no token reaches it. */
  readonly number: PlaceNumber | undefined;
  readonly powers: readonly Power[];
  /** Once a turn for the whole team, copies included. */
  readonly oncePerTurn?: true;
  readonly cannotBeCopied?: true;
  /** A Hunted caught here loses this much more Will. */
  readonly extraLoss?: number;
  /** The card leaves the game when its power was really used. */
  readonly removedWhenUsed?: true;
  /** After the turn it goes back to the reserve. */
  readonly returnsToReserve?: true;
  /** Copies in the box besides the one on the planet, if the usual table does not say. */
  readonly reserve?: number;
  readonly provenance: Provenance;
}

const CARDS = {
  lair: {
    set: 'base',
    number: 1,
    powers: [{ do: 'return-all' }, { do: 'copy' }],
    extraLoss: 1,
    provenance: 'printed',
  },
  jungle: { set: 'base', number: 2, powers: [{ do: 'return-this', besides: 1, upTo: false }], provenance: 'printed' },
  river: { set: 'base', number: 3, powers: [{ do: 'lay-two', resolve: 1 }], provenance: 'printed' },
  beach: { set: 'base', number: 4, powers: [{ do: 'use-marker' }], oncePerTurn: true, provenance: 'printed' },
  rover: { set: 'base', number: 5, powers: [{ do: 'take-place', drones: true }], provenance: 'printed' },
  swamp: { set: 'base', number: 6, powers: [{ do: 'return-this', besides: 2, upTo: true }], provenance: 'printed' },
  shelter: { set: 'base', number: 7, powers: [{ do: 'choose-survival' }], provenance: 'printed' },
  wreck: { set: 'base', number: 8, powers: [{ do: 'step-rescue' }], oncePerTurn: true, provenance: 'printed' },
  source: { set: 'base', number: 9, powers: [{ do: 'heal' }, { do: 'draw-survival' }], provenance: 'printed' },
  artefact: { set: 'base', number: 10, powers: [{ do: 'lay-two', resolve: 2 }], cannotBeCopied: true, provenance: 'printed' },
  camp: {
    set: 'sanctuary',
    number: 6,
    powers: [{ do: 'take-survivor' }, { do: 'return-this', besides: 1, upTo: true }],
    provenance: 'reconstructed',
  },
  laboratory: {
    set: 'sanctuary',
    number: 7,
    powers: [{ do: 'choose-survival' }, { do: 'put-back-dna', count: 1 }],
    provenance: 'reconstructed',
  },
  gates: { set: 'sanctuary', number: 8, powers: [{ do: 'fortify' }], oncePerTurn: true, provenance: 'reconstructed' },
  infirmary: {
    set: 'sanctuary',
    number: 9,
    powers: [{ do: 'heal' }, { do: 'draw-survival' }, { do: 'return-some', atMost: 2 }],
    provenance: 'reconstructed',
  },
  monolith: {
    set: 'sanctuary',
    number: 10,
    powers: [{ do: 'drop-adaptation' }],
    removedWhenUsed: true,
    reserve: 3,
    provenance: 'reconstructed',
  },
  mists: { set: 'promo', number: 6, powers: [{ do: 'hide-pile' }], provenance: 'reconstructed' },
  'promo-drone': {
    set: 'promo',
    number: undefined,
    powers: [{ do: 'return-some', atMost: 2 }],
    returnsToReserve: true,
    reserve: 1,
    provenance: 'reconstructed',
  },
  'drone-z1': {
    set: 'promo',
    number: undefined,
    powers: [{ do: 'draw-survival' }],
    returnsToReserve: true,
    reserve: 1,
    provenance: 'reconstructed',
  },
  'drone-z2': {
    set: 'promo',
    number: undefined,
    powers: [{ do: 'regain-will' }],
    returnsToReserve: true,
    reserve: 1,
    provenance: 'reconstructed',
  },
  'drone-z3': {
    set: 'promo',
    number: undefined,
    powers: [{ do: 'take-place', drones: false }],
    returnsToReserve: true,
    reserve: 1,
    provenance: 'reconstructed',
  },
} as const satisfies Record<string, PlaceCard>;
export const PLACES = quickTable(CARDS);

export type PlaceId = keyof typeof PLACES;
export const PLACE_IDS = Object.keys(PLACES) as readonly PlaceId[];

/** [NA-1.3] [NA-R43] Spots that share an edge: same row one step aside, or same column in the other row. */
export function areAdjacent(one: PlaceNumber, other: PlaceNumber): boolean {
  const sideways = Math.abs(((one - 1) % 5) - ((other - 1) % 5));
  const across = Math.abs(Math.floor((one - 1) / 5) - Math.floor((other - 1) / 5));
  return sideways + across === 1;
}

/** [NA-1.3] The 13 pairs a token can cover, the lower number first. */
export const PAIRS: readonly (readonly [PlaceNumber, PlaceNumber])[] = PLACE_NUMBERS.flatMap((one) =>
  PLACE_NUMBERS.filter((other) => other > one && areAdjacent(one, other)).map((other): [PlaceNumber, PlaceNumber] => [one, other]),
);

/** Which row of the planet a card belongs to; none: it is on no place. */
export function rowOf(card: PlaceId): 'upper' | 'lower' | 'none' {
  const { number } = PLACES[card];
  if (number === undefined) return 'none';
  return number <= FIRST_PLACES ? 'upper' : 'lower';
}
