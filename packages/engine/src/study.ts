import type { ActionBase, Seat } from './contract.ts';
import type { BotBudget } from './manifest.ts';

/** With whose knowledge a position is looked at: what a seat could know then, or with every hand and every secret choice open. */
export type Eyes = Seat | 'open';

/**
 * How the sides of a match stand, as the numbers that their chances are reckoned from. A side is who wins together: mostly one seat. There
 * may be a side without a seat, as the robot is.
 */
export interface Prospects {
  /** How far the match has come, 0 … 1. */
  readonly progress: number;
  /** Side by side, in the order of `GameStudy.measures`; only their differences count. */
  readonly sides: readonly (readonly number[])[];
}

/** What each measure counts for at `KNOTS` places between the beginning and the end of a match: measure by measure, knot by knot. */
export type HonestWeights = readonly (readonly number[])[];

/** Where weights are given; between two of them they are mixed. */
export const KNOTS = 4;

/** What a game gives so that its matches can be studied (docs/STUDY.md). */
export interface GameStudy<State, Action extends ActionBase> {
  /** The side of each seat, by its number in `Prospects.sides`. */
  sideOf(state: State): readonly number[];
  readonly measures: readonly string[];
  /** Of a match that is not over. With the eyes of a seat it may depend on nothing that this seat does not know. */
  prospects(state: State, eyes: Eyes): Prospects;
  /** Nothing that is hidden is measured: all eyes see the same. */
  readonly eyesAlike?: true;
  /**
   * What a quick search of the turn may spend, where a roll is worth what can be made of it: the sides are measured where the seat that is
   * asked has played its turn to the end. Left out: they are measured as they stand.
   */
  readonly settle?: BotBudget;
  /** By number of seats: what the measures count for, fitted to who won. */
  readonly honest: Readonly<Record<number, HonestWeights>>;
  /** The level of its bots that judges. */
  readonly judge: string;
  /** Whether here the judge's values can only be held against each other; else they are chances to win. */
  isRelative?(world: State, seat: Seat): boolean;
  /**
   * How good each of `legal` is, where what the judge weighs is not a chance to win: choices that must not be foreseen, mostly. They are
   * held against each other. Undefined: the judge is asked; one action undefined: nobody can tell.
   */
  weigh?(world: State, question: StudyQuestion<Action>): readonly (number | undefined)[] | undefined;
  /**
   * Where an answer must not be foreseen: how much likelier somebody of habit gives it than somebody who draws by lot as is best, as a
   * logarithm. Undefined: there is nothing to foresee.
   */
  habitIn?(world: State, answer: { readonly seat: Seat; readonly action: Action }): number | undefined;
  /**
   * Where imagining leaves out what others have already answered in secret: they answer anew, out of what they are imagined with. Writes
   * into `draft`.
   */
  answerSealed?(draft: State, seat: Seat): void;
  /** What nobody holds yet is drawn anew: the order of decks. Writes into `draft`, by the chance of the draft. */
  redraw(draft: State): void;
}

export interface StudyQuestion<Action extends ActionBase> {
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly eyes: Eyes;
  /** What `habitIn` says of this seat's answers so far, together; 0: nothing speaks for habit or against it. */
  readonly habit: number;
}
