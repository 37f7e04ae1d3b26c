import { sql } from 'kysely';
import type { CallStore } from '../call-ports.ts';
import type { Access } from './access.ts';

export function postgresCallStore(access: Access): CallStore {
  return {
    async of(match) {
      const rows = await access.read((database) =>
        database.selectFrom('calls').selectAll().where('match_id', '=', match).orderBy('person').orderBy('said').execute(),
      );
      return rows.map(({ match_id, ...said }) => ({ match: match_id, ...said }));
    },
    async say({ match, person, said, version, at }) {
      const rows = await access.write((database) =>
        database
          .insertInto('calls')
          .values({ match_id: match, person, said, version, at })
          .onConflict((conflict) =>
            conflict
              .columns(['match_id', 'person', 'said'])
              .doUpdateSet({ version, at })
              .where(sql<boolean>`calls.version < excluded.version`),
          )
          .returning('version')
          .execute(),
      );
      return rows.length === 1;
    },
    async forgetBefore(at, limit) {
      const { numDeletedRows } = await access.write((database) =>
        database
          .deleteFrom('calls')
          .where(
            sql<boolean>`(match_id, person, said) IN (SELECT match_id, person, said FROM calls WHERE at < ${at}
              AND NOT EXISTS (SELECT 1 FROM matches WHERE id = match_id AND finished = 0) ORDER BY at LIMIT ${limit})`,
          )
          .executeTakeFirstOrThrow(),
      );
      return Number(numDeletedRows);
    },
    async wishes(person) {
      const row = await access.read((database) =>
        database.selectFrom('call_wishes').select('wishes').where('person', '=', person).executeTakeFirst(),
      );
      return row?.wishes;
    },
    async keepWishes(person, wishes) {
      await access.write((database) =>
        database
          .insertInto('call_wishes')
          .values({ person, wishes })
          .onConflict((conflict) => conflict.column('person').doUpdateSet({ wishes }))
          .execute(),
      );
    },
  };
}
