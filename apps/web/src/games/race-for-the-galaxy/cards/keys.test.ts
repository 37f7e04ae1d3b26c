import { expect, test } from 'vitest';
import { keysOf } from './keys.ts';

test('a card keeps its key when one before it goes', () => {
  const [, second, third] = keysOf(['alien-toy-shop', 'contact-specialist', 'mining-robots']);
  expect(keysOf(['contact-specialist', 'mining-robots'])).toEqual([second, third]);
});

test('copies of one card have keys of their own', () => {
  expect(new Set(keysOf(['contact-specialist', 'mining-robots', 'contact-specialist'])).size).toBe(3);
});
