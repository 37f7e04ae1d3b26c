import type { AnyGame, Locale } from '@orrery/engine';
import { type AnyTable, type AnyText, type GameEntry, gameEntry } from '../games/registry.ts';

/** Everything the frame needs of one game, in one language. */
export interface GameBundle {
  readonly entry: GameEntry;
  readonly module: AnyGame;
  readonly table: AnyTable;
  readonly text: AnyText;
}

export async function loadGame(game: string, locale: Locale): Promise<GameBundle> {
  const entry = gameEntry(game);
  if (entry === undefined) throw new Error(`there is no game ${game}`);
  const [module, table, text] = await Promise.all([entry.module(), entry.table(), entry.text(locale)]);
  return { entry, module, table, text };
}
