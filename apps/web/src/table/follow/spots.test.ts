import { expect, test } from 'vitest';
import { captionSpot, middleOf } from './spots.ts';

const board = { x: 0, y: 0, width: 400, height: 300 };
const size = { width: 100, height: 40 };

test('a caption stands below its thing, in its middle', () => {
  expect(captionSpot({ x: 100, y: 50, width: 60, height: 20 }, size, board)).toEqual({ x: 80, y: 74 });
});

test('at the lower edge it stands above, and at the sides it stays on the board', () => {
  expect(captionSpot({ x: 100, y: 270, width: 60, height: 20 }, size, board)).toEqual({ x: 80, y: 226 });
  expect(captionSpot({ x: 0, y: 50, width: 20, height: 20 }, size, board).x).toBe(4);
  expect(captionSpot({ x: 390, y: 50, width: 10, height: 20 }, size, board).x).toBe(296);
});

test('the middle of a box', () => {
  expect(middleOf({ x: 10, y: 20, width: 30, height: 40 })).toEqual({ x: 25, y: 40 });
});
