import type { Config } from '../config.ts';
import { onceThere, type Waiting } from './once-there.ts';
import type { Commit, Storage } from './ports.ts';
import { openSqlite } from './sqlite/open.ts';

export interface Opening {
  readonly observeCommit: (commit: Commit) => void;
  /** How long news took; of a storage of one process there is nothing to say. */
  readonly observeNewsLag: (seconds: number) => void;
  readonly waiting: Waiting;
}

/** The database of the settings: PostgreSQL where one is named, else a file in the data folder. */
export async function openStorage(
  { database, dataFolder }: Pick<Config, 'database' | 'dataFolder'>,
  { observeCommit, observeNewsLag, waiting }: Opening,
): Promise<Storage> {
  if (database === undefined) return openSqlite({ folder: dataFolder, observeCommit });
  // Only who has a PostgreSQL loads what speaks to it.
  const { openPostgres } = await import('./postgres/open.ts');
  return onceThere(() => openPostgres({ url: database, observeCommit, observeNewsLag }), waiting);
}
