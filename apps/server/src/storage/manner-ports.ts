import type { Phrase } from '@orrery/engine';

/** `muted`: what the other says is not heard. `blocked`: that, and the two do not meet. */
export const SHUNS = ['muted', 'blocked'] as const;
export type Shunning = (typeof SHUNS)[number];

/** Somebody wants no more of somebody else, who is not told. */
export interface Shun {
  readonly id: string;
  readonly person: string;
  readonly other: string;
  readonly how: Shunning;
  readonly at: number;
}

/** With how the other is called now. */
export type NamedShun = Shun & { readonly name: string; readonly isGuest?: true };

/** A line of chat as it was when it was reported. */
export interface ReportedLine {
  readonly number: number;
  /** Empty for a bot, for the house, and for who is gone. */
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly phrase?: Phrase;
  readonly at: number;
}

export interface Report {
  readonly id: string;
  readonly at: number;
  /** Who reported, as they were called then; empty once they are gone. Never shown to who was reported. */
  readonly reporter: string;
  readonly reporterName: string;
  readonly reported: string;
  readonly reportedName: string;
  readonly table: string;
  readonly why: string;
  /** What was said around it, oldest first. */
  readonly lines: readonly ReportedLine[];
  /** Somebody has looked after it. */
  readonly settledAt?: number;
}

/** Until then they can look and leave, and do nothing else. */
export interface Suspension {
  readonly person: string;
  readonly until: number;
  readonly why: string;
  readonly at: number;
}

export const ADMIN_ACTS = ['settle', 'rename', 'suspend', 'lift', 'close-table'] as const;
export type AdminActKind = (typeof ADMIN_ACTS)[number];

/** What an admin did, for all admins to see. */
export interface AdminAct {
  readonly id: string;
  readonly at: number;
  /** Empty: at the command line of the server, or by somebody who is gone. */
  readonly admin: string;
  readonly adminName: string;
  readonly what: AdminActKind;
  /** The person, table or report. */
  readonly about: string;
  /** How the person was called. */
  readonly aboutName: string;
  readonly words: string;
}

export interface FoundPerson {
  readonly id: string;
  readonly name: string;
  readonly isGuest?: true;
  readonly since: number;
  readonly suspended?: Pick<Suspension, 'until' | 'why'>;
}

/** How people keep others away from themselves. News: `manners` of both. Whoever goes, goes from here too. */
export interface ShunStore {
  /** In place of what there was between these two. */
  shun(shun: Shun): Promise<void>;
  /** False: there is no such one of this person. */
  unshun(person: string, id: string): Promise<boolean>;
  /** The newest first. */
  shunsOf(person: string): Promise<readonly NamedShun[]>;
  /** Whom this person blocked, and who blocked this person. */
  apartFrom(person: string): Promise<readonly string[]>;
}

/** What the host of a server looks after. */
export interface MannersStore extends ShunStore {
  /** All that was a guest's, and what was about the guest, is the account's: where both have one, what is stricter stays. */
  handOver(guest: string, account: string): Promise<void>;
  report(report: Report): Promise<void>;
  /** How many reports this person made since then. */
  countReports(reporter: string, since: number): Promise<number>;
  /** What this person reported, the newest first, without the chat around it. */
  reportsBy(reporter: string, limit: number): Promise<readonly Omit<Report, 'lines'>[]>;
  /** Those nobody has looked after first, each kind by its time, the newest first. */
  reports(limit: number): Promise<readonly Report[]>;
  /** With the act of who did it. False: it was done already, or there is no such report. */
  settle(id: string, act: AdminAct): Promise<boolean>;
  /** Reports of before this moment that somebody has looked after go, and acts of before it. Says how many, `limit` of each at most. */
  forgetBefore(at: number, limit: number): Promise<number>;
  suspension(person: string): Promise<Suspension | undefined>;
  /** In place of the one there was, with the act of who did it. News: `manners` of the person. */
  suspend(suspension: Suspension, act: AdminAct): Promise<void>;
  /** False: there was none. */
  lift(person: string, act: AdminAct): Promise<boolean>;
  /** Those that last beyond this moment, the newest first. */
  suspensions(now: number, limit: number): Promise<readonly (Suspension & { readonly name: string })[]>;
  note(act: AdminAct): Promise<void>;
  /** The newest first. */
  acts(limit: number): Promise<readonly AdminAct[]>;
  /** Of this id, of exactly this name, or who keeps a name of this key. */
  find(wanted: { readonly name: string; readonly key: string }, limit: number): Promise<readonly FoundPerson[]>;
}
