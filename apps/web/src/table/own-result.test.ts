import { expect, test } from 'vitest';
import { isMissingAt, ownResult } from './own-result.ts';

const seats = (...ranks: number[]) => ranks.map((rank, seat) => ({ seat, rank, points: 0, sources: [] }));
const said = (ranks: number[], viewer: number, areSides = false) => ownResult({ seats: seats(...ranks), viewer, areSides, locale: 'en' });

test('between two one has won or lost', () => {
  expect(said([1, 2], 0)).toBe('You won!');
  expect(said([1, 2], 1)).toBe('You lost');
});

test('between several a place is said, unless it is the first', () => {
  expect(said([2, 1, 3, 4], 1)).toBe('You won!');
  expect([0, 2, 3].map((seat) => said([2, 1, 3, 4], seat))).toEqual(['You came 2nd of 4', 'You came 3rd of 4', 'You came 4th of 4']);
  expect(ownResult({ seats: seats(2, 1, 3), viewer: 2, areSides: false, locale: 'ru' })).toBe('Вы заняли 3-\u2060е место из 3');
});

test('a shared victory is one, and sides win whole', () => {
  expect(said([1, 1, 3], 0)).toBe('You share the victory');
  expect(said([1, 1, 3], 0, true)).toBe('You won!');
  expect(said([1, 1, 3], 2, true)).toBe('You lost');
});

test('where nobody wins, everybody has lost', () => {
  expect(said([2, 2, 2], 0)).toBe('You lost');
});

test('who has a bot in their place at the end has not won, unless the other of two gave up; who is on the way back has', () => {
  const ann = { kind: 'person', person: 'ann', name: 'Ann' } as const;
  const away = { ...ann, standIn: { level: 'random' } };
  expect(isMissingAt(away, { because: 'over' })).toBe(true);
  expect(isMissingAt(away, { because: 'called-resigned' })).toBe(false);
  expect(
    [ann, { ...ann, standIn: { level: 'random', returns: true } as const }].map((one) => isMissingAt(one, { because: 'over' })),
  ).toEqual([false, false]);
  expect(ownResult({ seats: seats(1, 2), viewer: 0, areSides: false, isMissing: true, locale: 'ru' })).toBe('За вас доиграл бот');
});
