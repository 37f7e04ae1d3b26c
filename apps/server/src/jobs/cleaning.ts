import { isObject, type Json } from '@orrery/engine';
import { SESSION_DAYS } from '../account/accounts.ts';
import type { Games } from '../games.ts';
import { reckonEnding } from '../lobby/finished-matches.ts';
import { ratingTasks } from '../ratings/rating-tasks.ts';
import type { SessionPlace } from '../storage/account-ports.ts';
import type { LinePlace, PersonPlace, Storage } from '../storage/ports.ts';
import type { Task } from './queue.ts';
import type { JobClock } from './timed-queue.ts';

const DAY_MILLISECONDS = 24 * 3_600_000;

/** What goes when (docs/HOSTING.md, "What is kept"). */
export const KEPT_DAYS = {
  /** Of a finished match, before it is packed. */
  unpacked: 1,
  /** A table that was closed before it began, since its last change. */
  closedTable: 30,
  /** A line of chat, once its match is over. */
  chat: 90,
  /** Somebody who is at no table, since they were last here. */
  stranger: 30,
  /** What was said to whom: every turn is over, or its clock has run out, long before. */
  said: 60,
  /** A report that was looked after, and what admins did. */
  reports: 365,
  /** Who looks for others, whether or not they are here. */
  seek: 30,
  /** An invitation: open tables are closed before. */
  invitation: 30,
  /** A study shared as a link, since somebody last opened it. */
  sharedStudy: 180,
  /** An evening that never began, since its last change. */
  evening: 60,
  /** Anybody; longer than their browser keeps who they are. */
  person: 400,
} as const;

/** How much is looked at or done at a time: a few hundredths of a second, so that moves do not wait. */
const BATCH = {
  openTables: 100,
  endings: 20,
  packed: 20,
  closedTables: 100,
  chat: 500,
  people: 100,
  secrets: 500,
  said: 500,
  reports: 200,
  seeks: 500,
  invitations: 500,
  evenings: 100,
  sharedStudies: 50,
  sessions: 500,
  logs: 50,
} as const;

export interface CleaningSetting {
  readonly games: Games;
  readonly storage: Storage;
  /** Open tables that nobody touches are closed, `limit` at most; says how many. */
  readonly closeForgotten: (now: number, limit: number) => Promise<number>;
  readonly now: () => number;
}

