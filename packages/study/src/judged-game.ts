import type { BotGame } from '@orrery/bots';
import type { ActionBase, BotKnowledge, GameStudy, PlainGame, Seat, WithChance } from '@orrery/engine';

/** A game whose chances can be told: its rules, what its bots know, and how its sides stand. */
export interface JudgedGame<State extends WithChance, Action extends ActionBase, View> extends BotGame<State, Action, View> {
  readonly study: GameStudy<State, Action>;
}

/** The same with its own types forgotten. */
export interface AnyJudgedGame {
  readonly module: PlainGame;
  readonly knowledge: BotKnowledge<WithChance, ActionBase> | undefined;
  readonly study: GameStudy<WithChance, ActionBase>;
}

/** What a seat knows. */
export interface Known<View> {
  readonly seat: Seat;
  readonly view: View;
  /** For what must be imagined: the same with the same salt gets the same answer. */
  readonly salt: string;
}
