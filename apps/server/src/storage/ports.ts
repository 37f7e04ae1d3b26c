import type { Json, Phrase, Seat } from '@orrery/engine';
import type { ClockSettings, Ending, Entry, Glance, MatchSetup, MatchStore, Occupant, Snapshot, Span } from '@orrery/match';
import type { JobQueue } from '../jobs/queue.ts';
import type { Leases } from '../leases/ports.ts';
import type { News } from '../news/ports.ts';
import type { AccountStore, NewSession } from './account-ports.ts';
import type { AddressStore } from './address-ports.ts';
import type { CallStore } from './call-ports.ts';
import type { EveningStore } from './evening-ports.ts';
import type { FriendStore } from './friend-ports.ts';
import type { MannersStore } from './manner-ports.ts';
import type { RatingStore } from './rating-ports.ts';
import type { SeekStore } from './seek-ports.ts';
import type { SharedStudyStore } from './study-ports.ts';

/**
 * All the server asks of a database. Kept narrow: a second database is a second folder beside `sqlite/`.
 * Acknowledged means durable: a promise of a write resolves when the write would survive a crash.
 */
export interface Storage {
  readonly matches: KeptMatches;
  readonly people: PeopleStore;
  readonly accounts: AccountStore;
  readonly addresses: AddressStore;
  readonly calls: CallStore;
  readonly manners: MannersStore;
  readonly tables: TableStore;
  readonly chat: ChatStore;
  readonly house: HouseStore;
  readonly ratings: RatingStore;
  readonly seeks: SeekStore;
  readonly friends: FriendStore;
  readonly evenings: EveningStore;
  readonly sharedStudies: SharedStudyStore;
  readonly news: News;
  readonly leases: Leases;
  /** Other nodes may have it open at the same time. */
  readonly isShared: boolean;
  readonly jobs: JobQueue;
  /**
   * The match of a table and the table with it, as it is once started: both are kept or neither. Rejects with `TableConflict` like
   * `TableStore.save`.
   */
  begin(table: Table, setup: MatchSetup, snapshot: Snapshot): Promise<void>;
  /** Writes a little, and rejects when that would not be kept: a database that only answers is no use to players. */
  ping(): Promise<void>;
  /** Of a database that is reached by connections. */
  readonly connections?: () => Connections;
  /** Finishes what is queued and the jobs that are under way, then closes. */
  close(): Promise<void>;
}

/** How many a server has at this moment, and how many requests wait for one. */
export interface Connections {
  readonly used: number;
  readonly unused: number;
  readonly awaited: number;
}

/** How a commit went, for the metrics. */
export interface Commit {
  readonly writes: number;
  readonly seconds: number;
}

/** Nothing can be written: the disk is full, read-only or gone. It may come back. */
export class StorageDown extends Error {
  constructor(reason: unknown) {
    super(`the storage takes no writes: ${reason instanceof Error ? reason.message : String(reason)}`, { cause: reason });
    this.name = 'StorageDown';
  }
}

/** Somebody else holds for too long what was to be changed. Nothing was changed. */
export class StorageBusy extends Error {
  constructor(reason: unknown) {
    super(`the storage is busy: ${reason instanceof Error ? reason.message : String(reason)}`, { cause: reason });
    this.name = 'StorageBusy';
  }
}

/** The database cannot be used; the message is one line for the person who runs the server. */
export class UnusableDatabase extends Error {
  constructor(which: string, reason: unknown) {
    // A name with several addresses fails with one reason for each.
    const first: unknown = reason instanceof AggregateError ? reason.errors[0] : reason;
    const problem = first instanceof Error ? first.message || first.name : String(first);
    super(`cannot use the database ${which}: ${problem.replaceAll(/\s+/g, ' ')}`);
    this.name = 'UnusableDatabase';
  }
}

/** It is not there now, and may come. */
export class AbsentDatabase extends UnusableDatabase {}

/** What `orrery migrate` has begun must be finished before anybody plays there. */
export const HALF_MOVED = 'a move into it was begun and not finished: run `orrery migrate` again';

/** Somebody else has changed the table meanwhile. */
export class TableConflict extends Error {
  constructor(tableId: string, version: number) {
    super(`table ${tableId} has moved on from version ${version}`);
    this.name = 'TableConflict';
  }
}

/**
 * Matches, with what lists need of them. Who sits where is decided by a match once it runs: an entry of kind `seat` moves its table along
 * in the same transaction (`occupants`, `changedAt`, one `version` more).
 */
