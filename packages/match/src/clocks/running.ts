import type { Seat } from '@orrery/engine';
import type { Occupant } from '../kept.ts';
import { momentAfter, runningMs } from './rest.ts';
import type { ClockSettings } from './settings.ts';
import type { Clocks, Deadline, SeatClock, ShownClock, Span } from './state.ts';

const SECOND_MS = 1000;
const NOT_AWAY: readonly Span[] = [];

/** What happens to the turn of one seat with an entry. */
export type TurnChange =
  /** Nothing: it goes on, or the seat is not waited for. */
  | 'none'
  | 'begins'
  | 'ends'
  /** An undo took it away: it never was, and its time is given back. */
  | 'vanishes'
  /** The seat itself came back to it: it never ended, and its time ran on. */
  | 'ran-on'
  /** The table let the seat go back to it: it goes on with what was left. */
  | 'goes-on';

/** A clock runs for a person who plays, and for a seat where nobody sits: at its end a bot does. */
export function hasClock(occupant: Occupant | undefined): boolean {
  return occupant?.kind === 'open' || (occupant?.kind === 'person' && occupant.standIn === undefined);
}

export function firstClocks(settings: ClockSettings, seats: Omit<SeatTurn, 'change'>[], at: number): Clocks {
  const full = settings.turnSeconds * SECOND_MS;
  const bankMs = settings.bankSeconds * SECOND_MS;
  return {
    at,
    seats: seats.map(({ occupant, isWaitedFor, rest }) => ({
      turnMs: full,
      bankMs,
      bankBeforeMs: bankMs,
      runs: isWaitedFor && hasClock(occupant),
      ...(rest === undefined ? {} : { rest }),
    })),
  };
}

/** One seat after an entry. */
export interface SeatTurn {
  readonly change: TurnChange;
  readonly isWaitedFor: boolean;
  readonly occupant: Occupant | undefined;
  /** Where it is another from now on. */
  readonly rest?: SeatClock['rest'];
}

export interface Reckoning {
  readonly settings: ClockSettings;
  readonly at: number;
  /** When the seat that acts was heard, where its answer could only be kept later. The time between is nobody's. */
  readonly heard?: { readonly seat: Seat; readonly at: number };
  /** When the house was away since the clocks were last reckoned. */
  readonly away?: readonly Span[];
  /** Seat by seat. */
  readonly turns: readonly SeatTurn[];
}

export function reckoned(clocks: Clocks, { settings, at, heard, away = NOT_AWAY, turns }: Reckoning): Clocks {
  return {
    // A clock of a machine that was set back takes nothing from anybody.
    at: Math.max(at, clocks.at),
    seats: clocks.seats.map((clock, seat) => {
      const turn = turns[seat];
      if (turn === undefined) return clock;
      const to = heard?.seat === seat ? Math.max(clocks.at, heard.at) : at;
      const spent = clock.runs ? spend(clock, { from: clocks.at, to }, away) : stopped(clock, turn, away);
      return { ...turned(spent, turn, { settings, at: to, away }), ...('rest' in turn ? { rest: turn.rest } : {}) };
    }),
  };
}

/** If it should turn out that it ran on, then not while the house was away. */
function stopped(clock: SeatClock, { change }: SeatTurn, away: readonly Span[]): SeatClock {
  if (clock.stoppedAt === undefined || change === 'ran-on') return clock;
  return { ...clock, stoppedAt: clock.stoppedAt + away.reduce((sum, { from, to }) => sum + to - from, 0) };
}

/** First of the turn, then of the bank. */
function spend(clock: SeatClock, span: Span, away: readonly Span[]): SeatClock {
  const spent = runningMs(span, { rest: clock.rest, away });
  const turnMs = Math.max(0, clock.turnMs - spent);
  return { ...clock, turnMs, bankMs: Math.max(0, clock.bankMs - Math.max(0, spent - clock.turnMs)) };
}

function turned(
  clock: SeatClock,
  { change, isWaitedFor, occupant }: SeatTurn,
  { settings, at, away }: { readonly settings: ClockSettings; readonly at: number; readonly away: readonly Span[] },
): SeatClock {
  const runs = isWaitedFor && hasClock(occupant);
  switch (change) {
    case 'begins':
      return { ...clock, turnMs: settings.turnSeconds * SECOND_MS, bankBeforeMs: clock.bankMs, runs };
    case 'ends':
      return { ...clock, runs, stoppedAt: at };
    case 'vanishes':
      return { ...clock, bankMs: clock.bankBeforeMs, runs, stoppedAt: at };
    case 'ran-on':
      return { ...(runs ? spend(clock, { from: clock.stoppedAt ?? at, to: at }, away) : clock), runs };
    case 'goes-on':
    case 'none':
      return { ...clock, runs, ...(clock.runs && !runs ? { stoppedAt: at } : {}) };
  }
}

export function leftMs({ turnMs, bankMs }: SeatClock): number {
  return turnMs + bankMs;
}

/** Of all clocks that run. `away`: since they were last reckoned. */
export function deadlinesOf({ at, seats }: Clocks, away: readonly Span[] = NOT_AWAY): readonly Deadline[] {
  return seats.flatMap((clock, seat) =>
    clock.runs ? [{ seat, deadlineAt: momentAfter(at, leftMs(clock), { rest: clock.rest, away }) }] : [],
  );
}

/** By moments and not by what was left when it was last reckoned: that would tell when something was done in secret. */
export function shownClocks({ at, seats }: Clocks, away: readonly Span[] = NOT_AWAY): readonly ShownClock[] {
  return seats.map((clock) => {
    const { turnMs, bankMs, rest, runs } = clock;
    if (!runs) return { bankMs };
    const stops = { rest, away };
    return { bankMs, turnEndsAt: momentAfter(at, turnMs, stops), deadlineAt: momentAfter(at, leftMs(clock), stops) };
  });
}

export function firstOf(deadlines: readonly Deadline[]): number | undefined {
  return deadlines.length === 0 ? undefined : Math.min(...deadlines.map(({ deadlineAt }) => deadlineAt));
}
