import { expect, test } from 'vitest';
import { moved, placeList, TypedWord } from './listbox.ts';

test('arrows stop at the ends, Home and End go there, other keys move nothing', () => {
  expect([moved('ArrowDown', 0, 3), moved('ArrowDown', 2, 3), moved('ArrowUp', 0, 3)]).toEqual([1, 2, 0]);
  expect([moved('Home', 2, 3), moved('End', 0, 3), moved('PageDown', 0, 30), moved('PageUp', 4, 30)]).toEqual([0, 2, 10, 0]);
  expect([moved('Enter', 0, 3), moved('toString', 0, 3)]).toEqual([undefined, undefined]);
});

test('letters typed quickly find what begins with them; after a pause a new word begins', () => {
  const labels = ['Drifter', 'Trader', 'Navigator', 'Trapper'];
  const word = new TypedWord();
  expect(word.find('t', labels, { at: 0, now: 0 })).toBe(1);
  expect(word.find('r', labels, { at: 1, now: 100 })).toBe(1);
  expect(word.find('a', labels, { at: 1, now: 200 })).toBe(1);
  expect(word.find('p', labels, { at: 1, now: 300 })).toBe(3);
  expect(word.isUnderWay(400)).toBe(true);
  expect(word.isUnderWay(2000)).toBe(false);
  expect(word.find('N', labels, { at: 3, now: 2000 })).toBe(2);
  expect(word.find('x', labels, { at: 2, now: 4000 })).toBeUndefined();
  expect(word.find('Enter', labels, { at: 2, now: 6000 })).toBeUndefined();
});

test('the same letter again goes on to the next that begins with it, and round', () => {
  const labels = ['Side A', 'Side B', 'Chosen'];
  const word = new TypedWord();
  expect(word.find('s', labels, { at: 0, now: 0 })).toBe(1);
  expect(word.find('s', labels, { at: 1, now: 100 })).toBe(0);
  expect(new TypedWord().find('ы', ['Мы', 'Ыч'], { at: 0, now: 0 })).toBe(1);
});

const window = { width: 390, height: 800 };

test('a list opens below its box, above it near the lower edge, and never leaves the window', () => {
  const high = { left: 20, top: 100, bottom: 140, width: 200 };
  expect(placeList(high, { width: 200, height: 300 }, window)).toEqual({ left: 20, top: 144, height: 300 });
  const low = { left: 300, top: 700, bottom: 740, width: 80 };
  expect(placeList(low, { width: 200, height: 300 }, window)).toEqual({ left: 186, top: 396, height: 300 });
  const middle = { left: 20, top: 300, bottom: 340, width: 200 };
  expect(placeList(middle, { width: 200, height: 2000 }, window)).toEqual({ left: 20, top: 344, height: 452 });
});
