import { type Locale, wordsAt } from '@orrery/engine';
import { type AnyPhraseOffers, type AnyTable, type AnyText, type GameEntry, gameEntry } from '../games/registry.ts';

/** Everything the frame needs of one game, in one language. */
export interface GameBundle {
  readonly entry: GameEntry;
  readonly table: AnyTable;
  readonly text: AnyText;
  /** Undefined: the game has no quick phrases. */
  readonly phrases: AnyPhraseOffers | undefined;
}

export async function loadGame(game: string, locale: Locale): Promise<GameBundle> {
  const entry = gameEntry(game);
  if (entry === undefined) throw new Error(`there is no game ${game}`);
  const [table, text, phrases] = await Promise.all([entry.table(), entry.text(locale), entry.phrases?.()]);
  return { entry, table, text, phrases };
}

/** With the words for the table as this view shows it. */
export function bundleAt(bundle: GameBundle, view: unknown): GameBundle {
  return { ...bundle, text: wordsAt(bundle.text, view) };
}
