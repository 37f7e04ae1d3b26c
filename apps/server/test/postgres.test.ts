import { setTimeout } from 'node:timers/promises';
import { LeaseLost, VersionConflict } from '@orrery/match';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { StorageDown } from '../src/storage/ports.ts';
import { PostgresJobQueue } from '../src/storage/postgres/job-queue.ts';
import { PostgresNews } from '../src/storage/postgres/news.ts';
import { openPostgres } from '../src/storage/postgres/open.ts';
import { describeStorage, type StorageUnderTest } from '../src/storage/testing/contract.ts';
import { heardBy } from '../src/storage/testing/news.ts';
import { ADA, actionEntry, BOT, next, setupOf, snapshotAt, tableOf } from '../src/storage/testing/samples.ts';
import { chanceOf } from './support/choice.ts';
import { Client } from './support/client.ts';
import { onPostgres } from './support/on-postgres.ts';
import { playOne, seatedTable } from './support/play.ts';
import type { TestDatabase } from './support/postgres.ts';
import { testServer } from './support/server.ts';
import { soon } from './support/soon.ts';

/** Of the driver, which says each but once. */
const warnings: string[] = [];
process.on('warning', ({ message }) => warnings.push(message));

await onPostgres(describeAll);

function describeAll(server: TestDatabase): void {
  describeStorage('PostgreSQL', { open: () => opened(server), canCut: true, isShared: true });

  describe('PostgreSQL', () => {
    test('a database that a newer version has written is left alone', async () => {
      const url = await server.schema();
      await (await openPostgres({ url })).close();
      await query(url, `INSERT INTO kysely_migration VALUES ('9999-later', '2030-01-01')`);
      await expect(openPostgres({ url })).rejects.toThrow(/written by a newer Orrery/);
    });

    test('people of the version before stay who they are, and who sat and left is read from the logs', async () => {
      const url = await server.schema();
      const early = await openPostgres({ url });
      const [eve, occupants] = [
        [{ kind: 'person', person: 'eve', name: 'Eve' }, BOT],
        [ADA, BOT],
      ] as const;
      const table = tableOf('t', { occupants: eve });
      await early.tables.add(table);
      await early.begin(next(table, { stage: 'started' }), setupOf('t', eve), snapshotAt(0, { occupants: eve }));
      await early.matches.append('t', { kind: 'seat', seat: 0, occupant: ADA, at: 5 }, snapshotAt(1, { occupants }));
      await early.matches.append('t', actionEntry(1), snapshotAt(2, { occupants, finished: true }));
      await early.matches.endings.pack(Number.MAX_SAFE_INTEGER, 1);
      await early.close();
      await query(
        url,
        `DROP TABLE sessions, passkeys, secrets, left_seats, house, addresses, calls, call_wishes, ratings, away, seeks, friends, invitations, evening_entries, evenings, shunned, suspensions, report_lines, reports, admin_acts, shared_studies; DROP INDEX people_by_called; ALTER TABLE chat DROP COLUMN is_guest; ALTER TABLE result_seats DROP COLUMN is_guest;
         ALTER TABLE people DROP COLUMN name_key, DROP COLUMN is_shown, DROP COLUMN here_at, DROP COLUMN rest; DELETE FROM kysely_migration WHERE name >= '0006';
         ALTER TABLE tables DROP COLUMN clock, DROP COLUMN is_rated, DROP COLUMN follows; ALTER TABLE matches DROP COLUMN clocks, DROP COLUMN deadlines, DROP COLUMN deadline_at, DROP COLUMN waiting_since, DROP COLUMN waited;
         ALTER TABLE results DROP COLUMN called, DROP COLUMN is_rated, DROP COLUMN is_reckoned;
         ALTER TABLE result_seats DROP COLUMN forfeits, DROP COLUMN stood_in, DROP COLUMN side, DROP COLUMN waited_ms, DROP COLUMN is_missing;
         INSERT INTO people (id, name, token_hash, at, seen_at) VALUES ('ada', 'Ada', 'hash', 5, 6)`,
      );
      const storage = await openPostgres({ url });
      expect(await storage.people.byTokenHash('hash')).toEqual({ id: 'ada', name: 'Ada', isGuest: true });
      expect(await storage.accounts.sessions('ada')).toMatchObject([{ tokenHash: 'hash', device: '', madeAt: 5, seenAt: 6 }]);
      const recast = () => storage.accounts.recast('eve', { person: 'gone', name: '', spare: 'gone', isGone: true }, 9);
      expect(await recast()).toBe(0);
      expect([await storage.accounts.noteLeftSeats(1), await storage.accounts.noteLeftSeats(1, 't')]).toEqual(['t', undefined]);
      expect(await recast()).toBe(1);
      expect(JSON.stringify(await storage.matches.load('t'))).not.toContain('"eve"');
      expect(await storage.matches.endings.of(['t'])).toMatchObject([{ ending: { sat: [['gone', 'ada'], []] } }]);
      await storage.close();
    });

    test('who comes by a node of the version before is known, until the session ends', async () => {
      const url = await server.prepared();
      const storage = await openPostgres({ url });
      await query(url, `INSERT INTO people (id, name, token_hash, at, seen_at) VALUES ('bob', 'Bob', 'his', 5, 6)`);
      for (const look of [1, 2]) expect([look, await storage.people.byTokenHash('his')]).toMatchObject([look, { id: 'bob' }]);
      expect(await storage.accounts.sessions('bob')).toHaveLength(1);
      await storage.accounts.endSessions('bob');
      expect(await storage.people.byTokenHash('his')).toBeUndefined();
      await storage.close();
    });

    test('a seat at a table that is gone is looked at once', async () => {
      const url = await server.prepared();
      const storage = await openPostgres({ url });
      await query(url, `INSERT INTO left_seats VALUES ('ada', 'a'), ('ada', 'b'), ('ada', 'c')`);
      const recast = () => storage.accounts.recast('ada', { person: 'eve', name: 'Eve', spare: 'spare' }, 2);
      expect([await recast(), await recast(), await recast()]).toEqual([2, 1, 0]);
      await storage.close();
    });

    test('who is recast while a match moves on waits for the match and holds no table meanwhile', async () => {
      const url = await server.prepared();
      const storage = await openPostgres({ url });
      const table = tableOf('t');
      await storage.tables.add(table);
      await storage.begin(next(table, { stage: 'started' }), setupOf('t'), snapshotAt(0));
      const moving = new pg.Client({ connectionString: url });
      await moving.connect();
      await moving.query(`SET lock_timeout = '300ms'; BEGIN; SELECT FROM matches WHERE id = 't' FOR UPDATE`);
      const recast = storage.accounts.recast('ada', { person: 'eve', name: 'Eve', spare: 'spare' }, 9);
      const waiting = `SELECT pid FROM pg_stat_activity WHERE application_name = 'orrery' AND wait_event_type = 'Lock'`;
      await soon(async () => expect(await query(url, waiting)).toHaveLength(1));
      await moving.query(`UPDATE tables SET changed_at = changed_at + 1 WHERE id = 't'; COMMIT`);
      expect(await recast).toBe(1);
      await moving.end();
      await storage.close();
    });

    test('where nobody answers the server is told in one line', async () => {
      await expect(openPostgres({ url: 'postgres://ada:secret@127.0.0.1:1/none' })).rejects.toThrow(
        /^cannot use the database postgres:\/\/127\.0\.0\.1:1\/none: .*ECONNREFUSED/,
      );
    });

    test('many matches claimed at once are asked for one after the other: the driver will not queue for us', async () => {
      const storage = await openPostgres({ url: await server.prepared() });
      const ids = Array.from({ length: 8 }, (_, index) => `m${index}`);
      for (const id of ids) await storage.matches.create(setupOf(id), snapshotAt(0));
      expect(await Promise.all(ids.map((id) => storage.leases.of(id)?.claim()))).toEqual(ids.map(() => true));
      await storage.close();
      expect(warnings.filter((text) => text.includes('client.query'))).toEqual([]);
    });

    test('cut connections are told as such, and made anew for what comes next', async () => {
      const url = await server.prepared();
      const storage = await openPostgres({ url });
      await storage.matches.create(setupOf('a'), snapshotAt(0));
      const writes = Array.from({ length: 20 }, (_, index) => storage.matches.create(setupOf(`m${index}`), snapshotAt(0)));
      const writing = Promise.allSettled(writes);
      await query(url, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'orrery'`);
      for (const outcome of await writing) {
        if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(StorageDown);
      }
      // One after the other the broken ones are found out.
      await soon(() => storage.ping());
      expect(await storage.matches.load('a')).toEqual({ setup: setupOf('a'), entries: [], snapshot: snapshotAt(0) });
      await storage.close();
    });

    test('a node whose line to the news is cut is told of the gap, and hears again', async () => {
      const url = await server.prepared();
      const [storage, other] = [await openPostgres({ url }), await openPostgres({ url })];
      const heard = heardBy(other);
      const gap = new Promise<void>((resolve) => other.news.onGap(resolve));
      await storage.matches.create(setupOf('a'), snapshotAt(0));
      await soon(() => expect(heard).toEqual(['match a 0']));
      await query(url, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'orrery'`);
      await gap;
      await soon(() => storage.matches.create(setupOf('b'), snapshotAt(0)));
      await soon(() => expect(heard).toContain('match b 0'));
      await storage.close();
      await other.close();
    });

    test('news of one schema is not heard in another, and of its own by everybody soon', async () => {
      const lags: number[] = [];
      const storage = await openPostgres({ url: await server.schema(), observeNewsLag: (seconds) => lags.push(seconds) });
      const stranger = await openPostgres({ url: await server.schema() });
      const heard = heardBy(stranger);
      await storage.matches.create(setupOf('a'), snapshotAt(0));
      await stranger.matches.create(setupOf('b'), snapshotAt(0));
      await soon(() => expect(heard).toEqual(['match b 0']));
      await soon(() => expect(lags.length).toBeGreaterThan(0));
      await storage.close();
      await stranger.close();
    });

    test('an append under a lease that is passing on in this very moment is refused', async () => {
      const url = await server.prepared();
      const storage = await openPostgres({ url });
      await storage.matches.create(setupOf('a'), snapshotAt(0));
      const lease = storage.leases.of('a');
      expect(await lease?.claim()).toBe(true);
      const other = new pg.Client({ connectionString: url });
      await other.connect();
      await other.query(`BEGIN; DELETE FROM leases WHERE match_id = 'a'`);
      await expect(storage.matches.append('a', actionEntry(0), snapshotAt(1), lease?.fence)).rejects.toBeInstanceOf(LeaseLost);
      await other.query('ROLLBACK');
      await storage.matches.append('a', actionEntry(0), snapshotAt(1), lease?.fence);
      await other.end();
      await storage.close();
    });

    test('a node that was silent too long comes back under another name, without its leases', async () => {
      const url = await server.prepared();
      const [storage, other] = [await openPostgres({ url }), await openPostgres({ url })];
      await storage.matches.create(setupOf('a'), snapshotAt(0));
      await storage.matches.append('a', actionEntry(0), snapshotAt(1));
      const [here, there] = [storage.leases.of('a'), other.leases.of('a')];
      expect(await here?.claim()).toBe(true);
      const fence = here?.fence;
      const names = await query(url, 'SELECT id FROM nodes ORDER BY id');
      // As if both had been paused: the database has not heard of them for long.
      await query(url, `UPDATE nodes SET expires_at = clock_timestamp() - interval '1 second'`);
      await soon(async () => expect(await other.leases.takeOver(9)).toEqual(['a']));
      await expect(storage.matches.append('a', actionEntry(1), snapshotAt(2), fence)).rejects.toBeInstanceOf(LeaseLost);
      await storage.matches.append('a', actionEntry(1), snapshotAt(2), there?.fence);
      await soon(() => expect(here?.fence).toBeUndefined());
      expect(await query(url, 'SELECT id FROM nodes WHERE expires_at > clock_timestamp() ORDER BY id')).not.toEqual(names);
      await storage.close();
      await other.close();
    });

    test('a node that took itself for dead, and was not, has none of its leases either: whoever takes them asks the seats again', async () => {
      const url = await server.prepared();
      const storage = await openPostgres({ url });
      await storage.matches.create(setupOf('a'), snapshotAt(0));
      await storage.matches.append('a', actionEntry(0), snapshotAt(1));
      expect(await storage.leases.of('a')?.claim()).toBe(true);
      expect(await storage.leases.takeOver(9)).toEqual([]);
      // As if the answers to some heartbeats had been lost: the database has heard them all.
      const now = performance.now.bind(performance);
      const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 10_000);
      await soon(async () => expect(await storage.leases.takeOver(9)).toEqual(['a']));
      later.mockRestore();
      await storage.close();
    });

    test('two nodes that append to the same matches in opposite orders do not wait for each other', async () => {
      // As it is done where there are many matches: one by one, in the order given.
      const url = `${await server.schema()}+-c+enable_hashjoin=off+-c+enable_mergejoin=off+-c+enable_seqscan=off`;
      const nodes = [await openPostgres({ url }), await openPostgres({ url })] as const;
      const ids = Array.from({ length: 50 }, (_, index) => `m${index}`);
      for (const id of ids) await nodes[0].matches.create(setupOf(id), snapshotAt(0));
      const deadlocks = 'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()';
      const before = await query(url, deadlocks);
      for (let version = 1; version <= 5; version++) {
        const append = (node: number, id: string) => nodes[node]?.matches.append(id, actionEntry(version), snapshotAt(version));
        const settled = await Promise.allSettled([...ids.map((id) => append(0, id)), ...ids.toReversed().map((id) => append(1, id))]);
        const reasons = settled.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
        expect(reasons.map((reason) => reason.constructor)).toEqual(ids.map(() => VersionConflict));
      }
      for (const id of ids) expect((await nodes[1].matches.load(id))?.entries).toHaveLength(5);
      // Counted when connections end.
      for (const node of nodes) await node.close();
      expect(await query(url, deadlocks)).toEqual(before);
    });

    test('of appends that share a commit each is refused, fails or is kept by itself', async () => {
      const url = await server.prepared();
      const commits: number[] = [];
      const storage = await openPostgres({ url, observeCommit: ({ writes }) => commits.push(writes) });
      const ids = Array.from({ length: 60 }, (_, index) => `m${index}`);
      for (const id of ids) await storage.matches.create(setupOf(id), snapshotAt(0));
      commits.length = 0;
      const append = (id: string, version: number) => storage.matches.append(id, actionEntry(version), snapshotAt(version));
      const settled = await Promise.allSettled([...ids.map((id) => append(id, 1)), append('m7', 1), append('m9', 5)]);
      const reasons = settled.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
      expect(reasons.map((reason) => reason.constructor)).toEqual([VersionConflict, VersionConflict]);
      expect(Math.max(...commits)).toBeGreaterThan(1);
      await query(
        url,
        `CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.match_id = 'm20' THEN RAISE EXCEPTION 'cut off'; END IF; RETURN NEW; END $$;
         CREATE TRIGGER cut BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION cut();`,
      );
      const again = await Promise.allSettled(ids.map((id) => append(id, 2)));
      expect(again.flatMap(({ status }, index) => (status === 'rejected' ? [ids[index]] : []))).toEqual(['m20']);
      for (const [id, entries] of [
        ['m19', 2],
        ['m20', 1],
      ] as const)
        expect((await storage.matches.load(id))?.entries).toHaveLength(entries);
      await storage.close();
    });

    test('of several nodes each job is done by one, and what a dead one left is done by another', async () => {
      const url = await server.schema();
      const storage = await openPostgres({ url });
      const [{ schema }] = await query(url, 'SELECT current_schema() AS schema');
      await storage.jobs.add('note', 'left');
      await query(
        url,
        `UPDATE ${schema}_jobs._private_jobs SET locked_by = 'a dead node', locked_at = now() - interval '2 minutes', attempts = 1`,
      );
      const nodes = [new PostgresJobQueue(url), new PostgresJobQueue(url)];
      const done: unknown[] = [];
      for (const [index, node] of nodes.entries()) {
        await node.prepare();
        await node.run({
          tasks: { note: async (payload) => void done.push([payload, index]) },
          onFailure: (_, reason) => done.push(reason),
        });
      }
      const numbers = Array.from({ length: 40 }, (_, index) => index);
      for (const number of numbers) await storage.jobs.add('note', number);
      await soon(() => expect(done.length).toBeGreaterThanOrEqual(41));
      for (const node of nodes) await node.stop();
      expect(done.map((one) => (Array.isArray(one) ? String(one[0]) : String(one))).sort()).toEqual(
        [...numbers.map(String), 'left'].sort(),
      );
      expect(await storage.jobs.waiting()).toEqual([]);
      await storage.close();
    });

    test('a job that was tried too often is counted as given up, and comes again when one of its key is added', async () => {
      const url = await server.schema();
      const { jobs, close } = await openPostgres({ url });
      const [{ schema }] = await query(url, 'SELECT current_schema() AS schema');
      await jobs.add('note', 'first', { key: 'daily' });
      await query(url, `UPDATE ${schema}_jobs._private_jobs SET attempts = max_attempts`);
      expect(await jobs.backlog()).toEqual({ due: 0, later: 0, lateMilliseconds: 0, givenUp: 1 });
      const done: unknown[] = [];
      await jobs.run({ tasks: { note: async (payload) => void done.push(payload) }, onFailure: (_, reason) => done.push(reason) });
      await jobs.add('note', 'second', { key: 'daily', keepsTime: true });
      await soon(() => expect(done).toEqual(['second']));
      await soon(async () => expect(await jobs.backlog()).toMatchObject({ givenUp: 0 }));
      await close();
    });

    test('a line to the news on which nothing can be heard is ended', async () => {
      const url = await server.schema();
      const deaf = new URL(url);
      deaf.searchParams.set('options', '-c search_path=nowhere');
      deaf.searchParams.set('application_name', 'deaf');
      await expect(new PostgresNews({ url: deaf.href, observeLag: () => {} }).open()).rejects.toThrow();
      const lines = (): Promise<unknown> => query(url, `SELECT pid FROM pg_stat_activity WHERE application_name = 'deaf'`);
      await soon(async () => expect(await lines()).toEqual([]));
    });

    test('connections that are cut while jobs are done end neither the process nor the jobs', async () => {
      const url = await server.prepared();
      const queue = new PostgresJobQueue(url);
      await queue.prepare();
      const done = new Set<unknown>();
      const numbers = Array.from({ length: 60 }, (_, index) => index);
      for (const number of numbers) await queue.add('note', number);
      await queue.run({ tasks: { note: async (payload) => void done.add(payload) }, onFailure: () => {} });
      for (let cuts = 0; cuts < 5; cuts++) {
        await vi.waitFor(() => expect(done.size).toBeGreaterThan(cuts * 10), { timeout: 30_000, interval: 5 });
        await query(url, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'orrery'`);
      }
      await soon(() => expect(done.size).toBe(60));
      await queue.stop();
    });

    test('people play on it, and go on after a restart', async () => {
      const given = { database: await server.prepared() };
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

async function query(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

async function opened(server: TestDatabase): Promise<StorageUnderTest> {
  const url = await server.prepared();
  let storage = await openPostgres({ url });
  return {
    storage,
    now: Date.now,
    pass: (milliseconds) => setTimeout(milliseconds),
    async reopen() {
      await storage.close();
      storage = await openPostgres({ url });
      return storage;
    },
    beside: () => openPostgres({ url }),
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
