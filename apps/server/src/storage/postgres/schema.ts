import { setTimeout } from 'node:timers/promises';
import { type Migration, Migrator, sql } from 'kysely';
import { isHeldUp } from './access.ts';
import { buildLateIndexes } from './late-indexes.ts';
import type { Database } from './relations.ts';
import { takenApart } from './steps/apart.ts';
import { STEPS } from './steps/index.ts';

/** Whoever else wants to write there waits behind a step that waits, and is refused after 3 s. A vacuum in its way the database ends after one. */
const LOCK_MILLISECONDS = 2000;
const AGAIN_MILLISECONDS = 3000;

export interface Migrating {
  readonly signal?: AbortSignal | undefined;
  readonly steps?: Readonly<Record<string, string>>;
}

/**
 * Brings the schema up to date, or throws where a newer version has been at it, while nodes of the version before go on. Each step is a
 * transaction of its own, which holds others up for an instant; where somebody reads for long what it changes, a backup for instance, or it
 * and somebody's move wait for each other, it steps back and tries again. Indexes of what was there already come after it. Two servers that start at once wait for each other.
 */
export async function migrate(database: Database, { signal, steps = STEPS }: Migrating = {}): Promise<void> {
  const { rows } = await sql<{ schema: string; isNew: boolean }>`SELECT current_schema() AS schema,
    to_regclass('kysely_migration') IS NULL AS "isNew"`.execute(database);
  const { schema, isNew = false } = rows[0] ?? {};
  const apart = takenApart(steps);
  const migrations = Object.entries(isNew ? steps : apart.steps).map(([name, up]) => [name, migration(up)] as const);
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => Object.fromEntries(migrations) },
    // Else it would take another schema's list of what was done for its own.
    migrationTableSchema: schema,
  });
  for (let isDone = false; !isDone; ) {
    // In an empty database nobody is held up.
    const { error, results } = isNew ? await migrator.migrateToLatest() : await migrator.migrateUp();
    if (isHeldUp(error)) await setTimeout(AGAIN_MILLISECONDS, undefined, { signal });
    else if (error !== undefined) throw told(error);
    else isDone = isNew || results?.length === 0;
  }
  await buildLateIndexes(database, apart.indexes, signal);
}

function migration(up: string): Migration {
  return {
    async up(database) {
      await sql`SET LOCAL lock_timeout = ${sql.lit(LOCK_MILLISECONDS)}`.execute(database);
      await sql.raw(up).execute(database);
    },
  };
}

function told(error: unknown): unknown {
  const message = error instanceof Error ? error.message : String(error);
  return /previously executed migration .* is missing/.test(message) ? new Error(`it was written by a newer Orrery (${message})`) : error;
}
