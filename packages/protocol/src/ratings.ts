import { z } from 'zod';
import { count, id } from './common.ts';

/** How strong somebody is, and what a match made of that: docs/decisions/0026-ratings.md. */

/** As it is shown: 1500 is where everybody begins; within `within` of it, up or down, in 95 of 100 cases. */
export const shownRating = z.strictObject({ rating: z.int(), within: count });
export type ShownRating = z.infer<typeof shownRating>;

/** What a match made of somebody's rating; `before` is left out where it is not known any more. */
export const ratingChange = z.strictObject({ before: shownRating.optional(), after: shownRating });
export type RatingChange = z.infer<typeof ratingChange>;

/** GET /api/matches/:id/ratings. Null: it does not count for ratings, runs still, or there is none. */
export const matchRatingsAnswer = z.strictObject({
  rated: z
    .strictObject({
      /** Else it is about to be: ask again. */
      isReckoned: z.boolean(),
      /** Of whoever asks, and of those at the table who show how they play. */
      changes: z.array(z.strictObject({ person: id, ...ratingChange.shape })),
    })
    .nullable(),
});
export type MatchRatingsAnswer = z.infer<typeof matchRatingsAnswer>;
