import type { Friendship, KeptInvitation } from '../friend-ports.ts';

export interface FriendRow {
  readonly person: string;
  readonly friend: string;
  readonly at: number;
}

export interface InvitationRow {
  readonly person: string;
  readonly table_id: string;
  readonly by_person: string;
  readonly seat: number | null;
  readonly at: number;
}

/** One row a direction. */
export interface WantedRow {
  readonly id: string;
  readonly name: string;
  readonly name_key: string | null;
  /** 1: this person wants them; 0: they want this person. */
  readonly is_mine: number;
}

export function friendshipsOf(rows: readonly WantedRow[]): readonly Friendship[] {
  const known = new Map<string, Friendship>();
  for (const { id, name, name_key, is_mine } of rows) {
    const wanted = known.has(id) ? 'both' : is_mine === 1 ? 'mine' : 'theirs';
    known.set(id, { id, name, ...(name_key === null ? { isGuest: true } : {}), wanted });
  }
  return [...known.values()].sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : one.id < other.id ? -1 : 1));
}

export function invitationRow({ table, person, by, seat, at }: KeptInvitation): InvitationRow {
  return { person, table_id: table, by_person: by, seat: seat ?? null, at };
}

export function invitationOf({ person, table_id, by_person, seat, at }: InvitationRow): KeptInvitation {
  return { table: table_id, person, by: by_person, ...(seat === null ? {} : { seat }), at };
}
