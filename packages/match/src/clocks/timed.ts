import type { EventBase, Seat, Told } from '@orrery/engine';
import type { GoingBack } from '../going-back.ts';
import type { Entry, MatchSetup, Occupant } from '../kept.ts';
import { holderOf, type Seats } from '../seats.ts';
import { runningMs } from './rest.ts';
import { firstClocks, leftMs, reckoned } from './running.ts';
import type { ClockSettings } from './settings.ts';
import type { Clocks, Span } from './state.ts';
import { turnChangeOf } from './turns.ts';

/** Clocks, and what the table chose of them. */
export interface Timed {
  readonly settings: ClockSettings;
  readonly clocks: Clocks;
}

/** At the opening of a match; nothing where the table has no clocks. */
export function firstTimed({ clock, occupants, rests, createdAt }: MatchSetup, waitedFor: readonly Seat[]): { readonly timed?: Timed } {
  if (clock === undefined) return {};
  const seats = occupants.map((occupant, seat) => ({ occupant, isWaitedFor: waitedFor.includes(seat), rest: rests?.[seat] ?? undefined }));
  return { timed: { settings: clock, clocks: firstClocks(clock, seats, createdAt) } };
}

export interface Step {
  readonly entry: Entry;
  /** Whom the match waited for before it, and waits for after it. */
  readonly before: readonly Seat[];
  readonly after: readonly Seat[];
  readonly told: readonly Told<EventBase>[];
  /** Before it. */
  readonly timeline: Pick<GoingBack, 'undoRequest'> & Pick<Seats, 'occupants' | 'left'>;
  /** After it. */
  readonly occupants: readonly Occupant[];
}

export function timedAfter({ settings, clocks }: Timed, { entry, before, after, told, timeline, occupants }: Step): Timed {
  const { at, away, heardAt, seat: actor } = entry;
  const { undoRequest } = timeline;
  const isByConsent = entry.kind === 'undo' && undoRequest?.seat === actor && undoRequest.keep === entry.keep;
  const around = { entry, before, after, told, isByConsent, sat: holderOf(timeline, actor) };
  const turns = occupants.map((occupant, seat) => ({
    change: turnChangeOf(seat, around),
    isWaitedFor: after.includes(seat),
    occupant,
    ...(entry.kind === 'rest' && seat === actor ? { rest: entry.rest ?? undefined } : {}),
  }));
  const heard = heardAt === undefined ? {} : { heard: { seat: actor, at: heardAt } };
  return { settings, clocks: reckoned(clocks, { settings, at, ...heard, ...(away === undefined ? {} : { away }), turns }) };
}

/** Whether a turn that its seat has ended would be out of time by now, had it gone on. */
export function ranOut(
  timed: Timed | undefined,
  {
    seat,
    at,
    away = [],
    isWaitedFor,
  }: { readonly seat: Seat; readonly at: number; readonly away?: readonly Span[]; readonly isWaitedFor: boolean },
): boolean {
  const clock = timed?.clocks.seats[seat];
  if (clock === undefined || isWaitedFor) return false;
  return runningMs({ from: clock.stoppedAt ?? at, to: at }, { rest: clock.rest, away }) >= leftMs(clock);
}
