import { z } from 'zod';
import { at, count, id, word } from './common.ts';
import { EVENING_FORMATS, EVENINGS, LIMITS, SEEK_CLOCKS } from './constants.ts';
import { person } from './http.ts';
import { lineOfText } from './line-of-text.ts';

/** Evenings and tournaments: docs/decisions/0031-evenings-and-tournaments.md. */

/** What decides between people; in which order, an evening says. */
export const TIE_BREAKS = ['rounds', 'points', 'strength', 'direct', 'wins', 'lot'] as const;

export const eveningPlan = z
  .strictObject({
    game: word,
    format: z.enum(EVENING_FORMATS),
    /** Of a full table. */
    seats: z.int().min(2).max(LIMITS.seats),
    /** Swiss, and everybody against everybody at tables of more than two. */
    rounds: z.int().min(1).max(EVENINGS.rounds),
    /** Elimination: how many of each table go on. */
    through: z.int().min(1).max(3),
    /** Left out: everybody has all the time in the world. */
    clock: z.enum(SEEK_CLOCKS).optional(),
    isRated: z.boolean(),
    /** Free seats are bots', so that nobody sits alone. */
    hasBots: z.boolean(),
    /** The next round begins when the one before is over; else by the hand of who looks after the evening. */
    goesOn: z.boolean(),
    /** Where the game has factions: by lot, or by what people wish for. */
    factions: z.enum(['draw', 'draft']).optional(),
  })
  .refine(({ through, seats }) => through < seats, 'through: not everybody goes on');
export type EveningPlan = z.infer<typeof eveningPlan>;

/** POST /api/evenings */
export const makeEveningBody = z.strictObject({ name: lineOfText(EVENINGS.name), isPublic: z.boolean(), plan: eveningPlan });
export type MakeEveningBody = z.infer<typeof makeEveningBody>;

/** POST /api/evenings/:id/join; `wishes`: factions, the dearest first. Again: other wishes. */
export const joinEveningBody = z.strictObject({ wishes: z.array(word).max(EVENINGS.wishes).optional() });
export type JoinEveningBody = z.infer<typeof joinEveningBody>;

/** POST /api/evenings/:id/next: `begun`: how many rounds there were for who asks, so that a second click begins none. */
export const nextRoundBody = z.strictObject({ begun: count });

/** POST /api/evenings/:id/withdraw and …/help, by who looks after it: of somebody who takes part. */
export const withdrawBody = z.strictObject({ number: count });
export const helpBody = z.strictObject({ number: count, helps: z.boolean() });

/** Whoever takes part; `person` is left out of who is gone. */
const entry = z.strictObject({
  number: count,
  person: person.optional(),
  /** In rounds, from 0: first in, and no longer in. */
  from: count,
  until: count.optional(),
  helps: z.literal(true).optional(),
  wishes: z.array(word).optional(),
});

const standing = z.strictObject({
  number: count,
  place: count,
  /** Of a table that was won, 1. */
  points: z.number(),
  strength: z.number(),
  direct: z.number(),
  wins: count,
  played: count,
  rounds: count,
  hasGone: z.literal(true).optional(),
});
export type EveningStanding = z.infer<typeof standing>;

const roundTable = z.strictObject({
  /** Left out where nothing is played. */
  table: id.optional(),
  /** Seat by seat; seats beyond them are bots'. */
  numbers: z.array(count),
  bots: count,
  isOver: z.boolean(),
  /** What each made, in the same order; empty while it is being played. */
  points: z.array(z.number()),
});

/** As it is listed. */
const listed = {
  id,
  name: z.string(),
  organiser: person.optional(),
  isPublic: z.boolean(),
  plan: eveningPlan,
  stage: z.enum(['open', 'running', 'over']),
  people: count,
  /** How many rounds were begun. */
  begun: count,
  createdAt: at,
  version: count,
};
export const listedEvening = z.strictObject({ ...listed, isMine: z.literal(true).optional() });
export type ListedEvening = z.infer<typeof listedEvening>;

export const evening = z.strictObject({
  ...listed,
  tieBreaks: z.array(z.enum(TIE_BREAKS)),
  rounds: z.array(z.array(roundTable)),
  /** How many there will be, where that is known. */
  expected: count.optional(),
  entries: z.array(entry),
  standings: z.array(standing),
  /** The number of who asks. */
  me: count.optional(),
  /** Who asks looks after it. */
  isHelper: z.literal(true).optional(),
  /** The next round can begin. */
  isReady: z.literal(true).optional(),
  /** Whoever asks may still enter. */
  mayEnter: z.literal(true).optional(),
});
export type Evening = z.infer<typeof evening>;

/** GET /api/evenings: public ones that are not long over, and one's own. */
export const eveningsAnswer = z.strictObject({ evenings: z.array(listedEvening) });
export type EveningsAnswer = z.infer<typeof eveningsAnswer>;

/** GET /api/evenings/:id, and answer to whatever changes it. */
export const eveningAnswer = z.strictObject({ evening });
export type EveningAnswer = z.infer<typeof eveningAnswer>;
