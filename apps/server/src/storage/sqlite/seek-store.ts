import { type SeekRow, seekerOf, seekOf, seekRow } from '../rows/seek.ts';
import type { SeekStore } from '../seek-ports.ts';
import type { Database } from './driver/port.ts';
import type { GroupCommit } from './group-commit.ts';
import type { TableRows } from './table-rows.ts';

type SeekerRow = Parameters<typeof seekerOf>[0];

export function sqliteSeekStore(database: Database, commits: GroupCommit, tables: TableRows): SeekStore {
  const keep = database.prepare(
    `INSERT INTO seeks (person, wish, strengths, since) VALUES (@person, @wish, @strengths, @since)
     ON CONFLICT (person) DO UPDATE SET wish = excluded.wish, strengths = excluded.strengths, since = excluded.since`,
  );
  const select = database.prepare<[string], SeekRow>('SELECT * FROM seeks WHERE person = ?');
  const selectAll = database.prepare<[number], SeekerRow>(
    `SELECT seeks.*, name, name_key FROM seeks JOIN people ON people.id = seeks.person
     ORDER BY since DESC, person DESC LIMIT ?`,
  );
  const remove = database.prepare('DELETE FROM seeks WHERE person = ? AND since = coalesce(?, since)');
  const selectFound = database.prepare<[string, number], { person: string }>('SELECT person FROM seeks WHERE person = ? AND since = ?');
  const forget = database.prepare('DELETE FROM seeks WHERE person IN (SELECT person FROM seeks WHERE since < ? ORDER BY since LIMIT ?)');
  return {
    async keep(seek) {
      await commits.write(() => keep.run(seekRow(seek)));
    },
    async of(person) {
      const row = select.get(person);
      return row === undefined ? undefined : seekOf(row);
    },
    list: async (limit) => selectAll.all(limit).map(seekerOf).reverse(),
    stop: (person, since) => commits.write(() => remove.run(person, since ?? null).changes === 1),
    seat: (table, found) =>
      commits.write(() => {
        if (found.some(({ person, since }) => selectFound.get(person, since) === undefined)) return false;
        for (const { person, since } of found) remove.run(person, since);
        tables.add(table);
        return true;
      }),
    forgetBefore: (at, limit) => commits.write(() => Number(forget.run(at, limit).changes)),
  };
}
