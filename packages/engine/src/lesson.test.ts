import { expect, test } from 'vitest';
import { fits } from './lesson.ts';

test.each([
  [{ type: 'pass' }, { type: 'pass' }],
  [{ type: 'dock' }, { type: 'dock', faces: [4], relic: false }],
  [
    { type: 'dock', at: { row: 1 } },
    { type: 'dock', at: { row: 1, slot: 2 } },
  ],
  [
    { type: 'dock', faces: [4, 6] },
    { type: 'dock', faces: [4, 6] },
  ],
  [
    { type: 'dock', at: undefined },
    { type: 'dock', at: 3 },
  ],
  [null, null],
  [[{ a: 1 }], [{ a: 1, b: 2 }]],
])('the pattern %j fits %j', (pattern, given) => {
  expect(fits(pattern, given)).toBe(true);
});

test.each([
  [{ type: 'pass' }, { type: 'dock' }],
  [{ type: 'dock', relic: false }, { type: 'dock' }],
  [
    { type: 'dock', faces: [4, 6] },
    { type: 'dock', faces: [4] },
  ],
  [
    { type: 'dock', faces: [4] },
    { type: 'dock', faces: [4, 6] },
  ],
  [
    { type: 'dock', faces: [4, 6] },
    { type: 'dock', faces: [6, 4] },
  ],
  [
    { type: 'dock', faces: [] },
    { type: 'dock', faces: {} },
  ],
  [
    { type: 'dock', at: {} },
    { type: 'dock', at: [] },
  ],
  [
    { type: 'dock', at: {} },
    { type: 'dock', at: null },
  ],
  [
    { type: 'dock', at: {} },
    { type: 'dock', at: 'here' },
  ],
  [
    { type: 'dock', at: null },
    { type: 'dock', at: {} },
  ],
  [['a'], 'a'],
])('the pattern %j does not fit %j', (pattern, given) => {
  expect(fits(pattern, given)).toBe(false);
});
