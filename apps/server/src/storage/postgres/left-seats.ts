import { sql } from 'kysely';
import type { AccountStore } from '../account-ports.ts';
import { peopleOfMatch } from '../rows/left-seats.ts';
import type { Access } from './access.ts';
import type { Database } from './relations.ts';

/** Notes who of these people does not sit there any more. */
export async function noteLeft(database: Database, matchId: string, people: readonly string[]): Promise<void> {
  await sql`INSERT INTO left_seats SELECT person, ${matchId} FROM unnest(${people}::text[]) AS former (person)
    WHERE NOT EXISTS (SELECT FROM seated WHERE seated.person = former.person AND table_id = ${matchId})
    ON CONFLICT DO NOTHING`.execute(database);
}

/** Match by match, so that nothing is held meanwhile. */
export function postgresLeftSeats(access: Access): AccountStore['noteLeftSeats'] {
  return async (limit, after = '') => {
    const matches = await access.read((database) =>
      database.selectFrom('matches').select(['id', 'setup', 'packed']).where('id', '>', after).orderBy('id').limit(limit).execute(),
    );
    for (const match of matches) {
      const log = await access.read((database) =>
        database.selectFrom('entries').select('entry').where('match_id', '=', match.id).execute(),
      );
      const people = peopleOfMatch(
        match,
        log.map(({ entry }) => entry),
      );
      await access.write((database) => noteLeft(database, match.id, people));
    }
    return matches.length < limit ? undefined : matches.at(-1)?.id;
  };
}
