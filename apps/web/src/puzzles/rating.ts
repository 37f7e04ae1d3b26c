/** How well somebody solves puzzles, and how sure that is: Glicko's rating and deviation. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
}

/** Of somebody who has solved nothing yet, and of everybody who has not for a long time. */
export const UNKNOWN: Rating = { rating: 1200, deviation: 350 };
/** Nobody is known better: people change. */
const SUREST = 60;
/** Until then a rating is a guess, and said to be one. */
const KNOWN = 110;
/** How sure the rating of a puzzle is: it comes from who of the bots solves it, and not from people. */
const PUZZLE_DEVIATION = 120;
/** After a year without a puzzle nothing is known any more. */
const FORGETTING = (UNKNOWN.deviation ** 2 - SUREST ** 2) / 365;
const Q = Math.LN10 / 400;

export const isKnown = ({ deviation }: Rating): boolean => deviation <= KNOWN;

/** Less and less sure with the days that pass. */
export function after(days: number, { rating, deviation }: Rating): Rating {
  return { rating, deviation: Math.min(UNKNOWN.deviation, Math.sqrt(deviation ** 2 + FORGETTING * Math.max(0, days))) };
}

/** What this score (0 … 1) at a puzzle of that rating makes of it. */
export function rated({ rating, deviation }: Rating, puzzle: number, score: number): Rating {
  const reach = 1 / Math.sqrt(1 + (3 * Q ** 2 * PUZZLE_DEVIATION ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + 10 ** ((-reach * (rating - puzzle)) / 400));
  const certainty = 1 / deviation ** 2 + (Q * reach) ** 2 * expected * (1 - expected);
  return {
    rating: rating + ((Q * reach) / certainty) * (score - expected),
    deviation: Math.max(SUREST, Math.sqrt(1 / certainty)),
  };
}
