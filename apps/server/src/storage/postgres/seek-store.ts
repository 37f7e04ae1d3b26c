import { sql } from 'kysely';
import { seekerOf, seekOf, seekRow } from '../rows/seek.ts';
import type { SeekStore } from '../seek-ports.ts';
import type { Access } from './access.ts';
import { addTable } from './table-rows.ts';

export function postgresSeekStore(access: Access): SeekStore {
  return {
    async keep(seek) {
      const { person, ...changed } = seekRow(seek);
      await access.write((database) =>
        database
          .insertInto('seeks')
          .values({ person, ...changed })
          .onConflict((conflict) => conflict.column('person').doUpdateSet(changed))
          .execute(),
      );
    },
    async of(person) {
      const row = await access.read((database) => database.selectFrom('seeks').selectAll().where('person', '=', person).executeTakeFirst());
      return row === undefined ? undefined : seekOf(row);
    },
    async list(limit) {
      const rows = await access.read((database) =>
        database
          .selectFrom('seeks')
          .innerJoin('people', 'people.id', 'seeks.person')
          .selectAll('seeks')
          .select(['name', 'name_key'])
          .orderBy('since', 'desc')
          .orderBy('person', 'desc')
          .limit(limit)
          .execute(),
      );
      return rows.map(seekerOf).reverse();
    },
    async stop(person, since) {
      const { numDeletedRows } = await access.write((database) => {
        const theirs = database.deleteFrom('seeks').where('person', '=', person);
        return (since === undefined ? theirs : theirs.where('since', '=', since)).executeTakeFirstOrThrow();
      });
      return numDeletedRows > 0;
    },
    seat: (table, found) =>
      access.writeTogether(async (transaction) => {
        const people = found.map(({ person }) => person);
        // In one order, whoever does it: two nodes that seat some of the same people must not wait for each other.
        const kept = await transaction
          .selectFrom('seeks')
          .select(['person', 'since'])
          .where('person', 'in', people)
          .orderBy('person')
          .forUpdate()
          .execute();
        const isThere = ({ person, since }: (typeof found)[number]): boolean =>
          kept.some((one) => one.person === person && one.since === since);
        if (!found.every(isThere)) return false;
        await transaction.deleteFrom('seeks').where('person', 'in', people).execute();
        await addTable(transaction, table);
        return true;
      }),
    async forgetBefore(at, limit) {
      const { numDeletedRows } = await access.write((database) =>
        database
          .deleteFrom('seeks')
          .where(sql<boolean>`person IN (SELECT person FROM seeks WHERE since < ${at} ORDER BY since LIMIT ${limit})`)
          .executeTakeFirstOrThrow(),
      );
      return Number(numDeletedRows);
    },
  };
}
