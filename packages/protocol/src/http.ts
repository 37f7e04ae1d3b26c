import { CLOSED_REASONS, type Json, type ShownOption } from '@orrery/engine';
import { FORFEITED } from '@orrery/match';
import { z } from 'zod';
import { clock, clockChoice, deadline } from './clocks.ts';
import { at, count, id, name, occupant, plain, problem, seat, word } from './common.ts';
import { LIMITS } from './constants.ts';
import { isBoundedJson } from './json.ts';
import { ratingChange } from './ratings.ts';
import { result } from './update.ts';

/** Bodies and answers of the HTTP interface; its paths are in constants.ts. */

/** An option that only the game understands: plain data within bounds. */
const document = z.custom<Readonly<Record<string, Json>>>(
  (given) =>
    typeof given === 'object' &&
    !Array.isArray(given) &&
    isBoundedJson(given, { depth: LIMITS.documentDepth, values: LIMITS.documentValues }),
  'must be true or false, a short text, or a small plain object',
);

/** Chosen options; completed and checked by the game's own schema. */
const options = z
  .record(word, z.union([z.boolean(), z.string().max(64), document]))
  .refine((given) => Object.keys(given).length <= LIMITS.options, 'too many options');

/** Options of a table; of a document only its title. */
const shownOptions = z.record(word, z.union([z.boolean(), z.string()]));

/** `isGuest`: nobody keeps this name. */
export const person = z.strictObject({ person: id, name, isGuest: z.literal(true).optional() });
export type Person = z.infer<typeof person>;

/** POST /api/guest: a name is enough to play. The answer sets the cookie. */
export const guestBody = z.strictObject({ name });
export type GuestBody = z.infer<typeof guestBody>;
export type GuestAnswer = Person;

/** Until then they may look, and leave. */
export const suspended = z.strictObject({ until: at, why: z.string() });
export type Suspended = z.infer<typeof suspended>;

/** GET /api/me: null for somebody without a name. */
export const meAnswer = z.strictObject({ me: person.nullable(), suspended: suspended.optional() });
export type MeAnswer = z.infer<typeof meAnswer>;

/**
 * POST /api/me/sign-out. `elsewhere`: this browser stays who it is, every other one is a stranger from now on. `here`: this one alone is.
 * `everywhere`: both; a guest is nobody then, and who has an account may sign in again.
 */
export const signOutBody = z.strictObject({ where: z.enum(['elsewhere', 'here', 'everywhere']) });
export type SignOutBody = z.infer<typeof signOutBody>;

const optionField: z.ZodType<ShownOption> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('flag'), default: z.boolean(), seats: z.array(z.int()).optional() }),
  z.strictObject({ kind: z.literal('choice'), choices: z.array(z.string()), default: z.string(), seats: z.array(z.int()).optional() }),
  z.strictObject({ kind: z.literal('document'), default: z.null(), most: z.int(), seats: z.array(z.int()).optional() }),
]);

export const game = z.strictObject({
  id: word,
  rulesVersion: z.string(),
  seats: z.strictObject({ min: z.int(), max: z.int() }),
  options: z.record(z.string(), optionField),
  hasSecretHands: z.boolean(),
  /** Levels of bots, weakest first. */
  bots: z.array(word),
});
export type Game = z.infer<typeof game>;

/** GET /api/games */
export const gamesAnswer = z.strictObject({ games: z.array(game) });
export type GamesAnswer = z.infer<typeof gamesAnswer>;

/** A table in the lobby: before its match, during it and after. */
export const table = z.strictObject({
  id,
  game: word,
  options: shownOptions,
  host: id,
  /** The host is not here, or does not sit in the match that runs: whoever sits there may do what the host could. */
  isHostAway: z.literal(true).optional(),
  isPublic: z.boolean(),
  asksIdle: z.literal(true).optional(),
  /** It counts for the ratings of its players. */
  isRated: z.literal(true).optional(),
  /** Left out: everybody has all the time in the world. */
  clock: clock.optional(),
  seats: z.array(occupant).min(1).max(LIMITS.seats),
  /** `closed`: the match is stored and cannot go on; `closed` says why. */
  phase: z.enum(['open', 'running', 'finished', 'closed']),
  closed: z.enum(CLOSED_REASONS).optional(),
  /** The match, once started. */
  match: id.optional(),
  /** Seats the running match waits for. */
  waitingFor: z.array(seat).optional(),
  /** Of those seats, the ones whose clocks run. */
  deadlines: z.array(deadline).optional(),
  /** When the game of the match changed last; of some old matches it is not known. */
  waitingSince: at.optional(),
  createdAt: at,
  changedAt: at,
  /** Grows with every change of the table, so that an old answer does not replace a newer one. */
  version: count,
});
export type Table = z.infer<typeof table>;

