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

/** Statements of either database: everybody this person wants, and who wants them. */
export const WANTED = `SELECT people.id, name, name_key, 1 AS is_mine FROM friends JOIN people ON people.id = friend WHERE person = @person
   UNION ALL
   SELECT people.id, name, name_key, 0 AS is_mine FROM friends JOIN people ON people.id = person WHERE friend = @person`;

/** What is of `from` is of `to` from now on. */
export const HAND_OVER: readonly string[] = [
  `INSERT INTO friends SELECT CAST(@to AS text), friend, at FROM friends WHERE person = @from AND friend <> @to ON CONFLICT DO NOTHING`,
  `INSERT INTO friends SELECT person, CAST(@to AS text), at FROM friends WHERE friend = @from AND person <> @to ON CONFLICT DO NOTHING`,
  `INSERT INTO invitations SELECT CAST(@to AS text), table_id, by_person, seat, at FROM invitations
     WHERE person = @from AND by_person <> @to ON CONFLICT DO NOTHING`,
  `UPDATE invitations SET by_person = @to WHERE by_person = @from AND person <> @to`,
  `DELETE FROM friends WHERE person = @from`,
  `DELETE FROM friends WHERE friend = @from`,
  `DELETE FROM invitations WHERE person = @from`,
];
