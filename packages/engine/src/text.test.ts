import { expect, test } from 'vitest';
import { capital, counted, counter, isPhrase, lister, named, plural, termsOf } from './text.ts';

test('English has one and other, Russian one, few and many', () => {
  const ships = [1, 2, 5, 11, 12, 21, 22, 101].map((count) => plural('ru', count, ['корабль', 'корабля', 'кораблей']));
  expect(ships).toEqual(['корабль', 'корабля', 'кораблей', 'кораблей', 'кораблей', 'корабль', 'корабля', 'корабль']);
  expect([0, 1, 2, 21].map((count) => plural('en', count, ['ship', 'ships']))).toEqual(['ships', 'ship', 'ships', 'ships']);
  // Half a ship is neither one nor many; without a third form many is as few.
  expect([plural('ru', 0.5, ['корабль', 'корабля', 'кораблей']), plural('ru', 5, ['час', 'часов'])]).toEqual(['корабля', 'часов']);
});

test('a number with its word', () => {
  const cards = counter('ru', 'карту', 'карты', 'карт');
  expect([1, 3, 7].map(cards)).toEqual(['1 карту', '3 карты', '7 карт']);
  expect([counted(1, 'card'), counted(2, 'card'), counted(2, 'die', 'dice')]).toEqual(['1 card', '2 cards', '2 dice']);
});

test('lists as each language says them', () => {
  expect([lister('en')([4, 5, 6]), lister('en')(['a']), lister('ru')([4, 5, 6])]).toEqual(['4, 5 and 6', 'a', '4, 5 и 6']);
});

test('a sentence begins with a capital', () => {
  expect([capital('the mine'), capital('Ёж'), capital('ёж'), capital('')]).toEqual(['The mine', 'Ёж', 'Ёж', '']);
});

test('names alone, and names with what things do', () => {
  expect(named({ mine: 'Mine' })).toEqual({ mine: { name: 'Mine' } });
  expect(termsOf({ mine: 'Mine' }, { mine: 'Gives ore.' })).toEqual({ mine: { name: 'Mine', help: 'Gives ore.' } });
});

test.each([
  [{ code: 'hello', values: [] }],
  [{ code: 'a', values: ['b'] }],
  [{ code: `a${'b'.repeat(39)}`, values: [1, 2, 3, 4] }],
  [{ code: 'go-2', values: [1000, -1000, 0, 'river-1'] }],
])('%j can be said', (given) => {
  expect(isPhrase(given)).toBe(true);
});

test.each([
  [null],
  ['hello'],
  [{ values: [] }],
  [{ code: 'hello' }],
  [{ code: 7, values: [] }],
  [{ code: 'hello', values: 'a' }],
  [{ code: '', values: [] }],
  [{ code: '2go', values: [] }],
  [{ code: 'Hello', values: [] }],
  [{ code: 'hello there', values: [] }],
  [{ code: `a${'b'.repeat(40)}`, values: [] }],
  [{ code: 'hello', values: [1, 2, 3, 4, 5] }],
  [{ code: 'hello', values: [1001] }],
  [{ code: 'hello', values: [-1001] }],
  [{ code: 'hello', values: [0.5] }],
  [{ code: 'hello', values: ['my own words'] }],
  [{ code: 'hello', values: [1, null] }],
])('%j is no phrase', (given) => {
  expect(isPhrase(given)).toBe(false);
});
