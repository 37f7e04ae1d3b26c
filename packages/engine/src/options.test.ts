import { expect, test } from 'vitest';
import type { Json } from './contract.ts';
import type { OptionField } from './options.ts';
import { readOptions } from './options.ts';
import { objectAt, textAt } from './readers.ts';

const SCHEMA = {
  longGame: { kind: 'flag', default: false, seats: [3, 4] },
  supply: { kind: 'choice', choices: ['limited', 'unlimited'], default: 'limited' },
} as const satisfies Record<string, OptionField>;

test('what is not named has its default', () => {
  expect(readOptions(SCHEMA, {}, 2)).toEqual({ longGame: false, supply: 'limited' });
  expect(readOptions(SCHEMA, { supply: 'unlimited', longGame: true }, 3)).toEqual({ longGame: true, supply: 'unlimited' });
});

test('a wrong option is named', () => {
  expect(() => readOptions(SCHEMA, { suply: 'limited' }, 3)).toThrow('options.suply: no such option; there are longGame, supply');
  expect(() => readOptions(SCHEMA, { supply: 'endless' }, 3)).toThrow('options.supply: must be one of limited, unlimited');
  expect(() => readOptions(SCHEMA, { longGame: 'yes' }, 3)).toThrow('options.longGame: must be true or false');
  expect(() => readOptions(SCHEMA, { longGame: true }, 2)).toThrow('only for 3 or 4 players');
  expect(() => readOptions(SCHEMA, JSON.parse('{"__proto__": 1}'), 2)).toThrow('__proto__');
  expect(() => readOptions(SCHEMA, [], 2)).toThrow('must be an object');
});

test('the default may be named whatever the number of players', () => {
  expect(readOptions(SCHEMA, { longGame: false }, 2).longGame).toBe(false);
});

const WITH_NOTE = {
  note: {
    kind: 'document',
    default: null,
    most: 40,
    read: (place: string, given: Json) => ({ title: textAt(`${place}.title`, objectAt(place, given, ['title']).title) }),
  },
} as const satisfies Record<string, OptionField>;

test('a document is read by its game, which names the place of what is wrong; none is null', () => {
  expect(readOptions(WITH_NOTE, {}, 2)).toEqual({ note: null });
  expect(readOptions(WITH_NOTE, { note: null }, 2)).toEqual({ note: null });
  expect(readOptions(WITH_NOTE, { note: { title: 'Moons' } }, 2)).toEqual({ note: { title: 'Moons' } });
  expect(() => readOptions(WITH_NOTE, { note: { title: 3 } }, 2)).toThrow('options.note.title: must be text, not 3');
  expect(() => readOptions(WITH_NOTE, { note: 'Moons' }, 2)).toThrow('options.note: must be an object, not "Moons"');
});

test('a document that is too long is not looked into, however it is long', () => {
  let deep: Json = [];
  for (let depth = 0; depth < 100_000; depth++) deep = [deep];
  const long: Json[] = [
    { title: 'x'.repeat(41) },
    Array(1_000_000).fill(0),
    deep,
    { [`${'k'.repeat(50)}`]: 1 },
    [1e300, 1e300, 1e300, 1e300, 1e300, 1e300, 1e300],
  ];
  for (const note of long) expect(() => readOptions(WITH_NOTE, { note }, 2)).toThrow('options.note: is longer than 40 characters');
});
