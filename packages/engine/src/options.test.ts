import { expect, test } from 'vitest';
import type { OptionField } from './options.ts';
import { readOptions } from './options.ts';

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
