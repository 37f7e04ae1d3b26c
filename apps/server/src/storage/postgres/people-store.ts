import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PeopleStore } from '../ports.ts';
import { type PersonRow, personOf, sessionRow } from '../rows/account.ts';
import { placeAfter } from '../rows/person.ts';
import type { Access } from './access.ts';
import { removePeople } from './account-store.ts';
import { told } from './news.ts';

export function postgresPeopleStore(access: Access): PeopleStore {
  return {
    ...presence(access),
    add: ({ id, name }, session) =>
      access.writeTogether(async (transaction) => {
        const { tokenHash, at } = session;
        await transaction.insertInto('people').values({ id, name, token_hash: tokenHash, at, seen_at: at }).execute();
        await transaction.insertInto('sessions').values(sessionRow(id, session)).execute();
      }),
    async byTokenHash(tokenHash, unusedBefore = 0) {
      const row = (await bySession(access, tokenHash, unusedBefore)) ?? (await byOldToken(access, tokenHash));
      return row === undefined ? undefined : personOf(row);
    },
    async rename(personId, name) {
      const renamed = await access.write((database) =>
        database
          .updateTable('people')
          .set({ name })
          .where('id', '=', personId)
          .where('name_key', 'is', null)
          .returning(told('person', 'id', '0').as('told'))
          .execute(),
      );
      return renamed.length === 1;
    },
    async seen(tokenHash, at) {
      const { rows } = await access.write((database) =>
        sql`WITH session AS (UPDATE sessions SET seen_at = ${at} WHERE token_hash = ${tokenHash} RETURNING person)
          UPDATE people SET seen_at = ${at} FROM session WHERE id = person RETURNING id`.execute(database),
      );
      return rows.length === 1;
    },
    async forget({ strangersBefore, everybodyBefore, limit, after = { seenAt: -1, id: '' } }) {
      const { rows: idle } = await access.read((database) =>
        sql<{ id: string; seen_at: number }>`SELECT id, seen_at FROM people
          WHERE seen_at < ${strangersBefore} AND (seen_at, id) > (${after.seenAt}::bigint, ${after.id}::text)
          ORDER BY seen_at, id LIMIT ${limit}`.execute(database),
      );
      const gone = await access.writeTogether(async (transaction) => {
        // Who came back meanwhile stays.
        const { rows } = await sql<{ id: string }>`SELECT id FROM people
          WHERE id = ANY(${idle.map(({ id }) => id)}) AND seen_at < ${strangersBefore}
            AND (name_key IS NULL OR seen_at < ${everybodyBefore}) AND NOT EXISTS (
              SELECT FROM seated WHERE person = people.id AND (people.seen_at >= ${everybodyBefore} OR ended_at IS NULL)
            ) ORDER BY seen_at, id FOR UPDATE`.execute(transaction);
        const ids = rows.map(({ id }) => id);
        if (ids.length > 0) await removePeople(transaction, ids);
        return ids;
      });
      return { gone, next: placeAfter(idle, limit) };
    },
  };
}

function bySession(access: Access, tokenHash: string, unusedBefore: number): Promise<PersonRow | undefined> {
  return access.read((database) =>
    database
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['people.id', 'people.name', 'people.name_key'])
      .where('sessions.token_hash', '=', tokenHash)
      .where((where) => where.or([where('name_key', 'is', null), where('sessions.seen_at', '>=', unusedBefore)]))
      .executeTakeFirst(),
  );
}

/** Of somebody who came by a node of the version before, while an update rolls over the nodes: from now on it is a session. */
async function byOldToken(access: Access, tokenHash: string): Promise<PersonRow | undefined> {
  const row = await access.read((database) =>
    // Who has an account came by a session, and where that has ended the token of before leads nowhere.
    database
      .selectFrom('people')
      .select(['id', 'name', 'name_key', 'at'])
      .where('token_hash', '=', tokenHash)
      .where('name_key', 'is', null)
      .executeTakeFirst(),
  );
  if (row === undefined) return undefined;
  const session = sessionRow(row.id, { id: randomUUID(), tokenHash, device: '', at: row.at });
  await access.write((database) =>
    database
      .insertInto('sessions')
      .values(session)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  return row;
}

function presence(access: Access): Pick<PeopleStore, 'here' | 'lastHere' | 'rests' | 'keepRest'> {
  const among = (ids: readonly string[]) => sql<string>`ANY(${ids}::text[])`;
  return {
    async here(personIds, at) {
      // In the order of their ids, so that two nodes never wait for each other's.
      await access.write((database) =>
        sql`UPDATE people SET here_at = ${at} FROM (
            SELECT id FROM people WHERE id = ${among(personIds)} ORDER BY id FOR NO KEY UPDATE
          ) AS those WHERE people.id = those.id`.execute(database),
      );
    },
    async lastHere(personIds) {
      const rows = await access.read((database) =>
        database.selectFrom('people').select(['id', 'here_at']).where('id', '=', among(personIds)).execute(),
      );
      return new Map(rows.flatMap(({ id, here_at }) => (here_at === null ? [] : [[id, here_at] as const])));
    },
    async rests(personIds) {
      const rows = await access.read((database) =>
        database.selectFrom('people').select(['id', 'rest']).where('id', '=', among(personIds)).execute(),
      );
      return new Map(rows.flatMap(({ id, rest }) => (rest === null ? [] : [[id, rest] as const])));
    },
    async keepRest(personId, rest) {
      await access.write((database) => database.updateTable('people').set({ rest }).where('id', '=', personId).execute());
    },
  };
}
