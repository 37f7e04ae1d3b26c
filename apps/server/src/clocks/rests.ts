import type { Rest } from '@orrery/match';
import { type RestChoice, restChoice } from '@orrery/protocol';
import { z } from 'zod';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** For so long it is worked out beforehand when local time changes; by then every clock has run out. */
const AHEAD_YEARS = 3;

const keptRest = z.strictObject({ choice: restChoice, changedAt: z.number(), from: z.number().optional() });
/** `changedAt`: when nights, days off or the zone were last changed; `from`: when that holds in matches that ran then, if it must wait. */
export type KeptRest = z.infer<typeof keptRest>;

/** Undefined where nothing is kept, or nothing that could be read. */
export function readRest(kept: string | undefined): KeptRest | undefined {
  if (kept === undefined) return undefined;
  try {
    return keptRest.safeParse(JSON.parse(kept)).data;
  } catch {
    return undefined;
  }
}

export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** When the day after this moment's begins there. */
export function tomorrowAt(zone: string, at: number): number {
  return startOf(nextDay(dayAt(zone, at)), zone);
}

/** In plain numbers, from this year on: whoever reads them needs no table of time zones. */
export function restOf({ zone, quiet, daysOff, holidays }: RestChoice, now: number): Rest {
  const spans = holidays.map(({ first, last }) => ({ from: startOf(first, zone), to: startOf(nextDay(last), zone) }));
  return {
    offsets: offsetsFrom(zone, new Date(now).getUTCFullYear()),
    ...(quiet === undefined ? {} : { quiet }),
    ...(daysOff.length === 0 ? {} : { daysOff: [...daysOff].sort() }),
    ...(spans.length === 0 ? {} : { holidays: spans }),
  };
}

type Offset = (at: number) => number;

/** Minutes that local time is ahead of UTC. */
function offsetIn(zone: string): Offset {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  return (at) => {
    const named = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
    const [, sign, hours, minutes = '0'] = /GMT([+-])(\d{1,2})(?::(\d{2}))?/.exec(named) ?? [];
    return sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  };
}

/** Alike for a whole year, so that it is no change to work it out again. */
function offsetsFrom(zone: string, year: number): Rest['offsets'] {
  const offset = offsetIn(zone);
  const [begin, end] = [Date.UTC(year, 0, 1), Date.UTC(year + AHEAD_YEARS, 0, 1)];
  const offsets = [{ from: 0, minutes: offset(begin) }];
  for (let from = begin; from < end; from += DAY) {
    const minutes = offset(from + DAY);
    if (minutes !== offsets.at(-1)?.minutes) offsets.push({ from: changeWithin(offset, from), minutes });
  }
  return offsets;
}

/** The first minute of the other offset, in the day that begins then. */
function changeWithin(offset: Offset, from: number): number {
  const before = offset(from);
  let [low, high] = [0, DAY / MINUTE];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offset(from + middle * MINUTE) === before) low = middle;
    else high = middle;
  }
  return from + high * MINUTE;
}

/** When a day, as `2026-12-24`, begins there. */
function startOf(day: string, zone: string): number {
  const offset = offsetIn(zone);
  const asUtc = Date.parse(`${day}T00:00:00Z`);
  return asUtc - offset(asUtc - offset(asUtc) * MINUTE) * MINUTE;
}

function nextDay(day: string): string {
  return new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);
}

/** The local day of this moment. */
export function dayAt(zone: string, at: number): string {
  return new Date(at + offsetIn(zone)(at) * MINUTE).toISOString().slice(0, 10);
}

/** Days of a year that are holidays. */
export function holidaysIn(holidays: RestChoice['holidays'], year: number): number {
  const days = new Set<number>();
  const [begin, end] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1) - DAY];
  for (const { first, last } of holidays) {
    const until = Math.min(Date.parse(last), end);
    for (let at = Math.max(Date.parse(first), begin); at <= until; at += DAY) days.add(at);
  }
  return days.size;
}
