import { expect, test } from 'vitest';
import { CARD_RATIO, layoutFor, tableauxAcross, tilesIn } from './layout.ts';

test('every tableau up to twelve cards fits its room, and none of its cards is wider than allowed', () => {
  for (const box of [
    { width: 184, height: 190 },
    { width: 250, height: 300 },
    { width: 840, height: 130 },
    { width: 370, height: 240 },
  ]) {
    for (let count = 1; count <= 12; count++) {
      const { width, columns, isMini } = tilesIn(box, count, 110);
      const rows = Math.ceil(count / columns);
      expect(width).toBeLessThanOrEqual(110);
      expect(width).toBeGreaterThan(30);
      expect(columns * width + (columns - 1) * 5).toBeLessThanOrEqual(box.width);
      expect((rows * width) / (isMini ? 1 : CARD_RATIO) + (rows - 1) * 5).toBeLessThanOrEqual(box.height);
    }
  }
});

test('where whole cards could not be read squares take their place, and are larger', () => {
  expect(tilesIn({ width: 380, height: 160 }, 4, 110)).toEqual({ width: 91, columns: 4, isMini: false });
  expect(tilesIn({ width: 380, height: 160 }, 10, 110)).toEqual({ width: 72, columns: 5, isMini: true });
  expect(tilesIn({ width: 800, height: 86 }, 3, 92)).toEqual({ width: 86, columns: 3, isMini: true });
  expect(tilesIn({ width: 184, height: 150 }, 12, 110)).toEqual({ width: 42, columns: 4, isMini: true });
});

test('tableaux without room beside each other lie in two rows', () => {
  expect(tableauxAcross(800, 4)).toBe(4);
  expect(tableauxAcross(500, 4)).toBe(2);
  expect(tableauxAcross(500, 5)).toBe(3);
  expect(tableauxAcross(300, 2)).toBe(2);
});

test('a phone has a layout of its own', () => {
  expect(layoutFor(390, 680)).toEqual({ kind: 'narrow', isLow: true, isSlim: false });
  expect(layoutFor(972, 712).isLow).toBe(true);
  expect(layoutFor(1066, 840)).toEqual({ kind: 'wide', isLow: false, isSlim: false });
});
