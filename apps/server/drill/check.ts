import { isDeepStrictEqual } from 'node:util';
import type { Entry } from '@orrery/match';
import type { Storage } from '../src/storage/ports.ts';
import type { DoneMove } from '../test/support/patient-player.ts';

/** What a backup promises: all that was acknowledged before the one moment, and nothing that was sent after the other. */
export interface Promised {
  readonly from: number;
  readonly to: number;
}

export interface Kept {
  /** Acknowledged before the moment. */
  readonly promised: number;
  /** Acknowledged later, and gone as they must be. */
  readonly after: number;
  readonly problems: readonly string[];
}

/** Whether every acknowledged move is in its place, once, and what came after the moment is not. */
export async function check(storage: Storage, moves: readonly DoneMove[], { from, to }: Promised): Promise<Kept> {
  const problems: string[] = [];
  const logs = new Map<string, readonly Entry[]>();
  for (const match of new Set(moves.map((move) => move.match))) {
    const log = (await storage.matches.load(match))?.entries ?? [];
    logs.set(match, log);
    problems.push(...doubled(match, log, moves));
  }
  let [promised, after] = [0, 0];
  for (const move of moves) {
    const isThere = isMove(logs.get(move.match)?.[move.seq - 1], move);
    const what = `move ${move.seq} of ${move.match}`;
    if (move.heardAt < from) {
      promised += 1;
      if (!isThere) problems.push(`${what} was acknowledged before the moment and is not there`);
    } else if (!isThere) after += 1;
    if (move.sentAt > to && isThere) problems.push(`${what} was sent after the moment and is there`);
  }
  return { promised, after, problems };
}

/** Of what was acknowledged since it goes on. */
export async function missing(storage: Storage, moves: readonly DoneMove[]): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const move of moves) {
    const entries = await storage.matches.entriesSince(move.match, move.seq - 1);
    if (!isMove(entries?.[0], move)) problems.push(`move ${move.seq} of ${move.match} was acknowledged after it went on and is not there`);
  }
  return problems;
}

/** What nobody was told of is at most the one move of each seat that was under way. */
function doubled(match: string, log: readonly Entry[], moves: readonly DoneMove[]): string[] {
  const known = new Map(moves.filter((move) => move.match === match).map((move) => [move.seq, move]));
  const seats = new Set([...known.values()].map(({ seat }) => seat));
  const unknown = new Map<number, number>();
  for (const [index, entry] of log.entries()) {
    if (entry.kind !== 'actions' || entry.automatic === true || !seats.has(entry.seat)) continue;
    const move = known.get(index + 1);
    if (move === undefined || !isMove(entry, move)) unknown.set(entry.seat, (unknown.get(entry.seat) ?? 0) + 1);
  }
  return [...unknown]
    .filter(([, count]) => count > 1)
    .map(([seat, count]) => `${match} has ${count} moves of seat ${seat} that nobody made`);
}

function isMove(entry: Entry | undefined, { seat, action }: DoneMove): boolean {
  return entry?.kind === 'actions' && entry.seat === seat && isDeepStrictEqual(entry.actions, [action]);
}
