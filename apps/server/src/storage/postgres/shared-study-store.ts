import { sql } from 'kysely';
import { SHOWN_COLUMNS, sharedStudyOf, sharedStudyRow } from '../rows/shared-study.ts';
import type { SharedStudyStore } from '../study-ports.ts';
import type { Access } from './access.ts';

export function postgresSharedStudyStore(access: Access): SharedStudyStore {
  return {
    add: (study, most) =>
      access.writeTogether(async (transaction) => {
        // Two at one moment would both find room for one.
        await transaction.selectFrom('people').select('id').where('id', '=', study.person).forUpdate().execute();
        const { studies } = await transaction
          .selectFrom('shared_studies')
          .select((select) => select.fn.countAll<number>().as('studies'))
          .where('person', '=', study.person)
          .executeTakeFirstOrThrow();
        if (studies >= most) return false;
        await transaction.insertInto('shared_studies').values(sharedStudyRow(study)).execute();
        return true;
      }),
    async load(id) {
      const row = await access.read((database) =>
        database.selectFrom('shared_studies').selectAll().where('id', '=', id).executeTakeFirst(),
      );
      return row === undefined ? undefined : { ...sharedStudyOf(row), packed: row.packed };
    },
    async listOf(person) {
      const rows = await access.read((database) =>
        database
          .selectFrom('shared_studies')
          .select(SHOWN_COLUMNS)
          .where('person', '=', person)
          .orderBy('made_at', 'desc')
          .orderBy('id')
          .execute(),
      );
      return rows.map(sharedStudyOf);
    },
    async remove(id, person) {
      const { numDeletedRows } = await access.write((database) =>
        database.deleteFrom('shared_studies').where('id', '=', id).where('person', '=', person).executeTakeFirstOrThrow(),
      );
      return numDeletedRows > 0;
    },
    async noteOpened(id, at) {
      await access.write((database) => database.updateTable('shared_studies').set({ opened_at: at }).where('id', '=', id).execute());
    },
    made: (person, since) =>
      access.read((database) =>
        database
          .selectFrom('shared_studies')
          .select((select) => [select.fn.countAll<number>().as('studies'), sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes')])
          .where('person', '=', person)
          .where('made_at', '>=', since)
          .executeTakeFirstOrThrow(),
      ),
    async handOver(from, to) {
      await access.write((database) => database.updateTable('shared_studies').set({ person: to }).where('person', '=', from).execute());
    },
    async forgetUnopened(openedBefore, limit) {
      const { numDeletedRows } = await access.write((database) =>
        database
          .deleteFrom('shared_studies')
          .where(sql<boolean>`id IN (SELECT id FROM shared_studies WHERE opened_at < ${openedBefore} ORDER BY opened_at LIMIT ${limit})`)
          .executeTakeFirstOrThrow(),
      );
      return Number(numDeletedRows);
    },
  };
}
