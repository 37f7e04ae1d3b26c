import { mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type JobClock, REAL_CLOCK, TimedQueue } from '../../jobs/timed-queue.ts';
import { type Commit, HALF_MOVED, type Storage, UnusableDatabase } from '../ports.ts';
import { withNews } from '../with-news.ts';
import { accountRows } from './account-rows.ts';
import { sqliteAccountStore } from './account-store.ts';
import { addressRows } from './address-rows.ts';
import { sqliteAddressStore } from './address-store.ts';
import { sqliteCallStore } from './call-store.ts';
import { sqliteChatStore } from './chat-store.ts';
import { chosenDriver } from './driver/choose.ts';
import type { Database, OpenDatabase } from './driver/port.ts';
import { sqliteEveningStore } from './evening-store.ts';
import { sqliteFriendStore } from './friend-store.ts';
import { GroupCommit } from './group-commit.ts';
import { sqliteHouseStore } from './house-store.ts';
import { sqliteJobRows } from './job-rows.ts';
import { sqliteMannersStore } from './manners-store.ts';
import { sqliteMatchStore } from './match-store.ts';
import { sqlitePeopleStore } from './people-store.ts';
import { sqliteRatingStore } from './rating-store.ts';
import { migrate } from './schema.ts';
import { sqliteSeekStore } from './seek-store.ts';
import { sqliteSharedStudyStore } from './shared-study-store.ts';
import { tableRows } from './table-rows.ts';
import { sqliteTableStore } from './table-store.ts';

/** A whole check reads the whole file; past this size it would hold up the start. */
const CHECKED_BYTES = 64 * 1024 * 1024;

/** 32 MB of 4 kB pages; reading that much again after a crash takes a tenth of a second. */
const LOG_PAGES = 8000;

/** Node's own SQLite would take 2 MB, which one commit of a busy server outgrows; then pages are written early and read again. */
const CACHE_KILOBYTES = 16_000;

export interface SqliteSetting {
  readonly folder: string;
  readonly observeCommit?: (commit: Commit) => void;
  /** Another driver than the one that is chosen here. */
  readonly driver?: OpenDatabase;
  readonly clock?: JobClock;
}

export function openSqlite({ folder, observeCommit = () => {}, driver, clock = REAL_CLOCK }: SqliteSetting): Storage {
  const file = join(folder, 'orrery.sqlite');
  const { database, close } = openAlone(file, driver);
  if (isMovingInto(database)) {
    close();
    throw new UnusableDatabase(file, HALF_MOVED);
  }
  const commits = new GroupCommit(database, observeCommit);
  const tables = tableRows(database);
  const rows = accountRows(database);
  const addresses = addressRows(database);
  const matches = sqliteMatchStore({ database, commits, tables, clock });
  const jobs = new TimedQueue(sqliteJobRows(database, commits), clock);
  return withNews({
    matches,
    begin: matches.begin,
    people: sqlitePeopleStore(database, commits, rows),
    accounts: sqliteAccountStore({ database, commits, rows, addresses }),
    addresses: sqliteAddressStore(database, commits, addresses),
    calls: sqliteCallStore(database, commits),
    manners: sqliteMannersStore(database, commits),
    tables: sqliteTableStore(database, commits, tables),
    chat: sqliteChatStore(database, commits),
    house: sqliteHouseStore(database, commits, clock),
    ratings: sqliteRatingStore(database, commits),
    seeks: sqliteSeekStore(database, commits, tables),
    friends: sqliteFriendStore(database, commits),
    evenings: sqliteEveningStore(database, commits),
    sharedStudies: sqliteSharedStudyStore(database, commits),
    jobs,
    async ping() {
      const version = Number(database.pragma('user_version'));
      await commits.write(() => database.pragma(`user_version = ${version}`));
    },
    async close() {
      await jobs.stop();
      commits.flush();
      close();
    },
  });
}

/** The file, brought up to date, with nobody else at work in its folder. */
export function openAlone(file: string, driver?: OpenDatabase): { readonly database: Database; close(): void } {
  const folder = dirname(file);
  let open: OpenDatabase;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    open = driver ?? chosenDriver();
  } catch (reason) {
    throw new UnusableDatabase(file, reason);
  }
  const lock = lockFolder(open, folder, file);
  try {
    const database = openFile(open, file);
    const close = (): void => {
      database.close();
      lock.close();
    };
    return { database, close };
  } catch (reason) {
    lock.close();
    throw new UnusableDatabase(file, reason);
  }
}

/** See `Place.beginMove`. */
function isMovingInto(database: Database): boolean {
  return database.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'moving'`).get() !== undefined;
}

function openFile(open: OpenDatabase, file: string): Database {
  const database = open(file);
  try {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    // Copying the log back into the file holds up a commit: rather seldom and large than often.
    database.pragma(`wal_autocheckpoint = ${LOG_PAGES}`);
    database.pragma(`cache_size = -${CACHE_KILOBYTES}`);
    database.pragma('foreign_keys = ON');
    if (statSync(file).size <= CHECKED_BYTES) {
      const found = database.pragma('quick_check(1)');
      if (found !== 'ok') throw new Error(`it is damaged (${String(found)})`);
    }
    migrate(database, file);
    return database;
  } catch (reason) {
    database.close();
    throw reason;
  }
}

/**
 * Two servers on one folder would both drive the same matches. The operating system drops this lock with the
 * process, however it ends; the database itself stays open to readers such as a backup.
 */
function lockFolder(open: OpenDatabase, folder: string, file: string): Database {
  const lock = open(join(folder, 'server.lock'), { patienceMilliseconds: 200 });
  try {
    lock.pragma('journal_mode = MEMORY');
    lock.pragma('locking_mode = EXCLUSIVE');
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch {
    lock.close();
    throw new UnusableDatabase(file, 'another server is using this folder');
  }
}
