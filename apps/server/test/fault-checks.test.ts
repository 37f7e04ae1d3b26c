import type { Entry, Occupant } from '@orrery/match';
import { expect, test } from 'vitest';
import { chatViolations } from '../faults/chat-check.ts';
import { deedViolations } from '../faults/deeds.ts';
import type { Follower, Step } from '../faults/follower.ts';
import type { Attempt } from '../faults/notes.ts';
import { tableViolations } from '../faults/table-check.ts';

/** What the fault harness looks for, shown on small histories with one thing wrong. */

const ADA: Occupant = { kind: 'person', person: 'ada', name: 'Ada' };
const BOT: Occupant = { kind: 'bot', level: 'random', name: 'Vega' };

function did(card: string, decision: number, seat = 0): Step {
  const entry: Entry = { kind: 'actions', seat, actions: [{ type: 'play', card } as never], rulesVersion: '1', at: 0 };
  return { entry, decision, before: [ADA, BOT] };
}

function wanted(card: string, decision: number, done?: number): Attempt {
  return { match: 'm', seat: 0, person: 'ada', wanted: { kind: 'actions', decision, action: { type: 'play', card } }, tries: 1, done };
}

const log = (...steps: Step[]) => ({ setup: { id: 'm' }, steps, passing: new Set() }) as unknown as Follower;

test('every deed asked for once, acknowledged at its place, is in order', () => {
  expect(deedViolations(log(did('a', 1), did('b', 2)), [wanted('a', 1, 1), wanted('b', 2, 2)])).toEqual([]);
  // Never answered, and done all the same: the line was lost.
  expect(deedViolations(log(did('a', 1)), [wanted('a', 1)])).toEqual([]);
  // Bots act unasked.
  expect(deedViolations(log(did('a', 1, 1)), [])).toEqual([]);
});

test('a deed that is missing, moved, doubled or not asked for is found', () => {
  expect(deedViolations(log(), [wanted('a', 1, 1)])).toHaveLength(1);
  expect(deedViolations(log(did('b', 0), did('a', 1)), [wanted('b', 0), wanted('a', 1, 1)])).toHaveLength(1);
  expect(deedViolations(log(did('a', 1), did('a', 2)), [wanted('a', 1, 1)])).toEqual([expect.stringContaining('nobody asked for')]);
  expect(deedViolations(log(did('a', 1), did('a', 1)), [wanted('a', 1, 1)])).toEqual([expect.stringContaining('as 1 and as 2')]);
});

test('while the log is being read, what was acknowledged beyond it is not missing yet', () => {
  expect(deedViolations(log(), [wanted('a', 1, 1)], { isRunning: true })).toEqual([]);
});

const heard = (line: number, ...texts: string[]) => texts.map((text) => ({ match: 'm', line, text }));

test('chat is heard in order, without gaps, and what was said before once more', () => {
  const kept = ['a', 'b', 'c', 'd'];
  expect(chatViolations('m', kept, [...heard(1, 'b', 'c', 'd'), ...heard(2, 'c', 'a', 'b', 'c', 'd')])).toEqual([]);
  expect(chatViolations('m', kept, heard(1, 'a', 'c'))).toEqual([expect.stringContaining('missed a line')]);
  expect(chatViolations('m', kept, heard(1, 'b', 'a', 'd', 'c'))).toEqual([expect.stringContaining('out of order')]);
  expect(chatViolations('m', kept, heard(1, 'e'))).toEqual([expect.stringContaining('not kept')]);
  expect(chatViolations('m', ['a', 'a'], [])).toEqual([expect.stringContaining('kept twice')]);
});

test('a table that disagrees with its match is found', () => {
  const followers = new Map([['m', { occupants: [ADA, BOT] } as unknown as Follower]]);
  const table = { id: 'm', stage: 'started', occupants: [ADA, BOT], seated: ['ada'] };
  expect(tableViolations([table], followers)).toEqual([]);
  expect(tableViolations([{ ...table, occupants: [{ kind: 'open' }, BOT] }], followers)).toHaveLength(1);
  expect(tableViolations([{ ...table, seated: [] }], followers)).toEqual([expect.stringContaining('would not find it')]);
  expect(tableViolations([{ ...table, stage: 'open' }], followers)).toHaveLength(1);
  expect(tableViolations([table, { ...table, id: 'n' }], followers)).toEqual([expect.stringContaining('without a match')]);
});
