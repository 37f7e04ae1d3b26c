import type { Seat } from '@orrery/engine';
import type { ClockSettings } from '../clocks/settings.ts';
import type { Span } from '../clocks/state.ts';
import type { CreateMatch, Match } from '../match.ts';
import { slowBot } from './slow-bot.ts';
import { begin, person, settings } from './table.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A minute a turn and two in the bank. */
export const LIVE: ClockSettings = { pace: 'live', turnSeconds: 60, bankSeconds: 120, whenOut: 'stand-in', standIn: 'captain' };
/** A day a turn and two in the bank. */
export const SLOW: ClockSettings = { ...LIVE, pace: 'slow', turnSeconds: 86_400, bankSeconds: 172_800 };

export const START = 1_800_000_000_000;

/** A match with clocks, whose time the test sets; bots answer when it says so. */
export async function timedTable(changed: Partial<CreateMatch> = {}) {
  const time = { now: START, away: [] as Span[] };
  const bots = slowBot();
  const set = settings({
    occupants: [person('ann'), person('bob')],
    clock: LIVE,
    bots,
    now: () => time.now,
    awaySince: (at) => time.away.filter(({ to }) => to > at),
    unseenSince: (at) => time.away.filter(({ to }) => to > at),
    ...changed,
  });
  return { match: await begin(set), time, bots, set };
}

/** Of each seat what is left of its turn and its bank at this moment, in seconds; a bare bank where it stands. */
export function left(match: Match, now: number): readonly string[] {
  const { clocks = [] } = match.update('spectator');
  return clocks.map(({ bankMs, turnEndsAt, deadlineAt }) => {
    if (turnEndsAt === undefined || deadlineAt === undefined) return `${bankMs / SECOND}`;
    const turn = Math.max(0, turnEndsAt - now);
    return `${turn / SECOND}+${(deadlineAt - now - turn) / SECOND}`;
  });
}

export const TAKE = { type: 'take-coin' } as const;
export const END = { type: 'end-turn' } as const;

export function bidOf(match: Match, seat: Seat) {
  const [bid] = match.update(seat).asked?.legal ?? [];
  if (bid === undefined) throw new Error(`seat ${seat} is not asked`);
  return bid;
}
