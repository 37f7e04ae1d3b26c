import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIMITS } from './constants.ts';
import { readClientMessage, readServerMessage } from './read.ts';
import { CLIENT_EXAMPLES, SERVER_EXAMPLES, UPDATE } from './testing/examples.ts';

const clients = Object.values(CLIENT_EXAMPLES);
const servers = Object.values(SERVER_EXAMPLES);
const act = CLIENT_EXAMPLES.act;

const problemOf = (message: unknown): unknown => {
  const reading = readClientMessage(typeof message === 'string' ? message : JSON.stringify(message));
  return reading.ok ? undefined : reading.problem.code;
};

describe('every message', () => {
  test.each(clients)('from a client is read as it was sent: $type', (message) => {
    expect(readClientMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
  });

  test.each(servers)('from a server is read as it was sent: $type', (message) => {
    expect(readServerMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
  });

  test.each(clients)('with a key too many is refused: $type', (message) => {
    expect(problemOf({ ...message, extra: 1 })).toBe('bad-request');
  });

  test.each(clients.flatMap((message) => Object.keys(message).map((key) => ({ message, key }))))(
    'lacking a key is refused: $message.type without $key',
    ({ message, key }) => {
      const lacking = Object.fromEntries(Object.entries(message).filter(([name]) => name !== key));
      expect(problemOf(lacking)).toBe(key === 'since' ? undefined : 'bad-request');
    },
  );
});

test('a result, a seed and nothing asked: an update at the end of a match', () => {
  const update = { ...UPDATE, asked: undefined, result: { seats: UPDATE.standing, because: 'last-colony-landed' }, seed: 'ab' };
  expect(readServerMessage(JSON.stringify({ type: 'update', update }))).toEqual({ ok: true, value: { type: 'update', update } });
});

const PHRASE = { code: 'i-go-to', values: ['river', 2] };
const sayPhrase = (phrase: object) => ({ type: 'say', match: 'm_1-A', phrase });

test('a phrase is read as it was sent', () => {
  const message = sayPhrase(PHRASE);
  expect(readClientMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
  const said = { ...SERVER_EXAMPLES.said, text: '', phrase: PHRASE };
  expect(readServerMessage(JSON.stringify(said))).toEqual({ ok: true, value: said });
});

test.each([
  ['too many actions', { ...act, actions: Array(LIMITS.actionsInRequest + 1).fill({ type: 'end-turn' }) }],
  ['no action', { ...act, actions: [] }],
  ['a seat below zero', { ...act, seat: -1 }],
  ['a seat too high', { ...act, seat: LIMITS.seats }],
  ['half a seat', { ...act, seat: 0.5 }],
  ['a text for a number', { ...act, decision: '12' }],
  ['an id with a path in it', { ...act, match: '../etc' }],
  ['an empty id', { ...act, match: '' }],
  ['a long id', { ...act, request: 'x'.repeat(65) }],
  ['an action with too many values', { ...act, actions: [{ type: 'a', values: Array(LIMITS.actionValues + 1).fill(0) }] }],
  ['an action too deep', { ...act, actions: [{ a: { b: { c: { d: { e: { f: { g: 1 } } } } } } }] }],
  ['a long chat text', { ...CLIENT_EXAMPLES.say, text: 'x'.repeat(LIMITS.chatText + 1) }],
  ['an empty chat text', { ...CLIENT_EXAMPLES.say, text: '   ' }],
  ['control characters in chat', { ...CLIENT_EXAMPLES.say, text: 'a\u0000b' }],
  ['text turned around in chat', { ...CLIENT_EXAMPLES.say, text: 'a\u202eb' }],
  ['words and a phrase at once', { ...CLIENT_EXAMPLES.say, phrase: PHRASE }],
  ['a phrase with words of its own', sayPhrase({ ...PHRASE, values: ['meet me at the river'] })],
  ['a phrase with a value too many', sayPhrase({ ...PHRASE, values: [1, 2, 3, 4, 5] })],
  ['a phrase with half a number', sayPhrase({ ...PHRASE, values: [0.5] })],
  ['a phrase with a number too large', sayPhrase({ ...PHRASE, values: [1001] })],
  ['a phrase whose code is no code', sayPhrase({ ...PHRASE, code: 'Go there' })],
  ['a phrase whose code is too long', sayPhrase({ ...PHRASE, code: 'x'.repeat(41) })],
  ['a phrase for somebody alone', sayPhrase({ ...PHRASE, to: 1 })],
  ['words for somebody alone', { ...CLIENT_EXAMPLES.say, to: 1 }],
  ['too many orders', { ...CLIENT_EXAMPLES['give-orders'], orders: Array(LIMITS.orders + 1).fill('pass') }],
  ['orders that are no words', { ...CLIENT_EXAMPLES['give-orders'], orders: ['pass this turn'] }],
  ['an unknown type', { type: 'become-host' }],
  ['a list', [act]],
  ['null', 'null'],
  ['no JSON', '{"type":'],
  ['nothing', ''],
])('%s is a bad request', (_, message) => {
  expect(problemOf(message)).toBe('bad-request');
});

test('what is too long is not even parsed', () => {
  expect(problemOf(`${' '.repeat(LIMITS.clientMessage)}{}`)).toBe('too-long');
});

test.each(['__proto__', 'constructor', 'prototype'])('the key %s is refused wherever it is', (key) => {
  const text = JSON.stringify(act);
  expect(problemOf(text.replace('"type":"end-turn"', `"type":"end-turn","${key}":{"isAdmin":true}`))).toBe('bad-request');
  expect(problemOf(text.replace('{', `{"${key}":{"isAdmin":true},`))).toBe('bad-request');
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
});

test('a broken message that names its request is answered by that name', () => {
  expect(readClientMessage(JSON.stringify({ ...act, seat: 'first' }))).toMatchObject({ ok: false, request: 'r1' });
  expect(readClientMessage(JSON.stringify({ ...act, request: 'a b' }))).toMatchObject({ ok: false, request: undefined });
});

test('no text makes reading throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.string({ unit: 'binary' })), (text) => {
      expect(readClientMessage(text).ok).toBe(false);
      expect(readServerMessage(text).ok).toBe(false);
    }),
    { numRuns: 600, seed: 1 },
  );
});

/** A valid message with one value somewhere in it replaced by any JSON. */
function mutated(examples: readonly object[]): fc.Arbitrary<string> {
  return fc.tuple(fc.constantFrom(...examples), fc.nat(), fc.jsonValue({ maxDepth: 8 })).map(([message, place, value]) => {
    let at = 0;
    const places = countPlaces(message);
    return JSON.stringify(message, (_, given: unknown) => (at++ === place % places ? value : given));
  });
}

function countPlaces(message: object): number {
  let places = 0;
  JSON.stringify(message, (_, given: unknown) => {
    places++;
    return given;
  });
  return places;
}

test('a message with anything in the place of anything never makes reading throw, and what is read can be sent again', () => {
  for (const [examples, read] of [
    [clients, readClientMessage],
    [servers, readServerMessage],
  ] as const) {
    fc.assert(
      fc.property(mutated(examples), (text) => {
        const reading = read(text);
        if (reading.ok) expect(read(JSON.stringify(reading.value))).toEqual(reading);
        else expect(reading.problem.message.length).toBeLessThanOrEqual(200);
      }),
      { numRuns: 1000, seed: 2 },
    );
  }
});
