import type { Chance, Seat } from '@orrery/engine';
import type { Card, CardId } from './cards/catalogue.ts';
import type { GoalId } from './cards/goals.ts';
import type { Good } from './cards/powers.ts';
import type { TableOptions } from './options.ts';
import type { Pending } from './pending.ts';

export const FIRST_HAND = 6;
export const KEPT_AT_START = 4;
export const HAND_LIMIT = 10;
/** A tableau of this many cards ends the match with its round. */
export const FULL_TABLEAU = 12;
export const CHIPS_PER_PLAYER = 12;

export const ACTION_CARDS = ['explore-5', 'explore-1-1', 'develop', 'settle', 'consume-trade', 'consume-x2', 'produce'] as const;
export type ActionCard = (typeof ACTION_CARDS)[number];

export const PHASES = ['explore', 'develop', 'settle', 'consume', 'produce'] as const;
export type Phase = (typeof PHASES)[number];

/** Where the match stands. Between phases nobody is asked. */
export const STAGES = ['draft', 'start', 'choose', ...PHASES, 'limit', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** A card of a tableau. */
export interface Placed {
  readonly card: CardId;
  /** The face-down card that is the good here: nobody has seen it. */
  good: CardId | undefined;
  /** Placed in the current phase: its powers are not in force yet. */
  isNew: boolean;
  /** Bit n: the nth power of the current phase has been used. */
  used: number;
  /** Produced in the current phase. */
  hasProduced: boolean;
}

/** A supply and its discards: one for all, or one per seat after a draft. */
export interface Pile {
  /** The last is drawn first. */
  deck: CardId[];
  discard: CardId[];
}

export interface Player {
  readonly seat: Seat;
  /** As dealt or kept at the start; its number decides the turn order even when it has left. */
  startWorld: CardId | undefined;
  hand: CardId[];
  tableau: Placed[];
  chips: number;
  /** Chosen for this round; secret until all have chosen. */
  actions: ActionCard[];
  /** Explore: what is seen, before some of it is kept. Draft: the pack in hand. */
  seen: CardId[];
  /** What is about to be placed, secret until all have said. */
  placing: CardId | undefined;
  /** What this seat still has to do in the phase, the next last. */
  pending: Pending[];
  /** Military for this Settle phase only. */
  temporary: number;
  /** The windfall good of the Produce bonus is still due. */
  hasBonusDue: boolean;
  /** Goods produced in this phase, in the order of GOODS. */
  produced: number[];
  /** Cards discarded to the limit this round. */
  overLimit: number;
  /** Draft: start worlds to choose from, and everything this seat plays with: what it drafted, then both start worlds. */
  startChoice: CardId[];
  drafted: CardId[];
}

export interface GoalTile {
  readonly goal: GoalId;
  /** First: all who have it. Most: its one holder. Nobody: it is in the centre. */
  holders: Seat[];
}

/** [RG-14] The robot's mat. It has no goods and no powers. */
export interface Robot {
  readonly startWorld: CardId;
  /** Face down; nobody may look. The last is flipped first. */
  stack: CardId[];
  tableau: CardId[];
  chips: number;
  credit: number;
  economy: number;
  /** 6-development counters. */
  counters: number;
  placedCounters: number;
  /** What the robot face of its die means. */
  face: ActionCard;
  /** The overlay of its start world is still on the mat. */
  hasOverlay: boolean;
  /** Its dice this round, placed on the mat. */
  dice: ActionCard[];
}

export interface State {
  readonly options: TableOptions;
  readonly seats: number;
  /** Cards of a pack that plays with, `own-0` first. */
  readonly own: readonly Card[];
  chance: Chance;
  players: Player[];
  /** One, or a pile for each seat. */
  piles: Pile[];
  /** Seats in turn order: clockwise from the lowest start world. */
  order: Seat[];
  /** Chips left; below zero in the last round, when all are still paid. */
  pool: number;
  goals: GoalTile[];
  round: number;
  stage: Stage;
  /** Phases still to come in this round, the next first; a second Develop or Settle is named twice. */
  coming: Phase[];
  /** 2 in the second Develop or Settle phase of a round. */
  pass: 1 | 2;
  /** Settle, Develop: all placements are in and revealed. */
  isRevealed: boolean;
  /** Draft: packs already passed. */
  packs: number;
  robot: Robot | undefined;
}

/** Prices of goods. */
export const PRICES: Readonly<Record<Good, number>> = { novelty: 2, rare: 3, genes: 4, alien: 5 };
