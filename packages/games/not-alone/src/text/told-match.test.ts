import { chanceFromSeed, heardBy, LOCALES, readOptions, type Viewer, wordsAt } from '@orrery/engine';
import { expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { notAlone } from '../index.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import { OPTION_SETS, playRandomly } from '../testing/random-play.ts';
import { text as en } from './en/index.ts';
import { text as ru } from './ru/index.ts';

const NAMES = {
  en: ['Vera', 'Boris', 'Gleb', 'Anna', 'Oleg', 'Ivan', 'Rita'],
  ru: ['Вера', 'Борис', 'Глеб', 'Анна', 'Олег', 'Иван', 'Рита'],
};

/** What a player might try, whether it is allowed or not: their own cards and abilities, the Sanctuary actions of the card in play. */
function triesOf({ creature, hunted, sanctuary }: State, seat: number): readonly Action[] {
  const target = { kind: 'none' } as const;
  if (seat === creature.seat) {
    const cards = creature.hand.map(({ card }): Action => ({ type: 'play-hunt', card, target }));
    return [...cards, ...creature.developed.map(({ adaptation }): Action => ({ type: 'use-adaptation', adaptation, target }))];
  }
  const own = hunted.find((one) => one.seat === seat);
  if (own === undefined) return [];
  const tries = own.survival.map(({ card }): Action => ({ type: 'play-survival', card, target }));
  if (own.character !== undefined) tries.push({ type: 'use-character', character: own.character, target });
  for (const { card } of own.played) {
    tries.push({ type: 'fortify', card });
    for (const survivor of sanctuary?.survivors ?? []) tries.push({ type: 'rescue-survivor', card, survivor });
  }
  return tries;
}

/** Every line a random match at such a table could show anybody, by language; and actions of one question that read alike. */
function linesOf(given: (typeof OPTION_SETS)[number], seed: string) {
  const options = readOptions<Options>(notAlone.options, given.options, given.seats);
  const view = notAlone.view(notAlone.setup(options, given.seats, chanceFromSeed(seed)), 'spectator');
  const texts = { en: wordsAt(en, view), ru: wordsAt(ru, view) };
  const lines = { en: new Set<string>(), ru: new Set<string>() };
  const alike: string[] = [];
  playRandomly(
    { ...given, seed },
    {
      see: (state) => {
        for (let seat = 0; seat < given.seats; seat++) {
          const question = notAlone.decision(state, seat);
          if (question === undefined) continue;
          const legal = notAlone.legal(state, seat);
          const refusals = triesOf(state, seat).flatMap((action) => notAlone.refuse(state, seat, action) ?? []);
          for (const locale of LOCALES) {
            const names = (named: number): string => NAMES[locale][named];
            lines[locale].add(texts[locale].decision(question, names));
            const said = legal.map((action) => texts[locale].action(action, names));
            for (const line of said) lines[locale].add(line);
            for (const refusal of refusals) lines[locale].add(texts[locale].refusal(refusal));
            if (new Set(said).size < said.length) alike.push(...said.filter((line, index) => said.indexOf(line) !== index));
          }
        }
      },
      tell: (event, hearing) => {
        const told = [{ event, only: hearing?.only, adds: hearing?.adds }];
        const viewers: Viewer[] = ['spectator', ...Array.from({ length: given.seats }, (_, seat) => seat)];
        for (const viewer of viewers)
          for (const heard of heardBy(told, viewer))
            for (const locale of LOCALES) lines[locale].add(texts[locale].event(heard, (named) => NAMES[locale][named]) ?? 'silence');
      },
    },
  );
  return { ...lines, alike };
}

test.each(OPTION_SETS.map((given) => [`${given.seats} seats, ${JSON.stringify(given.options)}`, given] as const))(
  'whole matches of %s are told without a hole in either language',
  (_, given) => {
    const { en: english, ru: russian, alike } = linesOf(given, 'told');
    for (const line of english) expect(line).not.toMatch(/undefined|\bNaN\b|\[object|[а-яёА-ЯЁ]|\s{2}|place \d|^[a-z](?!ilence)/);
    for (const line of russian)
      if (line !== 'silence')
        expect(line.replace(/уров(ень|ня) I(I| или II)?/, '')).not.toMatch(/[A-YZa-z](?!-\d)|\s{2}|«»|мест[а-я]* \d(?!–)/);
    for (const line of russian) expect(line.replace(/Город[а-я]*-Убежищ[а-я]*|[Мм]ест[а-я]* «Убежище»/g, '')).not.toMatch(/[Уу]бежищ/);
    expect(alike).toEqual([]);
    expect(english.size).toBeGreaterThan(150);
    expect(russian.size).toBeGreaterThan(150);
  },
);
