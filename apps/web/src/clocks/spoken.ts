import type { Locale } from '@orrery/engine';
import type { ClockSettings, ShownClock } from '@orrery/match';
import type { ClockWords } from './words.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A chosen length of time: one word and a number. */
export function lengthOf(seconds: number, says: ClockWords): string {
  const milliseconds = seconds * SECOND;
  if (milliseconds % DAY === 0) return says.days(milliseconds / DAY);
  if (milliseconds % HOUR === 0) return says.hours(milliseconds / HOUR);
  return milliseconds % MINUTE === 0 ? says.minutes(milliseconds / MINUTE) : says.seconds(seconds);
}

/** A clock as a table shows it before the match. */
export function clockSaid({ turnSeconds, bankSeconds }: Pick<ClockSettings, 'turnSeconds' | 'bankSeconds'>, says: ClockWords): string {
  return says.chosen(lengthOf(turnSeconds, says), bankSeconds === 0 ? undefined : lengthOf(bankSeconds, says));
}

/** Time that runs down: under an hour to the second, then in two words at most. */
export function timeSaid(milliseconds: number, says: ClockWords): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  const [minutes, hours, days] = [Math.floor(seconds / 60), Math.floor(seconds / 3600), Math.floor(seconds / 86_400)];
  if (hours === 0) return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  if (days === 0) return `${says.hours(hours)} ${says.minutes(minutes % 60)}`;
  return hours % 24 === 0 ? says.days(days) : `${says.days(days)} ${says.hours(hours % 24)}`;
}

/** The same where it is far away: nobody counts its minutes. */
export function longSaid(milliseconds: number, says: ClockWords): string {
  const hours = Math.floor(milliseconds / HOUR);
  return hours >= 3 && hours < 24 ? says.hours(hours) : timeSaid(milliseconds, says);
}

/** A moment to come, to the minute and with its day. */
export function exactlySaid(at: number, locale: Locale): string {
  return new Date(at).toLocaleString(locale, { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });
}

/** A moment to come: a time today, a day of this week, or a date. */
export function momentSaid(at: number, now: number, locale: Locale): string {
  const time: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const day: Intl.DateTimeFormatOptions = isToday ? {} : at - now < 6 * DAY ? { weekday: 'short' } : { day: 'numeric', month: 'short' };
  return new Date(at).toLocaleString(locale, { ...day, ...time });
}

/** How the clock of a seat stands at a moment. */
export interface Standing {
  readonly runs: boolean;
  readonly turnMs: number;
  /** Left of the bank by now. */
  readonly bankMs: number;
  readonly deadlineAt: number | undefined;
}

export function standingOf({ bankMs, turnEndsAt, deadlineAt }: ShownClock, now: number): Standing {
  if (turnEndsAt === undefined || deadlineAt === undefined) return { runs: false, turnMs: 0, bankMs, deadlineAt: undefined };
  const isInBank = now >= turnEndsAt;
  return {
    runs: true,
    turnMs: Math.max(0, turnEndsAt - now),
    bankMs: isInBank ? Math.max(0, Math.min(bankMs, deadlineAt - now)) : bankMs,
    deadlineAt,
  };
}

/** From when on one is told that it grows late, from the last to the first. */
const SHORT_MS = [20 * SECOND, MINUTE] as const;
const SHORT_SLOW_MS = [HOUR, 6 * HOUR] as const;

/** The step of lateness: 0 where there is time enough. A slow clock is one whose whole is long. */
export function latenessOf({ runs, deadlineAt }: Standing, now: number, isSlow: boolean): number {
  if (!runs || deadlineAt === undefined) return 0;
  const left = deadlineAt - now;
  const steps = isSlow ? SHORT_SLOW_MS : SHORT_MS;
  return left <= 0 ? 3 : left <= steps[0] ? 2 : left <= steps[1] ? 1 : 0;
}
