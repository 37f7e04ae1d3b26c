import type { Chance, Seat } from '@orrery/engine';
import type { TechId } from './cards/tech.ts';
import type { Options } from './options.ts';
import type { Pending } from './pending.ts';

export const FACILITIES = [
  'alien-artifact',
  'colonist-hub',
  'colony-constructor',
  'lunar-mine',
  'maintenance-bay',
  'orbital-market',
  'raiders-outpost',
  'shipyard',
  'solar-converter',
  'terraforming-station',
] as const;
export type Facility = (typeof FACILITIES)[number];

export const TERRITORIES = [
  'asimov-crater',
  'bradbury-plateau',
  'burroughs-desert',
  'heinlein-plains',
  'herbert-valley',
  'lem-badlands',
  'pohl-foothills',
  'van-vogt-mountains',
] as const;
export type Territory = (typeof TERRITORIES)[number];

export const FIELDS = ['isolation', 'positron', 'repulsor'] as const;
export type Field = (typeof FIELDS)[number];

export type Token = 'fuel' | 'ore';
export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];

export function isFace(face: number): face is Face {
  return face >= 1 && face <= 6 && Number.isInteger(face);
}

export const SHIPS_PER_COLOUR = 6;
export const LAST_CIRCLE = 7;
/** [AF-13.4] Nobody's fleet is ever smaller. */
export const FEWEST_SHIPS = 3;
/** [AF-2.9] What may be kept between turns. */
export const TOKEN_LIMIT = 8;
/** [AF-4.5] Cards that are laid out. */
export const DISPLAY_SIZE = 3;
export const TOKENS_IN_BOX: Readonly<Record<Token, number>> = { fuel: 30, ore: 20 };

/** A ship with a face up. Never written to: states share ships, and a turned ship is another `Ship`. */
export interface Ship {
  readonly owner: Seat;
  readonly face: Face;
  /** The Relic Ship has no colour; `owner` is who flies it. */
  readonly relic: boolean;
}

export interface Player {
  readonly seat: Seat;
  fuel: number;
  ore: number;
  /** Face up before the player, at most one of a kind. */
  cards: TechId[];
  /** Colonies not yet placed, neither on the planet nor on the Hub. */
  colonies: number;
  /** Circle of this player's colony on the Colonist Hub, 1 … 7; 0: none there. */
  hubCircle: number;
  /** Ships of this colour not in play. */
  shipsInStock: number;
}

/** What only the current turn remembers. */
export interface Turn {
  readonly seat: Seat;
  /** 1 for the first turn of the match. */
  readonly number: number;
  /** Rolled and not yet docked, sorted by `inOrder`. */
  unplaced: Ship[];
  /** Cards whose fuel power was used this turn. */
  used: TechId[];
  /** One discard power per turn, whatever the card. */
  hasDiscarded: boolean;
  /** Territory whose bonus is borrowed until the turn ends. */
  borrowed: Territory | undefined;
  /** Ships docked at the Colonist Hub this turn. */
  hubDockings: number;
  /** Ships docked at the Lunar Mine this turn. */
  mineDockings: number;
  /** Cycles of the display earned and not used. */
  cycles: number;
  /** Ships at the Alien Artifact that no claim has spent. */
  unspent: Ship[];
}

export interface State {
  readonly options: Options;
  chance: Chance;
  /** Rounds of the roll for the first turn, one face per seat still in it; 0 for a seat that is out. */
  readonly openingRolls: readonly (readonly number[])[];
  readonly firstSeat: Seat;
  players: Player[];
  /** Ships at each facility, in docking order. On the Hub a player's track is that player's ships. */
  docks: Record<Facility, Ship[]>;
  /** Colonies on the planet: `colonies[territory index * seats + seat]`; read by `coloniesOn`. */
  colonies: number[];
  /** Where each field generator lies; undefined: off the planet. */
  fields: Record<Field, Territory | undefined>;
  /** Who flies the Relic Ship; undefined: it stands on Burroughs Desert. */
  relicOwner: Seat | undefined;
  /** Fuel and ore nobody holds. */
  stock: Record<Token, number>;
  /** Draw pile; the last is drawn first. Nobody knows its order. */
  deck: TechId[];
  /** Face up at the Alien Artifact. */
  display: TechId[];
  /** Open to all; the last is on top. */
  discard: TechId[];
  turn: Turn;
  /** Questions to answer before the turn goes on; the last is asked. */
  pending: Pending[];
  /** Who landed their last colony and so ended the match. */
  endedBy: Seat | undefined;
}
