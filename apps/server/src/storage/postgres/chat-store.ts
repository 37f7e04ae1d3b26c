import { sql } from 'kysely';
import type { ChatStore } from '../ports.ts';
import { chatColumns, lineOf } from '../rows/chat.ts';
import type { Access } from './access.ts';

export function postgresChatStore(access: Access): ChatStore {
  return {
    async add(tableId, line) {
      const columns = chatColumns(tableId, line);
      const { number } = await access.write((database) =>
        database.insertInto('chat').values(columns).returning('number').executeTakeFirstOrThrow(),
      );
      return { number, ...line };
    },
    async recent(tableId, limit) {
      const rows = await access.read((database) =>
        database.selectFrom('chat').selectAll().where('table_id', '=', tableId).orderBy('number', 'desc').limit(limit).execute(),
      );
      return rows.reverse().map(lineOf);
    },
    async forget(saidBefore, limit) {
      const { numAffectedRows } = await access.write((database) =>
        sql`DELETE FROM chat WHERE number IN (
          SELECT number FROM chat WHERE at < ${saidBefore}
            AND NOT EXISTS (SELECT FROM matches WHERE id = table_id AND finished = 0) LIMIT ${limit}
        )`.execute(database),
      );
      return Number(numAffectedRows ?? 0);
    },
  };
}
