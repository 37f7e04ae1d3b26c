import type { Span } from '@orrery/match';
import type { Write } from './archive.ts';
import type { Follower } from './follower.ts';

/** Somebody's time ran out. */
export interface Ring {
  /** Of the entry. */
  readonly number: number;
  readonly seat: number;
  /** When it was to, by the log before it; undefined: no clock of that seat ran. */
  readonly deadlineAt: number | undefined;
}

/** A person's own move, made while their clock ran. */
export interface Move {
  /** Of the entry. */
  readonly number: number;
  readonly seat: number;
  readonly deadlineAt: number;
  /** When the node heard it: kept it may be later. */
  readonly heardAt: number;
}

/** No clock may lose or gain more. */
const MOST_MILLISECONDS = 2000;

/** What a match with clocks shows: its follower, when the database took each entry, and when the house says it was away. */
export interface Timekeeping {
  readonly follower: Pick<Follower, 'setup' | 'entries' | 'rings' | 'moves'>;
  readonly writes: readonly Pick<Write, 'number' | 'at'>[];
  readonly away: readonly Span[];
}

/**
 * Clocks against what the database itself noted. The time of every entry is that of its writing, so no clock is reckoned by another; none
 * rings before its time or without running; whoever moves after it had run out is not heard, however late it rings; and nothing was written
 * while the house says it was away, so nobody was given time for nothing.
 */
export function clockViolations({ follower: { setup, entries, rings, moves }, writes, away }: Timekeeping): string[] {
  if (setup.clock === undefined) return [];
  const writtenAt = new Map(writes.map(({ number, at }) => [number, at]));
  const found: string[] = [];
  for (const [number, text] of entries.entries()) {
    const { at }: { at: number } = JSON.parse(text);
    const written = writtenAt.get(number);
    if (written !== undefined && Math.abs(written - at) > MOST_MILLISECONDS)
      found.push(`${setup.id}: entry ${number} is of ${at} and was written ${written - at} ms later`);
  }
  for (const { number, seat, deadlineAt } of rings) {
    const written = writtenAt.get(number);
    if (deadlineAt === undefined)
      found.push(`${setup.id}: entry ${number} rings for seat ${seat}, whose clock did not run: it rang already`);
    else if (written !== undefined && written < deadlineAt - MOST_MILLISECONDS)
      found.push(`${setup.id}: entry ${number} rings for seat ${seat} ${deadlineAt - written} ms too early`);
  }
  for (const { number, seat, deadlineAt, heardAt } of moves)
    if (heardAt > deadlineAt + MOST_MILLISECONDS)
      found.push(`${setup.id}: entry ${number} is a move of seat ${seat}, heard ${heardAt - deadlineAt} ms after its time had run out`);
  for (const { from, to } of away)
    for (const { number, at } of writes)
      if (at > from + MOST_MILLISECONDS && at < to - MOST_MILLISECONDS)
        found.push(`${setup.id}: entry ${number} was written ${at - from} ms into an absence of ${to - from} ms`);
  return found;
}

/** How much of a time in which the house could not be there its clocks ran. */
export function outageViolations(outages: readonly Span[], away: readonly Span[]): string[] {
  return outages.flatMap(({ from, to }) => {
    const given = away.reduce((sum, span) => sum + Math.max(0, Math.min(to, span.to) - Math.max(from, span.from)), 0);
    const lost = to - from - given;
    return lost > MOST_MILLISECONDS ? [`clocks ran for ${lost} of the ${to - from} ms from ${from} on in which there was no database`] : [];
  });
}

/** How late clocks rang, in milliseconds, the latest last. */
export function latenesses({ rings }: Pick<Follower, 'rings'>, writes: readonly Pick<Write, 'number' | 'at'>[]): number[] {
  const writtenAt = new Map(writes.map(({ number, at }) => [number, at]));
  return rings.flatMap(({ number, deadlineAt }) => {
    const written = writtenAt.get(number);
    return written === undefined || deadlineAt === undefined ? [] : [Math.max(0, written - deadlineAt)];
  });
}
