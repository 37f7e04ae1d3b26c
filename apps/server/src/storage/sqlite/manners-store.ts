import {
  type ActRow,
  actOf,
  actRow,
  CONCERNED,
  type FoundRow,
  foundOf,
  HAND_OVER,
  lineRows,
  namedShunOf,
  type ReportLineRow,
  type ReportRow,
  reportOf,
  reportRow,
  type ShunRow,
  type SuspensionRow,
  withoutLines,
} from '../rows/manners.ts';
import type { QuietManners } from '../with-news.ts';
import type { Database } from './driver/port.ts';
import type { GroupCommit } from './group-commit.ts';

export function sqliteMannersStore(database: Database, commits: GroupCommit): QuietManners {
  return { ...shuns(database, commits), ...reports(database, commits), ...suspensions(database, commits), ...people(database) };
}

function noting(database: Database) {
  const insert = database.prepare(
    `INSERT INTO admin_acts (id, at, admin, admin_name, what, about, about_name, words)
     VALUES (@id, @at, @admin, @admin_name, @what, @about, @about_name, @words)`,
  );
  return (act: Parameters<typeof actRow>[0]): void => void insert.run(actRow(act));
}

function shuns(database: Database, commits: GroupCommit) {
  const clear = database.prepare('DELETE FROM shunned WHERE person = ? AND other = ?');
  const insert = database.prepare('INSERT INTO shunned (id, person, other, how, at) VALUES (@id, @person, @other, @how, @at)');
  const remove = database.prepare<[string, string], { other: string }>('DELETE FROM shunned WHERE id = ? AND person = ? RETURNING other');
  const select = database.prepare<[string], ShunRow & Pick<FoundRow, 'name' | 'name_key'>>(
    `SELECT shunned.id, person, other, how, shunned.at, name, name_key FROM shunned JOIN people ON people.id = other
     WHERE person = ? ORDER BY shunned.at DESC, shunned.id`,
  );
  const apart = database.prepare<[string, string], { id: string }>(
    `SELECT other AS id FROM shunned WHERE person = ? AND how = 'blocked' UNION
     SELECT person AS id FROM shunned WHERE other = ? AND how = 'blocked' ORDER BY id`,
  );
  const concerned = database.prepare<[{ person: string }], { id: string }>(CONCERNED);
  const handOver = HAND_OVER.map((statement) => database.prepare(statement));
  return {
    async shun({ id, person, other, how, at }) {
      await commits.write(() => {
        clear.run(person, other);
        insert.run({ id, person, other, how, at });
      });
    },
    unshun: (person, id) => commits.write(() => remove.get(id, person)?.other),
    shunsOf: async (person) => select.all(person).map((row) => namedShunOf({ ...row })),
    apartFrom: async (person) => apart.all(person, person).map(({ id }) => id),
    handOver: (from, to) =>
      commits.write(() => {
        for (const statement of handOver) statement.run({ from, to });
        return concerned.all({ person: to }).map(({ id }) => id);
      }),
  } satisfies Partial<QuietManners>;
}

