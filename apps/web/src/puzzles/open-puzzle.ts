import { puzzlesOf } from '@orrery/catalogue/puzzles';
import type { AnyGame, AnyPuzzles, AnyPuzzleWords, AnyReasonWords, Locale, Puzzle, PuzzleCollection } from '@orrery/engine';
import type { GameEntry } from '../games/registry.ts';
import { type GameBundle, loadGame } from '../table/game-bundle.ts';

/** What a puzzle is solved with. */
export interface OpenPuzzle {
  readonly module: AnyGame;
  readonly kinds: AnyPuzzles['kinds'];
  readonly collection: PuzzleCollection;
  readonly puzzle: Puzzle;
}

/** Undefined: there is no such puzzle. */
export async function openPuzzle(entry: GameEntry | undefined, id: string): Promise<OpenPuzzle | undefined> {
  const [module, puzzles, collection] = await Promise.all([entry?.module(), entry?.puzzles?.(), entry && puzzlesOf(entry.id)]);
  const puzzle = collection?.puzzles.find((one) => one.id === id);
  if (module === undefined || puzzles === undefined || collection === undefined || puzzle === undefined) return undefined;
  return { module, kinds: puzzles.kinds, collection, puzzle };
}

/** Everything that is said about it. */
export interface PuzzleSpeech {
  readonly bundle: GameBundle;
  readonly words: AnyPuzzleWords;
  readonly reasons: AnyReasonWords;
}

export async function speechOf(entry: GameEntry, locale: Locale): Promise<PuzzleSpeech> {
  const [bundle, words, reasons] = await Promise.all([
    loadGame(entry.id, locale),
    entry.puzzleWords?.(locale),
    entry.reasonWords?.(locale),
  ]);
  if (words === undefined || reasons === undefined) throw new Error(`${entry.id} has no words for puzzles`);
  return { bundle, words, reasons };
}
