import type { Table } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { tablesOf } from './table-lists.ts';

const ada = { kind: 'person', person: 'ada', name: 'Ada' } as const;
const bob = { kind: 'person', person: 'bob', name: 'Bob' } as const;
const open = { kind: 'open' } as const;

function table(id: string, given: Partial<Table>): Table {
  const fixed = { game: 'theseus', options: {}, host: 'bob', isPublic: true, createdAt: 0, changedAt: 0, version: 0 };
  return { ...fixed, id, seats: [bob, open], phase: 'open', ...given };
}

const running: Partial<Table> = { phase: 'running', match: 'm', seats: [ada, bob] };

test('what one sits at and can go on with is one’s own, what waits for oneself first', () => {
  const tables = [
    table('theirs-to-move', { ...running, waitingFor: [1], changedAt: 9 }),
    table('mine-to-move', { ...running, waitingFor: [0], changedAt: 1 }),
    table('hosted', { host: 'ada', seats: [open, open], changedAt: 2 }),
    table('free', { changedAt: 3 }),
    table('stuck', { ...running, phase: 'closed', changedAt: 11 }),
    table('over', { ...running, phase: 'finished', changedAt: 10 }),
  ];
  const { mine, others } = tablesOf(tables, 'ada');
  expect(mine.map(({ id }) => id)).toEqual(['mine-to-move', 'hosted', 'theirs-to-move']);
  expect(others.map(({ id }) => id)).toEqual(['free', 'stuck']);
});

test('a stranger has no tables, and a host without a seat is not waited for', () => {
  expect(tablesOf([table('one', { ...running, waitingFor: [0] })], undefined).mine).toEqual([]);
  expect(tablesOf([table('one', { ...running, host: 'eve', waitingFor: [1] })], 'eve').mine.length).toBe(1);
});
