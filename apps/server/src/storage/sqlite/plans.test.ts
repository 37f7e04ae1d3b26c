import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Storage } from '../ports.ts';
import { chosenDriver } from './driver/choose.ts';
import type { Database, OpenDatabase } from './driver/port.ts';
import { openSqlite } from './open.ts';

let folder: string;
let storage: Storage;
let database: Database;
const statements = new Set<string>();

/** Hears every statement that the stores prepare. */
const listening: OpenDatabase = (file, options) => {
  const opened = chosenDriver()(file, options);
  if (!file.endsWith('orrery.sqlite')) return opened;
  database = opened;
  return {
    prepare<Parameters extends unknown[], Row>(sql: string) {
      statements.add(sql.replaceAll(/\s+/g, ' '));
      return opened.prepare<Parameters, Row>(sql);
    },
    exec: (sql) => opened.exec(sql),
    pragma: (text) => opened.pragma(text),
    get inTransaction() {
      return opened.inTransaction;
    },
    close: () => opened.close(),
  };
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-plans-'));
  storage = openSqlite({ folder, driver: listening });
});

afterEach(async () => {
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

function planOf(sql: string): string {
  const bound = sql.replaceAll(/\?|@\w+/g, '1');
  const steps = database.prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${bound}`).all();
  return steps.map(({ detail }) => detail).join('; ');
}

/** Jobs are a handful. */
const READS_ALL = /sqlite_master|FROM jobs/;

test('no statement goes through a whole relation', () => {
  expect(statements.size).toBeGreaterThan(40);
  for (const sql of [...statements].filter((one) => !READS_ALL.test(one))) expect(planOf(sql), sql).not.toMatch(/SCAN \w+(?:;|$)/);
});

test.each([
  ['the public list', 'is_public = 1 AND (changed_at, id) <', 'INDEX tables_public'],
  ['who stays away', 'FROM people WHERE seen_at <', 'INDEX people_idle'],
  ['what was said long ago', 'FROM chat WHERE at <', 'INDEX chat_by_time'],
  ['tables to close', "SET stage = 'closed'", 'INDEX tables_open'],
])('%s is read in the order of its index, from where one was', (_, part, index) => {
  const [sql = '', ...others] = [...statements].filter((one) => one.includes(part));
  expect(others).toEqual([]);
  expect(planOf(sql)).toContain(index);
  expect(planOf(sql)).not.toContain('TEMP B-TREE');
});

test('finished matches are read no further than a page, and of those that somebody left only their own', () => {
  const plan = planOf([...statements].find((one) => one.includes('FROM seated WHERE person = @person AND (ended_at')) ?? '');
  expect(plan).toMatch(/SEARCH seated USING COVERING INDEX seated_ended \(person=\? AND \(?ended_at/);
  expect(plan).toContain('SEARCH left_seats USING PRIMARY KEY (person=?)');
});
