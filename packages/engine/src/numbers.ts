import type { ActionBase, Json, Seat } from './contract.ts';

/**
 * How a topic is shown. `share`: how often those win who are or do this, held against an even share. `difference`: how much oftener those
 * win who had it than those who had not.
 */
export type NumbersKind = 'share' | 'difference';

/** Something worth counting about a finished match: what a side was, began with, did first or came to own. */
export interface NumbersTopic<State, Action extends ActionBase = ActionBase> {
  readonly kind: NumbersKind;
  /**
   * What of it this side has now, or has just done (`done`; undefined at the very beginning). It is asked after every action; whatever it
   * ever named counts for the side, once a match.
   */
  found(state: State, side: readonly Seat[], done: Done<Action> | undefined): readonly string[];
  /**
   * With whom the side is counted, where only those of one group can be held against each other: its faction, its role. By the end of
   * the match. Undefined: it is not counted. Left out: all sides are one group.
   */
  groupOf?(state: State, side: readonly Seat[]): string | undefined;
}

export interface Done<Action extends ActionBase = ActionBase> {
  readonly seat: Seat;
  readonly action: Action;
}

/** A table where self-play is played. Those of the same seats and variant are counted together. */
export interface NumbersTable {
  readonly seats: number;
  /** Left out: the game as it is usually played. */
  readonly variant?: string;
  readonly options: Json;
}

/** What a game gives for its page of numbers (docs/NUMBERS.md). */
export interface GameNumbers<State, Action extends ActionBase, Topic extends string = string> {
  /** In the order they are shown. */
  readonly topics: Readonly<Record<Topic, NumbersTopic<State, Action>>>;
  /** Where self-play is played, in turn. */
  readonly tables: readonly NumbersTable[];
  /** Who plays there, and with what part of the level's budget. */
  readonly players: { readonly level: string; readonly effort: number };
  /** Changes when a turn or round begins: what a side comes to own is held against its chances at the beginning of that. */
  stretchOf(state: State): number;
}

/** The words of one language. */
export interface NumbersWords<Topic extends string = string> {
  readonly topics: Readonly<Record<Topic, { readonly title: string; readonly about: string }>>;
  /** Of whatever is counted, and of the groups. */
  readonly names: Readonly<Record<string, string>>;
  /** Of tables that are not the usual ones. */
  readonly variants?: Readonly<Record<string, string>>;
}

/**
 * What was counted of one thing, as sums, so that more matches can be added. A win is 1000, and less where first place was shared.
 * `together`: squares of how many sides of a match had it, and of those times what they won; where several had it in one match their
 * results hang together, and the sums say how much. `surplus`, `squares`: what they won beyond their chances before they had it, and
 * the squares of that.
 */
export type Count = readonly [sides: number, won: number, together: number, wonTogether: number, surplus: number, squares: number];

export interface CountedGroup {
  /** Sides that were counted, and what they won. */
  readonly all: readonly [sides: number, won: number];
  readonly had: Readonly<Record<string, Count>>;
}

export interface CountedTable {
  readonly seats: number;
  readonly variant?: string;
  readonly matches: number;
  /** How many sides there are in each. */
  readonly sides: number;
  /** By topic, then by group; `''` where all are one. */
  readonly topics: Readonly<Record<string, Readonly<Record<string, CountedGroup>>>>;
}

/** What self-play came to, and how it was made. Plain data, written by `orrery numbers <game> --games n`. */
export interface CountedMatches {
  readonly rulesVersion: string;
  readonly level: string;
  readonly effort: number;
  readonly seed: string;
  readonly matches: number;
  /** Of what the first matches alone come to, so that a test can make that part again. */
  readonly first: { readonly matches: number; readonly hash: string };
  readonly kinds: Readonly<Record<string, NumbersKind>>;
  readonly tables: readonly CountedTable[];
}
