import { expect, test } from 'vitest';
import { marksOn, placeOn, scaleFor, standsOf } from './scale.ts';

test('an axis holds all intervals and the reference, and ends at round numbers', () => {
  const scale = scaleFor(
    [
      { share: 0.3, low: 0.26, high: 0.34 },
      { share: 0.4, low: 0.36, high: 0.44 },
    ],
    1 / 3,
  );
  expect(scale).toEqual({ low: 0.25, high: 0.45, reference: 1 / 3 });
  expect(placeOn(scale, 0.25)).toBe(0);
  expect(placeOn(scale, 0.35)).toBe(50);
  expect(placeOn(scale, 0.9)).toBe(100);
  expect(scaleFor([], 0)).toEqual({ low: 0, high: 0.05, reference: 0 });
  expect(scaleFor([{ share: 0.1, low: 0.1, high: 0.15 }], 0)).toEqual({ low: 0, high: 0.15, reference: 0 });
});

test('ends of the axis are written where they do not run into the reference', () => {
  expect(marksOn({ low: -0.2, high: 0.2, reference: 0 })).toEqual([-0.2, 0, 0.2]);
  expect(marksOn({ low: -0.05, high: 0.2, reference: 0 })).toEqual([0, 0.2]);
  expect(marksOn({ low: 0, high: 0.05, reference: 0 })).toEqual([0, 0.05]);
});

test('only an interval that leaves the reference out stands above or below it', () => {
  expect(standsOf({ share: 0.4, low: 0.34, high: 0.46 }, 1 / 3)).toBe('above');
  expect(standsOf({ share: 0.3, low: 0.27, high: 0.33 }, 1 / 3)).toBe('below');
  expect(standsOf({ share: 0.3, low: 0.27, high: 0.34 }, 1 / 3)).toBe('unclear');
});
