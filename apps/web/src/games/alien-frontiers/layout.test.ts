import { FACILITIES } from '@orrery/alien-frontiers';
import { expect, test } from 'vitest';
import { EAST, layoutFor, leanOf, WEST } from './layout.ts';

test('every station has its place once', () => {
  expect([...WEST, ...EAST].sort()).toEqual([...FACILITIES].sort());
});

test.each([
  [1120, 610, 'wide'],
  [972, 480, 'wide'],
  [704, 500, 'compact'],
  [390, 519, 'narrow'],
] as const)('at %i × %i the table is %s, and columns and planet fit beside each other', (width, height, kind) => {
  const layout = layoutFor(width, height);
  expect(layout.kind).toBe(kind);
  const across = kind === 'narrow' ? layout.planet : 2 * layout.column + layout.planet;
  expect(across).toBeLessThanOrEqual(width);
  expect(layout.planet).toBeLessThanOrEqual(height);
});

test('outer stations lean towards the planet, alike above and below', () => {
  expect(leanOf(0, 5, 200)).toBe(leanOf(4, 5, 200));
  expect(leanOf(0, 5, 200)).toBeGreaterThan(leanOf(1, 5, 200));
  expect(leanOf(2, 5, 200)).toBe(0);
});
