import { LOCALES } from '@orrery/engine';
import { expect, test } from 'vitest';
import { RESULT_WORDS } from '../result-words.ts';
import { FOLLOW_WORDS } from './words.ts';

type Node = string | ((...given: never[]) => string) | { readonly [key: string]: Node };

function spoken(node: Node, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node === 'function') return [[path, (node as (...given: readonly number[]) => string)(2, 7)]];
  return Object.entries(node).flatMap(([key, child]) => spoken(child, `${path}.${key}`));
}

test.each([
  ['following', FOLLOW_WORDS],
  ['results', RESULT_WORDS],
])('the words of %s are whole and each in its language', (_, words) => {
  const [en, ru] = LOCALES.map((locale) => new Map(spoken(words[locale])));
  expect([...ru.keys()]).toEqual([...en.keys()]);
  for (const [path, word] of en) expect(word, path).not.toMatch(/[а-яё]|undefined|^$/i);
  for (const [path, word] of ru) expect(word.replace(/\([SL]\)/, ''), path).not.toMatch(/[a-z]|undefined|^$/i);
});
