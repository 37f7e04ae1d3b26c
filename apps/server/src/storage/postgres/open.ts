import { AbsentDatabase, type Storage, UnusableDatabase } from '../ports.ts';
import { Access, type Commit, isAway } from './access.ts';
import { postgresChatStore } from './chat-store.ts';
import { postgresMatchStore } from './match-store.ts';
import { postgresPeopleStore } from './people-store.ts';
import { migrate } from './schema.ts';
import { ServerLock } from './server-lock.ts';
import { postgresTableStore } from './table-store.ts';

export interface PostgresSetting {
  /** `postgres://user:password@host:port/database`. */
  readonly url: string;
  readonly observeCommit?: (commit: Commit) => void;
}

/** Makes what is missing in the database, so that an empty one will do. */
export async function openPostgres({ url, observeCommit = () => {} }: PostgresSetting): Promise<Storage> {
  const lock = new ServerLock(url);
  const access = new Access(url, { observe: observeCommit });
  try {
    if (!(await lock.take())) throw new Error('another server is using this database');
    await migrateAt(url);
  } catch (reason) {
    await access.close();
    await lock.close();
    throw isAway(reason) ? new AbsentDatabase(withoutSecrets(url), reason) : new UnusableDatabase(withoutSecrets(url), reason);
  }
  const matches = postgresMatchStore(access);
  return {
    matches,
    begin: matches.begin,
    people: postgresPeopleStore(access),
    tables: postgresTableStore(access),
    chat: postgresChatStore(access),
    async ping() {
      await access.write((database) => database.updateTable('pulse').set({ at: Date.now() }).execute());
    },
    connections: () => access.connections(),
    async close() {
      await access.close();
      await lock.close();
    },
  };
}

/** A large database may take minutes for a step. */
async function migrateAt(url: string): Promise<void> {
  const patient = new Access(url, { silenceMilliseconds: 0 });
  try {
    await migrate(patient.database);
  } finally {
    await patient.close();
  }
}

/** For messages and logs. */
function withoutSecrets(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}
