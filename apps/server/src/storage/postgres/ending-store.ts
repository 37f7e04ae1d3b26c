import type { Ending } from '@orrery/match';
import { sql } from 'kysely';
import type { EndedMatch, EndingStore, KeptEnding } from '../ports.ts';
import { pack } from '../rows/packed.ts';
import { endedOf, endingsOf, type ResultRow, resultRows } from '../rows/result.ts';
import type { Access } from './access.ts';
import { noteLeft } from './left-seats.ts';
import type { Database } from './relations.ts';

/** To be run within the transaction that ends a match. */
export async function writeEnding(transaction: Database, matchId: string, ending: Ending): Promise<void> {
  const kept = await transaction.selectFrom('matches').select('game').where('id', '=', matchId).executeTakeFirst();
  if (kept === undefined) return;
  const { result, seats } = resultRows(matchId, kept.game ?? '', ending);
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('results')
    .values(result)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return;
  await transaction.insertInto('result_seats').values(seats).execute();
  await transaction.updateTable('seated').set({ ended_at: ending.endedAt }).where('table_id', '=', matchId).execute();
  // Also whoever became another, or nobody, while the match was on its way here: they are found by this.
  await noteLeft(transaction, matchId, ending.sat.flat());
}

export async function readEndings(database: Database, matchIds: readonly string[]): Promise<readonly KeptEnding[]> {
  if (matchIds.length === 0) return [];
  const results = await database.selectFrom('results').selectAll().where('match_id', 'in', matchIds).execute();
  const seats = await database.selectFrom('result_seats').selectAll().where('match_id', 'in', matchIds).execute();
  return endingsOf(results, seats);
}

async function withSeats(database: Database, results: readonly ResultRow[]): Promise<readonly EndedMatch[]> {
  if (results.length === 0) return [];
  const ids = results.map(({ match_id }) => match_id);
  return endedOf(results, await database.selectFrom('result_seats').selectAll().where('match_id', 'in', ids).execute());
}

export function postgresEndingStore(access: Access): EndingStore {
  return {
    of: (matchIds) => access.read((database) => readEndings(database, matchIds)),
    ofPerson: (person, limit) =>
      access.read(async (database) => {
        // A host is noted with the table whoever sits there, anybody else among those who left it.
        const givenUp = (relation: 'left_seats' | 'seated') =>
          database
            .selectFrom(relation)
            .innerJoin('result_seats', 'match_id', 'table_id')
            .select('match_id')
            .where(`${relation}.person`, '=', person)
            .where(sql<boolean>`strpos(forfeits, ${person}) > 0`);
        const sat = database.selectFrom('result_seats').select('match_id').where('person', '=', person);
        const found = database
          .selectFrom('results')
          .selectAll()
          .where('match_id', 'in', sat.unionAll(givenUp('left_seats')).unionAll(givenUp('seated')))
          .orderBy('ended_at', 'desc')
          .orderBy('match_id')
          .limit(limit);
        return withSeats(database, await found.execute());
      }),
    ofGame: (game, limit) =>
      access.read(async (database) => {
        const found = database.selectFrom('results').selectAll().where('game', '=', game);
        return withSeats(database, await found.orderBy('ended_at', 'desc').orderBy('match_id', 'desc').limit(limit).execute());
      }),
    keep: (matchId, ending) => access.writeTogether((transaction) => writeEnding(transaction, matchId, ending)),
    async unknown(limit, after = '') {
      const rows = await access.read((database) =>
        database
          .selectFrom('matches')
          .leftJoin('results', 'match_id', 'id')
          .select('id')
          .where('finished', '=', 1)
          .where('packed', 'is', null)
          .where('match_id', 'is', null)
          .where('id', '>', after)
          .orderBy('id')
          .limit(limit)
          .execute(),
      );
      return rows.map(({ id }) => id);
    },
    pack: (endedBefore, limit) =>
      access.writeTogether(async (transaction) => {
        const found = await transaction
          .selectFrom('matches')
          .innerJoin('results', 'match_id', 'id')
          .select(['id', 'state'])
          .where('finished', '=', 1)
          .where('packed', 'is', null)
          .where('ended_at', '<', endedBefore)
          .limit(limit)
          .forUpdate('matches')
          .skipLocked()
          .execute();
        for (const { id, state } of found) await packMatch(transaction, id, state);
        return found.length;
      }),
  };
}

async function packMatch(transaction: Database, id: string, state: string): Promise<void> {
  const log = await transaction.deleteFrom('entries').where('match_id', '=', id).returning(['number', 'entry']).execute();
  const entries = log.sort((one, other) => one.number - other.number).map(({ entry }) => entry);
  await transaction
    .updateTable('matches')
    .set({ packed: pack({ state, entries }), state: '' })
    .where('id', '=', id)
    .execute();
}