export interface KeptMatches extends MatchStore {
  entriesSince(matchId: string, version: number): Promise<readonly Entry[] | undefined>;
  /** What lists show of these matches, read without their logs. Those there are not are left out. */
  glances(matchIds: readonly string[]): Promise<readonly KeptGlance[]>;
  /** A glance that had to be reckoned from the log; dropped where the match has gone on from this version. */
  keepGlance(matchId: string, version: number, glance: Glance): Promise<void>;
  /** Unfinished matches that go on by themselves, and those of which that is not known, in the order of their ids. */
  toWake(limit: number, after?: string): Promise<readonly string[]>;
  /** Unfinished matches of which a clock runs out before this moment, as their last entry left it, the first first. */
  dueBefore(at: number, limit: number): Promise<readonly DueMatch[]>;
  readonly endings: EndingStore;
}

export interface DueMatch {
  readonly id: string;
  readonly deadlineAt: number;
}

/** How matches ended. Kept with the entry that ended a match; those of matches from before that was done are reckoned later. */
export interface EndingStore {
  /** Those that run, and those of which it is not known, are left out. */
  of(matchIds: readonly string[]): Promise<readonly KeptEnding[]>;
  /** Those in which this person had a seat at the end, or gave one up for good; the one that ended last first. */
  ofPerson(personId: string, limit: number): Promise<readonly EndedMatch[]>;
  /** The last ones of this game. */
  ofGame(game: string, limit: number): Promise<readonly EndedMatch[]>;
  /** One that had to be reckoned from the log. Where there is one already, that one stays. */
  keep(matchId: string, ending: Ending): Promise<void>;
  /** Finished matches whose ending is not known, by their ids; `after`: those that follow this one. */
  unknown(limit: number, after?: string): Promise<readonly string[]>;
  /**
   * Matches that ended before this moment are kept from now on in less room: nothing that is read of them changes. Says how many it
   * packed, `limit` at most; those whose ending is not known are left as they are.
   */
  pack(endedBefore: number, limit: number): Promise<number>;
}

export interface KeptEnding {
  readonly id: string;
  readonly ending: Ending;
}

export interface EndedMatch extends KeptEnding {
  readonly game: string;
}

export interface KeptGlance {
  readonly id: string;
  /** Of the match. */
  readonly version: number;
  /** Undefined: it cannot be read. */
  readonly game: string | undefined;
  /** Undefined for matches from before glances were kept. */
  readonly glance: Glance | undefined;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Has no account: a browser that lost its token could not show who it was. */
  readonly isGuest?: true;
}

