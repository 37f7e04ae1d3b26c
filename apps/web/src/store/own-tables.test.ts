import type { Table } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { isStoodInAt, nextTable, waitingTables, withOwn } from './own-tables.ts';

const ada = { kind: 'person', person: 'ada', name: 'Ada' } as const;
const bob = { kind: 'person', person: 'bob', name: 'Bob' } as const;

function table(id: string, given: Partial<Table> = {}): Table {
  const fixed = { game: 'theseus', options: {}, host: 'bob', isPublic: false, createdAt: 0, changedAt: 0, version: 1 };
  return { ...fixed, id, seats: [ada, bob], phase: 'running', match: id, waitingFor: [0], waitingSince: 5, ...given };
}

const ids = (tables: readonly Table[]) => tables.map(({ id }) => id);

test('what waits for somebody is in the order of how long it has waited', () => {
  const tables = [
    table('late', { waitingSince: 9 }),
    table('theirs', { waitingFor: [1], waitingSince: 1 }),
    table('early', { waitingSince: 2 }),
    table('old', { waitingSince: undefined, changedAt: 3 }),
    table('over', { phase: 'finished', waitingFor: [] }),
    table('stuck', { phase: 'closed' }),
  ];
  expect(ids(waitingTables(tables, 'ada'))).toEqual(['early', 'old', 'late']);
  expect(ids(waitingTables(tables, 'bob'))).toEqual(['theirs']);
  expect(waitingTables(tables, undefined)).toEqual([]);
});

test('what a bot answers for somebody waits for nobody', () => {
  const away = { ...ada, standIn: { level: 'greedy' } };
  const tables = [table('played-by-a-bot', { seats: [away, bob] }), table('own')];
  expect(ids(waitingTables(tables, 'ada'))).toEqual(['own']);
  expect(tables.map((one) => isStoodInAt(one, 'ada'))).toEqual([true, false]);
  expect(isStoodInAt(table('over', { seats: [away, bob], phase: 'finished' }), 'ada')).toBe(false);
});

test('whose clock runs out first comes before all that have time', () => {
  const timed = (id: string, deadlineAt: number, waitingSince: number) => table(id, { deadlines: [{ seat: 0, deadlineAt }], waitingSince });
  const tables = [
    table('patient', { waitingSince: 1 }),
    timed('later', 90, 2),
    timed('soon', 50, 8),
    table('others', { deadlines: [{ seat: 1, deadlineAt: 9 }], waitingSince: 3 }),
  ];
  expect(ids(waitingTables(tables, 'ada'))).toEqual(['soon', 'later', 'patient', 'others']);
});

test('the next table is the first that waits, or the one after where one is; round them all, and never the same again', () => {
  const waiting = ['a', 'b', 'c'].map((id) => table(id));
  expect(nextTable(waiting, undefined)?.id).toBe('a');
  expect(nextTable(waiting, 'elsewhere')?.id).toBe('a');
  expect(nextTable(waiting, 'a')?.id).toBe('b');
  expect(nextTable(waiting, 'c')?.id).toBe('a');
  expect(nextTable([table('a')], 'a')).toBeUndefined();
  expect(nextTable([], undefined)).toBeUndefined();
});

test('a list of all own tables drops what is over, keeps others’ and what was heard of since, and never replaces news by old ones', () => {
  const open = table('open', { seats: [bob, { kind: 'open' }], isPublic: true, phase: 'open' });
  const known = [table('gone'), table('new'), table('moved', { version: 7 }), table('behind', { version: 2 }), open];
  const own = [table('moved', { version: 6 }), table('behind', { version: 3 }), table('first')];
  const now = withOwn(known, { own, person: 'ada', heard: new Set(['new']) });
  expect(Object.fromEntries(now.map(({ id, version }) => [id, version]))).toEqual({ behind: 3, first: 1, new: 1, moved: 7, open: 1 });
});
