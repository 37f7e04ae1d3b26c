import { sql } from 'kysely';
import type { PeopleStore } from '../ports.ts';
import type { Access } from './access.ts';
import { told } from './news.ts';

export function postgresPeopleStore(access: Access): PeopleStore {
  return {
    async add({ id, name }, tokenHash, at) {
      await access.write((database) =>
        database.insertInto('people').values({ id, name, token_hash: tokenHash, at, seen_at: at }).execute(),
      );
    },
    byTokenHash: (tokenHash) =>
      access.read((database) =>
        database.selectFrom('people').select(['id', 'name']).where('token_hash', '=', tokenHash).executeTakeFirst(),
      ),
    async replaceToken(personId, tokenHash) {
      await access.write((database) =>
        database
          .updateTable('people')
          .set({ token_hash: tokenHash })
          .where('id', '=', personId)
          .returning(told('token', 'id', '0').as('told'))
          .execute(),
      );
    },
    async rename(personId, name) {
      await access.write((database) =>
        database
          .updateTable('people')
          .set({ name })
          .where('id', '=', personId)
          .returning(told('person', 'id', '0').as('told'))
          .execute(),
      );
    },
    async seen(personId, at) {
      const { numUpdatedRows } = await access.write((database) =>
        database.updateTable('people').set({ seen_at: at }).where('id', '=', personId).executeTakeFirstOrThrow(),
      );
      return numUpdatedRows === 1n;
    },
    async forget({ strangersBefore, everybodyBefore, limit }) {
      const { rows } = await access.write((database) =>
        sql<{ id: string }>`DELETE FROM people WHERE id IN (
          SELECT id FROM people WHERE seen_at < ${strangersBefore} AND NOT EXISTS (
            SELECT FROM seated WHERE person = people.id AND (people.seen_at >= ${everybodyBefore} OR ended_at IS NULL)
          ) ORDER BY seen_at LIMIT ${limit}
        ) RETURNING id, ${told('token', 'id', '0')}`.execute(database),
      );
      return rows.map(({ id }) => id);
    },
  };
}
