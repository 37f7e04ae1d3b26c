import type { Config } from '../config.ts';
import type { JobClock } from '../jobs/timed-queue.ts';
import { onceThere, type Waiting } from './once-there.ts';
import type { Commit, Storage } from './ports.ts';
import { openSqlite } from './sqlite/open.ts';

export interface Opening {
  readonly observeCommit: (commit: Commit) => void;
  /** How long news took; a storage of one process never calls it. */
  readonly observeNewsLag: (seconds: number) => void;
  readonly waiting: Waiting;
  /** For a storage that has no clock of its own. */
  readonly clock: JobClock;
}

/** The database of the settings: PostgreSQL where one is named, else a file in the data folder. */
export async function openStorage(
  { database, dataFolder }: Pick<Config, 'database' | 'dataFolder'>,
  { observeCommit, observeNewsLag, waiting, clock }: Opening,
): Promise<Storage> {
  if (database === undefined) return openSqlite({ folder: dataFolder, observeCommit, clock });
  // What speaks to PostgreSQL is loaded only where one is named.
  const { openPostgres } = await import('./postgres/open.ts');
  return onceThere(() => openPostgres({ url: database, observeCommit, observeNewsLag, signal: waiting.signal }), waiting);
}
