import type { Locale, Result, Seat, SeatResult } from '@orrery/engine';
import type { Occupant } from '@orrery/match';
import { RESULT_WORDS } from './result-words.ts';

interface Ended {
  readonly seats: readonly SeatResult[];
  readonly viewer: Seat;
  /** Seats win or lose together, as sides or as allies: nobody has a place of their own. */
  readonly areSides: boolean;
  /** A bot was in the viewer's place when it ended. */
  readonly isMissing?: boolean | undefined;
  readonly locale: Locale;
}

/** All agreed on nobody's victory, or the table was closed: then everybody is first, and nobody has won. */
export function isUndecided({ because }: Pick<Result, 'because'>): boolean {
  return because === 'called-undecided' || because === 'called-closed';
}

/** Whether a bot finished for this seat. Where one of two gave up, the other has won all the same. */
export function isMissingAt(occupant: Occupant | undefined, { because }: Pick<Result, 'because'>): boolean {
  const isGivenUp = because === 'called-resigned' || because === 'called-time';
  return !isGivenUp && occupant?.kind === 'person' && occupant.standIn !== undefined && occupant.standIn.returns !== true;
}

/** What the match was for this viewer, in a few words. */
export function ownResult({ seats, viewer, areSides, isMissing, locale }: Ended): string {
  const words = RESULT_WORDS[locale];
  if (isMissing === true) return words.missing;
  const rank = seats.find(({ seat }) => seat === viewer)?.rank;
  const isShared = seats.filter((line) => line.rank === 1).length > 1 && !areSides;
  if (rank === 1) return isShared ? words.shared : words.won;
  const isBetweenSeveral = seats.length > 2 && !areSides && seats.some((line) => line.rank === 1);
  return isBetweenSeveral && rank !== undefined ? words.place(rank, seats.length) : words.lost;
}
