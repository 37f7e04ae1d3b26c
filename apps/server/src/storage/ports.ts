import type { Json, Phrase, Seat } from '@orrery/engine';
import type { MatchStore, Occupant } from '@orrery/match';

/**
 * All the server asks of a database. Kept narrow: a second database is a second folder beside `sqlite/`.
 * Acknowledged means durable: a promise of a write resolves when the write would survive a crash.
 */
export interface Storage {
  readonly matches: MatchStore;
  readonly people: PeopleStore;
  readonly tables: TableStore;
  readonly chat: ChatStore;
  /** Writes a little, and rejects when that would not be kept: a database that only answers is no use to players. */
  ping(): Promise<void>;
  /** Finishes what is queued, then closes. */
  close(): Promise<void>;
}

/** Nothing can be written: the disk is full, read-only or gone. It may come back. */
export class StorageDown extends Error {
  constructor(reason: unknown) {
    super(`the storage takes no writes: ${reason instanceof Error ? reason.message : String(reason)}`, { cause: reason });
    this.name = 'StorageDown';
  }
}

export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface PeopleStore {
  /** Only the hash of a person's token is ever stored. */
  add(person: Person, tokenHash: string, at: number): Promise<void>;
  byTokenHash(tokenHash: string): Promise<Person | undefined>;
  rename(personId: string, name: string): Promise<void>;
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
  save(table: Table): Promise<void>;
  load(tableId: string): Promise<Table | undefined>;
  /** Tables this person made that have not started, for the limit. */
  countOpen(host: string): Promise<number>;
  /** Matches of tables this person made since then that are still running, and the bots in them. */
  countRunning(host: string, since: number): Promise<{ readonly matches: number; readonly bots: number }>;
  /** Tables where this person is the host or has a seat, newest first. */
  listOf(personId: string, limit: number): Promise<readonly Table[]>;
  /** Matches that are over where this person is the host or has a seat, the one that ended last first; `before`: what follows it in this order. */
  listFinished(personId: string, limit: number, before?: FinishedPlace): Promise<readonly FinishedTable[]>;
  /** Open tables anybody may find, newest first, and of one person no more than `each`. */
  listPublic(limit: number, each: number): Promise<readonly Table[]>;
  /** Open tables that nobody has changed since this moment are closed, their options forgotten; says which. */
  closeOlderThan(at: number): Promise<readonly string[]>;
}

export interface ChatLine {
  /** Grows; the order of what was said at one table. */
  readonly number: number;
  /** Empty for a bot. */
  readonly person: string;
  /** Where the bot sat that said it. */
  readonly botSeat?: Seat;
  readonly name: string;
  /** Empty for a phrase. */
  readonly text: string;
  readonly phrase?: Phrase;
  readonly at: number;
}

export interface ChatStore {
  add(tableId: string, line: Omit<ChatLine, 'number'>): Promise<ChatLine>;
  /** The last lines, oldest first. */
  recent(tableId: string, limit: number): Promise<readonly ChatLine[]>;
}
