import type { Seat, Viewer } from '@orrery/engine';
import type { LogLine, Update } from '@orrery/match';

/** How this viewer can go back now. */
export type UndoReach =
  /** Alone, what came with the last request. */
  | { readonly kind: 'alone'; readonly keep: number }
  /** To before the last thing this viewer did, if the table agrees. */
  | { readonly kind: 'ask'; readonly keep: number }
  /** Others have chosen in secret since: nobody can let this viewer go back across that. */
  | { readonly kind: 'barred' }
  | { readonly kind: 'nothing' };

export function undoReach(update: Update, viewer: Viewer, log: readonly LogLine[]): UndoReach {
  const { undo, actionCount, result } = update;
  if (viewer === 'spectator' || result !== undefined) return { kind: 'nothing' };
  if (undo.free > 0) return { kind: 'alone', keep: actionCount - Math.max(1, undo.last) };
  const own = lastOf(log, viewer);
  if (own === undefined || own.index >= actionCount) return { kind: 'nothing' };
  return own.index < actionCount - (undo.consent ?? actionCount) ? { kind: 'barred' } : { kind: 'ask', keep: own.index };
}

/** Whose actions would be taken back with one's own, and how many of each. */
export function othersTakenBack(log: readonly LogLine[], keep: number, viewer: Viewer): ReadonlyMap<Seat, number> {
  const counts = new Map<Seat, number>();
  for (const { index, seat } of log) {
    if (index >= keep && seat !== viewer) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  }
  return counts;
}

function lastOf(log: readonly LogLine[], seat: Seat): LogLine | undefined {
  return log.findLast((line) => line.seat === seat);
}
