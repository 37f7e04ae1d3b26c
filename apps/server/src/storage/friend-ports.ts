import type { Person } from './ports.ts';

/** `both`: they are friends; `mine`: this person has asked; `theirs`: this person was asked. */
export type Wanted = 'both' | 'mine' | 'theirs';

export type Friendship = Person & { readonly wanted: Wanted };

export interface KeptInvitation {
  readonly table: string;
  readonly person: string;
  /** Who invited them. */
  readonly by: string;
  /** Kept for them as long as nobody sits there; left out: any. */
  readonly seat?: number;
  readonly at: number;
}

/** Who wants to be found by whom: two are friends when each wants the other. And who was invited to which table. */
export interface FriendStore {
  /** From now on `person` wants `friend`. */
  want(person: string, friend: string, at: number): Promise<void>;
  /** Neither wants the other any more. */
  part(person: string, friend: string): Promise<void>;
  /** Everybody who wants or is wanted, by name; those who are gone are not. */
  of(person: string): Promise<readonly Friendship[]>;
  areFriends(person: string, other: string): Promise<boolean>;
  /** What one person wanted, was wanted for and was invited to is another's. */
  handOver(from: string, to: string): Promise<void>;
  /** False: they were invited to this table before. */
  invite(invitation: KeptInvitation): Promise<boolean>;
  /** False: they were not invited there. */
  uninvite(table: string, person: string): Promise<boolean>;
  /** To tables that are open, the newest first. */
  invitationsOf(person: string, limit: number): Promise<readonly KeptInvitation[]>;
  /** How many this person has sent since then. */
  invitedBy(person: string, since: number): Promise<number>;
  /** Invitations from before this moment go. Says how many, `limit` at most. */
  forgetInvitations(before: number, limit: number): Promise<number>;
}