function reports(database: Database, commits: GroupCommit) {
  const note = noting(database);
  const insert = database.prepare(
    `INSERT INTO reports (id, at, reporter, reporter_name, reported, reported_name, table_id, why, settled_at)
     VALUES (@id, @at, @reporter, @reporter_name, @reported, @reported_name, @table_id, @why, @settled_at)`,
  );
  const insertLine = database.prepare(
    `INSERT INTO report_lines (report, number, person, name, text, phrase, at)
     VALUES (@report, @number, @person, @name, @text, @phrase, @at)`,
  );
  const count = database.prepare<[string, number], { made: number }>('SELECT count(*) AS made FROM reports WHERE reporter = ? AND at >= ?');
  const selectBy = database.prepare<[string, number], ReportRow>(
    'SELECT * FROM reports WHERE reporter = ? ORDER BY at DESC, id DESC LIMIT ?',
  );
  const selectOpen = database.prepare<[number], ReportRow>(
    'SELECT * FROM reports WHERE settled_at IS NULL ORDER BY at DESC, id DESC LIMIT ?',
  );
  const selectSettled = database.prepare<[number], ReportRow>(
    'SELECT * FROM reports WHERE settled_at IS NOT NULL ORDER BY at DESC, id DESC LIMIT ?',
  );
  const selectLines = database.prepare<[string], ReportLineRow>(
    'SELECT * FROM report_lines WHERE report IN (SELECT value FROM json_each(?)) ORDER BY report, number',
  );
  const settle = database.prepare('UPDATE reports SET settled_at = ? WHERE id = ? AND settled_at IS NULL');
  const forget = database.prepare(
    'DELETE FROM reports WHERE id IN (SELECT id FROM reports WHERE at < ? AND settled_at IS NOT NULL ORDER BY at, id LIMIT ?)',
  );
  const forgetActs = database.prepare(
    'DELETE FROM admin_acts WHERE id IN (SELECT id FROM admin_acts WHERE at < ? ORDER BY at, id LIMIT ?)',
  );
  return {
    async report(report) {
      await commits.write(() => {
        insert.run(reportRow(report));
        for (const line of lineRows(report)) insertLine.run(line);
      });
    },
    countReports: async (reporter, since) => count.get(reporter, since)?.made ?? 0,
    reportsBy: async (reporter, limit) => selectBy.all(reporter, limit).map((row) => withoutLines(reportOf(row, []))),
    async reports(limit) {
      const open = selectOpen.all(limit);
      const rows = [...open, ...selectSettled.all(limit - open.length)];
      const lines = selectLines.all(JSON.stringify(rows.map(({ id }) => id)));
      return rows.map((row) => reportOf(row, lines));
    },
    settle: (id, act) =>
      commits.write(() => {
        if (settle.run(act.at, id).changes === 0) return false;
        note(act);
        return true;
      }),
    forgetBefore: (at, limit) => commits.write(() => Number(forget.run(at, limit).changes) + Number(forgetActs.run(at, limit).changes)),
  } satisfies Partial<QuietManners>;
}

function suspensions(database: Database, commits: GroupCommit) {
  const note = noting(database);
  const select = database.prepare<[string], SuspensionRow>('SELECT person, until, why, at FROM suspensions WHERE person = ?');
  const put = database.prepare(
    `INSERT INTO suspensions (person, until, why, at) VALUES (@person, @until, @why, @at)
     ON CONFLICT (person) DO UPDATE SET until = excluded.until, why = excluded.why, at = excluded.at`,
  );
  const lift = database.prepare('DELETE FROM suspensions WHERE person = ?');
  const selectAll = database.prepare<[number, number], SuspensionRow & { name: string }>(
    `SELECT person, until, why, suspensions.at, name FROM suspensions JOIN people ON people.id = person
     WHERE until > ? ORDER BY suspensions.at DESC, person LIMIT ?`,
  );
  const selectActs = database.prepare<[number], ActRow>('SELECT * FROM admin_acts ORDER BY at DESC, id DESC LIMIT ?');
  return {
    async suspension(person) {
      const row = select.get(person);
      return row === undefined ? undefined : { ...row };
    },
    async suspend({ person, until, why, at }, act) {
      await commits.write(() => {
        put.run({ person, until, why, at });
        note(act);
      });
    },
    lift: (person, act) =>
      commits.write(() => {
        if (lift.run(person).changes === 0) return false;
        note(act);
        return true;
      }),
    suspensions: async (now, limit) => selectAll.all(now, limit).map((row) => ({ ...row })),
    async note(act) {
      await commits.write(() => note(act));
    },
    acts: async (limit) => selectActs.all(limit).map(actOf),
  } satisfies Partial<QuietManners>;
}

function people(database: Database) {
  const select = database.prepare<[string, string, string, number], FoundRow>(
    `SELECT id, name, name_key, people.at AS since, until, why FROM people LEFT JOIN suspensions ON person = id
     WHERE id IN (SELECT id FROM people WHERE id = ? UNION SELECT id FROM people WHERE name = ? UNION SELECT id FROM people WHERE name_key = ?)
     ORDER BY name_key IS NULL, people.seen_at DESC, id LIMIT ?`,
  );
  return {
    find: async ({ name, key }, limit) => select.all(name, name, key, limit).map(foundOf),
  } satisfies Partial<QuietManners>;
}
