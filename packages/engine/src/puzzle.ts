import type { ActionBase, Json, Seat } from './contract.ts';
import type { TermBase, Weighed } from './reason.ts';
import type { SeatNames } from './text.ts';

/** One way to answer a puzzle: what the seat does, in order, and what that is worth in the measure of the kind. */
export interface GradedAnswer<Action extends ActionBase = ActionBase> {
  readonly line: readonly Action[];
  readonly worth: number;
}

/** A question out of play with a clear answer. Plain data, made by `orrery puzzles <game> --make` (docs/PUZZLES.md). */
export interface Puzzle {
  readonly id: string;
  readonly kind: string;
  readonly seat: Seat;
  /** A state without its chance, imagined from what the seat knew: nothing is in it that was hidden from the seat. */
  readonly state: Json;
  /** The best first, and some of the others to hold a try against. */
  readonly answers: readonly GradedAnswer[];
  /** Levels of the bots that solve it, weakest first. */
  readonly solvedBy: readonly string[];
  /** How often any legal answers solve it, in a hundred. */
  readonly guessed: number;
  /** How hard it is, on the scale of the players' ratings. */
  readonly rating: number;
}

/** The puzzles of a game, and the rules their states are of. */
export interface PuzzleCollection {
  readonly rulesVersion: string;
  /** Which self-play they come from, and how many matches of it were looked through. */
  readonly seed: string;
  readonly matches: number;
  readonly puzzles: readonly Puzzle[];
}

/** How far somebody has come with an answer. */
export interface Tried<State, Action extends ActionBase> {
  readonly seat: Seat;
  readonly start: State;
  readonly line: readonly Action[];
  readonly now: State;
}

/** How an answer's worth is said: won or not, held or not, so many points, so many ways of all, what of the chance to win is given away, the chance to win itself. */
export type PuzzleMeasure = 'won' | 'held' | 'points' | 'share' | 'loss' | 'chance';

/** What others do about an answer, where that decides. */
export interface PuzzleReply<Action extends ActionBase> {
  readonly seat: Seat;
  readonly line: readonly Action[];
}

/** Answers that a stronger look must find in the same order. */
export interface PuzzleClaim<Action extends ActionBase> {
  /** The best first. */
  readonly answers: readonly GradedAnswer<Action>[];
  readonly salt: string;
}

/** Weighs answers as the game itself can: by its rules to the end, by a solved mixture, or by playing on in imagined futures. */
export interface PuzzleSolver<State, Action extends ActionBase> {
  /** What is an answer: a whole turn, or an action alone. */
  readonly answers: 'turn' | 'action';
  /** Answers that differ, the best first; undefined: there is no puzzle here, or it cannot be seen through with this effort. */
  solve(state: State, seat: Seat, effort: number): readonly GradedAnswer<Action>[] | undefined;
  /** Of a whole answer. */
  worthOf(tried: Tried<State, Action>, effort: number): number;
  /**
   * Answers are weighed by playing on, by what the seat knows alone: whether stronger play, further on and in other futures, holds the best of
   * these to be clearly better, too. Left out: with a larger effort `solve` leaves nothing out.
   */
  confirms?(state: State, seat: Seat, claim: PuzzleClaim<Action>): boolean;
  replyTo?(tried: Tried<State, Action>): PuzzleReply<Action> | undefined;
  /** In what the better of two answers is better, as terms of the game's reasons, where these are weighed otherwise than in play. */
  differences?(better: Tried<State, Action>, worse: Tried<State, Action>): readonly Weighed<TermBase>[];
}

/** A kind of puzzle. */
export interface PuzzleKind<State, Action extends ActionBase> {
  readonly measure: PuzzleMeasure;
  /** What an answer may be worth less than the best and still be as good. */
  readonly tolerance: number;
  /** By how much the best must be better than any answer that is not as good; and how many may be as good. */
  readonly margin: number;
  readonly mostAsGood: number;
  /** A loss of this much is worth nothing. */
  readonly scale: number;
  readonly solver: PuzzleSolver<State, Action>;
  /** Whether the seat is asked such a question here. Cheap: it is held against every moment of many matches. */
  suits(state: State, seat: Seat): boolean;
  /** Whether the question is answered by what was done. */
  isAnswered(tried: Tried<State, Action>): boolean;
  /** What may be done on the way; left out: all that is legal. */
  allows?(action: Action): boolean;
  /** The answer ends with this action, which is not done any more: what comes then is chance, or the others'. */
  isLast?(action: Action): boolean;
  /** Equal for answers that come to the same. */
  keyOf(tried: Tried<State, Action>): string;
  /** The kind it turns out to be, once it is solved; undefined: none worth keeping. Left out: this one. */
  turnsOut?(answers: readonly GradedAnswer<Action>[], start: State): string | undefined;
}

/** What a game gives for its puzzles; fetched where somebody wants one. */
export interface GamePuzzles<State, Action extends ActionBase> {
  readonly kinds: Readonly<Record<string, PuzzleKind<State, Action>>>;
  /** Where self-play is played for them, in turn. */
  readonly tables: readonly PuzzleTable[];
  /** Who plays there, and with what part of the level's budget. */
  readonly players: { readonly level: string; readonly effort: number };
  /** What was imagined to lie face down may lie in any order: here in one that packs well, so that a page fetches less. Writes into the state. */
  sortUnseen?(draft: State): void;
}

export interface PuzzleTable {
  readonly seats: number;
  readonly options: Json;
}

/** What an answer came to. */
export interface PuzzleOutcome<View> extends PuzzleAbout<View> {
  /** What the seat sees behind it. */
  readonly after: View;
  readonly worth: number;
  readonly best: number;
}

export interface PuzzleKindWords<View> {
  /** What it is called in a list. */
  readonly name: string;
  /** As it is put to the seat. */
  question(about: PuzzleAbout<View>): string;
  /** What an answer came to, in a sentence; left out: by the measure of the kind alone. */
  outcome?(outcome: PuzzleOutcome<View>): string;
}

/** The words of one language, kind by kind. */
export type PuzzleWords<View, Kind extends string = string> = Readonly<Record<Kind, PuzzleKindWords<View>>>;

export interface PuzzleAbout<View> {
  readonly view: View;
  readonly seat: Seat;
  readonly names: SeatNames;
}
