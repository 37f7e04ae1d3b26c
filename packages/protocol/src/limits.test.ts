import { expect, test } from 'vitest';
import { LIMITS, PATHS } from './constants.ts';
import { createTableBody } from './http.ts';
import { readClientMessage, readServerMessage, readWith } from './read.ts';
import { CLIENT_EXAMPLES, SERVER_EXAMPLES } from './testing/examples.ts';

const { act } = CLIENT_EXAMPLES;
const isRead = (message: object) => readClientMessage(JSON.stringify(message)).ok;

test.each([
  ['as many actions as may be', { ...act, actions: Array(LIMITS.actionsInRequest).fill({ type: 'end-turn' }) }],
  ['the first seat', { ...act, seat: 0 }],
  ['the last seat', { ...act, seat: LIMITS.seats - 1 }],
  ['the shortest id', { ...act, match: 'a' }],
  ['the longest id', { ...act, request: 'x'.repeat(64) }],
  ['an action with as many values as may be', { ...act, actions: [{ a: Array(LIMITS.actionValues - 2).fill(0) }] }],
  ['an action as deep as may be', { ...act, actions: [{ a: { b: { c: { d: { e: { f: 1 } } } } } }] }],
  ['the longest chat text', { ...CLIENT_EXAMPLES.say, text: 'x'.repeat(LIMITS.chatText) }],
  ['as many orders as may be', { ...CLIENT_EXAMPLES['give-orders'], orders: Array(LIMITS.orders).fill('pass') }],
  ['no orders', { ...CLIENT_EXAMPLES['give-orders'], orders: [] }],
  ['the longest word', { ...CLIENT_EXAMPLES['give-orders'], orders: ['x'.repeat(64)] }],
  ['a count of nothing', { ...act, decision: 0 }],
])('%s is within the limits', (_, message) => {
  expect(isRead(message)).toBe(true);
});

test.each([
  ['a message that is not an object', '7'],
  ['a message from a list', '[]'],
])('%s has no request to answer by', (_, text) => {
  expect(readClientMessage(text)).toMatchObject({ ok: false, request: undefined, problem: { code: 'bad-request' } });
});

test('a message as long as may be is read, one letter more is too long', () => {
  const padded = (length: number) => JSON.stringify(CLIENT_EXAMPLES.ping).padEnd(length, ' ');
  expect(readClientMessage(padded(LIMITS.clientMessage))).toEqual({ ok: true, value: CLIENT_EXAMPLES.ping });
  expect(readClientMessage(padded(LIMITS.clientMessage + 1))).toMatchObject({ ok: false, problem: { code: 'too-long' } });
  expect(readServerMessage(JSON.stringify(SERVER_EXAMPLES.pong).padEnd(LIMITS.clientMessage + 1, ' ')).ok).toBe(true);
});

const BODY = { game: 'theseus', seats: [{ kind: 'me' }, { kind: 'open' }], options: {}, isPublic: true };

test.each([
  ['as many seats as may be', { seats: Array(LIMITS.seats).fill({ kind: 'open' }) }],
  ['nobody of the house in a seat', { seats: [{ kind: 'open' }] }],
  ['as many options as may be', { options: Object.fromEntries(Array.from({ length: LIMITS.options }, (_, n) => [`o${n}`, true])) }],
  ['the longest text of an option', { options: { pack: 'x'.repeat(64) } }],
  ['a document as big as may be', { options: { pack: { cards: Array(LIMITS.documentValues - 2).fill(0) } } }],
])('a new table with %s is within the limits', (_, changed) => {
  expect(readWith(createTableBody, { ...BODY, ...changed }).ok).toBe(true);
});

test.each([
  [{ seats: [{ kind: 'me' }, { kind: 'me' }] }, 'one seat per person'],
  [{ options: Object.fromEntries(Array.from({ length: LIMITS.options + 1 }, (_, n) => [`o${n}`, true])) }, 'too many options'],
])('what is wrong with a new table is said: %#', (changed, words) => {
  const reading = readWith(createTableBody, { ...BODY, ...changed });
  expect(reading.ok ? '' : reading.problem.message).toContain(words);
});

test.each([
  [{ ...CLIENT_EXAMPLES.say, phrase: { code: 'i-go-to', values: [] } }, 'must have either text or phrase'],
  [{ type: 'say', match: 'm', phrase: { code: 'Go', values: [] } }, 'must be a code and a few small values'],
  [{ ...act, actions: [{ a: { b: { c: { d: { e: { f: { g: 1 } } } } } } }] }, 'actions.0: must be a small plain object'],
  [{ ...act, seat: 'first' }, 'seat: '],
  [7, 'message: '],
])('what is wrong with a message is said: %#', (message, words) => {
  const reading = readClientMessage(JSON.stringify(message));
  expect(reading.ok ? 'nothing is wrong' : reading.problem.message).toContain(words);
});

test('paths of the interface, with ids made safe', () => {
  expect([PATHS.guest, PATHS.me, PATHS.games, PATHS.tables]).toEqual(['/api/guest', '/api/me', '/api/games', '/api/tables']);
  expect([PATHS.table('a/b'), PATHS.documents('t'), PATHS.join('t'), PATHS.leave('t'), PATHS.start('t')]).toEqual([
    '/api/tables/a%2Fb',
    '/api/tables/t/documents',
    '/api/tables/t/join',
    '/api/tables/t/leave',
    '/api/tables/t/start',
  ]);
  expect([PATHS.seat('t', 2), PATHS.record('m')]).toEqual(['/api/tables/t/seats/2', '/api/matches/m/record']);
  expect(PATHS.signOut).toBe('/api/me/sign-out');
});

test('why a text is not even looked into', () => {
  const why = (text: string) => {
    const reading = readClientMessage(text);
    return reading.ok ? undefined : reading.problem.message;
  };
  expect(why('{"type":')).toBe('message: not JSON');
  expect(why(' '.repeat(LIMITS.clientMessage + 1))).toBe(`message: more than ${LIMITS.clientMessage} characters`);
  expect(why('{"__proto__":1}')).toBe('message: too deep, too big, or a forbidden key');
  const body = readWith(createTableBody, JSON.parse('{"__proto__":1}'));
  expect(body.ok ? '' : body.problem.message).toBe('message: too deep, too big, or a forbidden key');
});

test('a reason is cut at 200 letters', () => {
  const reading = readWith(createTableBody, { ...BODY, ['x'.repeat(300)]: 1 });
  expect(reading.ok ? 0 : reading.problem.message.length).toBe(200);
});
