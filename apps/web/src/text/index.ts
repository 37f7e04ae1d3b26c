import type { Locale } from '@orrery/engine';
import { en } from './en.ts';
import { ru } from './ru.ts';
import type { Words } from './words.ts';

export type { Words } from './words.ts';

const WORDS: Readonly<Record<Locale, Words>> = { en, ru };

export function words(locale: Locale): Words {
  return WORDS[locale];
}

/** What to say about a refusal of the match or an error of the server; a code without words of its own gets a sentence too. */
export function refusalText(locale: Locale, code: string): string {
  const { rule: _rule, ...sentences } = words(locale).refusals;
  return isKeyOf(sentences, code) ? sentences[code] : sentences.unknown;
}

function isKeyOf<Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> {
  return Object.hasOwn(table, key);
}
