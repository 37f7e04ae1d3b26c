import { join } from 'node:path';
import pg from 'pg';
import { chosenDriver } from '../../src/storage/sqlite/driver/choose.ts';
import type { RawDatabase } from './copies.ts';

/** The server must not have it open. */
export function rawSqlite(folder: string): RawDatabase & { close(): Promise<void> } {
  const database = chosenDriver()(join(folder, 'orrery.sqlite'));
  // What is written here can be written again.
  database.pragma('synchronous = OFF');
  const columns = database.prepare<[string], { name: string }>('SELECT name FROM pragma_table_info(?)');
  return {
    columns: async (relation) => columns.all(relation).map(({ name }) => name),
    run: async (sql) => void database.exec(sql),
    close: async () => void database.close(),
  };
}

export async function rawPostgres(url: string): Promise<RawDatabase & { close(): Promise<void> }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    async columns(relation) {
      const found = await client.query<{ name: string }>(
        'SELECT column_name AS name FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = $1',
        [relation],
      );
      return found.rows.map(({ name }) => name);
    },
    run: async (sql) => void (await client.query(sql)),
    close: () => client.end(),
  };
}
