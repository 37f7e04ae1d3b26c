import { type Migration, Migrator, sql } from 'kysely';
import type { Database } from './relations.ts';
import { STEPS } from './steps/index.ts';

/** Brings the schema up to date, or throws where a newer version has been at it. Two servers that start at once wait for each other. */
export async function migrate(database: Database): Promise<void> {
  const { rows } = await sql<{ schema: string }>`SELECT current_schema() AS schema`.execute(database);
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => Object.fromEntries(Object.entries(STEPS).map(([name, up]) => [name, migration(up)])) },
    // Else it would take another schema's list of what was done for its own.
    migrationTableSchema: rows[0]?.schema,
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const message = error instanceof Error ? error.message : String(error);
  throw /previously executed migration .* is missing/.test(message) ? new Error(`it was written by a newer Orrery (${message})`) : error;
}

function migration(up: string): Migration {
  return { up: async (database) => void (await sql.raw(up).execute(database)) };
}
