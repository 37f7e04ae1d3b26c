import { LOCALES, wordsAt } from '@orrery/engine';
import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { theseus } from '../index.ts';
import type { State } from '../state.ts';
import { OPTION_SETS, playRandomly } from '../testing/random-play.ts';
import { text as en } from './en/index.ts';
import { text as ru } from './ru/index.ts';

const NAMES = { en: ['Vera', 'Boris', 'Gleb', 'Anna'], ru: ['Вера', 'Борис', 'Глеб', 'Анна'] };
const TEXTS = { en, ru };

/** Every line a random match at such a table could show anybody, by language; and actions of one question that read alike. */
function linesOf(given: (typeof OPTION_SETS)[number]) {
  const lines = { en: new Set<string>(), ru: new Set<string>() };
  const alike = new Set<string>();
  const told: Event[] = [];
  playRandomly(
    { ...given, seed: 'told' },
    {
      see: (state) => {
        for (const locale of LOCALES) for (const line of asked(state, locale, alike)) lines[locale].add(line);
      },
      tell: (event) => {
        told.push(event);
      },
      done: (state) => {
        const view = theseus.view(state, 'spectator');
        for (const locale of LOCALES) {
          const text = wordsAt(TEXTS[locale], view);
          for (const event of told) lines[locale].add(text.event(event, (seat) => NAMES[locale][seat]) ?? 'silence');
        }
        told.length = 0;
      },
    },
  );
  return { ...lines, alike: [...alike] };
}

function asked(state: State, locale: 'en' | 'ru', alike: Set<string>): string[] {
  const [seat] = theseus.asked(state);
  const question = theseus.decision(state, seat);
  if (question === undefined) return [];
  const text = wordsAt(TEXTS[locale], theseus.view(state, seat));
  const names = (named: number): string => NAMES[locale][named];
  const said = theseus.legal(state, seat).map((action) => text.action(action, names));
  if (new Set(said).size < said.length) for (const line of said.filter((each, index) => said.indexOf(each) !== index)) alike.add(line);
  return [text.decision(question, names), ...said];
}

test.each(OPTION_SETS.map((given) => [`${given.seats} seats, ${JSON.stringify(given.options)}`, given] as const))(
  'a whole match of %s is told without a hole in either language',
  (_, given) => {
    const { en: english, ru: russian, alike } = linesOf(given);
    for (const line of english)
      expect(line).not.toMatch(/undefined|\bNaN\b|\[object|[а-яёА-ЯЁ]|\s{2}|[Ss]ector \d|[Uu]nit \d(?! left)|the card in|^[a-z](?!ilence)/);
    for (const line of russian)
      if (line !== 'silence') expect(line).not.toMatch(/[A-Za-z]|\s{2}|[Сс]ектор[а-я]* \d|[Оо]тряда? \d|карту \(|^[а-яё]/);
    expect(alike).toEqual([]);
    expect(english.size).toBeGreaterThan(150);
    expect(russian.size).toBeGreaterThan(150);
  },
);
