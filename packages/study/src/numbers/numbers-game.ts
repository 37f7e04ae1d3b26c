import type { ActionBase, GameNumbers, WithChance } from '@orrery/engine';
import type { AnyJudgedGame } from '../judged-game.ts';

/** A game with what is counted about it, its own types forgotten. */
export interface AnyNumbersGame extends AnyJudgedGame {
  readonly numbers: GameNumbers<WithChance, ActionBase>;
}
