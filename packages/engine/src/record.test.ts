import { expect, test } from 'vitest';
import { BadInput, type Json } from './contract.ts';
import { commitmentOf, hashOf, seedFrom } from './hash.ts';
import { readRecord, recordOf } from './record.ts';

const SEED = seedFrom('a record');
const line = (seat: number, more: object = {}) => ({ seat, rank: 1, points: 0, sources: [], ...more });
const RESULT = { seats: [line(0), line(1)], because: 'over' };

/** A record as a file has it, with some fields as a test says. */
function file(change: Readonly<Record<string, unknown>> = {}): Json {
  const record = recordOf({
    game: 'ambush',
    rulesVersion: '1',
    options: {},
    seats: ['Ada', 'Борис'],
    seed: SEED,
    actions: [{ seat: 1, action: { type: 'pass' } }],
    result: RESULT,
    hash: hashOf({}),
  });
  return JSON.parse(JSON.stringify({ ...record, ...change }));
}

/** Where fault is found; undefined: nowhere. */
function faultOf(change: Readonly<Record<string, unknown>>): string | undefined {
  try {
    readRecord(file(change));
    return undefined;
  } catch (error) {
    if (error instanceof BadInput) return error.place;
    throw error;
  }
}

const withSeed = (seed: string) => ({ seed, commitment: commitmentOf(seed) });
const withLine = (more: object) => ({ result: { ...RESULT, seats: [line(0, more), line(1)] } });
const action = (more: object) => ({ actions: [{ seat: 0, action: { type: 'x', ...more } }] });

test('what is written is read back equal, with a start or without', () => {
  expect(readRecord(file())).toEqual(file());
  const start = { position: { seats: 2 }, lesson: 'first' };
  expect(readRecord(file({ start })).start).toEqual(start);
  expect(readRecord(file({ start: { position: {} } })).start).toEqual({ position: {} });
  expect('start' in readRecord(file())).toBe(false);
  expect(readRecord(file({ result: undefined })).result).toBeUndefined();
});

test.each([
  ['one seat', { seats: ['Ada'], actions: [], result: undefined }],
  ['sixteen seats', { seats: Array(16).fill('x'), result: undefined }],
  ['a name of 200 letters', { seats: ['x'.repeat(200), 'y'] }],
  ['an action of 10,000 characters', action({ text: 'x'.repeat(10_000 - '{"type":"x","text":""}'.length) })],
  ['points below nothing', withLine({ points: -1_000_000 })],
  ['the most points there can be', withLine({ points: 1_000_000, sources: [{ source: 'chips', points: 1_000_000 }] })],
  ['the last rank', withLine({ rank: 2 })],
  ['rank 2 of one player, who lost to nobody', { seats: ['Ada'], actions: [], result: { seats: [line(0, { rank: 2 })], because: 'x' } }],
])('in order: %s', (_, change) => {
  expect(faultOf(change)).toBeUndefined();
});

test.each([
  ['record.seats', { seats: Array(17).fill('x'), result: undefined }],
  ['record.seats[0]', { seats: ['x'.repeat(201), 'y'] }],
  ['record.seed', withSeed(`${SEED}0`)],
  ['record.seed', withSeed(`0${SEED}`)],
  ['record.seed', withSeed(SEED.slice(1))],
  ['record.seed', withSeed(`${SEED.slice(1)}G`)],
  ['record.hash', { hash: `${hashOf({})}0` }],
  ['record.hash', { hash: `0${hashOf({})}` }],
  ['record.hash', { hash: hashOf({}).toUpperCase() }],
  ['record.options', { options: { text: 'x'.repeat(80_000) } }],
  ['record.start.position', { start: { position: [] } }],
  ['record.start.lesson', { start: { position: {}, lesson: 7 } }],
  ['record.start.where', { start: { position: {}, where: 1 } }],
  ['record.start.position', { start: {} }],
  ['record.actions[0].seat', { actions: [{ seat: -1, action: { type: 'x' } }] }],
  ['record.actions[0].seat', { actions: [{ seat: 2, action: { type: 'x' } }] }],
  ['record.actions[0].action', action({ text: 'x'.repeat(10_001 - '{"type":"x","text":""}'.length) })],
  ['record.actions[0].action.type', { actions: [{ seat: 0, action: { type: 'x'.repeat(101) } }] }],
  ['record.result.seats[0].seat', withLine({ seat: 2 })],
  ['record.result.seats[0].rank', withLine({ rank: 0 })],
  ['record.result.seats[0].rank', withLine({ rank: 3 })],
  ['record.result.seats[0].points', withLine({ points: 1_000_001 })],
  ['record.result.seats[0].points', withLine({ points: -1_000_001 })],
  ['record.result.seats[0].points', withLine({ points: 0.5 })],
  ['record.result.seats[0].sources[0].source', withLine({ sources: [{ source: 1, points: 1 }] })],
  ['record.result.seats[0].sources[0].points', withLine({ sources: [{ source: 'chips' }] })],
  ['record.result.seats[0].sources[0].more', withLine({ sources: [{ source: 'chips', points: 1, more: 1 }] })],
  ['record.result.seats[0].more', withLine({ more: 1 })],
  ['record.result.seats', { result: { ...RESULT, seats: [line(0), line(1), line(1)] } }],
  ['record.result.more', { result: { ...RESULT, more: 1 } }],
])('fault is found at %s', (place, change) => {
  expect(faultOf(change)).toBe(place);
});

test('a type that is inherited is none', () => {
  const inherited = { __proto__: null, seat: 0, action: Object.create({ type: 'pass' }) };
  expect(() => readRecord({ ...(file() as object), actions: [inherited] } as Json)).toThrow('record.actions[0].action.type');
});
