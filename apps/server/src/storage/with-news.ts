import { leasesOfOneProcess } from '../leases/one-process.ts';
import { Emitter } from '../news/emitter.ts';
import type { AccountStore, NewSession, Recast, SessionPlace, UnusedSessions } from './account-ports.ts';
import type { MannersStore } from './manner-ports.ts';
import type { KeptMatches, PeopleStore, Storage, TableStore } from './ports.ts';

/** A storage of one process tells its news itself, after each commit. */
export function withNews(
  storage: Omit<Storage, 'news' | 'leases' | 'isShared' | 'accounts' | 'manners'> & {
    readonly accounts: QuietAccounts;
    readonly manners: QuietManners;
  },
): Storage {
  const news = new Emitter();
  const { tables, chat, seeks, evenings, friends } = storage;
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
    accounts: tellingAccounts(storage.accounts, news, tableChanged),
    manners: tellingManners(storage.manners, news),
    chat: {
      recent: (tableId, limit) => chat.recent(tableId, limit),
      line: (tableId, number) => chat.line(tableId, number),
      said: (person, since) => chat.said(person, since),
      linesOf: (person, limit) => chat.linesOf(person, limit),
      forget: (old) => chat.forget(old),
      async add(tableId, line) {
        const kept = await chat.add(tableId, line);
        news.publish('chat', tableId, kept.number);
        return kept;
      },
    },
    seeks: {
      keep: (seek) => seeks.keep(seek),
      of: (person) => seeks.of(person),
      list: (limit) => seeks.list(limit),
      stop: (person, since) => seeks.stop(person, since),
      forgetBefore: (at, limit) => seeks.forgetBefore(at, limit),
      async seat(table, found) {
        const isSeated = await seeks.seat(table, found);
        if (isSeated) news.publish('table', table.id, table.version);
        return isSeated;
      },
    },
    friends: {
      want: (person, friend, at) => friends.want(person, friend, at),
      part: (person, friend) => friends.part(person, friend),
      of: (person) => friends.of(person),
      areFriends: (person, other) => friends.areFriends(person, other),
      handOver: (from, to) => friends.handOver(from, to),
      invitationsOf: (person, limit) => friends.invitationsOf(person, limit),
      invitedBy: (person, since) => friends.invitedBy(person, since),
      forgetInvitations: (before, limit) => friends.forgetInvitations(before, limit),
      async invite(invitation) {
        const isNew = await friends.invite(invitation);
        if (isNew) news.publish('invited', invitation.person, 0);
        return isNew;
      },
      async uninvite(table, person) {
        const was = await friends.uninvite(table, person);
        if (was) news.publish('invited', person, 0);
        return was;
      },
    },
    evenings: {
      load: (id) => evenings.load(id),
      listPublic: (limit) => evenings.listPublic(limit),
      listOf: (person, limit) => evenings.listOf(person, limit),
      countUnfinished: (organiser, since) => evenings.countUnfinished(organiser, since),
      handOver: (from, to) => evenings.handOver(from, to),
      forgetUnplayed: (changedBefore, limit) => evenings.forgetUnplayed(changedBefore, limit),
      async add(evening) {
        await evenings.add(evening);
        news.publish('evening', evening.id, evening.version);
      },
      async save(evening) {
        await evenings.save(evening);
        news.publish('evening', evening.id, evening.version);
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
    countRunning: (hosts, since) => tables.countRunning(hosts, since),
    made: (host, since) => tables.made(host, since),
    listOf: (person, limit) => tables.listOf(person, limit),
    listUnfinished: (person, limit) => tables.listUnfinished(person, limit),
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
    ...people,
    async forget(idle) {
      const forgotten = await people.forget(idle);
      for (const person of forgotten.gone) news.publish('token', person, 0);
      return forgotten;
    },
    async rename(personId, name) {
      const isRenamed = await people.rename(personId, name);
      if (isRenamed) news.publish('person', personId, 0);
      return isRenamed;
    },
  };
}

/** Of a storage of one process, which says what it changed. */
export interface QuietAccounts extends Omit<AccountStore, 'recast' | 'replaceSession' | 'addSession' | 'forgetSessions'> {
  /** How many others ended; undefined: there is no such person. */
  addSession(personId: string, session: NewSession, most?: number): Promise<number | undefined>;
  /** Whose sessions ended. */
  forgetSessions(unused: UnusedSessions): Promise<{ readonly people: readonly string[]; readonly next: SessionPlace | undefined }>;
  /** Undefined: there was no such session. */
  replaceSession(tokenHash: string, session: NewSession): Promise<string | undefined>;
  readonly recastTables: RecastTables;
}

/** Answers the ids of the tables. */
export type RecastTables = (personId: string, as: Recast, limit: number) => Promise<readonly string[]>;

function tellingAccounts(
  { recastTables, ...accounts }: QuietAccounts,
  news: Emitter,
  tableChanged: (id: string) => Promise<void>,
): AccountStore {
  const told = (topic: 'person' | 'token', person: string): void => news.publish(topic, person, 0);
  return {
    ...accounts,
    async keepName(person, name, key) {
      const isKept = await accounts.keepName(person, name, key);
      if (isKept) told('person', person);
      return isKept;
    },
    async keepNameBy(way, name) {
      const keeping = await accounts.keepNameBy(way, name);
      if (keeping === 'kept') told('person', ('passkey' in way ? way.passkey : way.mail).person);
      return keeping;
    },
    async addSession(person, session, most) {
      const ended = await accounts.addSession(person, session, most);
      if (ended !== undefined && ended > 0) told('token', person);
      return ended !== undefined;
    },
    async forgetSessions(unused) {
      const { people, next } = await accounts.forgetSessions(unused);
      for (const person of new Set(people)) told('token', person);
      return { gone: people.length, next };
    },
    async replaceSession(tokenHash, session) {
      const person = await accounts.replaceSession(tokenHash, session);
      if (person !== undefined) told('token', person);
      return person !== undefined;
    },
    async endSession(person, id) {
      const hasEnded = await accounts.endSession(person, id);
      if (hasEnded) told('token', person);
      return hasEnded;
    },
    async endSessions(person, except) {
      await accounts.endSessions(person, except);
      told('token', person);
    },
    async remove(person) {
      await accounts.remove(person);
      told('token', person);
    },
    async removeGuest(person) {
      const isRemoved = await accounts.removeGuest(person);
      if (isRemoved) told('token', person);
      return isRemoved;
    },
    async recast(person, as, limit) {
      const ids = await recastTables(person, as, limit);
      for (const id of ids) {
        news.publish('recast', id, 0);
        await tableChanged(id);
      }
      return ids.length;
    },
  };
}

/** Of a storage of one process, which says whom it concerned. */
export interface QuietManners extends Omit<MannersStore, 'unshun' | 'handOver'> {
  /** Undefined: there was none. */
  unshun(person: string, id: string): Promise<string | undefined>;
  handOver(guest: string, account: string): Promise<readonly string[]>;
}

function tellingManners(manners: QuietManners, news: Emitter): MannersStore {
  const told = (people: readonly string[]): void => {
    for (const person of new Set(people)) news.publish('manners', person, 0);
  };
  return {
    shunsOf: (person) => manners.shunsOf(person),
    apartFrom: (person) => manners.apartFrom(person),
    report: (report) => manners.report(report),
    countReports: (reporter, since) => manners.countReports(reporter, since),
    reportsBy: (reporter, limit) => manners.reportsBy(reporter, limit),
    reports: (limit) => manners.reports(limit),
    settle: (id, act) => manners.settle(id, act),
    forgetBefore: (at, limit) => manners.forgetBefore(at, limit),
    suspension: (person) => manners.suspension(person),
    suspensions: (now, limit) => manners.suspensions(now, limit),
    note: (act) => manners.note(act),
    acts: (limit) => manners.acts(limit),
    find: (wanted, limit) => manners.find(wanted, limit),
    async shun(shun) {
      await manners.shun(shun);
      told([shun.person, shun.other]);
    },
    async unshun(person, id) {
      const other = await manners.unshun(person, id);
      if (other !== undefined) told([person, other]);
      return other !== undefined;
    },
    async handOver(guest, account) {
      told([account, ...(await manners.handOver(guest, account))]);
    },
    async suspend(suspension, act) {
      await manners.suspend(suspension, act);
      told([suspension.person]);
    },
    async lift(person, act) {
      const isLifted = await manners.lift(person, act);
      if (isLifted) told([person]);
      return isLifted;
    },
  };
}
