import { LOCALES } from '@orrery/engine';
import { z } from 'zod';
import { at, id } from './common.ts';
import { LIMITS } from './constants.ts';
import { lineOfText } from './line-of-text.ts';

/** How people are called to the table: docs/decisions/0025-calls-and-mail.md. */

/** `plain`: JSON of our own; the others as these services want it. */
export const HOOK_FORMS = ['plain', 'discord', 'telegram'] as const;
export type HookForm = (typeof HOOK_FORMS)[number];

const locale = z.enum(LOCALES);

/** POST /api/me/calls/hooks */
export const hookBody = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).max(LIMITS.hookUrl),
  form: z.enum(HOOK_FORMS),
  /** Of Telegram: the chat where the bot writes. */
  chat: z
    .string()
    .regex(/^(?:-?\d{1,20}|@\w{1,64})$/)
    .optional(),
  /** How people are called there, by their names here: an id of Discord, a name of Telegram. */
  mentions: z
    .record(lineOfText(LIMITS.name), lineOfText(LIMITS.mention))
    .refine((given) => Object.keys(given).length <= LIMITS.mentions, 'too many'),
  /** Told of this table alone, and of everybody's turns there; left out: of one's own turns everywhere. */
  table: id.optional(),
  locale,
});
export type HookBody = z.infer<typeof hookBody>;

/** POST /api/me/calls/push: this browser takes pushes. */
export const pushBody = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(LIMITS.hookUrl),
  keys: z.strictObject({
    /** A point of P-256, and 16 bytes, as browsers write them. */
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}=?$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}(?:==)?$/),
  }),
  locale,
});
export type PushBody = z.infer<typeof pushBody>;

const minuteOfDay = z.int().min(0).max(1439);

/** POST /api/me/calls/wishes */
export const wishes = z.strictObject({
  locale,
  /** As the browser names it: Europe/Moscow. */
  zone: z.string().regex(/^[A-Za-z0-9_+/-]{1,64}$/),
  /** Minutes of the day, by that zone: nothing is sent from the one to the other. */
  quiet: z.strictObject({ from: minuteOfDay, to: minuteOfDay }).optional(),
  /** One mail a day at this hour; left out: a mail for each turn. */
  digestHour: z.int().min(0).max(23).optional(),
});
export type Wishes = z.infer<typeof wishes>;

/** POST /api/me/calls/:address */
export const calledBody = z.strictObject({ isCalled: z.boolean() });
export type CalledBody = z.infer<typeof calledBody>;

const address = z.strictObject({
  id,
  kind: z.enum(['mail', 'push', 'hook']),
  /** By what its owner knows it again; never all of it. */
  name: z.string(),
  form: z.enum(HOOK_FORMS).optional(),
  /** Of a browser: SHA-256 of its endpoint, by which it knows itself again. */
  mark: z.string().optional(),
  table: id.optional(),
  isCalled: z.boolean(),
  madeAt: at,
  /** Nothing was taken there of late. */
  isFailing: z.boolean(),
  /** Why nothing is sent there any more. */
  off: z.enum(['gone', 'failing']).optional(),
});
export type CalledAddress = z.infer<typeof address>;

/** GET /api/me/calls */
export const callsAnswer = z.strictObject({
  /** Whether this server sends to webhooks at all. */
  hooks: z.boolean(),
  /** The key by which a browser lets this server push; left out where it does not. */
  pushKey: z.string().optional(),
  addresses: z.array(address),
  wishes,
});
export type CallsAnswer = z.infer<typeof callsAnswer>;

/** POST /api/me/calls/:address/try */
export const tryAnswer = z.strictObject({ isTaken: z.boolean() });
export type TryAnswer = z.infer<typeof tryAnswer>;
