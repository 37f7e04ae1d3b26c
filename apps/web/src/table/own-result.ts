import type { Locale, Result, Seat, SeatResult } from '@orrery/engine';
import { RESULT_WORDS } from './result-words.ts';

interface Ended {
  readonly seats: readonly SeatResult[];
  readonly viewer: Seat;
  /** Seats win or lose together, as sides or as allies: nobody has a place of their own. */
  readonly areSides: boolean;
  readonly locale: Locale;
}

/** All agreed on nobody's victory, or the table was closed: then everybody is first, and nobody has won. */
export function isUndecided({ because }: Pick<Result, 'because'>): boolean {
  return because === 'called-undecided' || because === 'called-closed';
}

/** What the match was for this viewer, in a few words. */
export function ownResult({ seats, viewer, areSides, locale }: Ended): string {
  const words = RESULT_WORDS[locale];
  const rank = seats.find(({ seat }) => seat === viewer)?.rank;
  const isShared = seats.filter((line) => line.rank === 1).length > 1 && !areSides;
  if (rank === 1) return isShared ? words.shared : words.won;
  const isBetweenSeveral = seats.length > 2 && !areSides && seats.some((line) => line.rank === 1);
  return isBetweenSeveral && rank !== undefined ? words.place(rank, seats.length) : words.lost;
}
