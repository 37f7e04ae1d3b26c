import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { startServer } from '../src/index.ts';
import { openSqlite } from '../src/storage/sqlite/open.ts';
import { ManualClock } from '../src/storage/testing/clock.ts';
import { bundleServer } from './support/bundle.ts';
import { Client } from './support/client.ts';
import { onPostgres } from './support/on-postgres.ts';
import type { TestDatabase } from './support/postgres.ts';
import { ServerProcess } from './support/process.ts';
import { testServer } from './support/server.ts';
import { soon } from './support/soon.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-opening-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a server that cannot be set up leaves nothing open: neither its database nor a timer', async () => {
  const dataFolder = freshFolder();
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  ends.push(() => taken.close());
  const address = taken.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const clock = new ManualClock();
  await expect(startServer({ port, dataFolder, logLevel: 'silent' }, { clock })).rejects.toThrow('EADDRINUSE');
  expect(clock.timers).toBe(0);
  await openSqlite({ folder: dataFolder }).close();

  // Before it can be asked anything, with the database open already.
  const onRoute = (): never => {
    throw new Error('no way there');
  };
  await expect(startServer({ port: 0, dataFolder, logLevel: 'silent' }, { clock, onRoute })).rejects.toThrow('no way there');
  expect(clock.timers).toBe(0);
  await openSqlite({ folder: dataFolder }).close();
});

test('a server that was closed has no timer left', async () => {
  const clock = new ManualClock();
  const server = await testServer({}, undefined, { clock });
  ends.push(() => server.remove());
  const ada = await Client.guest(server.address, 'Ada');
  await ada.connect();
  expect(clock.timers).toBeGreaterThan(0);
  await server.close();
  expect(clock.timers).toBe(0);
});

await onPostgres(describeWaiting);

function describeWaiting(database: TestDatabase): void {
  describe('a node that waits for another', () => {
    /** Of kysely, for as long as a step of the schema takes; and ours, around what the queue of jobs makes. */
    test.each([
      ['changes the schema', 'pg_advisory_lock(3853314791062309107)'],
      ['makes the queue of jobs', `pg_advisory_lock(hashtext(current_schema() || '_jobs'))`],
    ])('which %s ends when it is told to stop', async (_, lock) => {
      const url = await database.schema();
      const other = new pg.Client({ connectionString: url });
      await other.connect();
      ends.push(() => other.end());
      await other.query(`SELECT ${lock}`);
      const { server: file } = await bundleServer();
      const server = new ServerProcess(file, { ORRERY_DATABASE: url, ORRERY_PORT: '0', ORRERY_DATA: freshFolder() });
      ends.push(() => server.end('SIGKILL'));
      server.start().catch(() => undefined);
      const waiting = `SELECT pid FROM pg_stat_activity WHERE application_name = 'orrery' AND wait_event = 'advisory'`;
      await soon(async () => expect((await other.query(waiting)).rows).toHaveLength(1));
      const start = performance.now();
      expect(await server.end('SIGTERM')).toBe(0);
      expect(performance.now() - start).toBeLessThan(10_000);
      expect(server.errors).toBe('');
    });
  });
}
