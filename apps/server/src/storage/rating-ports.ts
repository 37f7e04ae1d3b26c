import type { Ending } from '@orrery/match';
import type { Person } from './ports.ts';

/** How strong somebody is at a game, and how sure that is (`ratings/scale.ts`). */
export interface KeptRating {
  readonly mu: number;
  readonly sigma: number;
}

/** What a match made of somebody's rating. */
export interface RatingStep extends KeptRating {
  readonly match: string;
  readonly person: string;
  readonly game: string;
  /** Their rated matches of this game so far, this one included: whoever has two ratings, as a guest had one of their own, is rated by the longer way. */
  readonly matches: number;
  /** Of the match. */
  readonly endedAt: number;
}

/** A step, and what it began from; left out for a first one, and where two ways of the same person have become one and either may have led there. */
export type RatingChange = RatingStep & { readonly before?: KeptRating };

/** By what somebody is worth at the least, rather surely: `mu` less twice `sigma`. */
export type RankedPerson = RatingStep & Pick<Person, 'name' | 'isGuest'>;

/** What a match makes of the ratings of those who sat there, by person; who is not in `ratings` has none yet. */
export type Reckon = (
  match: { readonly game: string; readonly ending: Ending },
  ratings: ReadonlyMap<string, KeptRating>,
) => ReadonlyMap<string, KeptRating>;

/** How strong people are, match by match. A match is reckoned once, and none before those that ended before it. */
export interface RatingStore {
  /**
   * Reckons the rated match that ended first of those that are not reckoned yet, and keeps what came of it, all or nothing. Whoever else does so at
   * the same time waits. Answers its id; undefined: all are reckoned.
   */
  rateNext(reckon: Reckon): Promise<string | undefined>;
  /** What this person is rated now, game by game. */
  of(person: string): Promise<readonly RatingStep[]>;
  /** Their last steps in this game, the oldest of those first. */
  course(person: string, game: string, limit: number): Promise<readonly RatingStep[]>;
  /** What these matches have made of whose rating. */
  changes(matches: readonly string[]): Promise<readonly RatingChange[]>;
  /** Whether nothing more comes of this match; also of one that nobody rates. */
  isReckoned(match: string): Promise<boolean>;
  /** Who is surely strongest of those who show themselves and have played so many rated matches. */
  best(game: string, wanted: { readonly leastMatches: number; readonly limit: number }): Promise<readonly RankedPerson[]>;
}
