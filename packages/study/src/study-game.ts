import type { BotGame } from '@orrery/bots';
import type { ActionBase, GameReasons, Seat, TermBase, WithChance } from '@orrery/engine';

/** A game as it is studied: its rules, what its bots know, and how it takes its evaluation apart. */
export interface StudyGame<State extends WithChance, Action extends ActionBase, View, Term extends TermBase>
  extends BotGame<State, Action, View> {
  readonly reasons: GameReasons<State, Action, Term>;
}

/** What somebody must answer, with all they may know. */
export interface Position<View> {
  readonly seat: Seat;
  readonly view: View;
  /** For what must be imagined. The same position with the same salt gets the same reason. */
  readonly salt: string;
}
