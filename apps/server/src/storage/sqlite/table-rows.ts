import type { Occupant } from '@orrery/match';
import { type Table, TableConflict } from '../ports.ts';
import { peopleAt, tableColumns, tableRow } from '../rows/table.ts';
import type { Database } from './driver/port.ts';

/** Writes to tables and to who sits at them, each to be run within a transaction: those of matches write here too. */
export interface TableRows {
  add(table: Table): void;
  /** Throws `TableConflict`. */
  save(table: Table): void;
  /** A match that runs at this table has other people in it now. */
  seat(tableId: string, occupants: readonly Occupant[], at: number): void;
  /** With who sat there and what was said. */
  remove(tableId: string): void;
}

export function tableRows(database: Database): TableRows {
  const insert = database.prepare(
    `INSERT INTO tables (id, game, host, follows, is_public, asks_idle, is_rated, clock, options, occupants, stage, created_at, changed_at,
       version)
     VALUES (@id, @game, @host, @follows, @is_public, @asks_idle, @is_rated, @clock, @options, @occupants, @stage, @created_at, @changed_at,
       @version)`,
  );
  const update = database.prepare(
    `UPDATE tables SET options = @options, occupants = @occupants, stage = @stage, is_public = @is_public, asks_idle = @asks_idle,
       is_rated = @is_rated, clock = @clock, changed_at = @changed_at, version = @version
     WHERE id = @id AND version = @version - 1`,
  );
  const reseat = database.prepare<[string, number, string], { host: string }>(
    'UPDATE tables SET occupants = ?, changed_at = ?, version = version + 1 WHERE id = ? RETURNING host',
  );
  const unseat = database.prepare('DELETE FROM seated WHERE table_id = ?');
  const sit = database.prepare('INSERT INTO seated (person, table_id) VALUES (?, ?)');
  const noteLeft = database.prepare(
    `INSERT INTO left_seats (person, table_id) SELECT person, table_id FROM seated WHERE table_id = ?
       AND person NOT IN (SELECT value FROM json_each(?)) ON CONFLICT DO NOTHING`,
  );
  const silence = database.prepare('DELETE FROM chat WHERE table_id = ?');
  const remove = database.prepare('DELETE FROM tables WHERE id = ?');

  const seatAll = (tableId: string, people: readonly string[]): void => {
    unseat.run(tableId);
    for (const person of people) sit.run(person, tableId);
  };

  return {
    add(table) {
      insert.run(tableRow(table));
      seatAll(table.id, peopleAt(table.host, table.occupants));
    },
    save(table) {
      const { changes } = update.run({ id: table.id, ...tableColumns(table) });
      if (changes !== 1) throw new TableConflict(table.id, table.version - 1);
      seatAll(table.id, peopleAt(table.host, table.occupants));
    },
    seat(tableId, occupants, at) {
      const row = reseat.get(JSON.stringify(occupants), at, tableId);
      if (row === undefined) return;
      const people = peopleAt(row.host, occupants);
      noteLeft.run(tableId, JSON.stringify(people));
      seatAll(tableId, people);
    },
    remove(tableId) {
      silence.run(tableId);
      unseat.run(tableId);
      remove.run(tableId);
    },
  };
}
