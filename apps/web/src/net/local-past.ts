import type { MatchRecord } from '@orrery/engine';
import { isClosed, openMatch } from '@orrery/match';
import { createLocalMatch, moduleOf } from './local.ts';
import { localStore } from './local-store.ts';
import { NoRecord } from './no-record.ts';

/** The record of a finished match of this browser; undefined when it is not here or still running. Throws `NoRecord`. */
export async function localRecord(id: string): Promise<MatchRecord | undefined> {
  const kept = await (await localStore()).load(id);
  if (kept === undefined) return undefined;
  const match = await openMatch({ module: await moduleOf(kept.setup), id, store: await localStore(), now: Date.now });
  if (match === undefined) return undefined;
  const record = match.record();
  if (!isClosed(match)) match.close();
  if (record === undefined && kept.snapshot.finished) throw new NoRecord(isClosed(match) ? match.closed : 'no-record');
  return record;
}

/** The same game with the same people and options, and new dice. */
export async function localRematch(id: string): Promise<string | undefined> {
  const kept = await (await localStore()).load(id);
  if (kept === undefined) return undefined;
  const { game, options, occupants, asksIdle = false } = kept.setup;
  return createLocalMatch({ game, options, occupants, asksIdle });
}
