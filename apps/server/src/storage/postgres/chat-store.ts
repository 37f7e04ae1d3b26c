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
  };
}
