import { readOptions } from '@orrery/engine';
import { expect, test } from 'vitest';
import type { Asker, Offer } from '../asker.ts';
import { gameOf } from '../games.ts';
import type { Output } from '../output.ts';
import { type PersonTable, playTable } from './play.ts';

async function sitDown(locale: 'en' | 'ru'): Promise<PersonTable> {
  const game = gameOf('alien-frontiers');
  const options = readOptions(game.module.options, {}, 2);
  return { game, text: await game.text(locale), options, you: 0, bots: ['random', 'random'], seed: 'a'.repeat(32) };
}

function listening(): { readonly lines: string[]; readonly output: Output } {
  const lines: string[] = [];
  const output: Output = { isJson: false, line: (text) => lines.push(text), object: () => {}, progress: () => {}, complain: () => {} };
  return { lines, output };
}

test('a person plays a whole match against a bot', async () => {
  const { lines, output } = listening();
  const ask: Asker = async (question, { choices }) => {
    expect(question).not.toBe('');
    return choices.length - 1;
  };
  expect(await playTable(await sitDown('en'), ask, output)).toBe(0);
  const said = lines.join('\n');
  expect(said).toContain('Lunar Mine');
  expect(said).toContain('Bot 2 (random)');
  expect(said).toMatch(/1\. (You|Bot 2 \(random\)): \d+ points/);
  expect(lines.at(-1)).toContain('The match is over.');
});

test('in Russian, and a player who has had enough may leave', async () => {
  const { lines, output } = listening();
  await playTable(await sitDown('ru'), async () => 'leave', output);
  expect(lines.join('\n')).toContain('Лунная Шахта');
  expect(lines.at(-1)).toBe('Вы вышли из партии.');
});

test('a step that brought nothing to light can be taken back', async () => {
  const { output } = listening();
  const offers: Offer[] = [];
  const isQuiet = (choice: string) => choice.includes('Solar Converter') || choice.includes('Lunar Mine');
  const ask: Asker = async (_question, offer) => {
    offers.push(offer);
    if (offers.length > 60) return 'leave';
    if (offer.takeBack !== undefined) return offers.at(-2)?.takeBack === undefined ? 'take-back' : 'leave';
    return Math.max(0, offer.choices.findIndex(isQuiet));
  };
  await playTable(await sitDown('en'), ask, output);
  const offered = offers.findIndex(({ takeBack }) => takeBack !== undefined);
  expect(offered).toBeGreaterThan(0);
  // After taking it back the same is asked as before the step.
  expect(offers[offered + 1].choices).toEqual(offers[offered - 1].choices);
});

test.each([
  ['en', 1, 'Pool', 'Robot'],
  ['ru', 3, 'Запас', 'Бот 2 (random)'],
] as const)('Race for the Galaxy is played at a terminal in %s with %i seats', async (locale, seats, ...shown) => {
  const { lines, output } = listening();
  const game = gameOf('race-for-the-galaxy');
  const options = readOptions(game.module.options, {}, seats);
  const bots = Array.from({ length: seats }, () => 'random');
  const table = { game, text: await game.text(locale), options, you: 0, bots, seed: 'b'.repeat(32) };
  expect(await playTable(table, async (_question, { choices }) => choices.length - 1, output)).toBe(0);
  const said = lines.join('\n');
  for (const words of shown) expect(said).toContain(words);
  expect(said).not.toMatch(/undefined|(card|goal|stage|action):[a-z]/);
});
