import { type AnyTableText, isWhole, type Locale } from '@orrery/engine';
import { type AnyPhraseOffers, type AnyTable, type AnyWords, type GameEntry, gameEntry } from '../games/registry.ts';

/** Everything the frame needs of one game, in one language. */
export interface GameBundle {
  readonly entry: GameEntry;
  readonly table: AnyTable;
  /** Those of a first look, until all words are there. */
  readonly text: AnyTableText;
  /** The words of the table itself. */
  readonly words: AnyWords;
  /** Undefined: the game has no quick phrases. */
  readonly phrases: AnyPhraseOffers | undefined;
}

/** What a first look at a table needs. */
export async function loadTable(game: string, locale: Locale): Promise<GameBundle> {
  const entry = gameEntry(game);
  if (entry === undefined) throw new Error(`there is no game ${game}`);
  const firstText = entry.firstText ?? entry.text;
  const [table, text, words, phrases] = await Promise.all([entry.table(), firstText(locale), entry.words?.(locale), entry.phrases?.()]);
  return { entry, table, text, words, phrases };
}

/** The same with all words. */
export async function withAllWords(bundle: GameBundle): Promise<GameBundle> {
  return isWhole(bundle.text) ? bundle : { ...bundle, text: await bundle.entry.text(bundle.text.locale) };
}

/** Everything at once. */
export async function loadGame(game: string, locale: Locale): Promise<GameBundle> {
  return withAllWords(await loadTable(game, locale));
}

/** With the words for the table as this view shows it. */
export function bundleAt(bundle: GameBundle, view: unknown): GameBundle {
  return { ...bundle, text: bundle.text.at?.(view) ?? bundle.text };
}
