import { sql } from 'kysely';
import type { PeopleStore } from '../ports.ts';
import { placeAfter } from '../rows/person.ts';
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
    async forget({ strangersBefore, everybodyBefore, limit, after = { seenAt: -1, id: '' } }) {
      const { rows: idle } = await access.read((database) =>
        sql<{ id: string; seen_at: number }>`SELECT id, seen_at FROM people
          WHERE seen_at < ${strangersBefore} AND (seen_at, id) > (${after.seenAt}::bigint, ${after.id}::text)
          ORDER BY seen_at, id LIMIT ${limit}`.execute(database),
      );
      // Who came back meanwhile stays.
      const { rows: gone } = await access.write((database) =>
        sql<{ id: string }>`DELETE FROM people
          WHERE id = ANY(${idle.map(({ id }) => id)}) AND seen_at < ${strangersBefore} AND NOT EXISTS (
            SELECT FROM seated WHERE person = people.id AND (people.seen_at >= ${everybodyBefore} OR ended_at IS NULL)
          ) RETURNING id, ${told('token', 'id', '0')}`.execute(database),
      );
      return { gone: gone.map(({ id }) => id), next: placeAfter(idle, limit) };
    },
  };
}
