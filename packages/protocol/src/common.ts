import { type ActionBase, type EventBase, isPhrase, type Json, type Phrase } from '@orrery/engine';
import { z } from 'zod';
import { ERROR_CODES, LIMITS } from './constants.ts';
import { isBoundedJson } from './json.ts';
import { lineOfText } from './line-of-text.ts';

/** Ids of matches, tables, people and requests: made by us or by a client, never shown, safe in a path. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** Ids of games, levels and options. */
export const word = z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/);

export const seat = z
  .int()
  .min(0)
  .max(LIMITS.seats - 1);

/** A whole number that counts something: actions, changes, decisions. */
export const count = z.int().min(0).max(1_000_000_000);

export const name = lineOfText(LIMITS.name);

export const chatText = lineOfText(LIMITS.chatText);

/** A quick phrase: its words are in the texts of the game. */
export const phrase: z.ZodType<Phrase> = z
  .strictObject({ code: z.string(), values: z.array(z.union([z.string(), z.number()])).readonly() })
  .refine((given) => isPhrase(given), 'must be a code and a few small values');

/** An action as a client sends it: plain data within bounds. Whether it is one, `module.readAction` decides. */
export const givenAction = z.custom<Json>(
  (given) => isBoundedJson(given, { depth: LIMITS.actionDepth, values: LIMITS.actionValues }),
  'must be a small plain object',
);

/** Plain data from our own server, whose shape the game knows. */
export const plain = z.custom<Json>((given) => given !== undefined, 'must be there');

const milliseconds = z.number().min(0);
export const at = milliseconds;

export const action: z.ZodType<ActionBase> = z.looseObject({ type: z.string() });
export const event: z.ZodType<EventBase> = z.looseObject({ type: z.string() });

export const occupant = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({
    kind: z.literal('person'),
    person: id,
    name: z.string(),
    isGuest: z.literal(true).optional(),
    standIn: z.strictObject({ level: word, returns: z.literal(true).optional() }).optional(),
  }),
  z.strictObject({ kind: z.literal('bot'), level: word, name: z.string() }),
]);

export const problem = z.strictObject({ code: z.enum(ERROR_CODES), message: z.string() });
export type Problem = z.infer<typeof problem>;
