import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchStore } from '@orrery/match';
import { Kysely, SqliteDialect } from 'kysely';
import { openPostgres } from '../src/storage/postgres/open.ts';
import type { Relations } from '../src/storage/postgres/relations.ts';
import { snapshotColumns } from '../src/storage/rows/match.ts';
import { driversHere } from '../src/storage/sqlite/driver/choose.ts';
import type { OpenDatabase } from '../src/storage/sqlite/driver/port.ts';
import { openSqlite } from '../src/storage/sqlite/open.ts';
import { actionEntry, setupOf, snapshotAt } from '../src/storage/testing/samples.ts';

/**
 * What a move costs the storage: 4,000 appends of 20 kB to 200 matches, each match waiting for its last one, as on a busy server.
 * `npx tsx apps/server/bench/append.ts`; with ORRERY_TEST_DATABASE also on a PostgreSQL, in whose schema it leaves its matches.
 */
const MATCHES = 200;
const ROUNDS = 20;
const STATE = { deck: Array.from({ length: 2000 }, (_, card) => `card ${card}`) };

type Append = Pick<MatchStore, 'create' | 'append'>;

async function measured(name: string, store: Append): Promise<void> {
  const snapshot = (version: number) => ({ ...snapshotAt(version), state: STATE });
  const run = `${Date.now()}`;
  const ids = Array.from({ length: MATCHES }, (_, index) => `${run} ${index}`);
  for (const id of ids) await store.create(setupOf(id), snapshot(0));
  const [start, used] = [performance.now(), process.cpuUsage()];
  await Promise.all(
    ids.map(async (id) => {
      for (let version = 1; version <= ROUNDS; version++) await store.append(id, actionEntry(version), snapshot(version));
    }),
  );
  const count = MATCHES * ROUNDS;
  const { user, system } = process.cpuUsage(used);
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `${name}: ${Math.round(count / seconds)} appends a second, ${((user + system) / count).toFixed(0)} µs of processor each in this process`,
  );
}

/** The same two statements, typed by kysely and compiled for each call; one transaction for each append, as its driver has them. */
async function byKysely(file: string): Promise<Append & { close(): Promise<void> }> {
  const { default: SqliteDatabase } = await import('better-sqlite3');
  const database = new Kysely<Relations>({ dialect: new SqliteDialect({ database: new SqliteDatabase(file) }) });
  return {
    create: () => Promise.resolve(),
    append: (id, entry, snapshot) =>
      database.transaction().execute(async (transaction) => {
        const before = snapshot.version - 1;
        await transaction
          .updateTable('matches')
          .set(snapshotColumns(snapshot))
          .where('id', '=', id)
          .where('version', '=', before)
          .execute();
        await transaction
          .insertInto('entries')
          .values({ match_id: id, number: before, entry: JSON.stringify(entry) })
          .execute();
      }),
    close: () => database.destroy(),
  };
}

async function onSqlite(name: string, driver: OpenDatabase): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-append-'));
  const sqlite = openSqlite({ folder, driver });
  await measured(`SQLite by ${name}, prepared statements, shared commits`, sqlite.matches);
  if (name === 'better-sqlite3') {
    const kysely = await byKysely(join(folder, 'orrery.sqlite'));
    await measured('SQLite, kysely', { create: (setup, snapshot) => sqlite.matches.create(setup, snapshot), append: kysely.append });
    await kysely.close();
  }
  await sqlite.close();
  rmSync(folder, { recursive: true, force: true });
}

// Each twice, in turn: the first has the program still to be compiled, and the machine may have other things to do.
for (let round = 0; round < 2; round++) for (const { name, open } of driversHere()) await onSqlite(name, open);
const { ORRERY_TEST_DATABASE: url } = process.env;
if (url !== undefined) {
  const postgres = await openPostgres({ url });
  await measured('PostgreSQL, kysely', postgres.matches);
  await postgres.close();
}
