import { say } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { chatLine } from './chat-line.ts';

test.each([
  ['пере\u00adнос \u200bслов', 'перенос слов'],
  ['\ufeffone\ttwo\u2028three', 'one two three'],
  ['a\u202eb\u2066c', 'abc'],
  ['👩‍👩‍👧‍👦 ❤️ می\u200cخواهم', '👩‍👩‍👧‍👦 ❤️ می\u200cخواهم'],
])('%j is said as %j, and the server takes it', (typed, said) => {
  expect(chatLine(typed)).toBe(said);
  expect(say.parse({ type: 'say', match: 'm', text: said }).text).toBe(said);
});

test('what has nothing to be seen is nothing', () => {
  expect(chatLine(' \u200b\u00ad ')).toBe('');
});
