import type { ClosedReason, Locale } from '@orrery/engine';
import type { en } from '../text/en.ts';
import { fetchNewest } from './fetch-newest.ts';

export type Words = typeof en;

const LOAD: Readonly<Record<Locale, () => Promise<Words>>> = {
  en: async () => (await import('../text/en.ts')).en,
  ru: async () => (await import('../text/ru.ts')).ru,
};

let current = $state.raw<Words | undefined>();

/** The first words, before anything is drawn. */
export async function learn(locale: Locale): Promise<void> {
  current = await LOAD[locale]();
}

/** The screen changes over when the words of this language are there, unless by then another is wanted. Gives back how to cancel. */
export function speak(locale: Locale): () => void {
  const arrived = (words: Words) => {
    current = words;
  };
  // Without a network the language stays as it is.
  return fetchNewest(LOAD[locale], { arrived, failed: (problem) => console.warn(problem) });
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

const CLOSED: ReadonlySet<string> = new Set<ClosedReason>(['rules-changed', 'newer-rules', 'unreadable']);

/** Over the words of why a match is closed; undefined for what is not there at all. */
export function closedTitle(code: string): string | undefined {
  return CLOSED.has(code) ? words().notFound.closedTitle : undefined;
}

interface LevelWords {
  readonly name: string;
  readonly strength: string;
  readonly help: string;
}

/** Words of a bot's level; a level nobody wrote about is called by its id. */
export function levelWords(level: string): LevelWords {
  const levels: Readonly<Record<string, LevelWords>> = words().setup.levels;
  return Object.hasOwn(levels, level) ? levels[level] : { name: level, strength: '', help: '' };
}

/** Its name alone does not tell who is the easy one. */
export function levelName(level: string): string {
  const { name, strength } = levelWords(level);
  return strength === '' ? name : `${name} · ${strength}`;
}

/** What there is to choose from, each with what it is good at; the one for newcomers says so. */
export function levelChoices({
  levels,
  first,
}: {
  readonly levels: readonly { readonly id: string }[];
  readonly first: { readonly level: string };
}) {
  return levels.map(({ id }) => ({
    value: id,
    label: levelName(id),
    note: id === first.level ? words().setup.forFirstMatch : levelWords(id).help,
  }));
}
