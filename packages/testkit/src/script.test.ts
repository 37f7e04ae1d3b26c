import { below, scriptedChance, shuffle, unusedScript } from '@orrery/engine';
import { expect, test } from 'vitest';
import { noChance, rolls, shuffleInto } from './script.ts';

test('scripted dice show their faces', () => {
  const chance = scriptedChance(rolls(4, 6, 1));
  expect([0, 0, 0].map(() => below(chance, 6) + 1)).toEqual([4, 6, 1]);
  expect(unusedScript(chance)).toEqual([]);
});

test('a scripted shuffle gives the wanted order, also where cards are alike', () => {
  for (const wanted of ['edcba', 'abcde', 'bdace']) {
    const items = [...'abcde'];
    const chance = scriptedChance(shuffleInto(items, [...wanted]));
    shuffle(chance, items);
    expect(items.join('')).toBe(wanted);
    expect(unusedScript(chance)).toEqual([]);
  }
  const alike = [...'aabbc'];
  shuffle(scriptedChance(shuffleInto(alike, [...'cbaba'])), alike);
  expect(alike.join('')).toBe('cbaba');
});

test('an order of other cards is refused', () => {
  expect(() => shuffleInto(['a', 'b'], ['a', 'c'])).toThrow('no c left');
  expect(() => shuffleInto(['a', 'b'], ['c', 'b'])).toThrow('same items');
});

test('noChance throws at the first draw', () => {
  expect(() => below(noChance(), 6)).toThrow('script');
});
