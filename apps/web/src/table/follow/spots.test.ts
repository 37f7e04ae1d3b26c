import { expect, test } from 'vitest';
import { captionSpots, middleOf, placeCaptions } from './spots.ts';

const board = { x: 0, y: 0, width: 400, height: 300 };
const size = { width: 100, height: 40 };

test('a caption stands below its thing, in its middle', () => {
  expect(captionSpots({ x: 100, y: 50, width: 60, height: 20 }, size, board)[0]).toEqual({ x: 80, y: 74 });
});

test('at the lower edge it stands above, and at the sides it stays on the board', () => {
  expect(captionSpots({ x: 100, y: 270, width: 60, height: 20 }, size, board)[0]).toEqual({ x: 80, y: 226 });
  expect(captionSpots({ x: 0, y: 50, width: 20, height: 20 }, size, board)[0].x).toBe(4);
  expect(captionSpots({ x: 390, y: 50, width: 10, height: 20 }, size, board)[0].x).toBe(296);
});

test('where it would cover something it may stand elsewhere, the nearest first, and always on the board', () => {
  const spots = captionSpots({ x: 100, y: 50, width: 60, height: 20 }, size, board);
  expect(spots[1]).toEqual({ x: 80, y: 6 });
  const away = spots.slice(2).map(({ y }) => Math.abs(y - 74));
  expect(away).toEqual([...away].sort((one, other) => one - other));
  expect(spots.every(({ y }) => y >= 4 && y + size.height <= 296)).toBe(true);
  expect(Math.max(...spots.map(({ y }) => y))).toBeGreaterThan(230);
});

test('what is asked below a thing stays in sight, and so does an earlier caption', () => {
  const around = { x: 100, y: 200, width: 60, height: 40 };
  const question = { left: 0, top: 250, width: 400, height: 40, weight: 60 };
  expect(placeCaptions([{ key: 'a', around, size }], [], board)).toEqual({ a: { x: 80, y: 244 } });
  const placed = placeCaptions(
    ['a', 'b'].map((key) => ({ key, around, size })),
    [question],
    board,
  );
  expect(placed.a).toEqual({ x: 80, y: 156 });
  expect(placed.b.y + size.height <= placed.a.y || placed.b.y >= placed.a.y + size.height).toBe(true);
  expect(placed.b.y + size.height).toBeLessThanOrEqual(question.top);
});

test('the middle of a box', () => {
  expect(middleOf({ x: 10, y: 20, width: 30, height: 40 })).toEqual({ x: 25, y: 40 });
});
