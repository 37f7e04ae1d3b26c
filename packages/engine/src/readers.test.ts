import { expect, test } from 'vitest';
import { BadInput, type Json } from './contract.ts';
import { at, flag, isWithin, listOf, objectAt, oneOf, optional, readOrUndefined, textAt, wholeNumber } from './readers.ts';

test('what is right is given back', () => {
  expect(objectAt('p', { a: 1 }, ['a', 'b']).a).toBe(1);
  expect(listOf('p', ['x', 'y'], (place, item) => `${place}=${textAt(place, item)}`)).toEqual(['p[0]=x', 'p[1]=y']);
  expect(oneOf('p', 'ore', ['fuel', 'ore'])).toBe('ore');
  expect(wholeNumber('p', 6, { min: 1, max: 6 })).toBe(6);
  expect(flag('p', false)).toBe(false);
  expect(optional(undefined, 3, (given) => textAt('p', given))).toBe(3);
  expect(optional('x', 3, (given) => textAt('p', given))).toBe('x');
});

test('what is wrong names its place', () => {
  const range = { min: 1, max: 6 };
  expect(() => wholeNumber('faces[2]', 7, range)).toThrow('faces[2]: must be a whole number from 1 to 6, not 7');
  expect(() => wholeNumber('n', 1.5, range)).toThrow(BadInput);
  expect(() => wholeNumber('n', '1', range)).toThrow(BadInput);
  expect(() => oneOf('token', 'gold', ['fuel', 'ore'])).toThrow('token: must be one of fuel, ore, not "gold"');
  expect(() => oneOf('token', undefined, ['fuel', 'ore'])).toThrow('missing');
  expect(() => objectAt('p', [1])).toThrow('must be an object');
  expect(() => objectAt('p', { or: 1 }, ['ore'])).toThrow('p.or: no such field; there are ore');
  expect(() => listOf('p', { 0: 1 }, () => 1)).toThrow('must be a list');
  expect(() => textAt('p', 'xxx', 2)).toThrow('longer than 2');
  expect(() => flag('p', 1)).toThrow('true or false');
  expect([at('', 'a'), at('a', 'b'), at('a', 0)]).toEqual(['a', 'a.b', 'a[0]']);
});

test('keys of the prototype are not fields', () => {
  const fields = objectAt('p', JSON.parse('{"__proto__": {"ore": 5}, "x": 1}'));
  expect(fields.ore).toBeUndefined();
  expect(fields.constructor).toBeUndefined();
  expect(fields.toString).toBeUndefined();
  expect(() => objectAt('p', JSON.parse('{"__proto__": 1}'), ['ore'])).toThrow('__proto__');
  expect(() => oneOf('p', 'constructor', ['ore'])).toThrow(BadInput);
});

test('readOrUndefined swallows bad input and nothing else', () => {
  expect(readOrUndefined(() => oneOf('p', 'x', ['y']))).toBeUndefined();
  expect(() =>
    readOrUndefined(() => {
      throw new Error('a defect');
    }),
  ).toThrow('a defect');
});

test('an error repeats the beginning of what is wrong and looks no deeper', () => {
  let deep: Json = 1;
  for (let depth = 0; depth < 100_000; depth++) deep = { a: [deep] };
  expect(() => flag('p', deep)).toThrow(/^p: must be true or false, not \{"a":\[\{"a":.{0,60}…$/);
  expect(() => flag('p', Array(1_000_000).fill('x'.repeat(100)))).toThrow(/^p: must be true or false, not \["x{50,60}…$/);
  expect(() => flag('p', { a: [1, 'b', null], c: {} })).toThrow('p: must be true or false, not {"a":[1,"b",null],"c":{}}');
});

/** The least length at which it is within. */
function lengthOf(given: Json): number {
  for (let most = 0; most < 1000; most++) if (isWithin(given, most)) return most;
  throw new Error('it is never within');
}

test('plain data is measured about as long as its JSON; only true, false and null count as one character each', () => {
  expect([lengthOf(''), lengthOf('abc'), lengthOf(7), lengthOf(-12.5), lengthOf([]), lengthOf({})]).toEqual([2, 5, 1, 5, 2, 2]);
  expect(lengthOf([null, true, false])).toBe(5);
  const values: Json[] = [['a', 'b', 'c'], { a: 1, bc: 'de' }, [[1, 22], [333]], { list: [{ x: 1 }, { y: [2, 3] }], text: 'words' }];
  for (const value of values) {
    const { length } = JSON.stringify(value);
    expect(lengthOf(value), JSON.stringify(value)).toBeLessThanOrEqual(length + 1);
    // Every character of a text, a name or a number counts, so what is long is never taken for short.
    expect(lengthOf(value), JSON.stringify(value)).toBeGreaterThanOrEqual(Math.floor(length / 2));
  }
});

test('one more item, key, letter or digit is one more to measure', () => {
  const pairs: [Json, Json][] = [
    [['a'], ['a', 1]],
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ a: 1 }, { ab: 1 }],
    ['a', 'ab'],
    [1, 11],
    [[[]], [[[]]]],
  ];
  for (const [less, more] of pairs) expect(lengthOf(more), JSON.stringify(more)).toBeGreaterThan(lengthOf(less));
});
