import { expect, test } from 'vitest';
import { hasSlimPlates, layoutFor, tokenSize } from './layout.ts';
import { middleBetween, middleOf } from './planet/geometry.ts';

test('a phone has a layout of its own, and a low screen smaller cards', () => {
  expect(layoutFor(390, 690).kind).toBe('narrow');
  expect(layoutFor(972, 716)).toEqual({ kind: 'wide', isLow: true });
  expect(layoutFor(1060, 848)).toEqual({ kind: 'wide', isLow: false });
});

test('names stay whole: plates are slim where many sit or an open panel takes the room, on a phone only where many sit', () => {
  expect(hasSlimPlates(972, 3)).toBe(false);
  expect(hasSlimPlates(676, 3)).toBe(true);
  expect(hasSlimPlates(1440, 5)).toBe(true);
  expect(hasSlimPlates(390, 3)).toBe(false);
});

test('a token never covers a whole place', () => {
  for (const [width, height] of [
    [374, 230],
    [952, 370],
    [1040, 460],
  ]) {
    expect(tokenSize(width, height)).toBeLessThan(width / 5 / 2);
    expect(tokenSize(width, height)).toBeGreaterThanOrEqual(24);
  }
});

test('a token between two places lies on their border', () => {
  expect(middleOf(1)).toEqual({ x: 10, y: 25 });
  expect(middleBetween([3, 8])).toEqual({ x: 50, y: 50 });
  expect(middleBetween([4, 5])).toEqual({ x: 80, y: 25 });
});
