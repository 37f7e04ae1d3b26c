import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database, Relations } from './relations.ts';
import type { LateIndex } from './steps/apart.ts';

/** Of the servers that start at once one builds; by any number that is nobody else's. */
const LOCK = 72_114_005;
const PAUSE_MILLISECONDS = 500;

/**
 * Builds what is missing, one by one and beside whatever is written meanwhile. One that was not finished, because its server or the
 * database went away, is in the way of the next try and goes first.
 */
export async function buildLateIndexes(database: Database, indexes: readonly LateIndex[], signal?: AbortSignal): Promise<void> {
  if ((await missing(database, indexes)).length === 0) return;
  await database.connection().execute(async (line) => {
    // Who waited for the lock within a statement would be waited for by the index.
    while (!(await isGiven(line))) await setTimeout(PAUSE_MILLISECONDS, undefined, { signal });
    try {
      for (const { name, on } of await missing(line, indexes)) {
        await sql.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`).execute(line);
        await sql.raw(`CREATE INDEX CONCURRENTLY ${name} ${on}`).execute(line);
      }
    } finally {
      await sql`SELECT pg_advisory_unlock(${sql.lit(LOCK)})`.execute(line);
    }
  });
}

async function isGiven(line: Kysely<Relations>): Promise<boolean> {
  const { rows } = await sql<{ given: boolean }>`SELECT pg_try_advisory_lock(${sql.lit(LOCK)}) AS given`.execute(line);
  return rows[0]?.given === true;
}

async function missing(database: Kysely<Relations>, indexes: readonly LateIndex[]): Promise<readonly LateIndex[]> {
  const { rows } = await sql<{ name: string }>`SELECT relname AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
    JOIN pg_namespace ON pg_namespace.oid = relnamespace WHERE nspname = current_schema() AND indisvalid`.execute(database);
  const there = new Set(rows.map(({ name }) => name));
  return indexes.filter(({ name }) => !there.has(name));
}
