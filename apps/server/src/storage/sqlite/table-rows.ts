import type { Occupant } from '@orrery/match';
import type { Database } from 'better-sqlite3';
import { type Table, TableConflict } from '../ports.ts';

/** Writes to tables and to who sits at them, each to be run within a transaction: those of matches write here too. */
export interface TableRows {
  add(table: Table): void;
  /** Throws `TableConflict`. */
  save(table: Table): void;
  /** A match that runs at this table has other people in it now. */
  seat(tableId: string, occupants: readonly Occupant[], at: number): void;
}

export function tableRows(database: Database): TableRows {
  const insert = database.prepare(
    `INSERT INTO tables (options, occupants, stage, is_public, asks_idle, changed_at, version, id, game, host, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const update = database.prepare(
    `UPDATE tables SET options = ?, occupants = ?, stage = ?, is_public = ?, asks_idle = ?, changed_at = ?, version = ?
     WHERE id = ? AND version = ?`,
  );
  const reseat = database.prepare<[string, number, string], { host: string }>(
    'UPDATE tables SET occupants = ?, changed_at = ?, version = version + 1 WHERE id = ? RETURNING host',
  );
  const unseat = database.prepare('DELETE FROM seated WHERE table_id = ?');
  const sit = database.prepare('INSERT OR IGNORE INTO seated (person, table_id) VALUES (?, ?)');

  const seatAll = (tableId: string, host: string, occupants: readonly Occupant[]): void => {
    unseat.run(tableId);
    sit.run(host, tableId);
    for (const occupant of occupants) if (occupant.kind === 'person') sit.run(occupant.person, tableId);
  };

  return {
    add(table) {
      const { id, game, host, createdAt, occupants } = table;
      insert.run(...changingColumns(table), id, game, host, createdAt);
      seatAll(id, host, occupants);
    },
    save(table) {
      const { changes } = update.run(...changingColumns(table), table.id, table.version - 1);
      if (changes !== 1) throw new TableConflict(table.id, table.version - 1);
      seatAll(table.id, table.host, table.occupants);
    },
    seat(tableId, occupants, at) {
      const row = reseat.get(JSON.stringify(occupants), at, tableId);
      if (row !== undefined) seatAll(tableId, row.host, occupants);
    },
  };
}

function changingColumns({ options, occupants, stage, isPublic, asksIdle, changedAt, version }: Table) {
  return [JSON.stringify(options), JSON.stringify(occupants), stage, isPublic ? 1 : 0, asksIdle ? 1 : 0, changedAt, version] as const;
}
