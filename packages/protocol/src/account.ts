import { LOCALES } from '@orrery/engine';
import { z } from 'zod';
import { at, id, name, plain } from './common.ts';
import { LIMITS } from './constants.ts';
import { person } from './http.ts';

/** Who somebody is, beyond a name: docs/decisions/0022-who-you-are.md. */

/** Bytes as WebAuthn writes them in JSON. */
const bytes = z
  .string()
  .max(8192)
  .regex(/^[A-Za-z0-9_-]+$/);

const credential = { id: bytes, rawId: bytes, type: z.literal('public-key') };

/** POST /api/me/passkey-options and /api/sign-in/options: what the browser's authenticator is asked. */
export const passkeyOptionsAnswer = z.strictObject({ options: plain });
export type PasskeyOptionsAnswer = z.infer<typeof passkeyOptionsAnswer>;

/** POST /api/me/passkeys. What a browser adds beside this is not read. */
export const passkeyBody = z.strictObject({
  response: z.object({ ...credential, response: z.object({ clientDataJSON: bytes, attestationObject: bytes }) }),
});
export type PasskeyBody = z.infer<typeof passkeyBody>;

/** `codes`: with the first passkey, and with any other where none were left; shown once. */
export const passkeyAnswer = z.strictObject({ me: person, codes: z.array(z.string()).optional() });
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

/** POST /api/me/passkeys/remove */
export const removePasskeyBody = z.strictObject({ passkey: bytes });
export type RemovePasskeyBody = z.infer<typeof removePasskeyBody>;

/** POST /api/me/codes: all earlier ones are worth nothing from now on. */
export const codesAnswer = z.strictObject({ codes: z.array(z.string()) });
export type CodesAnswer = z.infer<typeof codesAnswer>;

/** POST /api/sign-in/passkey */
export const signInByPasskeyBody = z.strictObject({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: bytes.nullish(),
    }),
  }),
});
export type SignInByPasskeyBody = z.infer<typeof signInByPasskeyBody>;

/** POST /api/sign-in/code */
export const signInByCodeBody = z.strictObject({ code: z.string().max(64) });
export type SignInByCodeBody = z.infer<typeof signInByCodeBody>;

/** In what language somebody is written to. */
const locale = z.enum(LOCALES);

/** One address, without a name beside it, and nothing in it that mail programs read as more than one. */
export const mailAddress = z
  .string()
  .max(LIMITS.mail)
  .transform((given) => given.normalize('NFC').trim())
  .pipe(z.string().regex(/^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}.-]{0,250}[\p{L}\p{M}\p{N}])?$/u));

/** POST /api/me/mail and /api/sign-in/mail: a code is sent there; the answer is the same whosever address it is. */
export const mailBody = z.strictObject({ mail: mailAddress, locale });
export type MailBody = z.infer<typeof mailBody>;

/** POST /api/me/mail/confirm and /api/sign-in/mail-code: what was sent, in the browser that asked for it. */
export const mailCodeBody = z.strictObject({ code: z.string().max(64) });
export type MailCodeBody = z.infer<typeof mailCodeBody>;

/** POST /api/me/mail/remove. A word goes to the address, in this language. */
export const removeMailBody = z.strictObject({ locale });
export type RemoveMailBody = z.infer<typeof removeMailBody>;

/** GET /api/house: what this server can do beside playing. */
export const houseAnswer = z.strictObject({ mail: z.boolean() });
export type HouseAnswer = z.infer<typeof houseAnswer>;

/** What became of the tables of the guest this browser was: so many came along, and so many seats stand open because the account sits there. */
export const broughtAlong = z.strictObject({ tables: z.int(), seatsLeft: z.int() });
export type BroughtAlong = z.infer<typeof broughtAlong>;

export const signInAnswer = z.strictObject({ me: person, brought: broughtAlong.optional() });
export type SignInAnswer = z.infer<typeof signInAnswer>;

const session = z.strictObject({ id, device: z.string(), madeAt: at, seenAt: at, isThis: z.boolean() });
export type SessionLine = z.infer<typeof session>;

const passkeyLine = z.strictObject({ id: z.string(), device: z.string(), madeAt: at, usedAt: at });
export type PasskeyLine = z.infer<typeof passkeyLine>;

/** GET /api/me/account */
export const accountAnswer = z.strictObject({
  me: person,
  sessions: z.array(session),
  passkeys: z.array(passkeyLine),
  /** The address that was confirmed. */
  mail: z.string().optional(),
  /** Recovery codes that have not been used. */
  codesLeft: z.int(),
});
export type AccountAnswer = z.infer<typeof accountAnswer>;

/** POST /api/me/delete. The name, so that no press of a button does it by chance. */
export const deleteMeBody = z.strictObject({ name });
export type DeleteMeBody = z.infer<typeof deleteMeBody>;
