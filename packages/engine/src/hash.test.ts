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

test('an object without a prototype is as plain as any, one of a class is not', () => {
  const bare: Record<string, number> = Object.create(null);
  bare.b = 1;
  bare.a = -0;
  expect(stableJson(bare)).toBe('{"a":0,"b":1}');
  class Ship {
    readonly face = 3;
  }
  expect(() => stableJson({ ships: [new Ship()] })).toThrow('not plain data at .ships[0]: object');
  expect(() => stableJson(undefined)).toThrow('not plain data at the top: undefined');
});

test('a hole in a list is as lost as undefined, and infinity as no number', () => {
  const holed = [1, 2, 3];
  delete holed[1];
  expect(() => stableJson(holed)).toThrow('[1]');
  expect(() => stableJson({ deep: [{ x: Number.POSITIVE_INFINITY }] })).toThrow('.deep[0].x');
});
