import { expect, test } from 'vitest';
import { startScale } from './flights.ts';

test('a card that leaves a plate ten times as wide is no larger than the slot it flies to', () => {
  expect(startScale(500, 50)).toBe(1);
});

test('a card that leaves a small pile grows on its way', () => {
  expect(startScale(25, 50)).toBe(0.5);
});

test('what left a spot without a size flies as large as it will be', () => {
  expect(startScale(0, 50)).toBe(1);
});
