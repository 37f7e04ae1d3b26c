import type { FriendStore } from '../friend-ports.ts';
import { friendshipsOf, type InvitationRow, invitationOf, invitationRow, type WantedRow } from '../rows/friend.ts';
import type { Database } from './driver/port.ts';
import type { GroupCommit } from './group-commit.ts';

export function sqliteFriendStore(database: Database, commits: GroupCommit): FriendStore {
  const want = database.prepare('INSERT INTO friends (person, friend, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  const part = database.prepare('DELETE FROM friends WHERE person = ? AND friend = ?');
  const select = database.prepare<[string, string], WantedRow>(
    `SELECT people.id, name, name_key, 1 AS is_mine FROM friends JOIN people ON people.id = friend WHERE person = ?
     UNION ALL
     SELECT people.id, name, name_key, 0 AS is_mine FROM friends JOIN people ON people.id = person WHERE friend = ?`,
  );
  const wants = database.prepare<[string, string], { person: string }>('SELECT person FROM friends WHERE person = ? AND friend = ?');
  const hand = [
    'INSERT INTO friends SELECT @to, friend, at FROM friends WHERE person = @from AND friend <> @to ON CONFLICT DO NOTHING',
    'INSERT INTO friends SELECT person, @to, at FROM friends WHERE friend = @from AND person <> @to ON CONFLICT DO NOTHING',
    `INSERT INTO invitations SELECT @to, table_id, by_person, seat, at FROM invitations WHERE person = @from AND by_person <> @to
     ON CONFLICT DO NOTHING`,
    'UPDATE invitations SET by_person = @to WHERE by_person = @from AND person <> @to',
    'DELETE FROM friends WHERE person = @from',
    'DELETE FROM friends WHERE friend = @from',
    'DELETE FROM invitations WHERE person = @from',
  ].map((text) => database.prepare(text));
  const invite = database.prepare(
    `INSERT INTO invitations (person, table_id, by_person, seat, at) VALUES (@person, @table_id, @by_person, @seat, @at)
     ON CONFLICT DO NOTHING`,
  );
  const uninvite = database.prepare('DELETE FROM invitations WHERE person = ? AND table_id = ?');
  const selectOf = database.prepare<[string, number], InvitationRow>(
    `SELECT invitations.* FROM invitations JOIN tables ON tables.id = table_id
     WHERE person = ? AND stage = 'open' ORDER BY invitations.at DESC LIMIT ?`,
  );
  const count = database.prepare<[string, number], { sent: number }>(
    'SELECT count(*) AS sent FROM invitations WHERE by_person = ? AND at >= ?',
  );
  const forget = database.prepare(
    `DELETE FROM invitations WHERE (person, table_id) IN (SELECT person, table_id FROM invitations WHERE at < ? ORDER BY at LIMIT ?)`,
  );
  return {
    async want(person, friend, at) {
      await commits.write(() => want.run(person, friend, at));
    },
    async part(person, friend) {
      await commits.write(() => {
        part.run(person, friend);
        part.run(friend, person);
      });
    },
    of: async (person) => friendshipsOf(select.all(person, person)),
    areFriends: async (person, other) => wants.get(person, other) !== undefined && wants.get(other, person) !== undefined,
    async handOver(from, to) {
      await commits.write(() => {
        for (const statement of hand) statement.run({ from, to });
      });
    },
    invite: (invitation) => commits.write(() => invite.run({ ...invitationRow(invitation) }).changes === 1),
    uninvite: (table, person) => commits.write(() => uninvite.run(person, table).changes === 1),
    invitationsOf: async (person, limit) => selectOf.all(person, limit).map(invitationOf),
    invitedBy: async (person, since) => count.get(person, since)?.sent ?? 0,
    forgetInvitations: (before, limit) => commits.write(() => Number(forget.run(before, limit).changes)),
  };
}