/** The daily clean-up and its parts, each of which does a little and comes again while there is more, where need be from where it was. */
export function cleaningTasks({ games, storage, closeForgotten, now }: CleaningSetting) {
  const { jobs, matches, tables, chat, people, accounts, calls, manners, seeks, friends, evenings, sharedStudies, house } = storage;
  const before = (days: number): number => now() - days * DAY_MILLISECONDS;
  return {
    ...ratingTasks(storage),
    'clean-up': async () => {
      for (const kind of DAILY) await jobs.add(kind, {}, { key: kind });
      await jobs.add('clean-up', {}, { key: 'clean-up', at: now() + DAY_MILLISECONDS });
    },
    'close-tables': async () => {
      const closed = await closeForgotten(now(), BATCH.openTables);
      if (closed === BATCH.openTables) await jobs.add('close-tables', {}, { key: 'close-tables' });
    },
    /** Of matches from before endings were kept; then there is something to pack. */
    'reckon-endings': async (payload) => {
      const ids = await matches.endings.unknown(BATCH.endings, afterIn(payload));
      for (const id of ids) await reckonEnding(games, matches, id);
      const after = ids.at(-1);
      if (after === undefined) await jobs.add('pack-matches', {}, { key: 'pack-matches' });
      else await jobs.add('reckon-endings', { after }, { key: 'reckon-endings' });
    },
    'pack-matches': async () => {
      const packed = await matches.endings.pack(before(KEPT_DAYS.unpacked), BATCH.packed);
      if (packed === BATCH.packed) await jobs.add('pack-matches', {}, { key: 'pack-matches' });
    },
    /** Closed tables. */
    forget: async () => {
      const closed = await tables.forgetClosed(before(KEPT_DAYS.closedTable), BATCH.closedTables);
      if (closed === BATCH.closedTables) await jobs.add('forget', {}, { key: 'forget' });
    },
    'forget-chat': async (payload) => {
      const { next } = await chat.forget({ saidBefore: before(KEPT_DAYS.chat), limit: BATCH.chat, after: lineIn(payload) });
      if (next !== undefined) await jobs.add('forget-chat', { ...next }, { key: 'forget-chat' });
    },
    'forget-people': async (payload) => {
      const idle = { strangersBefore: before(KEPT_DAYS.stranger), everybodyBefore: before(KEPT_DAYS.person) };
      const { next } = await people.forget({ ...idle, limit: BATCH.people, after: personIn(payload) });
      if (next !== undefined) await jobs.add('forget-people', { ...next }, { key: 'forget-people' });
    },
    'forget-sessions': async (payload) => {
      const { next } = await accounts.forgetSessions({
        unusedBefore: before(SESSION_DAYS),
        limit: BATCH.sessions,
        after: sessionIn(payload),
      });
      if (next !== undefined) await jobs.add('forget-sessions', { ...next }, { key: 'forget-sessions' });
    },
    /** Once: of matches from before that was noted with each of them. Whoever deletes themselves must be found in all they left. */
    'note-left-seats': async (payload) => {
      if ((await house.get(LEFT_SEATS_NOTED)) !== undefined) return;
      const after = await accounts.noteLeftSeats(BATCH.logs, afterIn(payload));
      if (after === undefined) await house.keep(LEFT_SEATS_NOTED, 'yes');
      else await jobs.add('note-left-seats', { after }, { key: 'note-left-seats' });
    },
    /** Challenges that nobody answered in time. */
    'forget-secrets': async () => {
      const gone = await accounts.forgetSecrets(now(), BATCH.secrets);
      if (gone === BATCH.secrets) await jobs.add('forget-secrets', {}, { key: 'forget-secrets' });
    },
    'forget-calls': async () => {
      const gone = await calls.forgetBefore(before(KEPT_DAYS.said), BATCH.said);
      if (gone === BATCH.said) await jobs.add('forget-calls', {}, { key: 'forget-calls' });
    },
    'forget-reports': async () => {
      const gone = await manners.forgetBefore(before(KEPT_DAYS.reports), BATCH.reports);
      if (gone >= BATCH.reports) await jobs.add('forget-reports', {}, { key: 'forget-reports' });
    },
    'forget-invitations': async () => {
      const gone = await friends.forgetInvitations(before(KEPT_DAYS.invitation), BATCH.invitations);
      if (gone === BATCH.invitations) await jobs.add('forget-invitations', {}, { key: 'forget-invitations' });
    },
    'forget-evenings': async () => {
      const gone = await evenings.forgetUnplayed(before(KEPT_DAYS.evening), BATCH.evenings);
      if (gone === BATCH.evenings) await jobs.add('forget-evenings', {}, { key: 'forget-evenings' });
    },
    'forget-studies': async () => {
      const gone = await sharedStudies.forgetUnopened(before(KEPT_DAYS.sharedStudy), BATCH.sharedStudies);
      if (gone === BATCH.sharedStudies) await jobs.add('forget-studies', {}, { key: 'forget-studies' });
    },
    'forget-seeks': async () => {
      const gone = await seeks.forgetBefore(before(KEPT_DAYS.seek), BATCH.seeks);
      if (gone === BATCH.seeks) await jobs.add('forget-seeks', {}, { key: 'forget-seeks' });
    },
  } satisfies Record<string, Task>;
}

const LEFT_SEATS_NOTED = 'left-seats-noted';

const DAILY = [
  'close-tables',
  'reckon-endings',
  'forget',
  'forget-chat',
  'forget-people',
  'forget-secrets',
  'forget-sessions',
  'note-left-seats',
  'forget-calls',
  'forget-reports',
  'forget-seeks',
  'forget-invitations',
  'forget-evenings',
  'forget-studies',
  // Where a node died between the end of a match and the note that it is to be reckoned.
  'rate-matches',
] as const;

/** The first time some minutes after a start, when those who came back are served; whichever node it is that comes to it. */
const FIRST_MILLISECONDS = 10 * 60_000;

async function planCleaning({ jobs }: Storage, now: number): Promise<void> {
  await jobs.add('clean-up', {}, { key: 'clean-up', at: now + FIRST_MILLISECONDS, keepsTime: true });
}

/** At every start, and every day after that: one that failed too often and was given up comes again. */
export function planCleaningDaily(storage: Storage, clock: JobClock, failed: (reason: unknown) => void): void {
  planCleaning(storage, clock.now()).catch(failed);
  clock.after(DAY_MILLISECONDS, () => planCleaningDaily(storage, clock, failed));
}

function afterIn(payload: Json): string {
  return isObject(payload) && typeof payload.after === 'string' ? payload.after : '';
}

function lineIn(payload: Json): LinePlace | undefined {
  if (!isObject(payload) || typeof payload.at !== 'number' || typeof payload.number !== 'number') return undefined;
  return { at: payload.at, number: payload.number };
}

function personIn(payload: Json): PersonPlace | undefined {
  if (!isObject(payload) || typeof payload.seenAt !== 'number' || typeof payload.id !== 'string') return undefined;
  return { seenAt: payload.seenAt, id: payload.id };
}

function sessionIn(payload: Json): SessionPlace | undefined {
  if (!isObject(payload) || typeof payload.seenAt !== 'number' || typeof payload.tokenHash !== 'string') return undefined;
  return { seenAt: payload.seenAt, tokenHash: payload.tokenHash };
}
