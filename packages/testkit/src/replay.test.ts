import {
  BadInput,
  chanceFromSeed,
  checkRecord,
  hashOf,
  type Json,
  type MatchRecord,
  readRecord,
  recordOf,
  replay,
  seedFrom,
  step,
} from '@orrery/engine';
import { expect, test } from 'vitest';
import { type AmbushAction, ambush } from './throwaway/ambush.ts';

/** A whole match in which everybody always takes the first action there is. */
function played(seed: string): MatchRecord {
  let state = ambush.setup({}, 3, chanceFromSeed(seed));
  const actions: { seat: number; action: AmbushAction }[] = [];
  for (let [seat] = ambush.asked(state); seat !== undefined; [seat] = ambush.asked(state)) {
    const [action] = ambush.legal(state, seat);
    const stepped = step(ambush, state, seat, action);
    if (!stepped.ok) throw new Error(stepped.refusal.code);
    actions.push({ seat, action });
    state = stepped.state;
  }
  const seats = ['Beast', 'Anna', 'Борис'];
  return recordOf({
    game: 'ambush',
    rulesVersion: '1',
    options: {},
    seats,
    seed,
    actions,
    result: ambush.result(state),
    hash: hashOf(state),
  });
}

const SEED = seedFrom('replay');
const file = (): Record<string, Json> => JSON.parse(JSON.stringify(played(SEED)));
/** Where `readRecord` or `replay` finds fault with a record that was changed so. */
function placeOf(change: (record: Record<string, Json>) => void): string {
  const record = file();
  change(record);
  try {
    checkRecord(ambush, readRecord(record));
  } catch (error) {
    if (error instanceof BadInput) return error.place;
    throw error;
  }
  return 'no fault';
}

test('a record that went through a file replays to the state it names', () => {
  const record = readRecord(file());
  const state = checkRecord(ambush, record);
  expect(hashOf(state)).toBe(record.hash);
  expect(ambush.result(state)).toEqual(record.result);
});

test('a replay shows every moment: the opening, then each action with what was told', () => {
  const record = readRecord(file());
  const moments = [...replay(ambush, record)];
  expect(moments).toHaveLength(record.actions.length + 1);
  expect(moments[0]).toMatchObject({ count: 0, done: undefined, told: [] });
  expect(moments[1].done).toEqual(record.actions[0]);
  expect(moments[1].told.length).toBeGreaterThan(0);
  expect(moments[1].state).not.toEqual(moments[0].state);
});

test('a match that is not over can be recorded as well', () => {
  const whole = played(SEED);
  const actions = whole.actions.slice(0, 3);
  let last = '';
  for (const moment of replay(ambush, whole)) {
    last = hashOf(moment.state);
    if (moment.count === 3) break;
  }
  const { result: _, ...rest } = whole;
  expect(hashOf(checkRecord(ambush, readRecord(JSON.parse(JSON.stringify({ ...rest, actions, hash: last })))))).toBe(last);
});

test.each(Object.keys(file()).filter((field) => field !== 'result'))('a record without %s is refused and the field named', (field) => {
  const place = placeOf((record) => delete record[field]);
  expect(place).toBe(`record.${field}`);
});

const damages: readonly [string, (record: Record<string, Json>) => void][] = [
  ['record.format', (record) => (record.format = 'other')],
  ['record.formatVersion', (record) => (record.formatVersion = 2)],
  ['record.extra', (record) => (record.extra = 1)],
  ['record.game', (record) => (record.game = 'guild')],
  ['record.rulesVersion', (record) => (record.rulesVersion = '2')],
  ['record.options', (record) => (record.options = [])],
  ['options.longGame', (record) => (record.options = { longGame: true })],
  ['record.seats', (record) => Object.assign(record, { seats: [...'abcdefgh'], result: undefined })],
  ['record.seats', (record) => (record.seats = [])],
  ['record.seats[1]', (record) => (record.seats = ['a', 7])],
  ['record.seed', (record) => (record.seed = 'XYZ')],
  ['record.commitment', (record) => (record.commitment = '0'.repeat(64))],
  ['record.commitment', (record) => (record.seed = seedFrom('another'))],
  ['record.actions', (record) => (record.actions = {})],
  ['record.actions', (record) => (record.actions = new Array<Json>(100_001).fill(0))],
  ['record.actions[1].seat', (record) => replaceAction(record, 1, { seat: 3, action: { type: 'pass' } })],
  ['record.actions[1].action', (record) => replaceAction(record, 1, { seat: 1, action: 'pass' })],
  ['record.actions[1].action.type', (record) => replaceAction(record, 1, { seat: 1, action: { kind: 'pass' } })],
  ['record.actions[1].extra', (record) => replaceAction(record, 1, { seat: 1, action: { type: 'pass' }, extra: 1 })],
  ['record.actions[1].action', (record) => replaceAction(record, 1, { seat: 1, action: { type: 'no-such-action' } })],
  ['record.actions[1].action', (record) => replaceAction(record, 1, { seat: 1, action: { type: 'x', text: 'x'.repeat(10_001) } })],
  ['record.actions[0]', (record) => replaceAction(record, 0, { seat: 0, action: { type: 'hunt', place: 1 } })],
  ['record.hash', (record) => (record.hash = 'f'.repeat(64))],
  ['record.hash', (record) => (record.hash = 'short')],
  ['record.result', (record) => delete record.result],
  ['record.result.because', (record) => (record.result = { seats: [0, 1, 2].map(line) })],
  ['record.result.seats[0].points', (record) => (record.result = { seats: [{ ...line(0), points: 'many' }], because: 'x' })],
  ['record.result.seats', (record) => (record.result = { seats: [line(0)], because: 'x' })],
  ['record.result', (record) => (record.result = { seats: [0, 1, 2].map(line), because: 'rounds-played' })],
];

test.each(damages)('damage is found at %s', (place, change) => {
  expect(placeOf(change)).toBe(place);
});

test('a record that is no object at all', () => {
  for (const junk of [null, 7, 'x', []]) expect(() => readRecord(junk)).toThrow('record: must be an object');
});

test('rules of another version are told clearly', () => {
  const record = { ...played(SEED), rulesVersion: '0.9' };
  expect(() => checkRecord(ambush, record)).toThrow('record.rulesVersion: was played by rules 0.9; here are rules 1');
});

function line(seat: number) {
  return { seat, rank: 1, points: 99, sources: [{ source: 'points', points: 99 }] };
}

function replaceAction(record: Record<string, Json>, index: number, by: Json): void {
  record.actions = (record.actions as Json[]).map((given, at) => (at === index ? by : given));
}
