import type { ActionBase, GamePuzzles, PuzzleKind, WithChance } from '@orrery/engine';
import type { AnyJudgedGame } from '../judged-game.ts';

export type AnyKind = PuzzleKind<WithChance, ActionBase>;

/** A game with its puzzles, its own types forgotten. */
export interface AnyPuzzleGame extends AnyJudgedGame {
  readonly puzzles: GamePuzzles<WithChance, ActionBase>;
}

/** Throws for a kind the game does not have. */
export function kindOf({ module, puzzles }: AnyPuzzleGame, kind: string): AnyKind {
  const found = Object.hasOwn(puzzles.kinds, kind) ? puzzles.kinds[kind] : undefined;
  if (found === undefined) throw new Error(`${module.id} has no puzzles of the kind ${kind}`);
  return found;
}
