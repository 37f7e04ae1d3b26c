import { expect, test } from 'vitest';
import { BOT_NAMES, botNameIn, botsNamedAs } from './bot-names.ts';

test('a bot is called in the language of the viewer, whatever language it was named in', () => {
  expect(botNameIn('ru', 'Vega')).toBe('Вега');
  expect(botNameIn('en', 'Антарес')).toBe('Antares');
  expect(botNameIn('ru', 'Вега')).toBe('Вега');
  expect(botNameIn('ru', 'Bot 9')).toBe('Bot 9');
});

test('every star has a name in every language', () => {
  expect(BOT_NAMES.ru.length).toBe(BOT_NAMES.en.length);
});

test('bots that go on in a match are called as those who were there, in any language; others sit where people sat', () => {
  expect(botsNamedAs(['Ada', 'Вега', 'Rigel'], 0, 'en')).toEqual(['', 'Vega', 'Rigel']);
  expect(botsNamedAs(['Vega', 'Ada', ''], 0, 'ru')).toEqual(['', 'Вега', 'Ригель']);
});
