import { readOptions } from './options.ts';
import type { MatchRecord } from './record.ts';
import { replay } from './replay.ts';
import type { PlainGame } from './step.ts';

/**
 * What can still be said of a record that other rules made. Its form, its seed against the commitment and the form of its result are in
 * order, or `readRecord` would have refused it; whether every move was right only the rules it was made with could tell.
 */
export interface Examined {
  readonly madeWith: string;
  readonly today: string;
  /** What today's rules find wrong with its options; undefined: nothing. */
  readonly options: string | undefined;
  /** Actions that today's rules allow, from the start on. */
  readonly replayed: number;
  /** Why the replay ends there; undefined: it happens to lead to the same end. */
  readonly stopped: string | undefined;
}

/** Never throws, whatever the record holds. */
export function examineRecord(module: PlainGame, record: MatchRecord): Examined {
  const today = module.rulesVersion;
  let replayed = 0;
  let stopped: string | undefined;
  try {
    for (const { count } of replay(module, { ...record, rulesVersion: today })) replayed = count;
  } catch (problem) {
    stopped = problem instanceof Error ? problem.message : String(problem);
  }
  return { madeWith: record.rulesVersion, today, options: refusedOptions(module, record), replayed, stopped };
}

function refusedOptions(module: PlainGame, { options, seats }: MatchRecord): string | undefined {
  try {
    readOptions(module.options, options, seats.length);
    return undefined;
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem);
  }
}
