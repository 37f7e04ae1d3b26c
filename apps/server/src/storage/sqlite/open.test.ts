import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Entry, type MatchSetup, type Snapshot, VersionConflict } from '@orrery/match';
import { afterEach, expect, test } from 'vitest';
import { type Storage, UnusableDatabase } from '../ports.ts';
import { openSqlite } from './open.ts';

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

test('what is queued is written before the database closes', async () => {
  const folder = freshFolder();
  const storage = open(folder);
  const created = storage.matches.create(setup('a'), snapshot(0));
  await storage.close();
  await created;
  expect(await open(folder).matches.load('a')).toBeDefined();
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
