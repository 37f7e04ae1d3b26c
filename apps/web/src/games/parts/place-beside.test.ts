import { expect, test } from 'vitest';
import { placeBeside, raised } from './place-beside.ts';

const room = { width: 1000, height: 700 };
const size = { width: 270, height: 200 };
const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 100 });

test('words about the western half stand to its left, so that the planet stays in sight', () => {
  expect(placeBeside(box(300, 300), size, room).left).toBe(22);
});

test('where the left has no room they stand to the right, and at the right edge to the left', () => {
  expect(placeBeside(box(10, 300), size, room).left).toBe(118);
  expect(placeBeside(box(890, 300), size, room).left).toBe(612);
});

test('words about a card of the hand at the bottom stand above it, so that they cover no other card', () => {
  expect(placeBeside(box(300, 590), size, room)).toEqual({ left: 215, top: 382 });
  expect(placeBeside(box(890, 590), size, room)).toEqual({ left: 722, top: 382 });
});

test('where there is no room above the hand they stand beside', () => {
  expect(placeBeside(box(300, 590), { width: 270, height: 590 }, room).left).toBe(22);
});

test('above a floor with the question below it, words reach no further down than that, whatever they speak of', () => {
  const floor = 560;
  for (const anchor of [box(300, 590), box(300, 500), box(300, 440), box(10, 450), box(890, 620)]) {
    const { top } = placeBeside(raised(anchor, floor), size, { width: 1000, height: floor });
    expect(top + size.height).toBeLessThanOrEqual(floor - 8);
  }
});

test('nothing ever leaves the window', () => {
  const small = { width: 390, height: 844 };
  const place = placeBeside(box(150, 800), { width: 272, height: 300 }, small);
  expect(place.left).toBeGreaterThanOrEqual(8);
  expect(place.left + 272).toBeLessThanOrEqual(382);
  expect(place.top + 300).toBeLessThanOrEqual(836);
});

test('on a phone words stand towards the middle: the tabs above and the ships below stay in sight', () => {
  const phone = { width: 390, height: 844 };
  const words = { width: 330, height: 110 };
  expect(placeBeside(box(40, 170), words, phone).top).toBe(278);
  expect(placeBeside(box(40, 500), words, phone).top).toBe(382);
});
