import pg from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { StorageDown, UnusableDatabase } from '../src/storage/ports.ts';
import { openPostgres } from '../src/storage/postgres/open.ts';
import { describeStorage, type StorageUnderTest } from '../src/storage/testing/contract.ts';
import { setupOf, snapshotAt } from '../src/storage/testing/samples.ts';
import { chanceOf } from './support/choice.ts';
import { Client } from './support/client.ts';
import { playOne, seatedTable } from './support/play.ts';
import { type TestDatabase, testDatabase } from './support/postgres.ts';
import { testServer } from './support/server.ts';

const database = await testDatabase();
if (typeof database === 'string') {
  console.warn(database);
  test(`left out: ${database}`, () => {});
} else describeAll(database);

function describeAll(server: TestDatabase): void {
  afterAll(() => server.stop());

  describeStorage('PostgreSQL', { open: () => opened(server), canCut: true });

  describe('PostgreSQL', () => {
    test('a second server on the same database is told so, and may have it once the first has gone', async () => {
      const url = await server.schema();
      const first = await openPostgres({ url });
      const second = await openPostgres({ url }).catch((reason: unknown) => reason);
      expect(second).toBeInstanceOf(UnusableDatabase);
      expect(String(second)).toMatch(/^UnusableDatabase: cannot use the database postgres.*\/\w+: another server is using this database$/);
      expect(String(second)).not.toContain('orrery:orrery@');
      await first.close();
      await (await openPostgres({ url })).close();
    });

    test('a database that a newer version has written is left alone', async () => {
      const url = await server.schema();
      await (await openPostgres({ url })).close();
      await query(url, `INSERT INTO kysely_migration VALUES ('9999-later', '2030-01-01')`);
      await expect(openPostgres({ url })).rejects.toThrow(/written by a newer Orrery/);
    });

    test('where nobody answers the server is told in one line', async () => {
      await expect(openPostgres({ url: 'postgres://ada:secret@127.0.0.1:1/none' })).rejects.toThrow(
        /^cannot use the database postgres:\/\/127\.0\.0\.1:1\/none: .*ECONNREFUSED/,
      );
    });

    test('cut connections are told as such, and made anew for what comes next', async () => {
      const url = await server.schema();
      const storage = await openPostgres({ url });
      await storage.matches.create(setupOf('a'), snapshotAt(0));
      const writes = Array.from({ length: 20 }, (_, index) => storage.matches.create(setupOf(`m${index}`), snapshotAt(0)));
      const writing = Promise.allSettled(writes);
      await query(url, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'orrery'`);
      for (const outcome of await writing) {
        if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(StorageDown);
      }
      // One after the other the broken ones are found out.
      await vi.waitFor(() => storage.ping(), { timeout: 10_000 });
      await vi.waitFor(async () => expect(await query(url, LOCKS)).toEqual([{ held: 1 }]), { timeout: 10_000 });
      expect(await storage.matches.load('a')).toEqual({ setup: setupOf('a'), entries: [], snapshot: snapshotAt(0) });
      await storage.close();
    });

    test('people play on it, and go on after a restart', async () => {
      const given = { database: await server.schema() };
      let running = await testServer(given);
      const people = [await Client.guest(running.address, 'Ada'), await Client.guest(running.address, 'Боб')];
      const table = await seatedTable('alien-frontiers', people);
      const chance = chanceOf('postgres');
      for (let moves = 0; moves < 30; moves++) await playOne(table, chance);
      const before = people[0].updateOf(table.id);
      running = await running.restart();
      for (const client of people) {
        client.address = running.address;
        await client.connect();
        await client.watch(table.id);
      }
      expect(people[0].updateOf(table.id)).toMatchObject({ seq: before.seq, view: before.view });
      expect(await playOne(table, chance)).toBe(true);
      await running.remove();
    });
  });
}

/** Of the server whose schema this is. */
const LOCKS = `SELECT count(*)::integer AS held FROM pg_locks
  WHERE locktype = 'advisory' AND granted AND objid::bigint = hashtext(current_schema())::bigint & 4294967295`;

async function query(url: string, text: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

async function opened(server: TestDatabase): Promise<StorageUnderTest> {
  const url = await server.schema();
  let storage = await openPostgres({ url });
  return {
    storage,
    async reopen() {
      await storage.close();
      storage = await openPostgres({ url });
      return storage;
    },
    async cut(relation) {
      await query(
        url,
        `CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'cut off'; END $$;
         CREATE TRIGGER cut BEFORE INSERT OR UPDATE ON ${relation} FOR EACH ROW EXECUTE FUNCTION cut();`,
      );
      return async () => void (await query(url, `DROP TRIGGER cut ON ${relation}; DROP FUNCTION cut();`));
    },
    close: () => storage.close(),
  };
}
