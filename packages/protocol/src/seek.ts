import { CLOCK_PRESETS, type ClockPreset } from '@orrery/match';
import { z } from 'zod';
import { at, count, id, word } from './common.ts';
import { LIMITS, SEEK_CLOCKS } from './constants.ts';
import { table } from './http.ts';

/** Looking for somebody to play with: docs/decisions/0029-finding-somebody.md. */

const each = <Value>(values: readonly Value[]): boolean => new Set(values).size === values.length;

const seekGame = z.strictObject({
  game: word,
  /** How many are to play. */
  seats: z.array(z.int().min(2).max(LIMITS.seats)).min(1).max(LIMITS.seats).refine(each, 'must name each number once'),
});

export const seekWish = z
  .strictObject({
    games: z
      .array(seekGame)
      .min(1)
      .max(LIMITS.seekGames)
      .refine((games) => each(games.map(({ game }) => game)), 'must name each game once'),
    clocks: z.array(z.enum(SEEK_CLOCKS)).min(1).refine(each, 'must name each clock once'),
    rated: z.enum(['rated', 'friendly', 'either']),
    /** `now`: while a page of this house is open; `later`: until somebody is found or it is stopped. */
    soon: z.enum(['now', 'later']),
    /** From then on free seats may be bots'; left out: never. */
    botsAfterMinutes: z.int().min(1).max(60).optional(),
  })
  .refine(({ soon, clocks }) => soon === 'now' || clocks.every(isSlow), 'clocks: who is not here cannot play live')
  .refine(({ soon, botsAfterMinutes }) => soon === 'now' || botsAfterMinutes === undefined, 'botsAfterMinutes: for who waits here');
export type SeekWish = z.infer<typeof seekWish>;

function isSlow(clock: ClockPreset): boolean {
  return CLOCK_PRESETS[clock].pace === 'slow';
}

/** GET /api/tables/near: open public tables where everybody shows how they play and is near in strength. */
export const nearTablesAnswer = z.strictObject({ near: z.array(id) });
export type NearTablesAnswer = z.infer<typeof nearTablesAnswer>;

/** GET /api/tables/liveliest: a running match that anybody may watch; null: there is none. */
export const liveliestAnswer = z.strictObject({ table: table.nullable() });
export type LiveliestAnswer = z.infer<typeof liveliestAnswer>;

/** GET and POST /api/seek, POST /api/seek/stop. Of others nothing is told but how many look for which game. */
export const seekAnswer = z.strictObject({
  seek: z.strictObject({ wish: seekWish, since: at }).nullable(),
  waiting: z.array(z.strictObject({ game: word, people: count })),
  /** The match that has begun for them at once. */
  found: id.optional(),
});
export type SeekAnswer = z.infer<typeof seekAnswer>;
