import type { Table } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { othersTables } from './table-lists.ts';

const ada = { kind: 'person', person: 'ada', name: 'Ada' } as const;
const bob = { kind: 'person', person: 'bob', name: 'Bob' } as const;
const open = { kind: 'open' } as const;

function table(id: string, given: Partial<Table>): Table {
  const fixed = { game: 'theseus', options: {}, host: 'bob', isPublic: true, createdAt: 0, changedAt: 0, version: 0 };
  return { ...fixed, id, seats: [bob, open], phase: 'open', ...given };
}

const running: Partial<Table> = { phase: 'running', match: 'm', seats: [ada, bob] };
const ids = (tables: readonly Table[]) => tables.map(({ id }) => id);

test('others’ tables come with those that have free seats first; what one cannot go on with is among them, and comes last', () => {
  const tables = [
    table('own', { ...running, waitingFor: [0], changedAt: 1 }),
    table('hosted', { host: 'ada', seats: [open, open] }),
    table('full', { seats: [bob, bob], changedAt: 9 }),
    table('free', { changedAt: 3 }),
    table('newer', { changedAt: 4 }),
    table('stuck', { ...running, phase: 'closed', changedAt: 11 }),
    table('over', { ...running, phase: 'finished', changedAt: 10 }),
  ];
  expect(ids(othersTables(tables, 'ada'))).toEqual(['newer', 'free', 'full', 'stuck']);
  expect(ids(othersTables(tables, undefined))).toContain('own');
});
