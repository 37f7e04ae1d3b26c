import { MOST_ATTEMPTS } from '../../jobs/queue.ts';
import type { JobRows } from '../../jobs/timed-queue.ts';
import type { Database } from './driver/port.ts';
import type { GroupCommit } from './group-commit.ts';

interface JobRow {
  readonly id: number;
  readonly kind: string;
  readonly payload: string;
  readonly key: string | null;
  readonly run_at: number;
  readonly attempts: number;
}

export function sqliteJobRows(database: Database, commits: GroupCommit): JobRows {
  const insert = database.prepare('INSERT INTO jobs (kind, payload, key, run_at, attempts) VALUES (@kind, @payload, @key, @run_at, 0)');
  const byKey = database.prepare<[string], JobRow>('SELECT * FROM jobs WHERE key = ?');
  const leaveKey = database.prepare(`UPDATE jobs SET key = NULL, attempts = ${MOST_ATTEMPTS} WHERE id = ?`);
  const remove = database.prepare('DELETE FROM jobs WHERE id = ?');
  const retry = database.prepare('UPDATE jobs SET run_at = ?, attempts = max(attempts, ?) WHERE id = ?');
  const select = database.prepare<[], JobRow>('SELECT * FROM jobs ORDER BY run_at, id');
  const selectNext = database.prepare<[string, string], JobRow>(
    `SELECT * FROM jobs WHERE attempts < ${MOST_ATTEMPTS} AND kind IN (SELECT value FROM json_each(?))
       AND id NOT IN (SELECT value FROM json_each(?)) ORDER BY run_at, id LIMIT 1`,
  );
  const count = database.prepare<[number, number], { due: number; later: number; oldest: number | null }>(
    `SELECT count(*) FILTER (WHERE run_at <= ?) AS due, count(*) FILTER (WHERE run_at > ?) AS later, min(run_at) AS oldest
       FROM jobs WHERE attempts < ${MOST_ATTEMPTS}`,
  );
  const countGivenUp = database.prepare<[string], { jobs: number }>(
    `SELECT count(*) AS jobs FROM jobs WHERE attempts >= ${MOST_ATTEMPTS} AND id NOT IN (SELECT value FROM json_each(?))`,
  );

  return {
    async add({ kind, payload, key = null, at, keepsTime }, running) {
      const row = { kind, payload: JSON.stringify(payload), key };
      await commits.write(() => {
        const before = key === null ? undefined : byKey.get(key);
        const isRunning = before !== undefined && running.has(before.id);
        if (before !== undefined) (isRunning ? leaveKey : remove).run(before.id);
        insert.run({ ...row, run_at: keepsTime === true && before !== undefined && !isRunning ? before.run_at : Math.round(at) });
      });
    },
    next(kinds, running) {
      const row = selectNext.get(JSON.stringify(kinds), JSON.stringify([...running]));
      return row === undefined ? undefined : { ...jobOf(row), id: row.id, attempts: row.attempts };
    },
    async remove(id) {
      await commits.write(() => remove.run(id));
    },
    async retry(id, { at, attempts }) {
      await commits.write(() => retry.run(Math.round(at), attempts, id));
    },
    backlog(now, running) {
      const row = count.get(now, now);
      const givenUp = countGivenUp.get(JSON.stringify([...running]))?.jobs ?? 0;
      return { due: row?.due ?? 0, later: row?.later ?? 0, lateMilliseconds: Math.max(0, now - (row?.oldest ?? now)), givenUp };
    },
    all: () => select.all().map(jobOf),
  };
}

function jobOf({ kind, payload, key, run_at }: JobRow) {
  return { kind, payload: JSON.parse(payload), at: run_at, ...(key === null ? {} : { key }) };
}
