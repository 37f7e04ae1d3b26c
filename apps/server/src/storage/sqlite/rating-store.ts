import type { RatingStore } from '../rating-ports.ts';
import {
  CHANGES,
  type ChangeRow,
  changesOf,
  peopleOf,
  type RankedRow,
  type RatingRow,
  rankedOf,
  reckonedRows,
  stepOf,
} from '../rows/rating.ts';
import type { ResultRow, ResultSeatRow } from '../rows/result.ts';
import type { Database } from './driver/port.ts';
import type { GroupCommit } from './group-commit.ts';

export function sqliteRatingStore(database: Database, commits: GroupCommit): RatingStore {
  const selectNext = database.prepare<[], ResultRow>(
    'SELECT * FROM results WHERE is_rated = 1 AND is_reckoned = 0 ORDER BY ended_at, match_id LIMIT 1',
  );
  const selectSeats = database.prepare<[string], ResultSeatRow>('SELECT * FROM result_seats WHERE match_id = ? ORDER BY seat');
  const selectNow = database.prepare<[string, string], RatingRow>(
    'SELECT * FROM ratings WHERE person = ? AND game = ? ORDER BY matches DESC, ended_at DESC LIMIT 1',
  );
  const selectGames = database.prepare<[string], { game: string }>('SELECT DISTINCT game FROM ratings WHERE person = ? ORDER BY game');
  const insert = database.prepare(
    `INSERT INTO ratings (match_id, person, game, mu, sigma, matches, ended_at)
     VALUES (@match_id, @person, @game, @mu, @sigma, @matches, @ended_at)`,
  );
  const selectCourse = database.prepare<[string, string, number], RatingRow>(
    'SELECT * FROM ratings WHERE person = ? AND game = ? ORDER BY ended_at DESC, match_id DESC LIMIT ?',
  );
  const selectBest = database.prepare<[string, number, number], RatingRow & RankedRow>(
    `SELECT ratings.*, name, name_key FROM ratings JOIN people ON people.id = person
     WHERE game = ? AND matches >= ? AND is_shown = 1 AND NOT EXISTS (
       SELECT 1 FROM ratings AS later WHERE later.person = ratings.person AND later.game = ratings.game
         AND (later.matches, later.ended_at) > (ratings.matches, ratings.ended_at))
     ORDER BY mu - 2 * sigma DESC, person LIMIT ?`,
  );
  const selectChanges = database.prepare<[string], ChangeRow>(`${CHANGES} IN (SELECT value FROM json_each(?))`);
  const selectWaiting = database.prepare<[string], { match_id: string }>(
    'SELECT match_id FROM results WHERE match_id = ? AND is_rated = 1 AND is_reckoned = 0',
  );
  const close = database.prepare('UPDATE results SET is_reckoned = 1 WHERE match_id = ?');
  const now = (person: string, game: string): RatingRow[] => selectNow.all(person, game);
  return {
    rateNext: (reckon) =>
      commits.write(() => {
        const result = selectNext.get();
        if (result === undefined) return undefined;
        const seats = selectSeats.all(result.match_id);
        const before = peopleOf(seats).flatMap((person) => now(person, result.game));
        for (const row of reckonedRows({ result, seats, before }, reckon)) insert.run(row);
        close.run(result.match_id);
        return result.match_id;
      }),
    course: async (person, game, limit) => selectCourse.all(person, game, limit).map(stepOf).reverse(),
    changes: async (matches) => changesOf(selectChanges.all(JSON.stringify(matches))),
    isReckoned: async (match) => selectWaiting.get(match) === undefined,
    best: async (game, { leastMatches, limit }) => selectBest.all(game, leastMatches, limit).map(rankedOf),
    of: async (person) => selectGames.all(person).flatMap(({ game }) => now(person, game).map(stepOf)),
  };
}
