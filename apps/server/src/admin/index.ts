import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Storage, UnusableDatabase } from '../storage/ports.ts';
import { openSqlite } from '../storage/sqlite/open.ts';
import { AdminDeeds } from './deeds.ts';

export { RequestProblem } from '../problem.ts';
export type { AdminAct, FoundPerson, Report } from '../storage/manner-ports.ts';
export { UnusableDatabase } from '../storage/ports.ts';
export type { AdminDeeds } from './deeds.ts';

export interface OpenedAdmin {
  readonly storage: Pick<Storage, 'manners' | 'jobs' | 'isShared'>;
  readonly deeds: AdminDeeds;
  close(): Promise<void>;
}

/**
 * The database of a server, for its command line. A PostgreSQL may have servers at work, which hear of everything at once; a file has one
 * user at a time, and a server that has it keeps others out: `UnusableDatabase`.
 */
export async function openAdmin({
  database,
  folder,
}: {
  readonly database: string | undefined;
  readonly folder: string;
}): Promise<OpenedAdmin> {
  const storage = database === undefined ? sqlite(folder) : await postgres(database);
  return { storage, deeds: new AdminDeeds({ storage, now: Date.now }), close: () => storage.close() };
}

function sqlite(folder: string): Storage {
  const file = join(folder, 'orrery.sqlite');
  if (!existsSync(file)) throw new UnusableDatabase(file, 'there is no such file');
  return openSqlite({ folder });
}

/** Only who has a PostgreSQL loads what speaks to it. */
async function postgres(url: string): Promise<Storage> {
  const { openPostgres } = await import('../storage/postgres/open.ts');
  return openPostgres({ url });
}
