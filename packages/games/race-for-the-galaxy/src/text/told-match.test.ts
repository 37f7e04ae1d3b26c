import { below, chanceFromSeed, heardBy, LOCALES, readOptions, type Tell, type Viewer, wordsAt } from '@orrery/engine';
import { expect, test } from 'vitest';
import { type Event, type Options, raceForTheGalaxy } from '../index.ts';
import { text as en } from './en/index.ts';
import { text as ru } from './ru/index.ts';

const texts = { en, ru };
const NAMES = {
  en: ['Vera', 'Boris', 'Gleb', 'Anna', 'Oleg'],
  ru: ['Вера', 'Борис', 'Глеб', 'Анна', 'Олег'],
};
const MOST_ACTIONS = 4000;

const TABLES = [
  { seats: 1, options: { robot: 'hard' } },
  { seats: 2, options: { expert: true } },
  { seats: 3, options: { draft: true } },
  { seats: 4, options: { box: 'base' } },
  { seats: 5, options: {} },
];

interface Lines {
  readonly en: Set<string>;
  readonly ru: Set<string>;
  /** Orders of one question that read alike. */
  readonly alike: string[];
}

/** Every line a random match at such a table could show anybody, by language. */
function linesOf(given: (typeof TABLES)[number], seed: string): Lines {
  const options = readOptions<Options>(raceForTheGalaxy.options, given.options, given.seats);
  const state = raceForTheGalaxy.setup(options, given.seats, chanceFromSeed(seed));
  const choices = chanceFromSeed(`${seed}: choices`);
  const lines: Lines = { en: new Set(), ru: new Set(), alike: [] };
  const viewers: Viewer[] = ['spectator', ...Array.from({ length: given.seats }, (_, seat) => seat)];
  const tell: Tell<Event> = (event, hearing) => {
    for (const viewer of viewers)
      for (const heard of heardBy([{ event, only: hearing?.only, adds: hearing?.adds }], viewer))
        for (const locale of LOCALES) lines[locale].add(texts[locale].event(heard, (named) => NAMES[locale][named]) ?? 'silence');
  };
  for (let count = 0; count < MOST_ACTIONS; count++) {
    const asked = raceForTheGalaxy.asked(state);
    if (asked.length === 0) return lines;
    const seat = asked[below(choices, asked.length)];
    const legal = raceForTheGalaxy.legal(state, seat);
    const question = raceForTheGalaxy.decision(state, seat)!;
    const view = raceForTheGalaxy.view(state, seat);
    for (const locale of LOCALES) {
      const text = wordsAt(texts[locale], view);
      const names = (named: number): string => NAMES[locale][named];
      lines[locale].add(text.decision(question, names));
      const said = legal.map((action) => text.action(action, names));
      for (const line of said) lines[locale].add(line);
      if (new Set(said).size < said.length) lines.alike.push(...said.filter((line, index) => said.indexOf(line) !== index));
    }
    raceForTheGalaxy.apply(state, seat, legal[below(choices, legal.length)], tell);
  }
  throw new Error(`match ${seed} does not end`);
}

test.each(TABLES.map((given) => [`${given.seats} seats, ${JSON.stringify(given.options)}`, given] as const))(
  'a whole match of %s is told without a hole in either language',
  (_, given) => {
    const { en: english, ru: russian, alike } = linesOf(given, 'told');
    for (const line of english)
      expect(line).not.toMatch(/undefined|\bNaN\b|\[object|[а-яёА-ЯЁ]|\s{2}|of the tableau$|own-\d|^[a-z](?!ilence)/);
    for (const line of russian)
      if (line !== 'silence') expect(line.replace(/\b[IV]+\b|SETI/g, '')).not.toMatch(/[A-Za-z]|\s{2}|\d сектора|^[а-яё]/);
    expect(alike).toEqual([]);
    expect(english.size).toBeGreaterThan(100);
    expect(russian.size).toBeGreaterThan(100);
  },
);
