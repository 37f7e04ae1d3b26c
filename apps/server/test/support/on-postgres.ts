import { afterAll, afterEach, test } from 'vitest';
import type { ConfigInput } from '../../src/index.ts';
import { type TestDatabase, testDatabase } from './postgres.ts';
import { type TestServer, testServer } from './server.ts';

/** Tests that want a PostgreSQL. Where none can run, one test says in its title that they were left out. */
export async function onPostgres(tests: (database: TestDatabase) => void): Promise<void> {
  const database = await testDatabase();
  if (typeof database === 'string') {
    console.warn(database);
    test(`left out: ${database}`, () => {});
    return;
  }
  afterAll(() => database.stop());
  tests(database);
}

/** Starts two nodes on one database, a new one unless it is given; they go after each test, what is registered later goes before them. */
export function nodesOn(database: TestDatabase): (given?: Partial<ConfigInput>) => Promise<readonly [TestServer, TestServer]> {
  const nodes: TestServer[] = [];
  afterEach(async () => {
    await Promise.all(nodes.splice(0).map((node) => node.remove()));
  });
  return async (given = {}) => {
    const shared = { ...given, database: given.database ?? (await database.prepared()) };
    const [one, other] = [await testServer(shared), await testServer(shared)];
    nodes.push(one, other);
    return [one, other];
  };
}
