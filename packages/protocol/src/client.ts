import { z } from 'zod';
import { proposed } from './clocks.ts';
import { chatText, count, givenAction, id, phrase, seat, word } from './common.ts';
import { LIMITS } from './constants.ts';

/** What a browser says over the socket. Who speaks, the cookie says; a message never does. */

/** First of all messages. A server of another version answers `error` with `wrong-protocol` and closes. */
export const hello = z.strictObject({ type: z.literal('hello'), protocol: z.int().min(0).max(1_000_000) });

/**
 * From now on send the updates of this match, beginning with a full update and the log.
 * `since`: the last `seq` this client has; when nothing changed since, neither is sent.
 */
export const watch = z.strictObject({ type: z.literal('watch'), match: id, since: count.optional() });

export const unwatch = z.strictObject({ type: z.literal('unwatch'), match: id });

/** Asks for the log again, after an undo or a gap. */
export const readLog = z.strictObject({ type: z.literal('read-log'), match: id });

/**
 * From now on send `table` whenever a public table, or one of this person's, changes; with `only`, whenever one of this person's does.
 * Begins with `own-tables` for somebody who has a name: nothing is missed between asking for them and hearing of them.
 */
export const watchTables = z.strictObject({ type: z.literal('watch-tables'), only: z.literal('own').optional() });
export const unwatchTables = z.strictObject({ type: z.literal('unwatch-tables') });

/** From now on say whenever this evening changes, in place of another that was watched. */
export const watchEvening = z.strictObject({ type: z.literal('watch-evening'), evening: id });
export const unwatchEvening = z.strictObject({ type: z.literal('unwatch-evening') });

/** Answered by `done` or `refused` with the same `request`, as are all messages that have one. */
export const act = z.strictObject({
  type: z.literal('act'),
  request: id,
  match: id,
  seat,
  decision: count,
  actions: z.array(givenAction).min(1).max(LIMITS.actionsInRequest),
});

/** `seq`: of the update the player saw, so that a second click changes nothing. */
export const undo = z.strictObject({ type: z.literal('undo'), request: id, match: id, seat, keep: count, seq: count });
export const requestUndo = z.strictObject({ type: z.literal('request-undo'), request: id, match: id, seat, keep: count, seq: count });
/** `keep`: that of the request answered. */
export const answerUndo = z.strictObject({ type: z.literal('answer-undo'), request: id, match: id, seat, keep: count, agree: z.boolean() });

/** All standing orders of the seat from now on: words of the game (`GameModule.orders`). */
export const giveOrders = z.strictObject({
  type: z.literal('give-orders'),
  request: id,
  match: id,
  seat,
  orders: z.array(word).max(LIMITS.orders),
});

/** Gives the match up: of two the other has won, among more a bot plays on. */
export const resign = z.strictObject({ type: z.literal('resign'), request: id, match: id, seat });

/** Asks all others who play to end the match, or to put somebody out of a seat. */
export const propose = z.strictObject({ type: z.literal('propose'), request: id, match: id, seat, proposed });
/** `proposal`: its id. */
export const answerProposal = z.strictObject({
  type: z.literal('answer-proposal'),
  request: id,
  match: id,
  seat,
  proposal: count,
  agree: z.boolean(),
});

/** A bot is to play for this seat until its person comes back, who asks for it. */
export const standIn = z.strictObject({ type: z.literal('stand-in'), request: id, match: id, seat });
export const comeBack = z.strictObject({ type: z.literal('come-back'), request: id, match: id, seat });
/** The same for another seat, whose person has been gone for too long. */
export const claimStandIn = z.strictObject({ type: z.literal('claim-stand-in'), request: id, match: id, seat, target: seat });

/** To everybody who watches: there is no other way to speak. Own words, or a quick phrase of the game. */
export const say = z
  .strictObject({ type: z.literal('say'), match: id, text: chatText.optional(), phrase: phrase.optional() })
  .refine(({ text, phrase }) => (text === undefined) !== (phrase === undefined), 'must have either text or phrase');

/**
 * Whether anybody sees the page whose socket this is, said whenever that changes; a page that says nothing is seen. Who has only pages that
 * nobody has seen for some seconds is not at the table: they are called to it. Older servers refuse it, and nothing else comes of that.
 */
export const page = z.strictObject({ type: z.literal('page'), isSeen: z.boolean() });

export const ping = z.strictObject({ type: z.literal('ping') });

export const clientMessage = z.discriminatedUnion('type', [
  hello,
  watch,
  unwatch,
  readLog,
  watchTables,
  unwatchTables,
  watchEvening,
  unwatchEvening,
  act,
  undo,
  requestUndo,
  answerUndo,
  giveOrders,
  resign,
  propose,
  answerProposal,
  standIn,
  comeBack,
  claimStandIn,
  say,
  page,
  ping,
]);

export type ClientMessage = z.infer<typeof clientMessage>;
export type ClientMessageOf<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;
