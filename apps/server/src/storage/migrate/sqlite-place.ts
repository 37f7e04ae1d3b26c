import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { TimedQueue } from '../../jobs/timed-queue.ts';
import { UnusableDatabase } from '../ports.ts';
import { GroupCommit } from '../sqlite/group-commit.ts';
import { sqliteJobRows } from '../sqlite/job-rows.ts';
import { openAlone } from '../sqlite/open.ts';
import { following, type Place } from './place.ts';
import { RELATIONS, type Row, type Value } from './relations.ts';

/** `path`: a file whose name ends in `.sqlite`, or the folder a server keeps its file in. Where it must exist nothing is made. */
export function sqlitePlace(path: string, { mustExist }: { readonly mustExist: boolean }): Place {
  const file = fileOf(path);
  if (mustExist && !existsSync(file)) throw new UnusableDatabase(file, 'there is no such file');
  const { database, close } = openAlone(file);
  const commits = new GroupCommit(database, () => {});
  const rows = (sql: string, ...given: readonly Value[]): Row[] =>
    database
      .prepare<Value[], Record<string, Value>>(sql)
      .all(...given)
      .map((row) => Object.values(row));
  const inTransaction = (work: () => void): void => {
    database.exec('BEGIN IMMEDIATE');
    try {
      work();
      database.exec('COMMIT');
    } catch (reason) {
      if (database.inTransaction) database.exec('ROLLBACK');
      throw reason;
    }
  };
  return {
    name: file,
    jobs: new TimedQueue(sqliteJobRows(database, commits)),
    async columns(relation) {
      return rows(`SELECT name FROM pragma_table_info('${relation}') ORDER BY name`).map(([name]) => String(name));
    },
    async count(relation) {
      return Number(rows(`SELECT count(*) FROM ${relation}`)[0]?.[0]);
    },
    async page(relation, { columns, after, limit }) {
      const key = RELATIONS[relation];
      const where = following(key, after, () => '?');
      return rows(`SELECT ${columns.join(', ')} FROM ${relation} ${where} ORDER BY ${key.join(', ')} LIMIT ${limit}`, ...(after ?? []));
    },
    async last(relation) {
      const key = RELATIONS[relation];
      const order = key.map((name) => `${name} DESC`).join(', ');
      return rows(`SELECT ${key.join(', ')} FROM ${relation} ORDER BY ${order} LIMIT 1`)[0];
    },
    async insert(relation, columns, given) {
      const insert = database.prepare<Value[]>(
        `INSERT INTO ${relation} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      );
      inTransaction(() => {
        for (const row of given) insert.run(...row);
      });
    },
    async movingFrom() {
      const [table] = rows(`SELECT 1 FROM sqlite_master WHERE name = 'moving'`);
      return table === undefined ? undefined : String(rows('SELECT place FROM moving')[0]?.[0]);
    },
    async beginMove(from) {
      inTransaction(() => {
        database.exec('CREATE TABLE moving (place TEXT NOT NULL) STRICT');
        database.prepare<Value[]>('INSERT INTO moving VALUES (?)').run(from);
      });
    },
    async endMove() {
      database.exec('DROP TABLE moving');
    },
    async close() {
      commits.flush();
      close();
    },
  };
}

function fileOf(path: string): string {
  const whole = resolve(path);
  return whole.endsWith('.sqlite') ? whole : join(whole, 'orrery.sqlite');
}
