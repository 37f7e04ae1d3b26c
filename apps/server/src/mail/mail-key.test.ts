import { expect, test } from 'vitest';
import { mailKey } from './mail-key.ts';

test('however an address is written, it is the same one', () => {
  expect(mailKey('Ada@Example.ORG')).toBe(mailKey('ada@example.org'));
  expect(mailKey('ada@почта.рф')).toBe(mailKey('ada@xn--80a1acny.xn--p1ai'));
});

test('what only looks like it is another', () => {
  expect(mailKey('a.da@example.org')).not.toBe(mailKey('ada@example.org'));
  expect(mailKey('аda@example.org')).not.toBe(mailKey('ada@example.org'));
});
