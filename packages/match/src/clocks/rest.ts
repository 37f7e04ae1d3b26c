import type { Rest, Span } from './state.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MINUTES_OF_DAY = 24 * 60;
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;

/** How far is looked at a time, and how often at most: some fifty years, in which every clock runs out. */
const LOOK_MS = 30 * DAY_MS;
const LOOKS = 600;

/** What keeps a clock from running: the rest of its person, and the house being away. */
export interface Stops {
  readonly rest: Rest | undefined;
  readonly away: readonly Span[];
}

/** How much of the time between two moments a clock runs. */
export function runningMs(span: Span, stops: Stops): number {
  const stood = stopsIn(span, stops).reduce((sum, { from, to }) => sum + to - from, 0);
  return Math.max(0, span.to - span.from - stood);
}

/** When a clock that runs from this moment on has run for so long. */
export function momentAfter(from: number, milliseconds: number, stops: Stops): number {
  let left = milliseconds;
  let at = from;
  for (let look = 0; look < LOOKS; look++) {
    const until = at + LOOK_MS;
    for (const stop of stopsIn({ from: at, to: until }, stops)) {
      if (left <= stop.from - at) return at + left;
      left -= stop.from - at;
      at = stop.to;
    }
    if (left <= until - at) return at + left;
    left -= until - at;
    at = until;
  }
  return at;
}

/** When it stands still between two moments, in their order, none touching another. */
function stopsIn(span: Span, { rest, away }: Stops): Span[] {
  const all = [...away, ...(rest === undefined ? [] : [...(rest.holidays ?? []), ...localStops(rest, span)])];
  const within = all.map((stop) => clipped(stop, span)).filter(({ from, to }) => from < to);
  const stops: Span[] = [];
  for (const stop of within.sort((one, other) => one.from - other.from)) {
    const last = stops.at(-1);
    if (last === undefined || last.to < stop.from) stops.push(stop);
    else stops[stops.length - 1] = { from: last.from, to: Math.max(last.to, stop.to) };
  }
  return stops;
}

/** Nights and days off, for each stretch in which local time is as far from UTC. */
function localStops(rest: Rest, span: Span): Span[] {
  return rest.offsets.flatMap(({ from, minutes }, index) => {
    const stretch = {
      from: index === 0 ? Number.NEGATIVE_INFINITY : from,
      to: rest.offsets[index + 1]?.from ?? Number.POSITIVE_INFINITY,
    };
    const part = clipped(stretch, span);
    return part.from < part.to ? daysIn(part, minutes * MINUTE_MS).flatMap((day) => stopsOfDay(rest, day, part)) : [];
  });
}

interface LocalDay {
  /** When it begins, in milliseconds since 1970. */
  readonly from: number;
  readonly weekday: number;
}

function daysIn({ from, to }: Span, offsetMs: number): LocalDay[] {
  const first = Math.floor((from + offsetMs) / DAY_MS);
  const count = Math.floor((to + offsetMs) / DAY_MS) - first + 1;
  return Array.from({ length: count }, (_, index) => {
    const day = first + index;
    return { from: day * DAY_MS - offsetMs, weekday: (((day + FIRST_WEEKDAY) % 7) + 7) % 7 };
  });
}

function stopsOfDay({ quiet, daysOff }: Rest, { from, weekday }: LocalDay, part: Span): Span[] {
  const minutes = (begin: number, end: number): Span => clipped({ from: from + begin * MINUTE_MS, to: from + end * MINUTE_MS }, part);
  if (daysOff?.includes(weekday)) return [minutes(0, MINUTES_OF_DAY)];
  if (quiet === undefined || quiet.from === quiet.to) return [];
  if (quiet.from < quiet.to) return [minutes(quiet.from, quiet.to)];
  return [minutes(0, quiet.to), minutes(quiet.from, MINUTES_OF_DAY)];
}

function clipped({ from, to }: Span, within: Span): Span {
  return { from: Math.max(from, within.from), to: Math.min(to, within.to) };
}