/** GET /api/tables: open public ones and one's own. */
export const tablesAnswer = z.strictObject({ tables: z.array(table) });
export type TablesAnswer = z.infer<typeof tablesAnswer>;

/** A match of one's own that is over. */
export const finishedMatch = z.strictObject({
  match: id,
  game: word,
  /** Who sat there at the end. */
  seats: z.array(occupant).min(1).max(LIMITS.seats),
  endedAt: at,
  /** Left out where the last state cannot be read any more. */
  result: result.optional(),
  /** Whoever asks gave a seat up for good, and has none at the end. */
  gaveUp: z.enum(FORFEITED).optional(),
  /** A bot was in their place when it ended: what it won is not theirs. */
  isMissing: z.literal(true).optional(),
  /** What it made of the rating of whoever asks, where it counted and is reckoned. */
  rating: ratingChange.optional(),
});
export type FinishedMatch = z.infer<typeof finishedMatch>;

/** GET /api/finished, `?before=` with the `next` of the page before: the match that ended last first. No `next`: these were the last. */
export const finishedAnswer = z.strictObject({ matches: z.array(finishedMatch), next: z.string().optional() });
export type FinishedAnswer = z.infer<typeof finishedAnswer>;

export const plannedSeat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level: word }),
]);
export type PlannedSeat = z.infer<typeof plannedSeat>;

/** POST /api/tables */
export const createTableBody = z.strictObject({
  game: word,
  seats: z
    .array(plannedSeat)
    .min(1)
    .max(LIMITS.seats)
    .refine((seats) => seats.filter((planned) => planned.kind === 'me').length <= 1, 'one seat per person'),
  options,
  isPublic: z.boolean(),
  /** Everybody is to be asked in every window, also who could only pass. */
  asksIdle: z.boolean().optional(),
  isRated: z.boolean().optional(),
  clock: clockChoice.optional(),
});
export type CreateTableBody = z.infer<typeof createTableBody>;

/** Answer to creating, reading, joining, leaving, starting and changing a seat. */
export const tableAnswer = z.strictObject({ table });
export type TableAnswer = z.infer<typeof tableAnswer>;

/** GET /api/tables/:id/documents: options of the table that are documents, whole. */
export const documentsAnswer = z.strictObject({ documents: z.record(word, plain) });
export type DocumentsAnswer = z.infer<typeof documentsAnswer>;

/** POST /api/tables/:id/join */
export const joinBody = z.strictObject({ seat });
export type JoinBody = z.infer<typeof joinBody>;

/** POST /api/tables/:id/leave and …/start: nothing, or an empty object. */
export const emptyBody = z.union([z.null(), z.undefined(), z.strictObject({})]);

/** POST /api/tables/:id/seats/:seat, by the host. */
export const seatBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level: word }),
]);
export type SeatBody = z.infer<typeof seatBody>;

/** POST /api/tables/:id/options, by the host before the match begins: all that differ from the usual. What is left out stays as it is. */
export const optionsBody = z.strictObject({
  options: z
    .record(word, z.union([z.boolean(), z.string().max(64)]))
    .refine((given) => Object.keys(given).length <= LIMITS.options, 'too many options'),
  /** All options that are documents. */
  documents: z
    .record(word, document)
    .refine((given) => Object.keys(given).length <= LIMITS.options, 'too many options')
    .optional(),
  isPublic: z.boolean().optional(),
  asksIdle: z.boolean().optional(),
  isRated: z.boolean().optional(),
  /** Null: none. */
  clock: clockChoice.nullish(),
});
export type OptionsBody = z.infer<typeof optionsBody>;

/** GET /api/matches/:id/record, once the match is over: the engine's `MatchRecord`. */
export const recordAnswer = z.strictObject({ record: plain });
export type RecordAnswer = z.infer<typeof recordAnswer>;

/** Any answer with a status of 400 or more. */
export const errorAnswer = z.strictObject({ error: problem });
export type ErrorAnswer = z.infer<typeof errorAnswer>;
