import type { RatingChange as ShownChange, ShownRating } from '@orrery/protocol';
import { NEWCOMER, type Rating } from '../ratings/scale.ts';
import type { RatingChange } from '../storage/rating-ports.ts';

/** Two who are 200 apart meet as with the numbers that chess players know: the better one wins three of four. */
const POINTS = 50;
const BEGINNING = 1500;

/** Within twice sigma, which holds in 95 of 100 cases. */
export function shownRating({ mu, sigma }: Rating): ShownRating {
  return { rating: Math.round(BEGINNING + POINTS * (mu - NEWCOMER.mu)), within: Math.round(2 * POINTS * sigma) };
}

export function shownChange({ matches, before = matches === 1 ? NEWCOMER : undefined, ...after }: RatingChange): ShownChange {
  return { ...(before === undefined ? {} : { before: shownRating(before) }), after: shownRating(after) };
}
