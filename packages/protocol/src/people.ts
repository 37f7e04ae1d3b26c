import { z } from 'zod';
import { at, count, word } from './common.ts';
import { person } from './http.ts';
import { shownRating } from './ratings.ts';

/** How somebody plays, as others may see it. */

const gameTally = z.strictObject({
  game: word,
  matches: count,
  /** First places, shared ones too. */
  won: count,
  /** How long they themselves were waited for in a match: in half of them no longer. Left out where it is not known of any. */
  ownSeconds: count.optional(),
  /** Left out where no match of it was rated. */
  rated: z.strictObject({ ...shownRating.shape, matches: count }).optional(),
  /** After each rated match, the oldest first. */
  course: z.array(z.strictObject({ ...shownRating.shape, at })),
});
export type GameTally = z.infer<typeof gameTally>;

const opponent = z.strictObject({
  ...person.shape,
  matches: count,
  /** How often one came before them, and after. */
  before: count,
  after: count,
});
export type Opponent = z.infer<typeof opponent>;

const personPage = z.strictObject({
  person,
  isOwn: z.boolean(),
  /** Others see it too. */
  isShown: z.boolean(),
  games: z.array(gameTally),
  /** Those met most often; to others only who shows themselves too. */
  opponents: z.array(opponent),
});
export type PersonPage = z.infer<typeof personPage>;

/** GET /api/people/:id: of oneself, and of who shows themselves. Null: they do not, or there is nobody of this id. */
export const personAnswer = z.strictObject({ page: personPage.nullable() });
export type PersonAnswer = z.infer<typeof personAnswer>;

/** POST /api/me/page: whether others may see it. */
export const showBody = z.strictObject({ isShown: z.boolean() });
export type ShowBody = z.infer<typeof showBody>;

/** GET /api/games/:game/people: who plays it best here, and how it is played here. */
export const playedAnswer = z.strictObject({
  game: word,
  /** Rated matches it takes to be listed. */
  leastMatches: count,
  best: z.array(z.strictObject({ ...person.shape, ...shownRating.shape, matches: count })),
  bots: z.array(z.strictObject({ level: word, rating: z.int() })),
  /** Of the last matches: how many, by how many seats, and what each role won. */
  statistics: z.strictObject({
    matches: count,
    bySeats: z.array(z.strictObject({ seats: count, matches: count, usualSeconds: count, actions: count, winnersPoints: z.number() })),
    byRole: z.array(z.strictObject({ role: word, played: count, won: count })),
    /** What the sides won, at tables of so many seats and sides: a first place that was shared counts in parts. */
    fared: z.array(
      z.strictObject({
        seats: count,
        sides: count,
        matches: count,
        /** Seat by seat; empty where several seats are a side. */
        bySeat: z.array(z.strictObject({ played: count, won: z.number() })),
        byRole: z.array(z.strictObject({ role: word, played: count, won: z.number() })),
      }),
    ),
  }),
});
export type PlayedAnswer = z.infer<typeof playedAnswer>;
