import type { ChatStore, LinePlace } from '../ports.ts';
import { type ChatRow, chatColumns, lineOf, placeAfter } from '../rows/chat.ts';
import type { Database } from './driver/port.ts';
import type { GroupCommit } from './group-commit.ts';

export function sqliteChatStore(database: Database, commits: GroupCommit): ChatStore {
  const insert = database.prepare(
    `INSERT INTO chat (table_id, person, bot_seat, name, is_guest, text, phrase, at)
     VALUES (@table_id, @person, @bot_seat, @name, @is_guest, @text, @phrase, @at)`,
  );
  const select = database.prepare<[string, number], ChatRow>('SELECT * FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?');
  const selectOne = database.prepare<[string, number], ChatRow>('SELECT * FROM chat WHERE table_id = ? AND number = ?');
  const said = database.prepare<[string, number], { lines: number; bytes: number | null }>(
    'SELECT count(*) AS lines, sum(length(CAST(text AS BLOB))) AS bytes FROM chat WHERE person = ? AND at >= ?',
  );
  const selectOf = database.prepare<[string, number], ChatRow>('SELECT * FROM chat WHERE person = ? ORDER BY at DESC, number DESC LIMIT ?');
  const selectOld = database.prepare<[number, number, number, number], LinePlace>(
    'SELECT at, number FROM chat WHERE at < ? AND (at, number) > (?, ?) ORDER BY at, number LIMIT ?',
  );
  const forget = database.prepare<[number]>(
    'DELETE FROM chat WHERE number = ? AND NOT EXISTS (SELECT 1 FROM matches WHERE id = table_id AND finished = 0)',
  );

  return {
    async add(tableId, line) {
      const columns = chatColumns(tableId, line);
      const number = await commits.write(() => Number(insert.run(columns).lastInsertRowid));
      return { number, ...line };
    },
    async recent(tableId, limit) {
      return select.all(tableId, limit).reverse().map(lineOf);
    },
    async line(tableId, number) {
      const row = selectOne.get(tableId, number);
      return row === undefined ? undefined : lineOf(row);
    },
    async said(person, since) {
      const row = said.get(person, since);
      return { lines: row?.lines ?? 0, textBytes: row?.bytes ?? 0 };
    },
    linesOf: async (person, limit) => selectOf.all(person, limit).map((row) => ({ ...lineOf(row), table: row.table_id })),
    forget({ saidBefore, limit, after = { at: -1, number: 0 } }) {
      return commits.write(() => {
        const old = selectOld.all(saidBefore, after.at, after.number, limit);
        const gone = old.filter(({ number }) => forget.run(number).changes === 1).length;
        return { gone, next: placeAfter(old, limit) };
      });
    },
  };
}
