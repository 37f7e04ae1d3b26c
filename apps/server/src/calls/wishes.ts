import { isObject, type Locale } from '@orrery/engine';
import type { Wishes as GivenWishes } from '@orrery/protocol';
import { jsonIn, localeOf } from './targets.ts';

/** How somebody wants to be called. */
export interface Wishes {
  readonly locale: Locale;
  /** By which quiet hours and the hour of the digest are meant. */
  readonly zone: string;
  /** Minutes of the day; nothing is sent from the one to the other. Left out: at any time. */
  readonly quiet?: { readonly from: number; readonly to: number };
  /** The hour at which one mail tells of all tables that wait; left out: a mail for each turn. */
  readonly digestHour?: number;
}

const MINUTE_MILLISECONDS = 60_000;
const MINUTES_OF_DAY = 24 * 60;

export function wishesIn(text: string | undefined): Wishes {
  const read = text === undefined ? undefined : jsonIn(text);
  if (!isObject(read)) return { locale: 'en', zone: 'UTC' };
  const { locale, zone, quiet, digestHour } = read;
  const hours =
    isObject(quiet) && typeof quiet.from === 'number' && typeof quiet.to === 'number' ? { from: quiet.from, to: quiet.to } : undefined;
  return {
    locale: localeOf(locale),
    zone: typeof zone === 'string' && isZone(zone) ? zone : 'UTC',
    ...(hours === undefined || hours.from === hours.to ? {} : { quiet: hours }),
    ...(typeof digestHour === 'number' ? { digestHour } : {}),
  };
}

export function wishesText({ locale, zone, quiet, digestHour }: GivenWishes): string {
  return JSON.stringify({ locale, zone, quiet, digestHour });
}

export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
}

/** When the quiet hours end in which this moment lies; the moment itself where it lies in none. */
export function afterQuiet({ zone, quiet }: Wishes, at: number): number {
  if (quiet === undefined) return at;
  const minute = minuteOf(zone, at);
  if (!isBetween(minute, quiet)) return at;
  return atMinute(zone, at + minutesUntil(minute, quiet.to) * MINUTE_MILLISECONDS, quiet.to);
}

/** The last minute before the quiet hours in which this moment lies; the moment itself where it lies in none. */
export function beforeQuiet({ zone, quiet }: Wishes, at: number): number {
  if (quiet === undefined) return at;
  const minute = minuteOf(zone, at);
  if (!isBetween(minute, quiet)) return at;
  const last = (quiet.from + MINUTES_OF_DAY - 1) % MINUTES_OF_DAY;
  return atMinute(zone, at - minutesUntil(last, minute) * MINUTE_MILLISECONDS, last);
}

/** When it is next this hour. */
export function nextHour({ zone }: Wishes, hour: number, at: number): number {
  const until = minutesUntil(minuteOf(zone, at), hour * 60);
  return atMinute(zone, at + (until === 0 ? MINUTES_OF_DAY : until) * MINUTE_MILLISECONDS, hour * 60);
}

/**
 * The beginning of this minute of the day, near that moment: on the way there local time may have been set forward or back. Where a day has
 * no such minute, as when it was set forward over it, that moment is as good: it is as far off as people count.
 */
function atMinute(zone: string, near: number, minute: number): number {
  const ahead = minutesUntil(minuteOf(zone, near), minute);
  const off = ahead > MINUTES_OF_DAY / 2 ? ahead - MINUTES_OF_DAY : ahead;
  const begun = near - (near % MINUTE_MILLISECONDS);
  const found = begun + off * MINUTE_MILLISECONDS;
  return minuteOf(zone, found) === minute ? found : begun;
}

function isBetween(minute: number, { from, to }: { readonly from: number; readonly to: number }): boolean {
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

function minutesUntil(from: number, to: number): number {
  return (to - from + MINUTES_OF_DAY) % MINUTES_OF_DAY;
}

function minuteOf(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' }).formatToParts(at);
  const number = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return number('hour') * 60 + number('minute');
}
