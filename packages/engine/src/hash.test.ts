import { expect, test } from 'vitest';
import { commitmentOf, hashOf, seedFrom, stableJson } from './hash.ts';

test('the order of fields and fields that are undefined change nothing', () => {
  expect(stableJson({ b: 1, a: { d: [1, 'x', null], c: undefined } })).toBe('{"a":{"d":[1,"x",null]},"b":1}');
  expect(hashOf({ b: 1, a: 2 })).toBe(hashOf({ a: 2, b: 1, c: undefined }));
  expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: '1' }));
  expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
});

test('it is JSON: what it writes is read back equal', () => {
  const value = { 'odd "key"': ['\u2028', '🚀', -0.5, 1e21], nested: { deep: [[[]], {}] } };
  expect(JSON.parse(stableJson(value))).toEqual(value);
});

test('what JSON would quietly change is refused, and the place is named', () => {
  expect(() => stableJson({ ships: [1, undefined] })).toThrow('.ships[1]');
  expect(() => stableJson({ a: { b: Number.NaN } })).toThrow('.a.b');
  expect(() => stableJson(new Map())).toThrow('not plain data');
  expect(() => stableJson({ at: new Date(0) })).toThrow('.at');
  expect(() => stableJson({ next: () => 1 })).toThrow('.next');
  expect(() => stableJson(1n)).toThrow('bigint');
});

test('a commitment is the SHA-256 of the seed as text', () => {
  expect(commitmentOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('a seed made from any text has 32 hexadecimal digits and depends on all of it', () => {
  expect(seedFrom('7')).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(Array.from({ length: 1000 }, (_, game) => seedFrom(`7/${game}`))).size).toBe(1000);
});
