import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres } from '../../src/storage/postgres/open.ts';
import { embeddedServer } from './embedded-postgres.ts';

/** A PostgreSQL for tests. */
export interface TestDatabase {
  /** The address of an empty schema of its own; all of them go with the server or with `stop`. */
  schema(): Promise<string>;
  /** The same with all relations made: where it can be copied, in a third of the time that making them takes. */
  prepared(): Promise<string>;
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
  if (given !== undefined) return await schemasIn(given);
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
  const url = `postgres://orrery:orrery@127.0.0.1:${port}/postgres`;
  const schemas = await schemasIn(url);
  return {
    ...schemas,
    prepared: copiesIn(url, schemas.query),
    async stop() {
      await schemas.end();
      await server.stop();
      await remove();
    },
  };
}

/** Databases made after one that was opened once. */
function copiesIn(url: string, query: (text: string) => Promise<void>): () => Promise<string> {
  let count = 0;
  let pattern: Promise<void> | undefined;
  const addressOf = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const makePattern = async () => {
    await query('CREATE DATABASE pattern');
    await (await openPostgres({ url: addressOf('pattern') })).close();
  };
  return async () => {
    pattern ??= makePattern();
    await pattern;
    const name = `copy_${count++}`;
    await query(`CREATE DATABASE ${name} TEMPLATE pattern STRATEGY FILE_COPY`);
    return addressOf(name);
  };
}

async function schemasIn(url: string): Promise<TestDatabase & { end(): Promise<void> }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const made: string[] = [];
  const schema = async () => {
    const name = `orrery_test_${process.pid}_${made.length}`;
    made.push(name);
    await client.query(`CREATE SCHEMA ${name}`);
    const address = new URL(url);
    address.searchParams.set('options', `-c search_path=${name}`);
    return address.href;
  };
  return {
    schema,
    prepared: schema,
    async query(text) {
      await client.query(text);
    },
    end: () => client.end(),
    async stop() {
      for (const name of made) await client.query(`DROP SCHEMA IF EXISTS ${name}, ${name}_jobs CASCADE`);
      await client.end();
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
