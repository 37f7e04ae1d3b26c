import { expect, test } from 'vitest';
import { breakable } from './titles.ts';

const shown = (name: string) => breakable(name).replaceAll('\u00AD', '·');

test('long names break between syllables, before a stop and its liquid too', () => {
  expect(shown('Decompression')).toBe('Decom·pres·sion');
  expect(shown('Downgrade')).toBe('Down·grade');
  expect(shown('Teleportation')).toBe('Tele·por·ta·tion');
});

test('in Russian the last of three consonants begins a syllable, and so does one after a soft sign', () => {
  expect(shown('Командная тактика')).toBe('Команд·ная тактика');
  expect(shown('Щупальца')).toBe('Щупаль·ца');
});

test('a name with a hyphen of its own gets no second one beside it', () => {
  expect(shown('Мини-лаборатория')).toBe('Мини-лабо·ра·то·рия');
});
