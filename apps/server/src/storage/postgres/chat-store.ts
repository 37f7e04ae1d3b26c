import { sql } from 'kysely';
import type { ChatStore, LinePlace } from '../ports.ts';
import { chatColumns, lineOf, placeAfter } from '../rows/chat.ts';
import type { Access } from './access.ts';
import { told } from './news.ts';

export function postgresChatStore(access: Access): ChatStore {
  return {
    async add(tableId, line) {
      const columns = chatColumns(tableId, line);
      const { number } = await access.write((database) =>
        database
          .insertInto('chat')
          .values(columns)
          .returning(['number', told('chat', 'table_id', 'number').as('told')])
          .executeTakeFirstOrThrow(),
      );
      return { number, ...line };
    },
    async recent(tableId, limit) {
      const rows = await access.read((database) =>
        database.selectFrom('chat').selectAll().where('table_id', '=', tableId).orderBy('number', 'desc').limit(limit).execute(),
      );
      return rows.reverse().map(lineOf);
    },
    async line(tableId, number) {
      const row = await access.read((database) =>
        database.selectFrom('chat').selectAll().where('table_id', '=', tableId).where('number', '=', number).executeTakeFirst(),
      );
      return row === undefined ? undefined : lineOf(row);
    },
    said(person, since) {
      return access.read((database) =>
        database
          .selectFrom('chat')
          .select((select) => [
            select.fn.countAll<number>().as('lines'),
            sql<number>`coalesce(sum(octet_length(text)), 0)::bigint`.as('textBytes'),
          ])
          .where('person', '=', person)
          .where('at', '>=', since)
          .executeTakeFirstOrThrow(),
      );
    },
    async linesOf(person, limit) {
      const rows = await access.read((database) =>
        database
          .selectFrom('chat')
          .selectAll()
          .where('person', '=', person)
          .orderBy('at', 'desc')
          .orderBy('number', 'desc')
          .limit(limit)
          .execute(),
      );
      return rows.map((row) => ({ ...lineOf(row), table: row.table_id }));
    },
    async forget({ saidBefore, limit, after = { at: -1, number: 0 } }) {
      const { rows: old } = await access.read((database) =>
        sql<LinePlace>`SELECT at, number FROM chat
          WHERE at < ${saidBefore} AND (at, number) > (${after.at}::bigint, ${after.number}::bigint)
          ORDER BY at, number LIMIT ${limit}`.execute(database),
      );
      const { numAffectedRows } = await access.write((database) =>
        sql`DELETE FROM chat WHERE number = ANY(${old.map(({ number }) => number)}::bigint[])
          AND NOT EXISTS (SELECT FROM matches WHERE id = table_id AND finished = 0)`.execute(database),
      );
      return { gone: Number(numAffectedRows ?? 0), next: placeAfter(old, limit) };
    },
  };
}
