import { expect, test } from 'vitest';
import { lineOfText } from './line-of-text.ts';

const MOST = 40;
const read = (text: string): string | undefined => lineOfText(MOST).safeParse(text).data;

test.each([
  'Ирина',
  'Zoë',
  'Nguyễn',
  'นี่',
  'हिन्दी',
  'שָׁלוֹם',
  '李 小龍',
  'ශ්\u200dරී',
  'می\u200cخواهم',
  'I ❤️ 1️⃣ 👩🏽‍🚀',
  '👩‍👩‍👧‍👦',
  'x² ≥ ½ €5 (?)',
  'a\u00a0b',
])('%s can be written', (text) => {
  expect(read(text)).toBe(text.normalize('NFC'));
});

test.each([
  ['nothing', ''],
  ['spaces', ' \u3000 '],
  ['a new line', 'a\nb'],
  ['a line separator', 'a\u2028b'],
  ['a paragraph separator', 'a\u2029b'],
  ['a space without width', 'a\u200bb'],
  ['a joiner that joins nothing', 'a\u200db'],
  ['a joiner at the end', '👩\u200d'],
  ['a Hangul filler', '\u3164'],
  ['a filler between letters', 'a\uffa0b'],
  ['blank Braille', '\u2800'],
  ['a soft hyphen', 'a\u00adb'],
  ['a variation of nothing', 'a\ufe0f\ufe0f'],
  ['letters turned around', 'a\u202eb'],
  ['an isolate', 'a\u2066b'],
  ['a mark without a letter', '\u0301a'],
  ['a mark on a space', 'a \u0301'],
  ['a tower of marks', `a${'\u0316\u0301\u0308\u0302'.repeat(3)}`],
  ['a sign of nobody', 'a\ue000b'],
  ['half a sign', 'a\ud83d'],
  ['too many letters', 'x'.repeat(MOST + 1)],
])('%s is refused', (_, text) => {
  expect(read(text)).toBeUndefined();
});

test('the same word is the same text however it was typed', () => {
  expect(read('Zoe\u0308')).toBe(read('Zoë'));
});

test.each(['a ', 'a\u0301\u0302', '👩', '👩🏽', '👩\u200d', '1\ufe0f\u20e3', '❤\ufe0f', '🇩'])('a row of %j is read in one go', (sign) => {
  // A pattern with two ways to read one sign would not come to an end.
  const row = sign.repeat(2000);
  expect(lineOfText(row.length + 1).safeParse(`${row}\u200b`).success).toBe(false);
});
