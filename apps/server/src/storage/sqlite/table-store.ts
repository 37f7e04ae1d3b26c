import type { FinishedPlace, TableStore } from '../ports.ts';
import { PUBLIC_PAGE, type PublicPlace, pickPublic } from '../rows/public-tables.ts';
import { countBots, type TableRow, tableOf } from '../rows/table.ts';
import type { Database } from './driver/port.ts';
import type { GroupCommit } from './group-commit.ts';
import type { TableRows } from './table-rows.ts';

export function sqliteTableStore(database: Database, commits: GroupCommit, rows: TableRows): TableStore {
  const select = database.prepare<[string], TableRow>('SELECT * FROM tables WHERE id = ?');
  const count = database.prepare<[string], { open: number }>(`SELECT count(*) AS open FROM tables WHERE host = ? AND stage = 'open'`);
  const close = database.prepare<[number, number], { id: string }>(
    `UPDATE tables SET stage = 'closed', options = '{}', version = version + 1
     WHERE id IN (SELECT id FROM tables WHERE stage = 'open' AND changed_at < ? ORDER BY changed_at LIMIT ?) RETURNING id`,
  );
  const tablesOf = (which: string) =>
    database.prepare<[string, number], TableRow>(
      `SELECT tables.* FROM seated JOIN tables ON tables.id = seated.table_id
       WHERE seated.person = ? AND ${which} ORDER BY changed_at DESC LIMIT ?`,
    );
  const listOf = tablesOf(`stage <> 'closed'`);
  const listUnfinished = tablesOf(`ended_at IS NULL AND stage <> 'closed'`);
  // Where somebody sat at the end is in order already; what they gave up is little.
  const listFinished = database.prepare<[FinishedPlace & { person: string; limit: number }], TableRow & { readonly ended_at: number }>(
    `SELECT tables.*, ended_at FROM (
       SELECT * FROM (
         SELECT table_id, ended_at FROM seated WHERE person = @person AND (ended_at, table_id) < (@endedAt, @id)
         ORDER BY ended_at DESC, table_id DESC LIMIT @limit)
       UNION
       SELECT table_id, ended_at FROM left_seats JOIN results ON match_id = table_id
       WHERE person = @person AND (ended_at, table_id) < (@endedAt, @id)
         AND EXISTS (SELECT 1 FROM result_seats WHERE match_id = table_id AND instr(forfeits, @person) > 0))
     JOIN tables ON tables.id = table_id ORDER BY ended_at DESC, table_id DESC LIMIT @limit`,
  );
  const selectPublic = database.prepare<[number, string, number], PublicPlace>(
    `SELECT id, host, changed_at FROM tables
     WHERE stage = 'open' AND is_public = 1 AND (changed_at, id) < (?, ?) ORDER BY changed_at DESC, id DESC LIMIT ?`,
  );
  const countRunning = database.prepare<[string, number], { occupants: string }>(
    `SELECT tables.occupants FROM tables JOIN matches ON matches.id = tables.id
     WHERE host IN (SELECT value FROM json_each(?)) AND stage = 'started' AND created_at >= ? AND finished = 0`,
  );
  const made = database.prepare<[string, number], { tables: number; bytes: number | null }>(
    'SELECT count(*) AS tables, sum(length(CAST(options AS BLOB))) AS bytes FROM tables WHERE host = ? AND created_at >= ?',
  );
  const selectClosed = database.prepare<[number, number], { id: string }>(
    `SELECT id FROM tables WHERE stage = 'closed' AND changed_at < ? LIMIT ?`,
  );

  return {
    async add(table) {
      await commits.write(() => rows.add(table));
    },
    async save(table) {
      await commits.write(() => rows.save(table));
    },
    async load(tableId) {
      const row = select.get(tableId);
      return row === undefined ? undefined : tableOf(row);
    },
    async countOpen(host) {
      return count.get(host)?.open ?? 0;
    },
    async listOf(personId, limit) {
      return listOf.all(personId, limit).map(tableOf);
    },
    async listUnfinished(personId, limit) {
      return listUnfinished.all(personId, limit).map(tableOf);
    },
    async listFinished(personId, limit, before = { endedAt: Number.MAX_SAFE_INTEGER, id: '' }) {
      const rows = listFinished.all({ person: personId, limit, ...before });
      return rows.map((row) => ({ table: tableOf(row), endedAt: row.ended_at }));
    },
    async countRunning(hosts, since) {
      return countBots(countRunning.all(JSON.stringify(hosts), since));
    },
    async made(host, since) {
      const row = made.get(host, since);
      return { tables: row?.tables ?? 0, optionBytes: row?.bytes ?? 0 };
    },
    async listPublic(limit, each) {
      const ids = await pickPublic({ limit, each, read: async (after) => selectPublic.all(after.changed_at, after.id, PUBLIC_PAGE) });
      const found = ids.flatMap((id) => select.get(id) ?? []).map(tableOf);
      return found.filter(({ stage, isPublic }) => stage === 'open' && isPublic);
    },
    forgetClosed(changedBefore, limit) {
      return commits.write(() => {
        const found = selectClosed.all(changedBefore, limit);
        for (const { id } of found) rows.remove(id);
        return found.length;
      });
    },
    closeOlderThan(at, limit) {
      return commits.write(() => close.all(at, limit).map(({ id }) => id));
    },
  };
}
