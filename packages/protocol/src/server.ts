import { z } from 'zod';
import { at, count, id, name, phrase, seat } from './common.ts';
import { ERROR_CODES } from './constants.ts';
import { suspended, table } from './http.ts';
import { logLine, matchRefusal, update } from './update.ts';

/** What a server says over the socket. */

/** Answer to `hello`. `person` is left out for somebody who only watches. */
export const welcome = z.strictObject({
  type: z.literal('welcome'),
  protocol: z.int(),
  server: z.string(),
  /** What time it is: clocks are shown by it, and not by what a browser believes. */
  at,
  person: z.strictObject({ person: id, name, isGuest: z.literal(true).optional() }).optional(),
  suspended: suspended.optional(),
});

export const updateMessage = z.strictObject({ type: z.literal('update'), update });

/** The whole log up to `seq`, as this viewer heard it. */
export const log = z.strictObject({ type: z.literal('log'), match: id, seq: count, lines: z.array(logLine) });

/** The request is done and durable; the update with this `seq` shows it. */
export const done = z.strictObject({ type: z.literal('done'), request: id, seq: count });

export const refused = z.strictObject({ type: z.literal('refused'), request: id, refusal: matchRefusal });

/**
 * Chat at a table. Without `seat`: said by a spectator. With `phrase`: a quick phrase of the game, and `text` is empty. `line`: what it is
 * known by at this table. `isHouse`: said by the server itself; what people say never has it.
 */
const line = {
  line: count,
  seat: seat.optional(),
  isHouse: z.literal(true).optional(),
  name: z.string(),
  isGuest: z.literal(true).optional(),
  text: z.string(),
  phrase: phrase.optional(),
  at,
};
export const said = z.strictObject({ type: z.literal('said'), match: id, ...line });

/** All that was said lately, in place of what was heard before: somebody was muted or is heard again. */
export const talk = z.strictObject({ type: z.literal('talk'), match: id, lines: z.array(z.strictObject(line)) });

/**
 * Seats whose people do not look at the match at the moment, told anew when that changes; `gone`: those of them who were not here for two
 * days. Of several servers that share a house none knows who looks through another: there those are away who have the house not open at all.
 */
export const away = z.strictObject({ type: z.literal('away'), match: id, seats: z.array(seat), gone: z.array(seat) });

/** A table as it is now; `table-closed` when it is gone. */
export const tableMessage = z.strictObject({ type: z.literal('table'), table });
export const tableClosed = z.strictObject({ type: z.literal('table-closed'), table: id });

/** All tables of this person that are open or whose match is not over. */
export const ownTables = z.strictObject({ type: z.literal('own-tables'), tables: z.array(table) });

/** An evening that is watched has this version now: who wants to know more asks for it. */
export const eveningMessage = z.strictObject({ type: z.literal('evening'), evening: id, version: count });

/** To whoever hears of tables: invitations to them came or went, and can be asked for. */
export const invitationsMessage = z.strictObject({ type: z.literal('invitations') });

/** With `request`: this request came to nothing, for a reason that is not the match's. */
export const error = z.strictObject({
  type: z.literal('error'),
  code: z.enum(ERROR_CODES),
  message: z.string(),
  request: id.optional(),
  match: id.optional(),
});

export const pong = z.strictObject({ type: z.literal('pong'), at });

export const serverMessage = z.discriminatedUnion('type', [
  welcome,
  updateMessage,
  log,
  done,
  refused,
  said,
  talk,
  away,
  tableMessage,
  tableClosed,
  ownTables,
  eveningMessage,
  invitationsMessage,
  error,
  pong,
]);

export type ServerMessage = z.infer<typeof serverMessage>;
export type ServerMessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;
