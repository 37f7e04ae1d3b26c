import type { Recast } from '../account-ports.ts';
import { repacked } from '../rows/packed.ts';
import { hasLog, type NewSeat, recastForfeits, recastIds, recastJson, recastTable } from '../rows/recast.ts';
import { type TableRow, tableOf } from '../rows/table.ts';
import type { RecastTables } from '../with-news.ts';
import type { Database } from './driver/port.ts';
import type { GroupCommit } from './group-commit.ts';

export function sqliteRecast(database: Database, commits: GroupCommit): RecastTables {
  const selectSeats = database.prepare<[string, number], { table_id: string }>('SELECT table_id FROM seated WHERE person = ? LIMIT ?');
  const selectLeft = database.prepare<[string, number], { table_id: string }>('SELECT table_id FROM left_seats WHERE person = ? LIMIT ?');
  const selectTable = database.prepare<[string], TableRow>('SELECT * FROM tables WHERE id = ?');
  const updateTable = database.prepare('UPDATE tables SET host = ?, occupants = ?, version = ? WHERE id = ?');
  const sit = database.prepare(
    `INSERT INTO seated (person, table_id, ended_at) SELECT ?, table_id, ended_at FROM seated WHERE person = ? AND table_id = ?
     ON CONFLICT DO NOTHING`,
  );
  const stand = database.prepare('DELETE FROM seated WHERE person = ? AND table_id = ?');
  const leave = database.prepare('INSERT INTO left_seats (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const forgetLeft = database.prepare('DELETE FROM left_seats WHERE person = ? AND table_id = ?');
  const say = database.prepare('UPDATE chat SET person = ?, name = ?, is_guest = 0 WHERE person = ?');
  const recastMatch = matchRecast(database);

  const recastOne = (id: string, from: string, as: Recast): void => {
    const row = selectTable.get(id);
    if (row !== undefined) {
      const { table, seat } = recastTable(tableOf(row), from, as);
      recastMatch(id, from, seat);
      updateTable.run(table.host, JSON.stringify(table.occupants), table.version, id);
      sit.run(seat.person, from, id);
      if (hasLog(table)) leave.run(seat.person, id);
    }
    // Also where the table is gone: who asks again must not be given it for ever.
    stand.run(from, id);
    forgetLeft.run(from, id);
  };

  return (from, as, limit) =>
    commits.write(() => {
      say.run(as.person, as.name, from);
      const found = [...selectSeats.all(from, limit), ...selectLeft.all(from, limit)].map(({ table_id }) => table_id);
      const ids = [...new Set(found)].slice(0, limit);
      for (const id of ids) recastOne(id, from, as);
      return ids;
    });
}

interface Log {
  readonly setup: string;
  readonly occupants: string | null;
  readonly packed: Uint8Array | null;
}

function matchRecast(database: Database) {
  const selectMatch = database.prepare<[string], Log>('SELECT setup, occupants, packed FROM matches WHERE id = ?');
  const updateMatch = database.prepare('UPDATE matches SET setup = ?, occupants = ?, packed = ? WHERE id = ?');
  const selectEntries = database.prepare<[string], { number: number; entry: string }>(
    'SELECT number, entry FROM entries WHERE match_id = ?',
  );
  const updateEntry = database.prepare('UPDATE entries SET entry = ? WHERE match_id = ? AND number = ?');
  const selectSeats = database.prepare<[string], { seat: number; sat: string; forfeits: string | null }>(
    'SELECT seat, sat, forfeits FROM result_seats WHERE match_id = ?',
  );
  const updateSat = database.prepare('UPDATE result_seats SET sat = ?, forfeits = ? WHERE match_id = ? AND seat = ?');
  const updateSeat = database.prepare('UPDATE result_seats SET person = ?, name = ?, is_guest = 0 WHERE match_id = ? AND person = ?');
  const updateRating = database.prepare('UPDATE ratings SET person = ? WHERE match_id = ? AND person = ?');
  return (id: string, from: string, seat: NewSeat): void => {
    const match = selectMatch.get(id);
    if (match === undefined) return;
    const changed = (text: string): string => recastJson(text, from, seat);
    const occupants = match.occupants === null ? null : changed(match.occupants);
    updateMatch.run(changed(match.setup), occupants, match.packed === null ? null : repacked(match.packed, changed), id);
    for (const { number, entry } of selectEntries.all(id)) {
      const text = changed(entry);
      if (text !== entry) updateEntry.run(text, id, number);
    }
    for (const { seat: number, sat, forfeits } of selectSeats.all(id))
      updateSat.run(recastIds(sat, from, seat), recastForfeits(forfeits, from, seat), id, number);
    updateSeat.run(seat.person, seat.name, id, from);
    updateRating.run(seat.person, id, from);
  };
}
