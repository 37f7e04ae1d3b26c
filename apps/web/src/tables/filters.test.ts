import type { Table } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { type Filters, filtered, joinable, NO_FILTERS } from './filters.ts';

const bob = { kind: 'person', person: 'bob', name: 'Bob' } as const;
const open = { kind: 'open' } as const;
const LIVE = { pace: 'live', turnSeconds: 60, bankSeconds: 0, whenOut: 'stand-in', standIn: 'greedy' } as const;

function table(id: string, given: Partial<Table> = {}): Table {
  const fixed = { game: 'theseus', options: {}, host: 'bob', isPublic: true, createdAt: 0, changedAt: 0, version: 0 };
  return { ...fixed, id, seats: [bob, open], phase: 'open', ...given };
}

const ids = (tables: readonly Table[]) => tables.map(({ id }) => id);

test('only tables of others that wait for somebody are listed, the newest first', () => {
  const tables = [
    table('old'),
    table('new', { changedAt: 5 }),
    table('full', { seats: [bob, bob] }),
    table('running', { phase: 'running' }),
    table('own', { host: 'ada' }),
  ];
  expect(ids(joinable(tables, 'ada'))).toEqual(['new', 'old']);
});

test.each<[string, Partial<Filters>, readonly string[]]>([
  ['all of them', {}, ['duel', 'clocked', 'slow', 'many']],
  ['one game', { game: 'not-alone' }, ['many']],
  ['a number of seats', { seats: 2 }, ['duel', 'clocked', 'slow']],
  ['no clock', { clock: 'none' }, ['duel', 'many']],
  ['a live clock', { clock: 'live' }, ['clocked']],
  ['a move a day', { clock: 'slow' }, ['slow']],
  ['rated', { rated: 'rated' }, ['clocked']],
  ['friendly', { rated: 'friendly' }, ['duel', 'slow', 'many']],
  ['near in strength', { isNear: true }, ['slow']],
  ['near and rated', { isNear: true, rated: 'rated' }, []],
])('filters: %s', (_, filters, expected) => {
  const tables = [
    table('duel'),
    table('clocked', { clock: LIVE, isRated: true }),
    table('slow', { clock: { ...LIVE, pace: 'slow' } }),
    table('many', { game: 'not-alone', seats: [bob, open, open, open] }),
  ];
  expect(ids(filtered(tables, { ...NO_FILTERS, ...filters }, new Set(['slow', 'gone'])))).toEqual(expected);
});
