import { SHOWN_COLUMNS, type SharedStudyRow, type ShownRow, sharedStudyOf, sharedStudyRow } from '../rows/shared-study.ts';
import type { SharedStudyStore } from '../study-ports.ts';
import type { Database } from './driver/port.ts';
import type { GroupCommit } from './group-commit.ts';

export function sqliteSharedStudyStore(database: Database, commits: GroupCommit): SharedStudyStore {
  const insert = database.prepare(
    `INSERT INTO shared_studies (id, person, match_id, game, title, made_at, opened_at, bytes, packed)
     VALUES (@id, @person, @match_id, @game, @title, @made_at, @opened_at, @bytes, @packed)`,
  );
  const count = database.prepare<[string, number], { studies: number; bytes: number }>(
    'SELECT count(*) AS studies, coalesce(sum(bytes), 0) AS bytes FROM shared_studies WHERE person = ? AND made_at >= ?',
  );
  const select = database.prepare<[string], SharedStudyRow>('SELECT * FROM shared_studies WHERE id = ?');
  const selectOf = database.prepare<[string], ShownRow>(
    `SELECT ${SHOWN_COLUMNS.join(', ')} FROM shared_studies WHERE person = ? ORDER BY made_at DESC, id`,
  );
  const remove = database.prepare('DELETE FROM shared_studies WHERE id = ? AND person = ?');
  const note = database.prepare('UPDATE shared_studies SET opened_at = ? WHERE id = ?');
  const handOver = database.prepare('UPDATE shared_studies SET person = ? WHERE person = ?');
  const forget = database.prepare(
    'DELETE FROM shared_studies WHERE id IN (SELECT id FROM shared_studies WHERE opened_at < ? ORDER BY opened_at LIMIT ?)',
  );
  return {
    add: (study, most) =>
      commits.write(() => {
        if ((count.get(study.person, 0)?.studies ?? 0) >= most) return false;
        insert.run({ ...sharedStudyRow(study) });
        return true;
      }),
    async load(id) {
      const row = select.get(id);
      return row === undefined ? undefined : { ...sharedStudyOf(row), packed: row.packed };
    },
    listOf: async (person) => selectOf.all(person).map(sharedStudyOf),
    remove: (id, person) => commits.write(() => remove.run(id, person).changes === 1),
    async noteOpened(id, at) {
      await commits.write(() => note.run(at, id));
    },
    made: async (person, since) => count.get(person, since) ?? { studies: 0, bytes: 0 },
    async handOver(from, to) {
      await commits.write(() => handOver.run(to, from));
    },
    forgetUnopened: (openedBefore, limit) => commits.write(() => Number(forget.run(openedBefore, limit).changes)),
  };
}
