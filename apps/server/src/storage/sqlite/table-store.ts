import type { Database } from 'better-sqlite3';
import type { Table, TableStage, TableStore } from '../ports.ts';
import type { GroupCommit } from './group-commit.ts';

interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly host: string;
  readonly options: string;
  readonly occupants: string;
  readonly stage: TableStage;
  readonly at: number;
}

export function sqliteTableStore(database: Database, commits: GroupCommit): TableStore {
  const insert = database.prepare('INSERT INTO tables (id, game, host, options, occupants, stage, at) VALUES (?, ?, ?, ?, ?, ?, ?)');
  const update = database.prepare('UPDATE tables SET options = ?, occupants = ?, stage = ? WHERE id = ?');
  const select = database.prepare<[string], TableRow>('SELECT * FROM tables WHERE id = ?');
  const count = database.prepare<[string], { open: number }>(`SELECT count(*) AS open FROM tables WHERE host = ? AND stage = 'open'`);
  const close = database.prepare(`UPDATE tables SET stage = 'closed' WHERE stage = 'open' AND at < ?`);
  const list = database.prepare<[string, number], TableRow>(
    `SELECT tables.* FROM seated JOIN tables ON tables.id = seated.table_id WHERE seated.person = ? AND stage <> 'closed' ORDER BY at DESC LIMIT ?`,
  );
  const unseat = database.prepare('DELETE FROM seated WHERE table_id = ?');
  const seat = database.prepare('INSERT OR IGNORE INTO seated (person, table_id) VALUES (?, ?)');

  const seatAll = (table: Table): void => {
    unseat.run(table.id);
    seat.run(table.host, table.id);
    for (const occupant of table.occupants) if (occupant.kind === 'person') seat.run(occupant.person, table.id);
  };

  return {
    async add(table) {
      const { id, game, host, options, occupants, stage, at } = table;
      await commits.write(() => {
        insert.run(id, game, host, JSON.stringify(options), JSON.stringify(occupants), stage, at);
        seatAll(table);
      });
    },
    async save(table) {
      await commits.write(() => {
        update.run(JSON.stringify(table.options), JSON.stringify(table.occupants), table.stage, table.id);
        seatAll(table);
      });
    },
    async load(tableId) {
      const row = select.get(tableId);
      return row === undefined ? undefined : tableOf(row);
    },
    async countOpen(host) {
      return count.get(host)?.open ?? 0;
    },
    async listOf(personId, limit) {
      return list.all(personId, limit).map(tableOf);
    },
    closeOlderThan(at) {
      return commits.write(() => close.run(at).changes);
    },
  };
}

function tableOf(row: TableRow): Table {
  return { ...row, options: JSON.parse(row.options), occupants: JSON.parse(row.occupants) };
}
