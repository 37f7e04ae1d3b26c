import type { FriendStore } from '../friend-ports.ts';
import { friendshipsOf, HAND_OVER, type InvitationRow, invitationOf, invitationRow, WANTED, type WantedRow } from '../rows/friend.ts';
import type { Database } from './driver/port.ts';
import type { GroupCommit } from './group-commit.ts';

export function sqliteFriendStore(database: Database, commits: GroupCommit): FriendStore {
  const want = database.prepare('INSERT INTO friends (person, friend, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  const part = database.prepare('DELETE FROM friends WHERE person = ? AND friend = ?');
  const select = database.prepare<[{ person: string }], WantedRow>(WANTED);
  const wants = database.prepare<[string, string], { person: string }>('SELECT person FROM friends WHERE person = ? AND friend = ?');
  const handOver = HAND_OVER.map((statement) => database.prepare(statement));
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
    of: async (person) => friendshipsOf(select.all({ person })),
    areFriends: async (person, other) => wants.get(person, other) !== undefined && wants.get(other, person) !== undefined,
    async handOver(from, to) {
      await commits.write(() => {
        for (const statement of handOver) statement.run({ from, to });
      });
    },
    invite: (invitation) => commits.write(() => invite.run({ ...invitationRow(invitation) }).changes === 1),
    uninvite: (table, person) => commits.write(() => uninvite.run(person, table).changes === 1),
    invitationsOf: async (person, limit) => selectOf.all(person, limit).map(invitationOf),
    invitedBy: async (person, since) => count.get(person, since)?.sent ?? 0,
    forgetInvitations: (before, limit) => commits.write(() => Number(forget.run(before, limit).changes)),
  };
}
