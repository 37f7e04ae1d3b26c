import { expect, test } from 'vitest';
import { plainLine, plainText } from './plain-text.ts';

test('what people write stays, line by line', () => {
  expect(plainText('Why not the Beach?\r\n— Потому что.')).toBe('Why not the Beach?\n— Потому что.');
  expect(plainLine(' A long\nhunt ')).toBe('A long hunt');
});

test('what is invisible, turns the line round or climbs out of it goes', () => {
  expect(plainText('a\u202eb\u200bc\u0000d\u2800e\ufe00f')).toBe('abcdef');
  expect(plainText(`x${'\u0321'.repeat(40)}`)).toBe(`x${'\u0321'.repeat(3)}`);
  expect(plainText('\u200b\u2060')).toBe('');
});
