import { expect, test } from 'vitest';
import { type Box, layoutFor, stationPlan } from './layout.ts';

const overlap = (one: Box, other: Box) =>
  one.left < other.left + other.width - 0.5 &&
  other.left < one.left + one.width - 0.5 &&
  one.top < other.top + other.height - 0.5 &&
  other.top < one.top + one.height - 0.5;

test('modules stand around the hub, none over another or beyond the edge, for four to seven boards', () => {
  for (const [width, height] of [
    [1046, 640],
    [956, 520],
    [1368, 660],
  ]) {
    for (const boards of [4, 5, 6, 7]) {
      const { modules, hub } = stationPlan(width, height, boards);
      expect(modules).toHaveLength(boards);
      const boxes = [...modules, hub];
      boxes.forEach((one, index) => {
        expect(one.left).toBeGreaterThanOrEqual(-0.5);
        expect(one.left + one.width).toBeLessThanOrEqual(width + 0.5);
        expect(one.top + one.height).toBeLessThanOrEqual(height + 3);
        for (const other of boxes.slice(index + 1)) if (other !== hub) expect(overlap(one, other)).toBe(false);
      });
    }
  }
});

test('a phone has a layout of its own, a low screen smaller plates', () => {
  expect(layoutFor(390, 640)).toEqual({ kind: 'narrow', isLow: true, isSlim: true });
  expect(layoutFor(1066, 842)).toEqual({ kind: 'wide', isLow: false, isSlim: false });
  expect(layoutFor(972, 710)).toEqual({ kind: 'wide', isLow: true, isSlim: false });
  expect(layoutFor(676, 710)).toEqual({ kind: 'wide', isLow: true, isSlim: true });
});
