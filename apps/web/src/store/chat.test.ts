import { expect, test } from 'vitest';
import type { ChatLine } from '../net/connection.ts';
import { unreadOf, withLine } from './chat.ts';

const line = (changed: Partial<ChatLine>): ChatLine => ({ seat: 1, name: 'Vega', text: '', at: 1000, ...changed });

test('two phrases of one bot in the same moment are two lines, though neither has a text', () => {
  const heard = [line({ phrase: { code: 'beware', values: [3] } }), line({ phrase: { code: 'beware', values: [4] } })];
  expect(heard.reduce(withLine, [] as readonly ChatLine[])).toEqual(heard);
});

test('what is told again after a reconnection stays one line, words and phrases alike', () => {
  const heard = [line({ text: 'hello' }), line({ phrase: { code: 'beware', values: [3] } })];
  const again = [line({ text: 'hello' }), line({ phrase: { values: [3], code: 'beware' } })];
  expect([...heard, ...again].reduce(withLine, [] as readonly ChatLine[])).toEqual(heard);
});

test('own lines are never unread', () => {
  const chat = [line({ seat: 1 }), line({ seat: 0 }), line({ seat: 0 }), line({ seat: undefined, name: 'Visitor' }), line({ seat: 2 })];
  expect(unreadOf(chat, { read: 1, viewer: 0 })).toBe(2);
  expect(unreadOf(chat.slice(0, 3), { read: 1, viewer: 0 })).toBe(0);
});
