import { sql } from 'kysely';
import { AbsentDatabase, type Commit, HALF_MOVED, type Storage, UnusableDatabase } from '../ports.ts';
import { Access, isAway } from './access.ts';
import { postgresAccountStore } from './account-store.ts';
import { postgresAddressStore } from './address-store.ts';
import { postgresCallStore } from './call-store.ts';
import { postgresChatStore } from './chat-store.ts';
import { postgresEveningStore } from './evening-store.ts';
import { postgresFriendStore } from './friend-store.ts';
import { postgresHouseStore } from './house-store.ts';
import { PostgresJobQueue } from './job-queue.ts';
import { PostgresLeases } from './leases.ts';
import { postgresMannersStore } from './manners-store.ts';
import { postgresMatchStore } from './match-store.ts';
import { PostgresNews } from './news.ts';
import { postgresPeopleStore } from './people-store.ts';
import { postgresRatingStore } from './rating-store.ts';
import { migrate } from './schema.ts';
import { postgresSeekStore } from './seek-store.ts';
import { postgresSharedStudyStore } from './shared-study-store.ts';
import { postgresTableStore } from './table-store.ts';

export interface PostgresSetting {
  /** `postgres://user:password@host:port/database`. */
  readonly url: string;
  readonly observeCommit?: (commit: Commit) => void;
  readonly observeNewsLag?: (seconds: number) => void;
  /** Ends the wait for other nodes that are making something in the database. */
  readonly signal?: AbortSignal;
}

/** Makes what is missing in the database, so that an empty one will do. Any number of nodes may have it open. */
export async function openPostgres(setting: PostgresSetting): Promise<Storage> {
  const { url, observeCommit = () => {}, observeNewsLag = () => {}, signal } = setting;
  const access = new Access(url, { observe: observeCommit });
  const news = new PostgresNews({ url, observeLag: observeNewsLag });
  const leases = new PostgresLeases(url);
  const jobs = new PostgresJobQueue(url);
  try {
    await migrateAt(url, signal);
    await news.open();
    await leases.open();
    // After it is known that this node is here: a move that is begun at this moment finds it, or is found.
    if (await isMovingInto(access)) throw new Error(HALF_MOVED);
    await jobs.prepare(signal);
  } catch (reason) {
    await jobs.close();
    await leases.close();
    await news.close();
    await access.close();
    throw isAway(reason) ? new AbsentDatabase(withoutSecrets(url), reason) : new UnusableDatabase(withoutSecrets(url), reason);
  }
  const matches = postgresMatchStore(access);
  return {
    matches,
    begin: matches.begin,
    people: postgresPeopleStore(access),
    accounts: postgresAccountStore(access),
    addresses: postgresAddressStore(access),
    calls: postgresCallStore(access),
    manners: postgresMannersStore(access),
    tables: postgresTableStore(access),
    chat: postgresChatStore(access),
    house: postgresHouseStore(access),
    ratings: postgresRatingStore(access),
    seeks: postgresSeekStore(access),
    friends: postgresFriendStore(access),
    evenings: postgresEveningStore(access),
    sharedStudies: postgresSharedStudyStore(access),
    news,
    leases,
    isShared: true,
    jobs,
    async ping() {
      await access.write((database) => database.updateTable('pulse').set({ at: Date.now() }).execute());
    },
    connections: () => access.connections(),
    async close() {
      await jobs.close();
      await leases.close();
      await news.close();
      await access.close();
    },
  };
}

/** A large database may take minutes for a step, and whoever comes meanwhile waits as long, unless they are told to stop. */
export async function migrateAt(url: string, signal?: AbortSignal): Promise<void> {
  const patient = new Access(url, { isPatient: true, signal });
  try {
    await migrate(patient.database, { signal });
  } finally {
    await patient.close();
  }
}

/** See `Place.beginMove`. */
async function isMovingInto({ database }: Access): Promise<boolean> {
  const { rows } = await sql<{ moving: string | null }>`SELECT to_regclass('moving')::text AS moving`.execute(database);
  return typeof rows[0]?.moving === 'string';
}

/** For messages and logs. */
export function withoutSecrets(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}
