import type { Database } from 'better-sqlite3';
import type { ChatLine, ChatStore } from '../ports.ts';
import type { GroupCommit } from './group-commit.ts';

interface ChatRow {
  readonly number: number;
  readonly person: string;
  readonly bot_seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly phrase: string | null;
  readonly at: number;
}

export function sqliteChatStore(database: Database, commits: GroupCommit): ChatStore {
  const insert = database.prepare('INSERT INTO chat (table_id, person, bot_seat, name, text, phrase, at) VALUES (?, ?, ?, ?, ?, ?, ?)');
  const select = database.prepare<[string, number], ChatRow>(
    'SELECT number, person, bot_seat, name, text, phrase, at FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?',
  );

  return {
    async add(tableId, line) {
      const { person, botSeat = null, name, text, phrase, at } = line;
      const written = phrase === undefined ? null : JSON.stringify(phrase);
      const number = await commits.write(() => Number(insert.run(tableId, person, botSeat, name, text, written, at).lastInsertRowid));
      return { number, ...line };
    },
    async recent(tableId, limit) {
      return select.all(tableId, limit).reverse().map(lineOf);
    },
  };
}

function lineOf({ number, person, bot_seat, name, text, phrase, at }: ChatRow): ChatLine {
  const bot = bot_seat === null ? {} : { botSeat: bot_seat };
  return { number, person, ...bot, name, text, ...(phrase === null ? {} : { phrase: JSON.parse(phrase) }), at };
}
