import type { PlainGame, Seat } from '@orrery/engine';
import { leftMs } from './clocks/running.ts';
import type { Entry, Occupant, SeatReason } from './kept.ts';
import { hasChangedTooOften } from './seats.ts';
import { isOver, type Timeline, waitedFor } from './timeline.ts';
import type { MatchRefusal } from './told.ts';
import type { Planned } from './undo.ts';

type Seated = Pick<Timeline, 'state' | 'called' | 'occupants' | 'timed'>;
type PersonThere = Extract<Occupant, { kind: 'person' }>;

export interface StandingIn {
  readonly seat: Seat;
  readonly level: string;
  readonly because: Extract<SeatReason, 'time' | 'asked' | 'claimed'>;
  readonly at: number;
}

/** A bot plays for the person from now on, until they come back. */
export function planStandIn(module: PlainGame, timeline: Timeline, { seat, level, because, at }: StandingIn): Planned {
  const there = timeline.occupants[seat];
  if (there?.kind !== 'person') return refused('not-your-seat');
  if (isOver(module, timeline)) return refused('match-over');
  // They were coming back, and go again before they had a turn: then they have not been back.
  if (there.standIn !== undefined && there.standIn.returns === undefined) return { ok: true, entry: undefined };
  if (because === 'asked' && hasChangedTooOften(timeline, seat)) return refused('too-many-changes');
  return { ok: true, entry: { kind: 'seat', seat, occupant: { ...there, standIn: { level } }, because, at } };
}

/**
 * The person is back. In the turn their time ran out in the bot plays on to its end: else whoever is late would have another turn's time
 * for it, and another. `isDue`: carries out what was asked for before, once that turn is over.
 */
export function planReturn(
  module: PlainGame,
  timeline: Timeline,
  { seat, at, isDue }: { readonly seat: Seat; readonly at: number; readonly isDue?: true },
): Planned {
  const there = timeline.occupants[seat];
  if (there?.kind !== 'person') return refused('not-your-seat');
  if (there.standIn === undefined || isOver(module, timeline)) return { ok: true, entry: undefined };
  if (hasTime(module, timeline, seat)) return { ok: true, entry: returned(there, { seat, at }) };
  if (isDue === true || there.standIn.returns === true) return { ok: true, entry: undefined };
  const occupant: Occupant = { ...there, standIn: { ...there.standIn, returns: true } };
  return { ok: true, entry: { kind: 'seat', seat, occupant, because: 'returned', at } };
}

/** Whether somebody has come back whose seat may be theirs by now. */
export function isReturnDue(module: PlainGame, timeline: Seated, seat: Seat): boolean {
  const there = timeline.occupants[seat];
  if (there?.kind !== 'person' || there.standIn?.returns !== true || waitedFor(module, timeline).length === 0) return false;
  return hasTime(module, timeline, seat);
}

function returned({ standIn: _, ...there }: PersonThere, { seat, at }: { readonly seat: Seat; readonly at: number }): Entry {
  return { kind: 'seat', seat, occupant: there, because: 'returned', at };
}

/** Not waited for, or in a turn of which there is something left. */
function hasTime(module: PlainGame, timeline: Seated, seat: Seat): boolean {
  const clock = timeline.timed?.clocks.seats[seat];
  return clock === undefined || leftMs(clock) > 0 || !waitedFor(module, timeline).includes(seat);
}

function refused(code: Exclude<MatchRefusal['code'], 'illegal'>): Planned {
  return { ok: false, refusal: { code } };
}
