import { sql } from 'kysely';
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
import type { Access } from './access.ts';
import type { Database } from './relations.ts';

export function postgresRatingStore(access: Access): RatingStore {
  return {
    rateNext: (reckon) =>
      access.writeTogether(async (transaction) => {
        // One at a time, whichever node: what a match makes of somebody stands on what the one before made of them.
        await sql`LOCK TABLE ratings IN SHARE ROW EXCLUSIVE MODE`.execute(transaction);
        const result = await transaction
          .selectFrom('results')
          .selectAll()
          .where('is_rated', '=', 1)
          .where('is_reckoned', '=', 0)
          .orderBy('ended_at')
          .orderBy('match_id')
          .limit(1)
          .executeTakeFirst();
        if (result === undefined) return undefined;
        const { match_id, game } = result;
        const seats = await transaction.selectFrom('result_seats').selectAll().where('match_id', '=', match_id).orderBy('seat').execute();
        const before = await now(transaction, peopleOf(seats), game);
        const after = reckonedRows({ result, seats, before }, reckon);
        if (after.length > 0) await transaction.insertInto('ratings').values(after).execute();
        await transaction.updateTable('results').set({ is_reckoned: 1 }).where('match_id', '=', match_id).execute();
        return match_id;
      }),
    course: (person, game, limit) =>
      access.read(async (database) => {
        const own = database.selectFrom('ratings').selectAll().where('person', '=', person).where('game', '=', game);
        const last = await own.orderBy('ended_at', 'desc').orderBy('match_id', 'desc').limit(limit).execute();
        return last.map(stepOf).reverse();
      }),
    changes: (matches) =>
      access.read(async (database) => {
        const { rows } = await sql<ChangeRow>`${sql.raw(CHANGES)} = ANY (${matches}::text[])`.execute(database);
        return changesOf(rows);
      }),
    isReckoned: (match) =>
      access.read(async (database) => {
        const waiting = database.selectFrom('results').select('match_id').where('match_id', '=', match);
        return (await waiting.where('is_rated', '=', 1).where('is_reckoned', '=', 0).executeTakeFirst()) === undefined;
      }),
    best: (game, { leastMatches, limit }) =>
      access.read(async (database) => {
        const { rows } = await sql<RatingRow & RankedRow>`
          SELECT now.*, name, name_key FROM (
            SELECT DISTINCT ON (person) * FROM ratings WHERE game = ${game} ORDER BY person, matches DESC, ended_at DESC
          ) AS now JOIN people ON people.id = person
          WHERE matches >= ${leastMatches} AND is_shown = 1 ORDER BY mu - 2 * sigma DESC, person LIMIT ${limit}`.execute(database);
        return rows.map(rankedOf);
      }),
    of: (person) => access.read(async (database) => (await now(database, [person])).map(stepOf)),
  };
}

/** What these people are rated now: in this game, or in each. */
async function now(database: Database, people: readonly string[], game?: string) {
  if (people.length === 0) return [];
  const rated = database
    .selectFrom('ratings')
    .selectAll()
    .distinctOn(['person', 'game'])
    .where('person', 'in', people)
    .orderBy('person')
    .orderBy('game')
    .orderBy('matches', 'desc')
    .orderBy('ended_at', 'desc');
  return game === undefined ? rated.execute() : rated.where('game', '=', game).execute();
}
