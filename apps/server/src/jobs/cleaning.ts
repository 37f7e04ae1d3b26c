import { isObject, type Json } from '@orrery/engine';
import type { Games } from '../games.ts';
import { reckonEnding } from '../lobby/finished-matches.ts';
import type { Storage } from '../storage/ports.ts';
import type { Task } from './queue.ts';

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
  /** Anybody; longer than their browser keeps who they are. */
  person: 400,
} as const;

/** How much is done at a time: a few hundredths of a second, so that moves do not wait. */
const BATCH = { endings: 20, packed: 20, closedTables: 100, chat: 500, people: 100 } as const;

export interface CleaningSetting {
  readonly games: Games;
  readonly storage: Storage;
  /** Open tables that nobody touches are closed. */
  readonly closeForgotten: (now: number) => Promise<void>;
  readonly now: () => number;
}

/** The daily clean-up and its parts, each of which does a little and comes again while there is more. */
export function cleaningTasks({ games, storage, closeForgotten, now }: CleaningSetting) {
  const { jobs, matches, tables, chat, people } = storage;
  const before = (days: number): number => now() - days * DAY_MILLISECONDS;
  return {
    'clean-up': async () => {
      await closeForgotten(now());
      await jobs.add('reckon-endings', {}, { key: 'reckon-endings' });
      await jobs.add('forget', {}, { key: 'forget' });
      await jobs.add('clean-up', {}, { key: 'clean-up', at: now() + DAY_MILLISECONDS });
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
    forget: async () => {
      const closed = await tables.forgetClosed(before(KEPT_DAYS.closedTable), BATCH.closedTables);
      const lines = await chat.forget(before(KEPT_DAYS.chat), BATCH.chat);
      const idle = { strangersBefore: before(KEPT_DAYS.stranger), everybodyBefore: before(KEPT_DAYS.person) };
      const gone = await people.forget({ ...idle, limit: BATCH.people });
      const hasMore = closed === BATCH.closedTables || lines === BATCH.chat || gone.length === BATCH.people;
      if (hasMore) await jobs.add('forget', {}, { key: 'forget' });
    },
  } satisfies Record<string, Task>;
}

/** The first time some minutes after a start, when those who came back are served; whichever node it is that comes to it. */
const FIRST_MILLISECONDS = 10 * 60_000;

export async function planCleaning({ jobs }: Storage, now: number): Promise<void> {
  await jobs.add('clean-up', {}, { key: 'clean-up', at: now + FIRST_MILLISECONDS, keepsTime: true });
}

function afterIn(payload: Json): string {
  return isObject(payload) && typeof payload.after === 'string' ? payload.after : '';
}
