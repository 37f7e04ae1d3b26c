import type { ActionBase, BotKnowledge, Seat } from './contract.ts';
import type { SeatNames } from './text.ts';

/**
 * A thing in which two ways to go on differ, as plain data: a line of the game's own table of terms, with what it is about (a territory,
 * a card, a seat). Its words belong to the game (docs/STUDY.md).
 */
export interface TermBase {
  readonly of: string;
  /** By how much the better way has more of it; below zero: less. Left out where there is nothing to count. */
  readonly amount?: number;
}

/** A term with its weight in the game's evaluation. */
export interface Weighed<Term extends TermBase> {
  readonly term: Term;
  /** In the measure of the game's evaluation; above zero it speaks for the first of the two ways. */
  readonly worth: number;
}

/** The same over several imagined worlds. */
export interface Found<Term extends TermBase> extends Weighed<Term> {
  /** In what share of the worlds it was so: 1 is what can be known, less is what was imagined. */
  readonly share: number;
  /** Its amount is the mean of amounts that are not the same in all worlds. */
  readonly isMean?: true;
}

/**
 * Why one action is better than another. `clear`: what can be counted speaks for it. `close`: as much or more speaks against it, and the
 * bot that judged looked further than can be counted. `same`: by then there is no difference that can be counted.
 */
export interface Reason<Term extends TermBase> {
  readonly kind: 'clear' | 'close' | 'same';
  /** What speaks for the better action, and what it costs: the largest differences, the largest first. */
  readonly gains: readonly Found<Term>[];
  readonly prices: readonly Found<Term>[];
  /** At the usual moment nothing could be said for the action; this is how things stand later, if all play on as can be expected. */
  readonly isLater?: true;
}

/** Two answers to the same question. */
export interface Pair<Action extends ActionBase> {
  readonly better: Action;
  readonly worse: Action;
}

/** How a game takes its own evaluation apart. It is shown imagined states, never a true one. */
export interface GameReasons<State, Action extends ActionBase, Term extends TermBase> {
  /** Levels of its bots that play on to where the two ways can be compared: for the seat that is asked, and for the others. */
  readonly playedBy: { readonly own: string; readonly others: string };
  /** What these go by, where it is not all their bots know: the evaluation that is taken apart, so that both ways end as well as it can tell. */
  readonly knowledge?: BotKnowledge<State, Action>;
  /** How many worlds are imagined. */
  readonly worlds: number;
  /** How many where they do not agree, so that luck is told as such; left out: no more. */
  readonly worldsIfUnsure?: number;
  /** In the measure of its evaluation: a smaller difference is nobody's reason. */
  readonly least: number;
  /** The least gain that is told rather than a price alone; left out: `least`. */
  readonly leastGain?: number;
  /** Whether a line has come to where its evaluation holds; asked before each action of it. */
  isSettled(now: State, line: Line<State, Action>): boolean;
  /**
   * A turn of several actions belongs to its seat alone: what is left undone may still be done, so that another order is no difference, and
   * the seat plays on in one way wherever it sees the same, so that nothing but luck is told as luck.
   */
  readonly ownsTurn?: true;
  /** In chances to win: of two ways to go on, as many things as can be are done either way while it costs no more than this. */
  readonly asGood?: number;
  /** Where the two ways are compared again if nothing speaks for the better one by then; undefined: nowhere. */
  later?(start: State, kind: Reason<Term>['kind'], pair: Pair<Action>): GameReasons<State, Action, Term>['isSettled'] | undefined;
  /** Whether a difference by then is still this seat's doing; the others are not told. Left out: all are. */
  isOwn?(term: Term, seat: Seat, start: State): boolean;
  /**
   * Every term in which the evaluations of two states differ for the seat: their worths add up to the difference. One of the amount 0 is
   * weighed and not told. `start`: the imagined state both came from; `pair`: where one action each led there.
   */
  differences(
    one: State,
    other: State,
    from: { readonly seat: Seat; readonly start: State; readonly pair?: Pair<Action> },
  ): readonly Weighed<Term>[];
  /** What a term is about, one thing or several, whatever there is of it: of two about the same thing only one is named. */
  about(term: Term): string | readonly string[];
  /** Where the choice is a secret one and likelihoods are the reason; undefined: the two ways are played on as usual. */
  ofSecret?(world: State, seat: Seat, pair: Pair<Action>): readonly Weighed<Term>[] | undefined;
}

/** A way to go on, as far as it has come. */
export interface Line<State, Action extends ActionBase> {
  readonly start: State;
  readonly seat: Seat;
  /** How many actions have been done. */
  readonly done: number;
  /** Who is about to act, and what they would do. */
  readonly next: { readonly seat: Seat; readonly action: Action };
}

/** The words of one language. */
export interface ReasonWords<View, Term extends TermBase> {
  /** A sentence or two, made of the view and of what was found alone. */
  tell(reason: Reason<Term>, about: ReasonAbout<View>): string;
}

export interface ReasonAbout<View> {
  readonly view: View;
  readonly seat: Seat;
  readonly names: SeatNames;
}
