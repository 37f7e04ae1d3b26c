import type { Chance, Seat } from '@orrery/engine';
import type { BonusId } from './cards/bonus.ts';
import type { Faction, UnitKind } from './cards/factions.ts';
import type { Room, SectorId } from './cards/sectors.ts';
import type { CardId } from './cards/titles.ts';
import type { Options } from './options.ts';
import type { Pending } from './pending.ts';

export const FULL_LIFE = 20;
export const FULL_DATA = 20;
export const UPGRADES_IN_BOX = 20;
export const MOST_ON_CARD = 6;
/** Advances of the end token: 3, 2, 1, END. */
export const FINAL_STEPS = 4;

/** Place in the ring: 0 is the Corridors, then clockwise. */
export type Place = number;
/** Where a unit is that stands in no room. */
export const SPACE = -1;
export const SUPPLY = -2;
/** An Embryo on a captured card. */
export const ON_CARD = -3;

/** Number of a unit: its place in `State.units`, for the whole match. */
export type UnitNumber = number;

export interface Unit {
  readonly seat: Seat;
  readonly kind: UnitKind;
  isUpgraded: boolean;
  /** A place in the ring, or SPACE, SUPPLY, ON_CARD. */
  at: Place;
  /** Means something only in a sector. */
  room: Room;
  /** In the current turn: it may not move again. */
  hasMoved: boolean;
  /** In the current turn: a card that starts attacks has started its. */
  hasStruck: boolean;
  parasites: number;
  /** Who laid the first of them. */
  parasitesFrom: Seat | undefined;
  isInvisible: boolean;
  /** The install slot, in its own sector, of the card that holds it. */
  heldBy: number | undefined;
}

/** An installed card with everything on it. */
export interface Installed {
  readonly card: CardId;
  readonly owner: Seat;
  readonly upgrades: number;
  /** What a recorder has counted. */
  readonly counter: number;
  /** Loaded: a trap that must be made ready first. */
  readonly isArmed: boolean;
  /** Carries a token that switches it off. */
  readonly isDeactivated: boolean;
  /** The Embryo on it: as long as it is there, the card is Pandora's. */
  readonly captor: UnitNumber | undefined;
  readonly captorTakes: 'once' | 'for-good';
}

export interface PendingCard {
  readonly card: CardId;
  readonly owner: Seat;
}

/**
 * A board of the ring. Slots count from 0 as the table of boards lists them; an empty one is null, for a list in JSON holds no undefined.
 * Never written to: what changes on it makes another board (`rules/changing-cards.ts`).
 */
export interface Sector {
  readonly id: SectorId;
  readonly slots: readonly (Installed | null)[];
  /** Bonus cards still in their install slots, slot by slot. */
  readonly bonus: readonly (BonusId | null)[];
  readonly pending: readonly (PendingCard | null)[];
}

/** A card on the board: installed, or pending. */
export interface Spot {
  readonly place: Place;
  readonly row: 'slots' | 'pending';
  readonly slot: number;
}

export interface Player {
  readonly seat: Seat;
  readonly faction: Faction;
  /** Deathmatch: points gained by wounds, from 0. */
  life: number;
  /** Stays 0 where the faction has no data track. */
  data: number;
  /** Upgrade tokens in reserve. */
  upgrades: number;
  /** The last is on top, the only one anybody sees. */
  deck: readonly CardId[];
  /** [TH-2.4] What was picked openly for a chosen deck; empty where chance dealt it. The deck's contents are known by it, not its order. */
  chosen: readonly CardId[];
  /** Instant cards, face up. */
  hand: readonly CardId[];
  bonus: readonly BonusId[];
  discard: readonly CardId[];
  /** [TH-E63] A loser of a tie-break: no markers on the tracks any more, everything else stays at work. */
  isOut: boolean;
}

/** Where Pandora's marker lies: before (left) or after (right) the sector, clockwise. */
export interface Marker {
  readonly place: Place;
  readonly side: 'left' | 'right';
}

export interface Turn {
  /** 1 for the first; 0 during the set-up. */
  number: number;
  seat: Seat;
  /** Sectors that the movement about to be chosen goes further. */
  further: number;
}

export const MODES = ['duel', 'deathmatch', 'teams'] as const;
export type Mode = (typeof MODES)[number];

export interface State {
  readonly options: Options;
  readonly seats: number;
  readonly mode: Mode;
  chance: Chance;
  /** Seats in the order of their turns, read off the finished ring. */
  order: readonly Seat[];
  /** The ring, clockwise from the Corridors. */
  sectors: Sector[];
  /** Boards not yet placed, while the ring is drafted. */
  boardsLeft: readonly SectorId[];
  players: Player[];
  /** Fixed for the match; what is not in play yet is in SUPPLY. */
  units: Unit[];
  marker: Marker | undefined;
  /** On a card; nowhere: on its symbol in the Control Room. */
  malfunction: Spot | undefined;
  /** Upgrade tokens nobody holds. */
  supply: number;
  /** Advances left of the end token; 0: END. */
  finalSteps: number;
  turn: Turn;
  /** What is still to be done, the next last. A step that needs an answer stays there until it comes. */
  pending: Pending[];
  /** After END: the seats that are tied and their extra turns to come. */
  tieBreak: { readonly tied: readonly Seat[]; readonly turnsLeft: readonly Seat[] } | undefined;
  ended: Ending | undefined;
}

export const ENDINGS = ['life-gone', 'data-complete', 'life-complete', 'final-sequence', 'tie-break'] as const;
export type EndingCode = (typeof ENDINGS)[number];

export interface Ending {
  readonly because: EndingCode;
  readonly winners: readonly Seat[];
}
