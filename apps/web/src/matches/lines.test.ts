import type { Table } from '@orrery/protocol';
import { expect, test } from 'vitest';
import type { LocalMatch } from '../net/local-store.ts';
import { firstLines, type MatchLine, ownLines } from './lines.ts';

const ada = { kind: 'person', person: 'ada', name: 'Ada' } as const;
const bob = { kind: 'person', person: 'bob', name: 'Bob' } as const;
const open = { kind: 'open' } as const;

function table(id: string, given: Partial<Table>): Table {
  const fixed = { game: 'theseus', options: {}, host: 'bob', isPublic: true, createdAt: 0, changedAt: 0, version: 0 };
  return { ...fixed, id, seats: [bob, open], phase: 'open', ...given };
}

const running: Partial<Table> = { phase: 'running', match: 'm', seats: [ada, bob] };
const local = (id: string, finished: boolean) => ({ setup: { id }, snapshot: { finished }, changedAt: 1 }) as unknown as LocalMatch;
const ids = (lines: readonly MatchLine[]) => lines.map(({ id }) => id);

const TABLES = [
  table('theirs', { ...running, waitingFor: [1], waitingSince: 9 }),
  table('theirs-lately', { ...running, waitingFor: [1], waitingSince: 10 }),
  table('late', { ...running, waitingFor: [0], waitingSince: 8 }),
  table('early', { ...running, waitingFor: [0], waitingSince: 1 }),
  table('hosted', { host: 'ada', seats: [open, open], changedAt: 2 }),
  table('watched', { ...running, host: 'ada', seats: [bob, bob], waitingFor: [0], waitingSince: 3 }),
  table('free', { changedAt: 3 }),
  table('stuck', { ...running, phase: 'closed', changedAt: 11 }),
  table('over', { ...running, phase: 'finished', changedAt: 10 }),
];

test('what waits for oneself comes first, longest waiting first, on the server before this browser', () => {
  const lines = ownLines({ tables: TABLES, person: 'ada', local: [local('here', false), local('done', true)] });
  expect(ids(lines.mine)).toEqual(['early', 'late', 'here']);
  expect(ids(lines.gathering)).toEqual(['hosted']);
  // Who made a table and has no seat there is not waited for.
  expect(ids(lines.others)).toEqual(['theirs-lately', 'theirs', 'watched', 'stuck']);
});

test('where a bot plays for oneself comes before what waits for others, whoever is asked there', () => {
  const away = { ...ada, standIn: { level: 'greedy' } };
  const stoodIn = table('stood-in', { ...running, seats: [away, bob], waitingFor: [0], waitingSince: 2 });
  const lines = ownLines({ tables: [...TABLES, stoodIn], person: 'ada', local: [] });
  expect(ids(lines.mine)).toEqual(['early', 'late']);
  expect(ids(lines.others)).toEqual(['stood-in', 'theirs-lately', 'theirs', 'watched', 'stuck']);
});

test('the lobby shows the first of them, without what cannot go on', () => {
  const lines = ownLines({ tables: TABLES, person: 'ada', local: [local('a', false), local('b', false)] });
  expect(ids(firstLines(lines, { server: 9, browser: 1 }))).toEqual(['early', 'late', 'hosted', 'theirs-lately', 'theirs', 'watched', 'a']);
  expect(ids(firstLines(lines, { server: 1, browser: 9 }))).toEqual(['early', 'a', 'b']);
});

test('a stranger has the matches of this browser alone', () => {
  expect(ownLines({ tables: TABLES, person: undefined, local: [local('here', false)] })).toMatchObject({
    mine: [{ id: 'here' }],
    gathering: [],
    others: [],
  });
});
