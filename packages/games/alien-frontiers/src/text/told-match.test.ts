import { below, chanceFromSeed, LOCALES, readOptions, step } from '@orrery/engine';
import { expect, test } from 'vitest';
import { alienFrontiers } from '../index.ts';
import { text as en } from './en/index.ts';
import { text as ru } from './ru/index.ts';

const texts = { en, ru };
const NAMES = { en: ['Vera', 'Boris', 'Gleb', 'Anna'], ru: ['Вера', 'Борис', 'Глеб', 'Анна'] };
const MOST_ACTIONS = 20_000;

/** Every line a random match of `seats` players could show anybody, by language. */
function linesOf(seed: string, seats: number): Record<'en' | 'ru', Set<string>> {
  const lines = { en: new Set<string>(), ru: new Set<string>() };
  const dice = chanceFromSeed(`choices of ${seed}`);
  let state = alienFrontiers.setup(readOptions(alienFrontiers.options, {}, seats), seats, chanceFromSeed(seed));
  for (let count = 0; count < MOST_ACTIONS; count++) {
    const [seat] = alienFrontiers.asked(state);
    if (seat === undefined) return lines;
    const legal = alienFrontiers.legal(state, seat);
    const question = alienFrontiers.decision(state, seat);
    const done = step(alienFrontiers, state, seat, legal[below(dice, legal.length)]);
    if (!done.ok || question === undefined) throw new Error(`a legal action was refused in match ${seed}`);
    for (const locale of LOCALES) {
      const names = (named: number): string => NAMES[locale][named];
      lines[locale].add(texts[locale].decision(question, names));
      for (const action of legal) lines[locale].add(texts[locale].action(action, names));
      for (const { event } of done.told) lines[locale].add(texts[locale].event(event, names) ?? 'silence');
    }
    state = done.state;
  }
  throw new Error(`match ${seed} does not end`);
}

test.each([2, 3, 4])('whole matches of %i players are told without a hole in either language', (seats) => {
  const { en: english, ru: russian } = linesOf(`told-${seats}`, seats);
  for (const line of english) expect(line).not.toMatch(/undefined|\bNaN\b|\[object|[а-яёА-ЯЁ]|\s{2}/);
  for (const line of russian) if (line !== 'silence') expect(line).not.toMatch(/[A-Za-z]|\s{2}/);
  expect(english.size).toBeGreaterThan(300);
  expect(russian.size).toBeGreaterThan(300);
});

test('different actions of one question never read alike', () => {
  const dice = chanceFromSeed('alike');
  let state = alienFrontiers.setup(readOptions(alienFrontiers.options, {}, 4), 4, chanceFromSeed('alike-match'));
  for (let count = 0; count < 3000; count++) {
    const [seat] = alienFrontiers.asked(state);
    if (seat === undefined) return;
    const legal = alienFrontiers.legal(state, seat);
    for (const locale of LOCALES) {
      const said = legal.map((action) => texts[locale].action(action, (named) => NAMES[locale][named]));
      expect(said.filter((line, index) => said.indexOf(line) !== index)).toEqual([]);
    }
    const done = step(alienFrontiers, state, seat, legal[below(dice, legal.length)]);
    if (!done.ok) throw new Error('a legal action was refused');
    state = done.state;
  }
});
