import type { Span } from '@orrery/match';
import type { JobClock } from '../../jobs/timed-queue.ts';
import type { HouseStore } from '../ports.ts';
import { ALIVE_AT } from '../rows/house.ts';
import type { Database } from './driver/port.ts';
import type { GroupCommit } from './group-commit.ts';

export function sqliteHouseStore(database: Database, commits: GroupCommit, clock: JobClock): HouseStore {
  const select = database.prepare<[string], { value: string }>('SELECT value FROM house WHERE name = ?');
  const insert = database.prepare('INSERT INTO house (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const replace = database.prepare('INSERT OR REPLACE INTO house (name, value) VALUES (?, ?)');
  const isTimed = database.prepare('SELECT 1 FROM matches WHERE finished = 0 AND deadline_at IS NOT NULL LIMIT 1');
  const selectWritten = database.prepare<[], { at: number | null }>(
    'SELECT max(waiting_since) AS at FROM matches WHERE finished = 0 AND deadline_at IS NOT NULL',
  );
  const insertAway = database.prepare('INSERT INTO away (from_at, to_at) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const selectBack = database.prepare<[], { at: number | null }>('SELECT max(to_at) AS at FROM away');
  const selectAway = database.prepare<[number], Span>('SELECT from_at AS "from", to_at AS "to" FROM away WHERE to_at > ? ORDER BY to_at');
  const backAt = (): number => selectBack.get()?.at ?? 0;
  return {
    get: async (name) => select.get(name)?.value,
    keep: (name, value) =>
      commits.write(() => {
        insert.run(name, value);
        return select.get(name)?.value ?? value;
      }),
    async beat(mostMilliseconds) {
      if (isTimed.get() === undefined) return { at: clock.now(), backAt: backAt() };
      return commits.write(() => {
        const at = clock.now();
        const before = Number(select.get(ALIVE_AT)?.value ?? at);
        if (at - before > mostMilliseconds) {
          // While no clock runs nobody says that the house is there, but whatever makes one run is an entry, and so a sign of life.
          const since = Math.max(before, selectWritten.get()?.at ?? before);
          if (at - since > mostMilliseconds) insertAway.run(since, at);
        }
        replace.run(ALIVE_AT, String(at));
        return { at, backAt: backAt() };
      });
    },
    async awayAfter(at) {
      return selectAway.all(at);
    },
  };
}
