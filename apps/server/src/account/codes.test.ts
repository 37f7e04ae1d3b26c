import { expect, test } from 'vitest';
import { CODES, hashOfCode, newCodes } from './codes.ts';

test('ten codes, all different, in groups that can be read aloud', () => {
  const codes = newCodes();
  expect(new Set(codes).size).toBe(CODES);
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{4}(?:-[a-hjkmnp-z2-9]{4}){3}$/);
});

test('a code is known however it was typed, and another is not', () => {
  expect(hashOfCode(' ABCD efgh-jkmn pqrs ')).toBe(hashOfCode('abcd-efgh-jkmn-pqrs'));
  expect(hashOfCode('abcd-efgh-jkmn-pqrt')).not.toBe(hashOfCode('abcd-efgh-jkmn-pqrs'));
});
