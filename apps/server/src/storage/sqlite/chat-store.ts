import type { Database } from 'better-sqlite3';
import type { ChatLine, ChatStore } from '../ports.ts';
import type { GroupCommit } from './group-commit.ts';

export function sqliteChatStore(database: Database, commits: GroupCommit): ChatStore {
  const insert = database.prepare('INSERT INTO chat (table_id, person, name, text, at) VALUES (?, ?, ?, ?, ?)');
  const select = database.prepare<[string, number], ChatLine>(
    'SELECT number, person, name, text, at FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?',
  );

  return {
    async add(tableId, line) {
      const number = await commits.write(() => Number(insert.run(tableId, line.person, line.name, line.text, line.at).lastInsertRowid));
      return { number, ...line };
    },
    async recent(tableId, limit) {
      return select.all(tableId, limit).reverse();
    },
  };
}
