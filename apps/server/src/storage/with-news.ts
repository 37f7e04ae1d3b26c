import { leasesOfOneProcess } from '../leases/one-process.ts';
import { Emitter } from '../news/emitter.ts';
import type { KeptMatches, PeopleStore, Storage, TableStore } from './ports.ts';

/** A storage of one process tells its news itself, after each commit. */
export function withNews(storage: Omit<Storage, 'news' | 'leases' | 'isShared'>): Storage {
  const news = new Emitter();
  const { tables, chat } = storage;
  /** For changes that do not say what version they led to. */
  const tableChanged = async (id: string): Promise<void> => {
    const table = await tables.load(id);
    if (table !== undefined) news.publish('table', id, table.version);
  };
  return {
    ...storage,
    news,
    leases: leasesOfOneProcess({ toWake: (limit, after) => storage.matches.toWake(limit, after) }),
    isShared: false,
    matches: tellingMatches(storage.matches, news, tableChanged),
    tables: tellingTables(tables, news, tableChanged),
    people: tellingPeople(storage.people, news),
    chat: {
      recent: (tableId, limit) => chat.recent(tableId, limit),
      line: (tableId, number) => chat.line(tableId, number),
      said: (person, since) => chat.said(person, since),
      forget: (old) => chat.forget(old),
      async add(tableId, line) {
        const kept = await chat.add(tableId, line);
        news.publish('chat', tableId, kept.number);
        return kept;
      },
    },
    async begin(table, setup, snapshot) {
      await storage.begin(table, setup, snapshot);
      news.publish('match', setup.id, snapshot.version);
      news.publish('table', table.id, table.version);
    },
  };
}

function tellingMatches(matches: KeptMatches, news: Emitter, tableChanged: (id: string) => Promise<void>): KeptMatches {
  return {
    ...matches,
    async create(setup, snapshot) {
      await matches.create(setup, snapshot);
      news.publish('match', setup.id, snapshot.version);
    },
    async append(matchId, entry, snapshot) {
      await matches.append(matchId, entry, snapshot);
      news.publish('match', matchId, snapshot.version);
      if (entry.kind === 'seat') await tableChanged(matchId);
    },
  };
}

function tellingTables(tables: TableStore, news: Emitter, tableChanged: (id: string) => Promise<void>): TableStore {
  return {
    load: (id) => tables.load(id),
    countOpen: (host) => tables.countOpen(host),
    countRunning: (host, since) => tables.countRunning(host, since),
    made: (host, since) => tables.made(host, since),
    listOf: (person, limit) => tables.listOf(person, limit),
    listFinished: (person, limit, before) => tables.listFinished(person, limit, before),
    listPublic: (limit, each) => tables.listPublic(limit, each),
    forgetClosed: (changedBefore, limit) => tables.forgetClosed(changedBefore, limit),
    async add(table) {
      await tables.add(table);
      news.publish('table', table.id, table.version);
    },
    async save(table) {
      await tables.save(table);
      news.publish('table', table.id, table.version);
    },
    async closeOlderThan(at, limit) {
      const closed = await tables.closeOlderThan(at, limit);
      for (const id of closed) await tableChanged(id);
      return closed;
    },
  };
}

function tellingPeople(people: PeopleStore, news: Emitter): PeopleStore {
  return {
    add: (person, tokenHash, at) => people.add(person, tokenHash, at),
    byTokenHash: (tokenHash) => people.byTokenHash(tokenHash),
    seen: (personId, at) => people.seen(personId, at),
    async forget(idle) {
      const forgotten = await people.forget(idle);
      for (const person of forgotten.gone) news.publish('token', person, 0);
      return forgotten;
    },
    async rename(personId, name) {
      await people.rename(personId, name);
      news.publish('person', personId, 0);
    },
    async replaceToken(personId, tokenHash) {
      await people.replaceToken(personId, tokenHash);
      news.publish('token', personId, 0);
    },
  };
}
