import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chosenDriver, driversHere } from './choose.ts';
import type { Database } from './port.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-driver-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('a driver that is not there is named, with those there are', () => {
  expect(() => chosenDriver('sqlite4')).toThrow('ORRERY_SQLITE=sqlite4 does not run here; there are node:sqlite and better-sqlite3');
});

describe.each(driversHere())('$name', ({ name, open }) => {
  let database: Database;

  beforeEach(() => {
    database = open(join(folder, 'orrery.sqlite'));
    database.exec('CREATE TABLE words (number INTEGER PRIMARY KEY, word TEXT NOT NULL) STRICT; CREATE INDEX by_word ON words (word)');
  });

  afterEach(() => database.close());

  test('is taken where it is asked for', () => {
    expect(chosenDriver(name)).toBeDefined();
  });

  test('binds by name, passes over names that are not asked for, and tells what it did', () => {
    const insert = database.prepare('INSERT INTO words (word) VALUES (@word)');
    expect({ ...insert.run({ word: 'one', unasked: 1 }) }).toEqual({ changes: 1, lastInsertRowid: 1 });
    expect(database.prepare<[string], { number: number }>('SELECT number FROM words WHERE word = ?').get('one')?.number).toBe(1);
    expect(database.prepare<[number]>('SELECT * FROM words WHERE number = ?').get(9)).toBeUndefined();
    expect(() => insert.run({ word: null })).toThrow('NOT NULL constraint failed');
  });

  test('runs a pragma that sets and gives the value of one that asks', () => {
    database.pragma('user_version = 7');
    expect(database.pragma('user_version')).toBe(7);
    expect(database.pragma('journal_mode = WAL')).toBe('wal');
  });

  test('knows whether a transaction is open', () => {
    expect(database.inTransaction).toBe(false);
    database.exec('BEGIN IMMEDIATE');
    expect(database.inTransaction).toBe(true);
    database.exec('ROLLBACK');
    expect(database.inTransaction).toBe(false);
  });

  test('opened to read only, it writes nothing; opened beside a writer, it waits no longer than it was told', () => {
    const file = join(folder, 'orrery.sqlite');
    const reader = open(file, { isReadOnly: true });
    expect(() => reader.exec("INSERT INTO words (word) VALUES ('two')")).toThrow('readonly database');
    reader.close();
    database.exec('BEGIN IMMEDIATE');
    const second = open(file, { patienceMilliseconds: 1 });
    expect(() => second.exec('BEGIN IMMEDIATE')).toThrow('database is locked');
    second.close();
  });

  test('closing twice does nothing', () => {
    database.close();
    expect(() => database.close()).not.toThrow();
  });
});
