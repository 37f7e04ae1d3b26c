import { BadInput, type Examined, examineRecord, type MatchRecord } from '@orrery/engine';
import { gameEntry } from '../games/registry.ts';
import { ServerProblem } from '../net/http.ts';
import { NoRecord } from '../net/no-record.ts';
import { rulesFor } from '../net/rules.ts';
import { say } from '../store/toasts.svelte.ts';
import { words } from '../store/words.svelte.ts';
import { type Replayed, replayed } from './replay-moments.ts';

/** The record of a match that is over: of this browser, else of the server, which gives none of a match that runs. */
export async function storedRecord(match: string): Promise<MatchRecord> {
  const { localRecord } = await import('../net/local-past.ts');
  const record = await localRecord(match);
  if (record !== undefined) return record;
  const { remoteRecord } = await import('../net/remote.ts');
  return remoteRecord(match);
}

/** Played again, or why today's rules cannot do that. */
export type OpenedRecord =
  | { readonly moments: Replayed }
  | { readonly older: { readonly examined: Examined; readonly record: MatchRecord } };

/** Throws `BadInput` for a record that is not in order. */
export async function openRecord(record: MatchRecord): Promise<OpenedRecord> {
  const entry = gameEntry(record.game);
  if (entry === undefined) throw new BadInput('record.game', 'is not on the shelf');
  const module = await rulesFor(entry, record.start);
  const { rulesVersion } = module;
  if (record.rulesVersion !== rulesVersion) {
    const examined = examineRecord(module, record);
    if (examined.stopped !== undefined) return { older: { examined, record } };
    say(words().replay.olderSame(record.rulesVersion));
  }
  return { moments: replayed(module, { ...record, rulesVersion }) };
}

/** The code of what is wrong with a record, for `errorWords`. */
export function recordProblem(problem: unknown): string {
  if (problem instanceof ServerProblem || problem instanceof NoRecord) return problem.code;
  return problem instanceof BadInput || problem instanceof SyntaxError ? 'bad-record' : 'unknown';
}
