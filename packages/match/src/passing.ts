import type { PlainGame, Seat } from '@orrery/engine';
import { refusePlaying } from './seats.ts';
import { isOver, type Timeline } from './timeline.ts';
import type { Planned } from './undo.ts';

/** Whether the seat has announced that it passes what it is asked. */
export function isPassing({ passing, decisionIds }: Pick<Timeline, 'passing' | 'decisionIds'>, seat: Seat): boolean {
  return typeof passing[seat] === 'number' && passing[seat] === decisionIds[seat];
}

export interface Passing {
  readonly seat: Seat;
  readonly decision: number;
  readonly at: number;
}

/** A pass that another process will carry out, see `EvenPasses`. */
export function planPassing(module: PlainGame, timeline: Timeline, { seat, decision, at }: Passing): Planned {
  const refusal = refusePlaying(timeline, seat);
  if (refusal !== undefined) return { ok: false, refusal: { code: refusal } };
  if (isOver(module, timeline)) return { ok: false, refusal: { code: 'match-over' } };
  if (timeline.decisionIds[seat] !== decision) return { ok: false, refusal: { code: 'stale-decision' } };
  return { ok: true, entry: isPassing(timeline, seat) ? undefined : { kind: 'passing', seat, decision, at } };
}
