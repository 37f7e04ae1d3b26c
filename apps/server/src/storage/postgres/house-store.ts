import { sql } from 'kysely';
import type { Beat, HouseStore } from '../ports.ts';
import { ALIVE_AT } from '../rows/house.ts';
import type { Access } from './access.ts';

/** Milliseconds since 1970 by the clock of the database, also within a transaction. */
export const NOW = sql.raw('floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint');

export function postgresHouseStore(access: Access): HouseStore {
  const get = (name: string): Promise<string | undefined> =>
    access.read(async (database) => {
      const row = await database.selectFrom('house').select('value').where('name', '=', name).executeTakeFirst();
      return row?.value;
    });
  return {
    get,
    async keep(name, value) {
      await access.write((database) =>
        database
          .insertInto('house')
          .values({ name, value })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      );
      return (await get(name)) ?? value;
    },
    beat: (mostMilliseconds) => beat(access, mostMilliseconds),
    awayAfter: (at) =>
      access.read((database) =>
        database.selectFrom('away').select(['from_at as from', 'to_at as to']).where('to_at', '>', at).orderBy('to_at').execute(),
      ),
  };
}

/**
 * While no clock runs nobody says that the house is there, but whatever makes one run is an entry, and so a sign of life. Of nodes that
 * come back at the same moment the first keeps it: the others wait for its row and find that the house is there.
 */
function beat(access: Access, mostMilliseconds: number): Promise<Beat> {
  return access.write(async (database) => {
    const { rows } = await sql<{ at: number; back_at: number }>`
      WITH timed AS MATERIALIZED (SELECT FROM matches WHERE finished = 0 AND deadline_at IS NOT NULL LIMIT 1),
      before AS MATERIALIZED (SELECT value::bigint AS at FROM house, timed WHERE name = ${ALIVE_AT} FOR UPDATE OF house),
      said AS MATERIALIZED (SELECT (SELECT at FROM before) AS before, ${NOW} AS at FROM timed),
      beaten AS (
        INSERT INTO house (name, value) SELECT ${ALIVE_AT}, at::text FROM said
        ON CONFLICT (name) DO UPDATE SET value = greatest(house.value::bigint, excluded.value::bigint)::text
      ),
      gone AS (
        INSERT INTO away (from_at, to_at) SELECT since, at FROM (
          SELECT at, greatest(before, (SELECT max(waiting_since) FROM matches WHERE finished = 0 AND deadline_at IS NOT NULL)) AS since
          FROM said WHERE at - before > ${mostMilliseconds}
        ) AS silent WHERE at - since > ${mostMilliseconds}
        ON CONFLICT DO NOTHING RETURNING to_at
      )
      SELECT coalesce((SELECT at FROM said), ${NOW}) AS at,
        greatest((SELECT max(to_at) FROM gone), (SELECT max(to_at) FROM away), 0) AS back_at`.execute(database);
    const { at = 0, back_at = 0 } = rows[0] ?? {};
    return { at, backAt: back_at };
  });
}
