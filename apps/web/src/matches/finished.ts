import type { Locale, Result, Seat, SeatResult } from '@orrery/engine';
import type { Forfeit, Occupant } from '@orrery/match';
import type { RatingChange } from '@orrery/protocol';
import { isUndecided, ownResult } from '../table/own-result.ts';
import { MATCHES_WORDS } from './words.ts';

/** A match that is over, as the page of one's matches lists it. */
export interface Finished {
  readonly where: 'server' | 'browser';
  readonly match: string;
  readonly game: string;
  readonly lesson?: string | undefined;
  readonly seats: readonly Occupant[];
  readonly endedAt: number;
  readonly result?: Result | undefined;
  /** Whoever looks gave a seat up for good. */
  readonly gaveUp?: Forfeit['because'] | undefined;
  /** A bot was in their place when it ended. */
  readonly isMissing?: boolean | undefined;
  /** What it made of the rating of whoever looks. */
  readonly rating?: RatingChange | undefined;
}

interface Known {
  /** Those of the server that are known, the one that ended last first. */
  readonly online: readonly Finished[];
  /** There are others, which ended before these. */
  readonly hasMore: boolean;
  readonly local: readonly Finished[];
  readonly count: number;
}

/** Both in the order they ended. What ended before all that is known of the server is left out while there is more: it may belong between. */
export function mergedFinished({ online, hasMore, local, count }: Known): readonly Finished[] {
  const since = hasMore ? (online.at(-1)?.endedAt ?? Number.POSITIVE_INFINITY) : Number.NEGATIVE_INFINITY;
  return [...online, ...local]
    .filter(({ endedAt }) => endedAt >= since)
    .sort((one, other) => other.endedAt - one.endedAt || (one.match < other.match ? -1 : 1))
    .slice(0, count);
}

/** Where this person sat; undefined for who looked on, and around one screen, where several people played. */
export function seatOf(seats: readonly Occupant[], person: string | undefined): Seat | undefined {
  const people = seats.flatMap((occupant, seat) => (occupant.kind === 'person' ? [{ seat, person: occupant.person }] : []));
  if (person !== undefined) return people.find((one) => one.person === person)?.seat;
  return people.length === 1 ? people[0].seat : undefined;
}

interface Teller {
  readonly me: Seat | undefined;
  /** The game has sides that win or lose together. */
  readonly hasSides: boolean;
  readonly locale: Locale;
  readonly names: (seats: readonly Seat[]) => string;
}

/** How it ended in a few words, for whoever looks first. */
export function outcomeOf(
  { result, gaveUp, isMissing }: Pick<Finished, 'result' | 'gaveUp' | 'isMissing'>,
  { me, hasSides, locale, names }: Teller,
): string {
  const words = MATCHES_WORDS[locale];
  if (result !== undefined && isUndecided(result)) return words.nobody;
  if (gaveUp !== undefined) return words.gaveUp[gaveUp];
  if (result === undefined) return words.unknown;
  const areSides = hasSides || areAllied(result.seats);
  if (me !== undefined) return ownResult({ seats: result.seats, viewer: me, areSides, isMissing, locale });
  const winners = winnersOf(result);
  return winners.length === 0 ? words.nobody : words.winners(names(winners));
}

export function winnersOf(result: Result): readonly Seat[] {
  if (isUndecided(result)) return [];
  return result.seats.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
}

/** Several have won, and somebody is second: where each plays alone, the next after two winners is third. */
function areAllied(seats: readonly SeatResult[]): boolean {
  return seats.filter(({ rank }) => rank === 1).length > 1 && seats.some(({ rank }) => rank === 2);
}
