/** What a worker does with an answer to a puzzle: it weighs it and finds the reason. */
import { manifestOf } from '@orrery/catalogue';
import type { ActionBase, Puzzle } from '@orrery/engine';
import { type JudgedTry, judgeTry } from '@orrery/study/puzzles';
import { botGame } from '../net/bot-games.ts';

/** The puzzle comes along: all of them would be fetched a second time for the worker. */
export interface PuzzleTry {
  readonly game: string;
  readonly rulesVersion: string;
  readonly puzzle: Puzzle;
  readonly line: readonly ActionBase[];
}

export async function judged({ game: name, rulesVersion, puzzle, line }: PuzzleTry): Promise<JudgedTry> {
  const manifest = manifestOf(name);
  const [game, study, puzzles, reasons] = await Promise.all([
    botGame(name),
    manifest?.study?.(),
    manifest?.puzzles?.(),
    manifest?.reasons?.(),
  ]);
  if (study === undefined || puzzles === undefined || reasons === undefined) throw new Error(`${name} has no puzzles`);
  return judgeTry({ ...game, study, puzzles, reasons }, { rulesVersion }, { puzzle, line });
}
