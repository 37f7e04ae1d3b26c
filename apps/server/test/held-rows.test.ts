import { LeaseLost, UntimelyEntry, VersionConflict } from '@orrery/match';
import { type KyselyPlugin, sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { problemOf } from '../src/problem.ts';
import { type Storage, StorageBusy, StorageDown } from '../src/storage/ports.ts';
import { Access } from '../src/storage/postgres/access.ts';
import { appendAll } from '../src/storage/postgres/appends.ts';
import { openPostgres } from '../src/storage/postgres/open.ts';
import { actionEntry, setupOf, snapshotAt } from '../src/storage/testing/samples.ts';
import { onPostgres } from './support/on-postgres.ts';
import type { TestDatabase } from './support/postgres.ts';

await onPostgres(describeHeldRows);

/** What a node that was paused or cut off in the middle of a transaction does to the others. */
function describeHeldRows(server: TestDatabase): void {
  const ends: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  const ids = Array.from({ length: 80 }, (_, index) => `m${index}`);

  async function withMatches(): Promise<{ readonly url: string; readonly storage: Storage }> {
    const url = await server.prepared();
    const storage = await openPostgres({ url });
    ends.push(() => storage.close());
    for (const id of ids) await storage.matches.create(setupOf(id), snapshotAt(0));
    return { url, storage };
  }

  /** As a node that has gone holds it; the answered function lets it go. */
  async function held(url: string, ...held: readonly string[]): Promise<() => Promise<unknown>> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    ends.push(() => client.end());
    await client.query('BEGIN');
    await client.query('SELECT FROM matches WHERE id = ANY ($1) FOR UPDATE', [held]);
    return () => client.query('ROLLBACK');
  }

  const moved = ({ matches }: Storage, id: string) => matches.append(id, actionEntry(1), snapshotAt(1));

  describe('a match that another holds', () => {
    test('keeps no other waiting, is refused clearly, and goes on when it is let go', async () => {
      const { url, storage } = await withMatches();
      const letGo = await held(url, 'm3', 'm4', 'm5', 'm6');
      const isHeld = (id: string): boolean => ['m3', 'm4', 'm5', 'm6'].includes(id);
      const reasons: unknown[] = [];
      const refused = ids.filter(isHeld).map((id) => moved(storage, id).catch((reason: unknown) => reasons.push(reason)));
      await Promise.all(ids.filter((id) => !isHeld(id)).map((id) => moved(storage, id)));
      // Who had waited for one of them would be done only after it was refused.
      expect(reasons).toEqual([]);
      await Promise.all(refused);
      expect(reasons).toHaveLength(4);
      for (const reason of reasons) {
        expect(reason).toBeInstanceOf(StorageBusy);
        expect(problemOf(reason)).toMatchObject({ code: 'busy' });
      }
      const again = moved(storage, 'm3');
      await letGo();
      await again;
      expect((await storage.matches.load('m3'))?.entries).toHaveLength(1);
      expect((await storage.matches.load('m4'))?.entries).toHaveLength(0);
    });

    test('refuses also who comes to its seats, before the line would be given up', async () => {
      const { url, storage } = await withMatches();
      await held(url, 'm3');
      const sitting = storage.matches.append('m3', { kind: 'seat', seat: 0, occupant: { kind: 'open' }, at: 1 }, snapshotAt(1));
      await expect(sitting).rejects.toBeInstanceOf(StorageBusy);
    });

    test('takes no entry of a clock whose time has passed while it waited', async () => {
      const { url, storage } = await withMatches();
      const letGo = await held(url, 'm3');
      const { at } = await storage.house.beat(60_000);
      const clocks = { at, seats: [{ turnMs: 60_000, bankMs: 0, bankBeforeMs: 0, runs: true }] };
      const sitting = storage.matches.append('m3', { kind: 'seat', seat: 0, occupant: { kind: 'open' }, at }, { ...snapshotAt(1), clocks });
      const refused = expect(sitting).rejects.toSatisfy(isLateOrHeld);
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      ends.push(() => client.end());
      await client.query('SELECT pg_sleep_until(to_timestamp($1))', [at / 1000 + 1.2]);
      await letGo();
      await refused;
      expect((await storage.matches.load('m3'))?.entries).toHaveLength(0);
    });

    test('is let go of by the database when its holder says nothing for seconds', async () => {
      const { url, storage } = await withMatches();
      const access = new Access(url);
      ends.push(() => access.close());
      let isThere = (): void => {};
      let comeBack = (): void => {};
      const there = new Promise<void>((resolve) => {
        isThere = resolve;
      });
      const paused = new Promise<void>((resolve) => {
        comeBack = resolve;
      });
      const lateAnswer = access
        .writeTogether(async (transaction) => {
          await sql`SELECT FROM matches WHERE id = 'm3' FOR UPDATE`.execute(transaction);
          isThere();
          await paused;
          await sql`SELECT 1`.execute(transaction);
        })
        .catch((reason: unknown) => reason);
      await there;
      await vi.waitFor(() => moved(storage, 'm3'), 15_000);
      comeBack();
      expect(await lateAnswer).toBeInstanceOf(StorageDown);
    });
  });

  test('why an append was refused is told by the statement that refused it: nothing is read after what was kept', async () => {
    const { url, storage } = await withMatches();
    const access = new Access(url);
    ends.push(() => access.close());
    expect(await storage.leases.of('m1')?.claim()).toBe(true);
    const fence = storage.leases.of('m1')?.fence;
    const append = (matchId: string, version: number, fence?: number) => ({
      matchId,
      entry: actionEntry(version),
      snapshot: snapshotAt(version),
      fence,
    });
    const asked = [append('m0', 1), append('m1', 1, fence), append('m2', 1, fence), append('m3', 5), append('nowhere', 1)];
    const refusals = await appendAll(access.database.withPlugin(askedOnce()), asked, 'pass over');
    expect(refusals.map((refusal) => refusal?.constructor)).toEqual([undefined, undefined, LeaseLost, VersionConflict, VersionConflict]);
    for (const id of ['m0', 'm1']) expect((await storage.matches.load(id))?.entries).toHaveLength(1);
  });
}

/** On a slow machine it may be given up before it is let go. */
function isLateOrHeld(reason: unknown): boolean {
  return reason instanceof UntimelyEntry || reason instanceof StorageBusy;
}

/** A database that fails at the second question. */
function askedOnce(): KyselyPlugin {
  let asked = 0;
  return {
    transformQuery({ node }) {
      asked += 1;
      if (asked > 1) throw new Error('asked again');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}
