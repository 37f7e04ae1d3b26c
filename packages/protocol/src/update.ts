import type { Result, SeatResult } from '@orrery/engine';
import {
  type Asked,
  type Change,
  FORFEITED,
  type LogLine,
  type MatchRefusal,
  PACES,
  REFUSAL_CODES,
  SEAT_REASONS,
  type Update,
} from '@orrery/match';
import { z } from 'zod';
import { deadline, proposal, shownClock } from './clocks.ts';
import { action, at, count, event, id, occupant, plain, seat, word } from './common.ts';

/** Schemas of what a match sends its viewers. The types are those of `match`; this file holds them to each other. */

const seatResult: z.ZodType<SeatResult> = z.strictObject({
  seat,
  rank: z.int(),
  points: z.number(),
  sources: z.array(z.strictObject({ source: z.string(), points: z.number() })),
});

export const result: z.ZodType<Result> = z.strictObject({ seats: z.array(seatResult), because: z.string() });

const asked: z.ZodType<Asked> = z.strictObject({
  id: count,
  decision: z.looseObject({ ask: z.string(), seat }),
  legal: z.array(action),
  must: z.boolean(),
  window: z
    .strictObject({ stretch: word, pass: action, reveals: z.literal(true).optional(), interest: z.enum(['none', 'able', 'held']) })
    .optional(),
});

const change: z.ZodType<Change> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('full') }),
  z.strictObject({ kind: z.literal('actions'), seat, index: count, count }),
  z.strictObject({ kind: z.literal('undo'), seat, keep: count }),
  z.strictObject({ kind: z.literal('seat'), seat, because: z.enum(SEAT_REASONS).optional() }),
  z.strictObject({ kind: z.enum(['undo-request', 'undo-answer', 'rest', 'proposal', 'proposal-answer', 'called']), seat }),
]);

const undoRequest = z.strictObject({ seat, keep: count, agreed: z.array(seat) });

/** Fields that may be undefined are left out by JSON: `transform` names them again. */
export const update = z
  .strictObject({
    match: id,
    game: word,
    seq: count,
    change,
    actionCount: count,
    view: plain,
    standing: z.array(seatResult),
    waitingFor: z.array(seat),
    waitingSince: at,
    deadlines: z.array(deadline).optional(),
    clocks: z.array(shownClock).optional(),
    pace: z.enum(PACES).optional(),
    asked: asked.optional(),
    orders: z.array(word).optional(),
    events: z.array(event),
    asksIdle: z.literal(true).optional(),
    isRated: z.literal(true).optional(),
    undo: z.strictObject({ free: count, last: count, consent: count.optional(), request: undoRequest.optional() }),
    proposal: proposal.optional(),
    occupants: z.array(occupant),
    result: result.optional(),
    stoodIn: z.array(count).optional(),
    forfeits: z.array(z.strictObject({ seat, because: z.enum(FORFEITED) })).optional(),
    commitment: z.string(),
    seed: z.string().optional(),
  })
  .transform(
    (given): Update => ({
      ...given,
      asked: given.asked,
      undo: { ...given.undo, request: given.undo.request },
      result: given.result,
      seed: given.seed,
    }),
  );

export const logLine: z.ZodType<LogLine> = z.strictObject({
  index: count,
  seat,
  at,
  standIn: z.literal(true).optional(),
  events: z.array(event),
});

export const matchRefusal: z.ZodType<MatchRefusal> = z.union([
  z.strictObject({
    code: z.literal('illegal'),
    index: count,
    refusal: z.strictObject({
      code: z.string(),
      rule: z.string(),
      values: z.record(z.string(), z.union([z.number(), z.string()])).optional(),
    }),
  }),
  z.strictObject({ code: z.enum(REFUSAL_CODES) }),
]);
