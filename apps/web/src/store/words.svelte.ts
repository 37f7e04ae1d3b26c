import type { Locale } from '@orrery/engine';
import type { en } from '../text/en.ts';

export type Words = typeof en;

const LOAD: Readonly<Record<Locale, () => Promise<Words>>> = {
  en: async () => (await import('../text/en.ts')).en,
  ru: async () => (await import('../text/ru.ts')).ru,
};

let current = $state.raw<Words | undefined>();

/** One language is loaded at a time; the screen changes over when its words are there. */
export async function speak(locale: Locale): Promise<void> {
  current = await LOAD[locale]();
}

/** The words of the frame in the language chosen. Nothing is shown before the first ones are loaded. */
export function words(): Words {
  if (current === undefined) throw new Error('words are asked for before they are loaded');
  return current;
}

/** What to say about a refusal or an error; unknown codes get a sentence too. */
export function errorWords(code: string): string {
  const { rule: _, ...known } = words().refusals;
  const sentences: Readonly<Record<string, string>> = known;
  return Object.hasOwn(sentences, code) ? sentences[code] : known.unknown;
}

/** Words of a bot's level; a level nobody wrote about is called by its id. */
export function levelWords(level: string): { readonly name: string; readonly help: string } {
  const levels: Readonly<Record<string, { readonly name: string; readonly help: string }>> = words().setup.levels;
  return Object.hasOwn(levels, level) ? levels[level] : { name: level, help: '' };
}
