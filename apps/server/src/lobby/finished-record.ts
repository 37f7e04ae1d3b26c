import type { MatchRecord } from '@orrery/engine';
import { ClosedProblem, RequestProblem } from '../problem.ts';
import type { LiveMatches } from './live-matches.ts';

/** The record of a match that is over. Throws `RequestProblem` for one that runs, and where there is none. */
export async function finishedRecord(matches: Pick<LiveMatches, 'use'>, match: string): Promise<MatchRecord> {
  const found = await matches
    .use(match, (one) => ({ record: one.record(), isOver: one.isOver }))
    .catch((reason: unknown) => ({ record: recordOfClosed(reason), isOver: true }));
  if (found === undefined) throw new RequestProblem('not-found', 'there is no such match');
  if (found.record !== undefined) return found.record;
  if (found.isOver) throw new RequestProblem('no-record', 'the rules changed during the match');
  throw new RequestProblem('match-running', 'the match is still running');
}

/** What was played to its end has its record even where nobody can go on from there. */
function recordOfClosed(reason: unknown): MatchRecord {
  const record = reason instanceof ClosedProblem ? reason.match.record() : undefined;
  if (record === undefined) throw reason;
  return record;
}
