import { EveningConflict, type EveningStore, type KeptEvening } from '../evening-ports.ts';
import {
  type EntryRow,
  type EveningRow,
  entryRow,
  eveningColumns,
  eveningOf,
  eveningRow,
  GLANCE,
  type GlanceRow,
  glanceOf,
  type OwnRow,
  ownOf,
} from '../rows/evening.ts';
import type { Database } from './driver/port.ts';
import type { GroupCommit } from './group-commit.ts';

export function sqliteEveningStore(database: Database, commits: GroupCommit): EveningStore {
  const insert = database.prepare(
    `INSERT INTO evenings (id, organiser, name, is_public, stage, plan, seed, rounds, created_at, changed_at, version)
     VALUES (@id, @organiser, @name, @is_public, @stage, @plan, @seed, @rounds, @created_at, @changed_at, @version)`,
  );
  const update = database.prepare(
    `UPDATE evenings SET name = @name, is_public = @is_public, stage = @stage, plan = @plan, seed = @seed, rounds = @rounds,
       created_at = @created_at, changed_at = @changed_at, version = @version
     WHERE id = @id AND version = @version - 1`,
  );
  const keepEntry = database.prepare(
    `INSERT INTO evening_entries (evening, number, person, from_round, until_round, helps, wishes)
     VALUES (@evening, @number, @person, @from_round, @until_round, @helps, @wishes)
     ON CONFLICT (evening, number) DO UPDATE SET from_round = excluded.from_round, until_round = excluded.until_round,
       helps = excluded.helps, wishes = excluded.wishes`,
  );
  const select = database.prepare<[string], EveningRow>('SELECT * FROM evenings WHERE id = ?');
  const selectEntries = database.prepare<[string], EntryRow>('SELECT * FROM evening_entries WHERE evening = ? ORDER BY number');
  const selectPublic = database.prepare<[number], GlanceRow>(
    `SELECT ${GLANCE}, json_array_length(rounds) AS begun FROM evenings WHERE is_public = 1 ORDER BY changed_at DESC, id DESC LIMIT ?`,
  );
  const selectOf = database.prepare<[{ person: string; limit: number }], OwnRow>(
    `SELECT ${GLANCE}, json_array_length(rounds) AS begun,
       (SELECT count(*) FROM evening_entries WHERE evening = evenings.id AND person = @person AND (until_round IS NULL OR helps = 1)) AS is_mine
     FROM evenings WHERE id IN
       (SELECT id FROM evenings WHERE organiser = @person UNION SELECT evening FROM evening_entries WHERE person = @person)
     ORDER BY changed_at DESC, id DESC LIMIT @limit`,
  );
  // The ids of its tables are its own, a `_` and a number (`:` follows the 9).
  const count = database.prepare<[{ organiser: string; since: number }], { unfinished: number }>(
    `SELECT count(*) AS unfinished FROM evenings WHERE organiser = @organiser AND (stage <> 'over' OR (changed_at >= @since AND EXISTS
       (SELECT 1 FROM tables JOIN matches ON matches.id = tables.id
        WHERE tables.id > evenings.id || '_' AND tables.id < evenings.id || '_:' AND tables.created_at >= @since AND finished = 0)))`,
  );
  const hand = [
    `UPDATE evening_entries SET person = '' WHERE person = @from
       AND evening IN (SELECT evening FROM evening_entries WHERE person = @to)`,
    'UPDATE evening_entries SET person = @to WHERE person = @from',
    'UPDATE evenings SET organiser = @to WHERE organiser = @from',
  ].map((text) => database.prepare(text));
  const forget = database.prepare(
    `DELETE FROM evenings WHERE id IN (SELECT id FROM evenings WHERE rounds = '[]' AND changed_at < ? ORDER BY changed_at LIMIT ?)`,
  );
  const whole = (row: EveningRow): KeptEvening => eveningOf(row, selectEntries.all(row.id));
  const keepEntries = ({ id, entries }: KeptEvening): void => {
    for (const entry of entries) keepEntry.run({ ...entryRow(id, entry) });
  };
  return {
    add: (evening) =>
      commits.write(() => {
        insert.run({ ...eveningRow(evening) });
        keepEntries(evening);
      }),
    save: (evening) =>
      commits.write(() => {
        const { changes } = update.run({ id: evening.id, ...eveningColumns(evening) });
        if (Number(changes) !== 1) throw new EveningConflict(evening.id, evening.version - 1);
        keepEntries(evening);
      }),
    async load(id) {
      const row = select.get(id);
      return row === undefined ? undefined : whole(row);
    },
    listPublic: async (limit) => selectPublic.all(limit).map(glanceOf),
    listOf: async (person, limit) => selectOf.all({ person, limit }).map((row) => ownOf(row, person)),
    countUnfinished: async (organiser, since) => count.get({ organiser, since })?.unfinished ?? 0,
    async handOver(from, to) {
      await commits.write(() => {
        for (const statement of hand) statement.run({ from, to });
      });
    },
    forgetUnplayed: (changedBefore, limit) => commits.write(() => Number(forget.run(changedBefore, limit).changes)),
  };
}
