import type { Ending } from '@orrery/match';
import type { EndedMatch, EndingStore, KeptEnding } from '../ports.ts';
import { pack } from '../rows/packed.ts';
import { endedOf, endingsOf, type ResultRow, type ResultSeatRow, resultRows } from '../rows/result.ts';
import type { Database } from './driver/port.ts';
import type { GroupCommit } from './group-commit.ts';
import { leftSeatWriter } from './left-seats.ts';

/** To be run within the transaction that ends a match. */
export type WriteEnding = (matchId: string, ending: Ending) => void;

export function endingWriter(database: Database): WriteEnding {
  const insertResult = database.prepare(
    `INSERT INTO results (match_id, game, rules_version, seat_count, began_at, ended_at, action_count, because, called, is_rated, is_reckoned)
     VALUES (@match_id, @game, @rules_version, @seat_count, @began_at, @ended_at, @action_count, @because, @called, @is_rated, @is_reckoned)
     ON CONFLICT DO NOTHING`,
  );
  const insertSeat = database.prepare(
    `INSERT INTO result_seats (match_id, seat, person, level, name, is_guest, sat, role, side, rank, points, sources, forfeits, stood_in,
       is_missing, waited_ms)
     VALUES (@match_id, @seat, @person, @level, @name, @is_guest, @sat, @role, @side, @rank, @points, @sources, @forfeits, @stood_in,
       @is_missing, @waited_ms)`,
  );
  const gameOf = database.prepare<[string], { game: string | null }>('SELECT game FROM matches WHERE id = ?');
  const noteLeft = leftSeatWriter(database);
  const endSeats = database.prepare('UPDATE seated SET ended_at = ? WHERE table_id = ?');

  return (matchId, ending) => {
    const kept = gameOf.get(matchId);
    if (kept === undefined) return;
    const { result, seats } = resultRows(matchId, kept.game ?? '', ending);
    if (insertResult.run(result).changes === 0) return;
    for (const seat of seats) insertSeat.run(seat);
    endSeats.run(ending.endedAt, matchId);
    // Also whoever became another, or nobody, while the match was on its way here: they are found by this.
    noteLeft(matchId, ending.sat.flat());
  };
}

export type ReadEndings = (matchIds: readonly string[]) => readonly KeptEnding[];

export function endingReader(database: Database): ReadEndings {
  const selectResults = database.prepare<[string], ResultRow>('SELECT * FROM results WHERE match_id IN (SELECT value FROM json_each(?))');
  const selectSeats = database.prepare<[string], ResultSeatRow>(
    'SELECT * FROM result_seats WHERE match_id IN (SELECT value FROM json_each(?))',
  );
  return (matchIds) => {
    const ids = JSON.stringify(matchIds);
    return endingsOf(selectResults.all(ids), selectSeats.all(ids));
  };
}

/** Of many matches at once, found one way or another. */
function history(database: Database): Pick<EndingStore, 'ofPerson' | 'ofGame'> {
  // A host is noted with the table whoever sits there, anybody else among those who left it.
  const ofPerson = database.prepare<[{ person: string; limit: number }], ResultRow>(
    `SELECT * FROM results WHERE match_id IN (
       SELECT match_id FROM result_seats WHERE person = @person
       UNION ALL
       SELECT match_id FROM left_seats JOIN result_seats ON match_id = table_id
       WHERE left_seats.person = @person AND instr(forfeits, @person) > 0
       UNION ALL
       SELECT match_id FROM seated JOIN result_seats ON match_id = table_id WHERE seated.person = @person AND instr(forfeits, @person) > 0)
     ORDER BY ended_at DESC, match_id LIMIT @limit`,
  );
  const ofGame = database.prepare<[string, number], ResultRow>(
    'SELECT * FROM results WHERE game = ? ORDER BY ended_at DESC, match_id DESC LIMIT ?',
  );
  const seats = database.prepare<[string], ResultSeatRow>('SELECT * FROM result_seats WHERE match_id IN (SELECT value FROM json_each(?))');
  const ended = (results: readonly ResultRow[]): EndedMatch[] =>
    endedOf(results, seats.all(JSON.stringify(results.map(({ match_id }) => match_id))));
  return {
    ofPerson: async (person, limit) => ended(ofPerson.all({ person, limit })),
    ofGame: async (game, limit) => ended(ofGame.all(game, limit)),
  };
}

interface Unpacked {
  readonly id: string;
  readonly state: string;
}

export interface EndingStoreSetting {
  readonly database: Database;
  readonly commits: GroupCommit;
  readonly read: ReadEndings;
  readonly write: WriteEnding;
}

export function sqliteEndingStore({ database, commits, read, write }: EndingStoreSetting): EndingStore {
  const selectUnknown = database.prepare<[string, number], { id: string }>(
    `SELECT id FROM matches WHERE finished = 1 AND packed IS NULL AND id > ?
       AND NOT EXISTS (SELECT 1 FROM results WHERE match_id = matches.id) ORDER BY id LIMIT ?`,
  );
  const selectToPack = database.prepare<[number, number], Unpacked>(
    `SELECT id, state FROM matches JOIN results ON match_id = matches.id
     WHERE finished = 1 AND packed IS NULL AND ended_at < ? LIMIT ?`,
  );
  const selectLog = database.prepare<[string], { entry: string }>('SELECT entry FROM entries WHERE match_id = ? ORDER BY number');
  const update = database.prepare(`UPDATE matches SET packed = ?, state = '' WHERE id = ?`);
  const deleteLog = database.prepare('DELETE FROM entries WHERE match_id = ?');

  return {
    of: async (matchIds) => read(matchIds),
    ...history(database),
    async keep(matchId, ending) {
      await commits.write(() => write(matchId, ending));
    },
    async unknown(limit, after = '') {
      return selectUnknown.all(after, limit).map(({ id }) => id);
    },
    pack: (endedBefore, limit) =>
      commits.write(() => {
        const found = selectToPack.all(endedBefore, limit);
        for (const { id, state } of found) {
          const entries = selectLog.all(id).map(({ entry }) => entry);
          update.run(pack({ state, entries }), id);
          deleteLog.run(id);
        }
        return found.length;
      }),
  };
}
