import { z } from 'zod';
import { at, id } from './common.ts';
import { person, table } from './http.ts';

/** People who agreed to be found by each other: docs/decisions/0029-finding-somebody.md. */

/** An open table to which somebody was invited; `by` is left out of who is gone. */
const invitation = z.strictObject({ table, by: person.optional(), at });
export type Invitation = z.infer<typeof invitation>;

/** GET /api/me/friends, and answer to whatever changes them. */
export const friendsAnswer = z.strictObject({
  friends: z.array(person),
  /** They want to be friends: the answer is awaited. */
  asking: z.array(person),
  /** Whom one has asked. */
  asked: z.array(person),
  invitations: z.array(invitation),
});
export type FriendsAnswer = z.infer<typeof friendsAnswer>;

/** POST /api/me/friends/ask: an opponent of a match that is over, or who asks oneself. POST /api/me/friends/part: whoever it is. */
export const friendBody = z.strictObject({ person: id });
export type FriendBody = z.infer<typeof friendBody>;

/** POST /api/me/friends/link: whoever opens it first, within a week, is a friend once they agree. */
export const friendLinkAnswer = z.strictObject({ code: z.string() });
export type FriendLinkAnswer = z.infer<typeof friendLinkAnswer>;

/** POST /api/me/friends/link/look: whose link it is. Null: it is worth nothing, any more or at all. */
export const friendLinkLook = z.strictObject({
  /** `isShown`: everybody may see how they play. */
  by: z.strictObject({ ...person.shape, isShown: z.literal(true).optional() }).nullable(),
});
export type FriendLinkLook = z.infer<typeof friendLinkLook>;

/** POST /api/me/friends/accept and …/link/look */
export const friendCodeBody = z.strictObject({ code: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });
export type FriendCodeBody = z.infer<typeof friendCodeBody>;

/** POST /api/tables/:id/invite: a friend. POST /api/tables/:id/accept and …/decline have no body. POST /api/matches/:id/again neither. */
export const inviteBody = z.strictObject({ person: id });
export type InviteBody = z.infer<typeof inviteBody>;
