import type { CallStore, SaidCall } from '../call-ports.ts';
import type { Database } from './driver/port.ts';
import type { GroupCommit } from './group-commit.ts';

export function sqliteCallStore(database: Database, commits: GroupCommit): CallStore {
  const selectOf = database.prepare<[string], SaidCall>(
    'SELECT match_id AS match, person, said, version, at FROM calls WHERE match_id = ? ORDER BY person, said',
  );
  const insert = database.prepare(
    `INSERT INTO calls (match_id, person, said, version, at) VALUES (@match, @person, @said, @version, @at)
     ON CONFLICT (match_id, person, said) DO UPDATE SET version = excluded.version, at = excluded.at WHERE version < excluded.version`,
  );
  const forget = database.prepare(
    `DELETE FROM calls WHERE (match_id, person, said) IN (SELECT match_id, person, said FROM calls WHERE at < ?
       AND NOT EXISTS (SELECT 1 FROM matches WHERE id = match_id AND finished = 0) ORDER BY at LIMIT ?)`,
  );
  const select = database.prepare<[string], { wishes: string }>('SELECT wishes FROM call_wishes WHERE person = ?');
  const keep = database.prepare(
    'INSERT INTO call_wishes (person, wishes) VALUES (?, ?) ON CONFLICT (person) DO UPDATE SET wishes = excluded.wishes',
  );
  return {
    of: async (match) => selectOf.all(match),
    say: ({ match, person, said, version, at }) => commits.write(() => insert.run({ match, person, said, version, at }).changes === 1),
    forgetBefore: (at, limit) => commits.write(() => Number(forget.run(at, limit).changes)),
    wishes: async (person) => select.get(person)?.wishes,
    async keepWishes(person, wishes) {
      await commits.write(() => keep.run(person, wishes));
    },
  };
}
