import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Entry, type MatchSetup, type Snapshot, VersionConflict } from '@orrery/match';
import { afterEach, expect, test } from 'vitest';
import type { Storage, Table } from '../ports.ts';
import { openSqlite, UnusableDatabase } from './open.ts';

const folders: string[] = [];
const opened: Storage[] = [];

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-sqlite-'));
  folders.push(folder);
  return folder;
}

function open(folder: string, observeCommit?: (commit: { readonly writes: number }) => void): Storage {
  const storage = openSqlite({ folder, observeCommit });
  opened.push(storage);
  return storage;
}

afterEach(async () => {
  for (const storage of opened.splice(0)) await storage.close().catch(() => {});
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const setup = (id: string): MatchSetup => ({
  id,
  game: 'chess-of-nothing',
  rulesVersion: '1',
  options: {},
  occupants: [{ kind: 'open' }],
  seed: '00112233445566778899aabbccddeeff',
  commitment: 'c',
  createdAt: 1,
});

const snapshot = (version: number): Snapshot => ({
  version,
  actionCount: version,
  state: { version },
  decisionIds: [version, null],
  undoFloor: 0,
  finished: false,
});

const entry = (seat: number): Entry => ({ kind: 'actions', seat, actions: [{ type: 'wait' }], rulesVersion: '1', at: 1 });

test('a match is there after the server was closed and opened again', async () => {
  const folder = freshFolder();
  const first = open(folder);
  await first.matches.create(setup('a'), snapshot(0));
  await first.matches.append('a', entry(0), snapshot(1));
  await first.close();
  const again = open(folder);
  expect(await again.matches.load('a')).toEqual({ setup: setup('a'), entries: [entry(0)], snapshot: snapshot(1) });
  expect(await again.matches.unfinished()).toEqual(['a']);
});

test('writes of one moment share a commit, and one that comes too late fails alone', async () => {
  const commits: number[] = [];
  const { matches } = open(freshFolder(), ({ writes }) => commits.push(writes));
  await Promise.all([matches.create(setup('a'), snapshot(0)), matches.create(setup('b'), snapshot(0))]);
  const answers = await Promise.allSettled([
    matches.append('a', entry(0), snapshot(1)),
    matches.append('a', entry(1), snapshot(1)),
    matches.append('b', entry(0), snapshot(1)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(answers[1]).toHaveProperty('reason', expect.any(VersionConflict));
  expect(commits).toEqual([2, 2]);
  expect((await matches.load('a'))?.entries).toEqual([entry(0)]);
  expect((await matches.load('b'))?.entries).toEqual([entry(0)]);
});

test('a second match of the same id is refused and does not harm the first', async () => {
  const { matches } = open(freshFolder());
  await matches.create(setup('a'), snapshot(0));
  await expect(matches.create(setup('a'), snapshot(0))).rejects.toThrow('UNIQUE');
  expect((await matches.load('a'))?.snapshot).toEqual(snapshot(0));
});

test('what is queued is written before the database closes', async () => {
  const folder = freshFolder();
  const storage = open(folder);
  const created = storage.matches.create(setup('a'), snapshot(0));
  await storage.close();
  await created;
  expect(await open(folder).matches.load('a')).toBeDefined();
});

test('a person is found by the hash of the token, and a new name is kept', async () => {
  const { people } = open(freshFolder());
  await people.add({ id: 'p1', name: 'Ada' }, 'hash', 1);
  expect(await people.byTokenHash('hash')).toEqual({ id: 'p1', name: 'Ada' });
  await people.rename('p1', 'Grace');
  expect(await people.byTokenHash('hash')).toEqual({ id: 'p1', name: 'Grace' });
  expect(await people.byTokenHash('other')).toBeUndefined();
});

test('a table is listed for its host and for those who sit at it, not for those who stood up', async () => {
  const { tables } = open(freshFolder());
  const table: Table = {
    id: 't',
    game: 'g',
    host: 'ada',
    isPublic: true,
    asksIdle: true,
    options: { long: true },
    occupants: [{ kind: 'open' }],
    stage: 'open',
    createdAt: 4,
    changedAt: 5,
    version: 0,
  };
  await tables.add(table);
  await tables.save({ ...table, occupants: [{ kind: 'person', person: 'bob', name: 'Bob' }] });
  expect((await tables.listOf('bob', 10)).map(({ id }) => id)).toEqual(['t']);
  await tables.save(table);
  expect(await tables.listOf('bob', 10)).toEqual([]);
  expect(await tables.listOf('ada', 10)).toEqual([table]);
  expect(await tables.countOpen('ada')).toBe(1);
  expect(await tables.listPublic(10, 3)).toEqual([table]);
  expect(await tables.closeOlderThan(5)).toEqual([]);
  expect(await tables.closeOlderThan(6)).toEqual(['t']);
  expect(await tables.countOpen('ada')).toBe(0);
});

test('what somebody played to its end is listed a page at a time, the match that ended last first', async () => {
  const { tables, matches } = open(freshFolder());
  const ada = { kind: 'person', person: 'ada', name: 'Ada' } as const;
  const play = async (id: string, endedAt: number | undefined) => {
    const fixed = { game: 'g', options: {}, createdAt: 1 };
    await tables.add({
      ...fixed,
      id,
      host: 'bob',
      isPublic: false,
      asksIdle: false,
      occupants: [ada],
      stage: 'started',
      changedAt: 1,
      version: 0,
    });
    const setup = { ...fixed, id, rulesVersion: '1', occupants: [ada], seed: '', commitment: '' };
    const snapshot = { version: 0, actionCount: 0, state: null, decisionIds: [], undoFloor: 0, finished: false };
    await matches.create(setup, snapshot);
    if (endedAt === undefined) return;
    await matches.append(id, { kind: 'orders', seat: 0, orders: [], at: endedAt }, { ...snapshot, version: 1, finished: true });
  };
  for (const [id, endedAt] of [
    ['b', 5],
    ['running', undefined],
    ['a', 5],
    ['c', 9],
    ['d', 3],
  ] as const)
    await play(id, endedAt);
  const listed = async (limit: number, before?: { readonly endedAt: number; readonly id: string }) =>
    (await tables.listFinished('ada', limit, before)).map(({ table, endedAt }) => `${table.id} ${endedAt}`);
  expect(await listed(2)).toEqual(['c 9', 'b 5']);
  expect(await listed(2, { endedAt: 5, id: 'b' })).toEqual(['a 5', 'd 3']);
  expect(await listed(2, { endedAt: 3, id: 'd' })).toEqual([]);
  expect(await tables.listFinished('eve', 9)).toEqual([]);
});

test('chat comes back in the order it was said, the last lines only', async () => {
  const { chat } = open(freshFolder());
  for (const text of ['one', 'two', 'three']) await chat.add('t', { person: 'p', name: 'Ada', text, at: 1 });
  expect((await chat.recent('t', 2)).map(({ text }) => text)).toEqual(['two', 'three']);
});

test('a phrase and the seat of the bot that said it are kept', async () => {
  const { chat } = open(freshFolder());
  const phrase = { code: 'i-go-to', values: ['river', 2] };
  const line = { person: '', botSeat: 3, name: 'Mira', text: '', phrase, at: 1 };
  await chat.add('t', line);
  await chat.add('t', { person: 'p', name: 'Ada', text: 'one', at: 2 });
  expect(await chat.recent('t', 2)).toEqual([
    { number: 1, ...line },
    { number: 2, person: 'p', name: 'Ada', text: 'one', at: 2 },
  ]);
});

test('a second server on the same folder is told so', () => {
  const folder = freshFolder();
  open(folder);
  expect(() => openSqlite({ folder })).toThrow(new UnusableDatabase(join(folder, 'orrery.sqlite'), 'another server is using this folder'));
});

test('a file that is no database is named in one line', () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'orrery.sqlite'), 'this is not a database, it is a poem '.repeat(200));
  expect(() => openSqlite({ folder })).toThrow(/^cannot use the database .*orrery\.sqlite: file is not a database$/);
});
