import { expect, test } from 'vitest';
import { isBoundedJson } from './json.ts';

const nested = (depth: number): unknown => (depth === 0 ? 1 : { inside: nested(depth - 1) });

test('plain data is true, false, null, texts, finite numbers, lists and objects', () => {
  const bounds = { depth: 2, values: 10 };
  for (const given of [true, false, null, '', 'text', 0, -1.5, [], {}, [1, 'a', null], { a: { b: true } }])
    expect(isBoundedJson(given, bounds), JSON.stringify(given)).toBe(true);
  for (const given of [undefined, Number.NaN, Number.POSITIVE_INFINITY, 1n, Symbol('s'), () => 1, [undefined], { a: Number.NaN }])
    expect(isBoundedJson(given, bounds), String(given)).toBe(false);
});

test.each([0, 1, 2, 5])('as deep as %i is within, one deeper is not', (depth) => {
  expect(isBoundedJson(nested(depth), { depth, values: 100 })).toBe(true);
  expect(isBoundedJson(nested(depth + 1), { depth, values: 100 })).toBe(false);
});

test('every value counts, the list or object around them too', () => {
  for (const given of [[1, 2, 3], { a: 1, b: 2, c: 3 }, [[1, 2]], { a: { b: [] }, c: null }]) {
    expect(isBoundedJson(given, { depth: 3, values: 4 }), JSON.stringify(given)).toBe(true);
    expect(isBoundedJson(given, { depth: 3, values: 3 }), JSON.stringify(given)).toBe(false);
  }
  expect(isBoundedJson('one', { depth: 0, values: 0 })).toBe(false);
});

test.each(['__proto__', 'constructor', 'prototype'])('no object has the key %s, however deep', (key) => {
  const given = JSON.parse(`{"list":[{"${key}":1}]}`);
  expect(isBoundedJson(given, { depth: 9, values: 9 })).toBe(false);
  expect(isBoundedJson([key], { depth: 9, values: 9 })).toBe(true);
});
