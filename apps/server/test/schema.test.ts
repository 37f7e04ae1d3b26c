import pg from 'pg';
import { expect, test } from 'vitest';
import { Access } from '../src/storage/postgres/access.ts';
import { migrateAt } from '../src/storage/postgres/open.ts';
import { type Migrating, migrate } from '../src/storage/postgres/schema.ts';
import { STEPS } from '../src/storage/postgres/steps/index.ts';
import { onPostgres } from './support/on-postgres.ts';
import type { TestDatabase } from './support/postgres.ts';

await onPostgres(describeAll);

const BEFORE_CLOCKS = Object.fromEntries(Object.entries(STEPS).filter(([name]) => name < '0007'));
const INDEXES = `SELECT indexname, replace(indexdef, current_schema() || '.', '') AS text, indisvalid FROM pg_indexes
  JOIN pg_class ON relname = indexname AND relnamespace = current_schema()::regnamespace JOIN pg_index ON indexrelid = pg_class.oid
  WHERE schemaname = current_schema() ORDER BY indexname`;

function describeAll(postgres: TestDatabase): void {
  async function migrated(url: string, migrating: Migrating): Promise<void> {
    const access = new Access(url, { isPatient: true });
    await migrate(access.database, migrating).finally(() => access.close());
  }

  async function connected(url: string): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client;
  }

  async function rows(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
    const client = await connected(url);
    const found = await client.query(text);
    await client.end();
    return found.rows;
  }

  test('a database of before comes to the same indexes as a new one', async () => {
    const [old, fresh] = [await postgres.schema(), await postgres.schema()];
    await migrated(old, { steps: BEFORE_CLOCKS });
    await migrateAt(old);
    await migrateAt(fresh);
    expect(await rows(old, INDEXES)).toEqual(await rows(fresh, INDEXES));
  });

  test('what a step did stays done where a later one fails: each lets go of what it has locked before the next', async () => {
    const url = await postgres.schema();
    await migrated(url, { steps: BEFORE_CLOCKS });
    await expect(migrated(url, { steps: { ...STEPS, '9999-wrong': 'SELECT nothing FROM nowhere' } })).rejects.toThrow('nowhere');
    const done = await rows(url, 'SELECT name FROM kysely_migration ORDER BY name');
    expect(done.map(({ name }) => name)).toEqual(Object.keys(STEPS));
  });

  test('an index that was not finished is built anew at the next start', async () => {
    const url = await postgres.schema();
    await migrated(url, { steps: BEFORE_CLOCKS });
    await migrateAt(url);
    const whole = await rows(url, INDEXES);
    await rows(url, `UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'matches_by_deadline'::regclass`);
    await rows(url, 'DROP INDEX chat_by_person');
    await Promise.all([migrateAt(url), migrateAt(url)]);
    expect(await rows(url, INDEXES)).toEqual(whole);
  });

  test('while somebody reads for long what a step changes, others are held up for a moment, and the step comes after that', async () => {
    const url = await postgres.schema();
    await migrated(url, { steps: BEFORE_CLOCKS });
    const [backup, player] = [await connected(url), await connected(url)];
    await backup.query('BEGIN; SELECT count(*) FROM matches');
    // As every node asks for: it would be refused if the step went on waiting before it.
    await player.query('SET lock_timeout = 3000');
    const changed = migrateAt(url);
    await expect.poll(() => isWaitedFor(url)).toBe(true);
    await player.query('UPDATE matches SET seq = seq');
    await backup.query('COMMIT');
    await changed;
    await backup.end();
    await player.end();
  });

  test('a step and a move that wait for each other end nothing: the step gives way and comes again', async () => {
    const url = await postgres.schema();
    await migrated(url, { steps: BEFORE_CLOCKS });
    const player = await connected(url);
    await player.query('BEGIN; UPDATE matches SET seq = seq');
    const changed = migrateAt(url);
    await expect.poll(() => isWaitedFor(url)).toBe(true);
    // A seat taken moves the table with its match. Whoever waited first is thrown out by the database.
    await player.query('UPDATE tables SET version = version; COMMIT');
    await changed;
    await player.end();
  });

  /** Whether somebody has to wait for matches. */
  async function isWaitedFor(url: string): Promise<boolean> {
    return (await rows(url, `SELECT FROM pg_locks WHERE relation = 'matches'::regclass AND NOT granted`)).length > 0;
  }
}