export interface PeopleStore {
  /** A guest. */
  add(person: Pick<Person, 'id' | 'name'>, session: NewSession): Promise<void>;
  /** Sessions of accounts that nobody has used since `unusedBefore` are nobody's. */
  byTokenHash(tokenHash: string, unusedBefore?: number): Promise<Person | undefined>;
  /** A guest; an account changes its name by `AccountStore.keepName`. False: there is no such guest, perhaps as it has an account by now. */
  rename(personId: string, name: string): Promise<boolean>;
  /** They were here at this moment, by this session. False: it has ended. */
  seen(tokenHash: string, at: number): Promise<boolean>;
  /** They have the house open at this moment. */
  here(personIds: readonly string[], at: number): Promise<void>;
  /** When these people last had it open; who never had is left out. */
  lastHere(personIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** What was kept of when they rest, as the text it was. */
  rests(personIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  keepRest(personId: string, rest: string): Promise<void>;
  /**
   * Forgets people: guests who were at no table and have not been here since `strangersBefore`, and who has not been here since
   * `everybodyBefore` and sits in no match that runs. Looks at the next `limit` of those who stay away.
   */
  forget(idle: IdlePeople): Promise<ForgottenPeople>;
}

export interface IdlePeople {
  readonly strangersBefore: number;
  readonly everybodyBefore: number;
  readonly limit: number;
  /** Left out: begins with who stayed away longest. */
  readonly after?: PersonPlace;
}

/** Where somebody stands in the order of when people were last here. */
export interface PersonPlace {
  readonly seenAt: number;
  readonly id: string;
}

export interface ForgottenPeople {
  readonly gone: readonly string[];
  /** Who was looked at last; undefined: everybody was. */
  readonly next: PersonPlace | undefined;
}

/** What is one for all nodes: keys of the house, and what was done once. */
export interface HouseStore {
  get(name: string): Promise<string | undefined>;
  /** Whoever is first decides; answers what is kept. */
  keep(name: string, value: string): Promise<string>;
  /**
   * The house is there at this moment. If that was last said longer ago than `mostMilliseconds`, it was away since then: that is kept. While
   * no clock runs anywhere nothing is kept, and whether it was away is not known.
   */
  beat(mostMilliseconds: number): Promise<Beat>;
  /** When it was away, for what ended after this moment, in its order. */
  awayAfter(at: number): Promise<readonly Span[]>;
}

export interface Beat {
  /** Milliseconds since 1970, by the clock of the storage. */
  readonly at: number;
  /** When the house was last back from being away; 0: never. */
  readonly backAt: number;
}

/** `closed`: given up before it began. Whether a started match is over, the match itself knows. */
export type TableStage = 'open' | 'started' | 'closed';

/** Where people gather before a match; the match of a started table has the same id. */
export interface Table {
  readonly id: string;
  readonly game: string;
  /** The person who made it and may change it. */
  readonly host: string;
  readonly isPublic: boolean;
  /** As of `MatchSetup`. */
  readonly asksIdle: boolean;
  /** As of `MatchSetup`. */
  readonly isRated?: true;
  readonly clock?: ClockSettings;
  /** The match whose people it was opened for, to play again. */
  readonly follows?: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly occupants: readonly Occupant[];
  readonly stage: TableStage;
  readonly createdAt: number;
  readonly changedAt: number;
  /** Grows by one with every save. */
  readonly version: number;
}

/** Where a match stands in the order of those that are over. */
export interface FinishedPlace {
  readonly endedAt: number;
  readonly id: string;
}

export interface FinishedTable {
  readonly table: Table;
  readonly endedAt: number;
}

export interface TableStore {
  add(table: Table): Promise<void>;
  /** Rejects with `TableConflict` unless the stored one has the version before this. Who sits at a table is kept with it. */
  save(table: Table): Promise<void>;
  load(tableId: string): Promise<Table | undefined>;
  /** Tables this person made that have not started, for the limit. */
  countOpen(host: string): Promise<number>;
  /** Matches of tables that these people made since then that are still running, and the bots in them. */
  countRunning(hosts: readonly string[], since: number): Promise<{ readonly matches: number; readonly bots: number }>;
  /** Tables this person made since then, whatever became of them, and the bytes of their options. */
  made(host: string, since: number): Promise<{ readonly tables: number; readonly optionBytes: number }>;
  /** Tables where this person is the host or has a seat, newest first. */
  listOf(personId: string, limit: number): Promise<readonly Table[]>;
  /** Of those, the ones that are open or whose match is not over. */
  listUnfinished(personId: string, limit: number): Promise<readonly Table[]>;
  /**
   * Matches that are over where this person is the host, has a seat or gave one up for good, the one that ended last first; `before`: what
   * follows it in this order.
   */
  listFinished(personId: string, limit: number, before?: FinishedPlace): Promise<readonly FinishedTable[]>;
  /** Open tables anybody may find, newest first, and of one person no more than `each`. */
  listPublic(limit: number, each: number): Promise<readonly Table[]>;
  /** Open tables that nobody has changed since this moment are closed, their options forgotten; says which, `limit` at most. */
  closeOlderThan(at: number, limit: number): Promise<readonly string[]>;
  /** Tables that were closed before they began and have not changed since this moment go, with what was said there; says how many. */
  forgetClosed(changedBefore: number, limit: number): Promise<number>;
}

export interface ChatLine {
  /** Grows; the order of what was said at one table. */
  readonly number: number;
  /** Empty for a bot. */
  readonly person: string;
  /** Where the bot sat that said it. */
  readonly botSeat?: Seat;
  readonly name: string;
  readonly isGuest?: true;
  /** Empty for a phrase. */
  readonly text: string;
  readonly phrase?: Phrase;
  readonly at: number;
}

export interface ChatStore {
  add(tableId: string, line: Omit<ChatLine, 'number'>): Promise<ChatLine>;
  /** The last lines, oldest first. */
  recent(tableId: string, limit: number): Promise<readonly ChatLine[]>;
  line(tableId: string, number: number): Promise<ChatLine | undefined>;
  /** Lines of this person since then, and the bytes of their text. */
  said(person: string, since: number): Promise<{ readonly lines: number; readonly textBytes: number }>;
  /** What this person said last, the newest first. */
  linesOf(person: string, limit: number): Promise<readonly (ChatLine & { readonly table: string })[]>;
  /** What was said before this moment goes, unless its match is still running. Looks at the next `limit` lines. */
  forget(old: { readonly saidBefore: number; readonly limit: number; readonly after?: LinePlace }): Promise<ForgottenLines>;
}

/** Where a line stands in the order of when things were said. */
export interface LinePlace {
  readonly at: number;
  readonly number: number;
}

export interface ForgottenLines {
  readonly gone: number;
  /** The line that was looked at last; undefined: all were. */
  readonly next: LinePlace | undefined;
}
