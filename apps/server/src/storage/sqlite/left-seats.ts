import type { AccountStore } from '../account-ports.ts';
import { type LoggedMatch, peopleOfMatch } from '../rows/left-seats.ts';
import type { Database } from './driver/port.ts';
import type { GroupCommit } from './group-commit.ts';

/** Notes who of these people does not sit there any more; to be run within a transaction. */
export type NoteLeft = (matchId: string, people: readonly string[]) => void;

export function leftSeatWriter(database: Database): NoteLeft {
  const insert = database.prepare(
    `INSERT INTO left_seats (person, table_id) SELECT value, @id FROM json_each(@people)
     WHERE NOT EXISTS (SELECT 1 FROM seated WHERE person = value AND table_id = @id) ON CONFLICT DO NOTHING`,
  );
  return (id, people) => void insert.run({ id, people: JSON.stringify(people) });
}

export function sqliteLeftSeats(database: Database, commits: GroupCommit): AccountStore['noteLeftSeats'] {
  const select = database.prepare<[string, number], LoggedMatch>('SELECT id, setup, packed FROM matches WHERE id > ? ORDER BY id LIMIT ?');
  const selectLog = database.prepare<[string], { entry: string }>('SELECT entry FROM entries WHERE match_id = ?');
  const note = leftSeatWriter(database);
  return (limit, after = '') =>
    commits.write(() => {
      const matches = select.all(after, limit);
      for (const match of matches) {
        const log = match.packed === null ? selectLog.all(match.id).map(({ entry }) => entry) : [];
        note(match.id, peopleOfMatch(match, log));
      }
      return matches.length < limit ? undefined : matches.at(-1)?.id;
    });
}
