import { sql } from 'kysely';
import type { FriendStore } from '../friend-ports.ts';
import { friendshipsOf, HAND_OVER, invitationOf, invitationRow, WANTED, type WantedRow } from '../rows/friend.ts';
import type { Access } from './access.ts';
import { bound } from './bound.ts';
import { told } from './news.ts';

const TOLD = told('invited', 'person', '0').as('told');

export function postgresFriendStore(access: Access): FriendStore {
  return {
    async want(person, friend, at) {
      await access.write((database) =>
        database
          .insertInto('friends')
          .values({ person, friend, at })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      );
    },
    async part(person, friend) {
      const both = [person, friend];
      await access.write((database) => database.deleteFrom('friends').where('person', 'in', both).where('friend', 'in', both).execute());
    },
    async of(person) {
      const { rows } = await access.read((database) => bound<WantedRow>(WANTED, { person }).execute(database));
      return friendshipsOf(rows);
    },
    async areFriends(person, other) {
      const both = [person, other];
      const rows = await access.read((database) =>
        database.selectFrom('friends').select('person').where('person', 'in', both).where('friend', 'in', both).execute(),
      );
      return rows.length === 2;
    },
    handOver: (from, to) =>
      access.writeTogether(async (transaction) => {
        for (const statement of HAND_OVER) await bound(statement, { from, to }).execute(transaction);
      }),
    async invite(invitation) {
      const rows = await access.write((database) =>
        database
          .insertInto('invitations')
          .values(invitationRow(invitation))
          .onConflict((conflict) => conflict.doNothing())
          .returning(['person', TOLD])
          .execute(),
      );
      return rows.length === 1;
    },
    async uninvite(table, person) {
      const rows = await access.write((database) =>
        database.deleteFrom('invitations').where('person', '=', person).where('table_id', '=', table).returning(TOLD).execute(),
      );
      return rows.length > 0;
    },
    async invitationsOf(person, limit) {
      const rows = await access.read((database) =>
        database
          .selectFrom('invitations')
          .innerJoin('tables', 'tables.id', 'invitations.table_id')
          .selectAll('invitations')
          .where('person', '=', person)
          .where('stage', '=', 'open')
          .orderBy('invitations.at', 'desc')
          .limit(limit)
          .execute(),
      );
      return rows.map(invitationOf);
    },
    async invitedBy(person, since) {
      const { sent } = await access.read((database) =>
        database
          .selectFrom('invitations')
          .select((select) => select.fn.countAll<number>().as('sent'))
          .where('by_person', '=', person)
          .where('at', '>=', since)
          .executeTakeFirstOrThrow(),
      );
      return sent;
    },
    async forgetInvitations(before, limit) {
      const { numDeletedRows } = await access.write((database) =>
        database
          .deleteFrom('invitations')
          .where(
            sql<boolean>`(person, table_id) IN (SELECT person, table_id FROM invitations WHERE at < ${before} ORDER BY at LIMIT ${limit})`,
          )
          .executeTakeFirstOrThrow(),
      );
      return Number(numDeletedRows);
    },
  };
}
