import { expect, test } from 'vitest';
import type { z } from 'zod';
import { mailBody } from './account.ts';
import { LIMITS } from './constants.ts';
import { createTableBody, emptyBody, errorAnswer, gamesAnswer, guestBody, joinBody, meAnswer, seatBody } from './http.ts';
import { readWith } from './read.ts';

const reads = (schema: z.ZodType, given: unknown): boolean => readWith(schema, given).ok;

const tableBody = {
  game: 'alien-frontiers',
  seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }, { kind: 'open' }],
  options: { longGame: true, cannonShot: 'one-player' },
  isPublic: false,
};

test.each([
  ['Ирина', true],
  ['  Bo  ', true],
  ['👩‍🚀', true],
  ['', false],
  ['   ', false],
  ['x'.repeat(LIMITS.name + 1), false],
  ['a\nb', false],
  ['a\u202eb', false],
  [7, false],
])('a guest may be called %j: %s', (name, expected) => {
  expect(reads(guestBody, { name })).toBe(expected);
});

test('a name is trimmed', () => {
  expect(readWith(guestBody, { name: '  Bo ' })).toEqual({ ok: true, value: { name: 'Bo' } });
});

test.each([
  ['as it should be', {}, true],
  ['two seats for oneself', { seats: [{ kind: 'me' }, { kind: 'me' }] }, false],
  ['no seat', { seats: [] }, false],
  ['too many seats', { seats: Array(LIMITS.seats + 1).fill({ kind: 'open' }) }, false],
  ['somebody else in a seat', { seats: [{ kind: 'person', person: 'p2' }] }, false],
  ['an option that is a list', { options: { longGame: [true] } }, false],
  ['an option that is a document', { options: { pack: { title: 'Moons', cards: [{ cost: 2 }] } } }, true],
  ['a document that is too deep', { options: { pack: JSON.parse(`${'{"a":'.repeat(9)}1${'}'.repeat(9)}`) } }, false],
  ['a document that is too big', { options: { pack: { cards: Array(LIMITS.documentValues).fill(0) } } }, false],
  ['a document that reaches a prototype', { options: { pack: JSON.parse('{"__proto__":{"isHost":true}}') } }, false],
  ['too many options', { options: Object.fromEntries(Array.from({ length: LIMITS.options + 1 }, (_, n) => [`o${n}`, true])) }, false],
  ['an option that reaches a prototype', { options: { constructor: true } }, false],
  ['a host of one’s choice', { host: 'p2' }, false],
])('a new table: %s', (_, changed, expected) => {
  expect(reads(createTableBody, { ...tableBody, ...changed })).toBe(expected);
});

test('the other bodies and answers', () => {
  expect(reads(joinBody, { seat: 1 })).toBe(true);
  expect(reads(joinBody, { seat: 1, person: 'p2' })).toBe(false);
  expect(reads(seatBody, { kind: 'bot', level: 'greedy' })).toBe(true);
  expect(reads(seatBody, { kind: 'person', person: 'p2', name: 'x' })).toBe(false);
  expect([undefined, null, {}].every((body) => reads(emptyBody, body))).toBe(true);
  expect(reads(emptyBody, { force: true })).toBe(false);
  expect(reads(meAnswer, { me: null })).toBe(true);
  expect(reads(errorAnswer, { error: { code: 'not-found', message: 'no such table' } })).toBe(true);
  const options = { longGame: { kind: 'flag', default: false, seats: [3, 4] } };
  const game = { id: 'alien-frontiers', rulesVersion: '1', seats: { min: 2, max: 4 }, options, hasSecretHands: false, bots: ['random'] };
  expect(reads(gamesAnswer, { games: [game] })).toBe(true);
  const pack = { kind: 'document', default: null, most: 1000 };
  expect(reads(gamesAnswer, { games: [{ ...game, options: { pack } }] })).toBe(true);
});

test.each([
  ['ada@example.org', true],
  [' Ada.B+orrery@sub.example.org ', true],
  ['ада@почта.рф', true],
  ['ada@localhost', true],
  ['ada', false],
  ['ada@', false],
  ['@example.org', false],
  ['a@b@c.org', false],
  ['ada@example.org, bob@example.org', false],
  ['Ada <ada@example.org>', false],
  ['ada@example.org\r\nBcc: bob@example.org', false],
  ['"a b"@example.org', false],
  ['ada@[127.0.0.1]', false],
  ['ada@-example.org', false],
  ['a\u202eda@example.org', false],
  [`${'a'.repeat(65)}@example.org`, false],
])('%j is a mail address: %s', (mail, expected) => {
  expect(reads(mailBody, { mail, locale: 'en' })).toBe(expected);
});
