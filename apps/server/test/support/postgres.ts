import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { embeddedServer } from './embedded-postgres.ts';

/** A PostgreSQL for tests. */
export interface TestDatabase {
  /** The address of an empty schema of its own; all of them go with the server or with `stop`. */
  schema(): Promise<string>;
  query(text: string): Promise<void>;
  stop(): Promise<void>;
}

export interface TestDatabaseSetting {
  /** Waits for the disk, as a database of a server does. Tests need not: nothing of theirs must outlive them, and disks are slow. */
  readonly isDurable: boolean;
}

/** `ORRERY_TEST_DATABASE`, or one of the package `embedded-postgres`. A string: neither can run here, and what is missing. */
export async function testDatabase(setting: TestDatabaseSetting = { isDurable: false }): Promise<TestDatabase | string> {
  const { ORRERY_TEST_DATABASE: given } = process.env;
  if (given !== undefined) return schemasIn(given, async () => {});
  try {
    return await embedded(setting);
  } catch (reason) {
    const problem = String(reason).split('\n')[0];
    return `no PostgreSQL to test with: set ORRERY_TEST_DATABASE, or see why embedded-postgres does not start (${problem})`;
  }
}

async function embedded({ isDurable }: TestDatabaseSetting): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'orrery-postgres-'));
  // Root hands the server to another user, who must get in.
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = await embeddedServer({ folder, port, isDurable });
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await server.initialise();
    await server.start();
  } catch (reason) {
    await remove();
    throw reason ?? new Error('it could not be started');
  }
  return schemasIn(`postgres://orrery:orrery@127.0.0.1:${port}/postgres`, async () => {
    await server.stop();
    await remove();
  });
}

async function schemasIn(url: string, stop: () => Promise<void>): Promise<TestDatabase> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const made: string[] = [];
  return {
    async schema() {
      const name = `orrery_test_${process.pid}_${made.length}`;
      made.push(name);
      await client.query(`CREATE SCHEMA ${name}`);
      const address = new URL(url);
      address.searchParams.set('options', `-c search_path=${name}`);
      return address.href;
    },
    async query(text) {
      await client.query(text);
    },
    async stop() {
      for (const name of made) await client.query(`DROP SCHEMA IF EXISTS ${name}, ${name}_jobs CASCADE`);
      await client.end();
      await stop();
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no free port'))));
    });
  });
}
