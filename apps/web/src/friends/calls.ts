import type { FriendLinkAnswer, FriendLinkLook, FriendsAnswer, TableAnswer } from '@orrery/protocol';
import { PATHS } from '@orrery/protocol/constants';
import { request } from '../net/http.ts';

/** What is asked of the server about friends and invitations. */
export const friends = {
  all: () => request<FriendsAnswer>('GET', PATHS.friends),
  ask: (person: string) => request<FriendsAnswer>('POST', PATHS.askFriend, { person }),
  part: (person: string) => request<FriendsAnswer>('POST', PATHS.partFriend, { person }),
  link: async () => (await request<FriendLinkAnswer>('POST', PATHS.friendLink, {})).code,
  /** Null: nobody's any more. */
  look: async (code: string) => (await request<FriendLinkLook>('POST', PATHS.lookAtFriendLink, { code })).by,
  accept: (code: string) => request<FriendsAnswer>('POST', PATHS.acceptFriend, { code }),
  invite: (table: string, person: string) => request<FriendsAnswer>('POST', PATHS.invite(table), { person }),
  sitDown: async (table: string) => (await request<TableAnswer>('POST', PATHS.acceptInvitation(table), {})).table,
  decline: (table: string) => request<FriendsAnswer>('POST', PATHS.declineInvitation(table), {}),
  /** Another match with those who played this one. */
  again: async (match: string) => (await request<TableAnswer>('POST', PATHS.again(match), {})).table,
};
