import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Commit } from '../ports.ts';
import { openDatabase } from './driver/choose.ts';
import type { Database } from './driver/port.ts';
import { GroupCommit } from './group-commit.ts';

let database: Database;
let commits: GroupCommit;
let observed: Commit[];

beforeEach(() => {
  database = openDatabase(':memory:');
  database.exec('CREATE TABLE words (word TEXT UNIQUE)');
  observed = [];
  commits = new GroupCommit(database, (commit) => observed.push(commit));
});

afterEach(() => {
  database.close();
});

const insert = (word: string): unknown => database.prepare('INSERT INTO words VALUES (?)').run(word);
const words = (): string[] =>
  database
    .prepare<[], { word: string }>('SELECT word FROM words ORDER BY rowid')
    .all()
    .map(({ word }) => word);

test('a write that fails half way leaves nothing behind, and the writes it shares a commit with are kept', async () => {
  const answers = await Promise.allSettled([
    commits.write(() => insert('before')),
    commits.write(() => {
      insert('half');
      throw new Error('the other half failed');
    }),
    commits.write(() => insert('after')),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(words()).toEqual(['before', 'after']);
  expect(observed.map(({ writes }) => writes)).toEqual([2]);
});

test('what a failed write took is free for the next one of the same commit', async () => {
  const failing = commits.write(() => {
    insert('wanted');
    throw new Error('failed after all');
  });
  const next = commits.write(() => insert('wanted'));
  await expect(failing).rejects.toThrow('failed after all');
  await expect(next).resolves.toMatchObject({ changes: 1 });
  expect(words()).toEqual(['wanted']);
});

test('everything that follows from one write is done before the next is told', async () => {
  const heard: string[] = [];
  const write = async (word: string): Promise<void> => {
    await commits.write(() => insert(word));
    for (let steps = 0; steps < 5; steps++) await Promise.resolve();
    heard.push(word);
  };
  const one = write('one');
  const next = commits.write(() => insert('next')).then(() => heard.push('next is told'));
  await Promise.all([one, next]);
  expect(heard).toEqual(['one', 'next is told']);
});
