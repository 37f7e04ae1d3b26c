import type { Phrase, Seat } from '@orrery/engine';
import { type Entry, type MatchSetup, type MatchStore, type Snapshot, VersionConflict } from '@orrery/match';

/** What the lobby shows of a match kept in this browser. */
export interface LocalMatch {
  readonly setup: MatchSetup;
  readonly snapshot: Snapshot;
  readonly changedAt: number;
}

/** What a bot said in a match of this browser. */
export interface Saying {
  readonly seat: Seat;
  readonly name: string;
  readonly phrase: Phrase;
  readonly at: number;
}

export interface LocalStore extends MatchStore {
  /** Everything bots said in this match, in order. */
  sayings(matchId: string): Promise<readonly Saying[]>;
  keepSaying(matchId: string, saying: Saying): Promise<void>;
  /** All matches of this browser, the one played last first. */
  all(): Promise<readonly LocalMatch[]>;
  remove(matchId: string): Promise<void>;
}

let store: Promise<LocalStore> | undefined;

/** The one store of this browser, opened when first needed. */
export function localStore(): Promise<LocalStore> {
  store ??= openLocalStore();
  return store;
}

const MATCHES = 'matches';
const ENTRIES = 'entries';
const SAYINGS = 'sayings';
/** 2: what bots say is kept. */
const VERSION = 2;

/** Matches in IndexedDB: an append-only log with the newest snapshot beside it, both written in one transaction. */
export async function openLocalStore(name = 'orrery', now: () => number = Date.now): Promise<LocalStore> {
  const database = await opened(name);
  database.addEventListener('versionchange', () => database.close());
  return {
    async create(setup, snapshot) {
      await written(database, (matches) => {
        matches.add({ setup, snapshot, changedAt: now() } satisfies LocalMatch, setup.id);
      });
    },
    async append(matchId, entry, snapshot) {
      let problem: Error | undefined;
      await written(database, (matches, entries) => {
        answerOf(matches.get(matchId), (kept: LocalMatch | undefined) => {
          if (kept === undefined) problem = new Error(`there is no match ${matchId}`);
          else if (kept.snapshot.version !== snapshot.version - 1) problem = new VersionConflict(matchId, snapshot.version);
          if (kept === undefined || problem !== undefined) return;
          entries.add(entry, [matchId, snapshot.version]);
          matches.put({ setup: kept.setup, snapshot, changedAt: now() } satisfies LocalMatch, matchId);
        });
      });
      if (problem !== undefined) throw problem;
    },
    load: (matchId) => loaded(database, matchId),
    async all() {
      return [...(await allOf(database))].sort((one, other) => other.changedAt - one.changedAt);
    },
    async remove(matchId) {
      await written(database, (matches, entries) => {
        matches.delete(matchId);
        entries.delete(logOf(matchId));
      });
      await done(database.transaction(SAYINGS, 'readwrite'), (sayings) => sayings.delete(logOf(matchId)));
    },
    async sayings(matchId) {
      let kept: readonly Saying[] = [];
      await done(database.transaction(SAYINGS, 'readonly'), (sayings) =>
        answerOf(sayings.getAll(logOf(matchId)), (found: Saying[]) => {
          kept = found;
        }),
      );
      return kept;
    },
    keepSaying: (matchId, saying) =>
      done(database.transaction(SAYINGS, 'readwrite'), (sayings) =>
        answerOf(sayings.count(logOf(matchId)), (count) => sayings.add(saying, [matchId, count])),
      ),
  };
}

/** Asks the browser not to evict our matches; it may refuse. */
export async function keepStorage(): Promise<boolean> {
  return (await navigator.storage?.persist?.()) ?? false;
}

function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, VERSION);
    request.addEventListener('upgradeneeded', () => {
      for (const store of [MATCHES, ENTRIES, SAYINGS]) {
        if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store);
      }
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

/** Resolves when the transaction would survive a crash. */
function written(database: IDBDatabase, write: (matches: IDBObjectStore, entries: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction([MATCHES, ENTRIES], 'readwrite', { durability: 'strict' });
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the browser gave up writing')));
    write(transaction.objectStore(MATCHES), transaction.objectStore(ENTRIES));
  });
}

/** One store, once its transaction is through. */
function done(transaction: IDBTransaction, work: (store: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the browser gave up')));
    work(transaction.objectStore(transaction.objectStoreNames[0]));
  });
}

function answerOf<Value>(request: IDBRequest<Value>, then: (value: Value) => void): void {
  request.addEventListener('success', () => then(request.result));
}

function logOf(matchId: string): IDBKeyRange {
  return IDBKeyRange.bound([matchId, 0], [matchId, Number.MAX_SAFE_INTEGER]);
}

interface Loaded {
  readonly setup: MatchSetup;
  readonly entries: readonly Entry[];
  readonly snapshot: Snapshot;
}

function loaded(database: IDBDatabase, matchId: string): Promise<Loaded | undefined> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction([MATCHES, ENTRIES], 'readonly');
    const match: IDBRequest<LocalMatch | undefined> = transaction.objectStore(MATCHES).get(matchId);
    const entries: IDBRequest<Entry[]> = transaction.objectStore(ENTRIES).getAll(logOf(matchId));
    transaction.addEventListener('complete', () => {
      const kept = match.result;
      resolve(kept === undefined ? undefined : { setup: kept.setup, entries: entries.result, snapshot: kept.snapshot });
    });
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
}

function allOf(database: IDBDatabase): Promise<readonly LocalMatch[]> {
  return new Promise((resolve, reject) => {
    const request: IDBRequest<LocalMatch[]> = database.transaction(MATCHES, 'readonly').objectStore(MATCHES).getAll();
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
