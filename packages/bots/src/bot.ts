import type {
  ActionBase,
  BotBudget,
  BotKnowledge,
  Chance,
  EventBase,
  Phrase,
  Result,
  Seat,
  SeatResult,
  Tell,
  Viewer,
  WithChance,
} from '@orrery/engine';

/** What of a game module a bot may use: everything it needs to think ahead from what it may know, and no more. */
export interface Rules<State, Action extends ActionBase, View> {
  readonly id: string;
  asked(state: State): readonly Seat[];
  legal(state: State, seat: Seat): readonly Action[];
  apply(draft: State, seat: Seat, action: Action, tell: Tell<EventBase>): void;
  view(state: State, viewer: Viewer): View;
  imagine(view: View, chance: Chance): State;
  clone(state: State): State;
  result(state: State): Result | undefined;
  standing(state: State): readonly SeatResult[];
}

/** A game as the bots see it. Without knowledge only `random` can play it. */
export interface BotGame<State extends WithChance, Action extends ActionBase, View> {
  readonly module: Rules<State, Action, View>;
  readonly knowledge: BotKnowledge<State, Action> | undefined;
}

/** What a bot is told when it must answer: its own view, never a state. */
export interface Question<Action extends ActionBase, View> {
  readonly seat: Seat;
  readonly view: View;
  readonly legal: readonly Action[];
  /** For the bot's own chance. The same question with the same salt gets the same answer. */
  readonly salt: string;
  /** Nobody listens: what the bot would say is not thought of. It plays as it would anyway. */
  readonly isMute?: true;
  /** Times the budget of the level; left out: once. Who studies a match takes more time than who plays it. */
  readonly effort?: number;
  /** Every action is to be known as well as the best one: where two of them are compared, and not the best is looked for. */
  readonly isExact?: true;
}

export interface Alternative<Action extends ActionBase> {
  readonly action: Action;
  /** About 0 … 1 as a chance to win. */
  readonly value: number;
}

export interface Thought<Action extends ActionBase> {
  readonly action: Action;
  /** What the bot thinks of what it could do, best first; empty for a bot that does not think. */
  readonly alternatives: readonly Alternative<Action>[];
  /** What it says to the whole table meanwhile. */
  readonly talk?: Phrase;
}

/** Everything a way of playing works with. */
export interface Thinking<State extends WithChance, Action extends ActionBase, View> {
  readonly game: BotGame<State, Action, View>;
  readonly question: Question<Action, View>;
  readonly chance: Chance;
  readonly budget: BotBudget;
}

/** One way of playing, for any game. */
export type Bot = <State extends WithChance, Action extends ActionBase, View>(thinking: Thinking<State, Action, View>) => Thought<Action>;
