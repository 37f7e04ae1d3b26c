import { sql } from 'kysely';
import type { AccountStore, KeepingName, NameToKeep, WayIn } from '../account-ports.ts';
import {
  calledOf,
  keptPersonOf,
  noToken,
  passkeyOf,
  passkeyRow,
  secretRow,
  sessionAfter,
  sessionOf,
  sessionRow,
  takenSecret,
} from '../rows/account.ts';
import type { Access } from './access.ts';
import { putAddress } from './address-store.ts';
import { postgresLeftSeats } from './left-seats.ts';
import { removeManners } from './manners-store.ts';
import { told } from './news.ts';
import { postgresRecast } from './recast.ts';
import type { Database } from './relations.ts';
import { isTakenIn, unlessTaken } from './taken.ts';

const TOKEN_TOLD = told('token', 'person', '0').as('told');

export function postgresAccountStore(access: Access): AccountStore {
  return {
    ...names(access),
    ...sessions(access),
    ...passkeys(access),
    ...secrets(access),
    remove: (person) => access.writeTogether((transaction) => removePeople(transaction, [person])),
    removeGuest: (person) =>
      access.writeTogether(async (transaction) => {
        const kept = await transaction.selectFrom('people').select('name_key').where('id', '=', person).forUpdate().executeTakeFirst();
        if ((kept?.name_key ?? null) !== null) return false;
        await removePeople(transaction, [person]);
        return true;
      }),
    recast: postgresRecast(access),
    noteLeftSeats: postgresLeftSeats(access),
  };
}

/** With all that makes them one. */
export async function removePeople(transaction: Database, ids: readonly string[]): Promise<void> {
  for (const relation of [
    'sessions',
    'passkeys',
    'secrets',
    'addresses',
    'calls',
    'call_wishes',
    'seeks',
    'friends',
    'invitations',
    'shared_studies',
  ] as const)
    await transaction.deleteFrom(relation).where('person', 'in', ids).execute();
  for (const id of ids) await removeManners(transaction, id);
  await transaction.deleteFrom('friends').where('friend', 'in', ids).execute();
  await transaction.deleteFrom('invitations').where('by_person', 'in', ids).execute();
  await transaction.updateTable('evening_entries').set({ person: '' }).where('person', 'in', ids).execute();
  await transaction.updateTable('evenings').set({ organiser: '' }).where('organiser', 'in', ids).execute();
  await transaction
    .deleteFrom('people')
    .where('id', 'in', ids)
    .returning(told('token', 'id', '0').as('told'))
    .execute();
}

function names(access: Access) {
  return {
    async person(id) {
      const row = await access.read((database) =>
        database.selectFrom('people').select(['id', 'name', 'name_key', 'at', 'is_shown']).where('id', '=', id).executeTakeFirst(),
      );
      return row === undefined ? undefined : keptPersonOf(row);
    },
    keepName: (person, name, key) =>
      access.write((database) => isKept(database, person, { name, key })).catch((reason: unknown) => unlessTaken(reason, false)),
    keepNameBy: (way, name) =>
      access
        .writeTogether(async (transaction): Promise<KeepingName> => {
          if (await isKnown(transaction, way)) return 'known';
          if (!(await isKept(transaction, ('passkey' in way ? way.passkey : way.mail).person, name))) return 'name-kept';
          if ('passkey' in way) await transaction.insertInto('passkeys').values(passkeyRow(way.passkey)).execute();
          else await putAddress(transaction, way.mail);
          return 'kept';
        })
        .catch((reason: unknown) => unlessTaken<KeepingName>(reason, isTakenIn(reason, 'people') ? 'name-kept' : 'known')),
    async show(person, isShown) {
      await access.write((database) =>
        database
          .updateTable('people')
          .set({ is_shown: isShown ? 1 : 0 })
          .where('id', '=', person)
          .execute(),
      );
    },
    async called(people) {
      if (people.length === 0) return new Map();
      return calledOf(
        await access.read((database) =>
          database.selectFrom('people').select(['id', 'name', 'name_key']).where('id', 'in', people).execute(),
        ),
      );
    },
    async shownAmong(people) {
      if (people.length === 0) return [];
      const shown = await access.read((database) =>
        database.selectFrom('people').select('id').where('is_shown', '=', 1).where('id', 'in', people).execute(),
      );
      return shown.map(({ id }) => id);
    },
    async isNameKept(key) {
      const row = await access.read((database) =>
        database.selectFrom('people').select('id').where('name_key', '=', key).executeTakeFirst(),
      );
      return row !== undefined;
    },
  } satisfies Partial<AccountStore>;
}

async function isKept(database: Database, person: string, { name, key }: NameToKeep): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`UPDATE people SET name = ${name}, name_key = ${key} WHERE id = ${person}
    AND NOT EXISTS (SELECT FROM people WHERE name_key = ${key} AND id <> ${person}) RETURNING id, ${told('person', 'id', '0')}`.execute(
    database,
  );
  return rows.length === 1;
}

/** The passkey is there already, or the mail is another's. */
async function isKnown(database: Database, way: WayIn): Promise<boolean> {
  if ('passkey' in way) {
    const known = await database.selectFrom('passkeys').select('id').where('id', '=', way.passkey.id).executeTakeFirst();
    return known !== undefined;
  }
  const { kind, key, person } = way.mail;
  const owner = await database.selectFrom('addresses').select('person').where('kind', '=', kind).where('key', '=', key).executeTakeFirst();
  return (owner?.person ?? person) !== person;
}

/** No token of the time when people had one each is theirs any more. */
async function dropOldToken(transaction: Database, person: string): Promise<void> {
  await transaction
    .updateTable('people')
    .set({ token_hash: noToken(person) })
    .where('id', '=', person)
    .execute();
}

function sessions(access: Access) {
  return {
    addSession: (person, session, most = Number.MAX_SAFE_INTEGER) =>
      access.writeTogether(async (transaction) => {
        const there = await transaction.selectFrom('people').select('id').where('id', '=', person).forUpdate().executeTakeFirst();
        if (there === undefined) return false;
        await transaction.insertInto('sessions').values(sessionRow(person, session)).execute();
        await sql`DELETE FROM sessions WHERE token_hash IN (
            SELECT token_hash FROM sessions WHERE person = ${person} AND token_hash <> ${session.tokenHash}
            ORDER BY seen_at DESC, made_at DESC, id OFFSET ${most - 1}
          ) RETURNING ${told('token', 'person', '0')}`.execute(transaction);
        return true;
      }),
    replaceSession: (tokenHash, session) =>
      access.writeTogether(async (transaction) => {
        const before = await transaction.deleteFrom('sessions').where('token_hash', '=', tokenHash).returning('person').executeTakeFirst();
        if (before === undefined) return false;
        await transaction.insertInto('sessions').values(sessionRow(before.person, session)).returning(TOKEN_TOLD).execute();
        await dropOldToken(transaction, before.person);
        return true;
      }),
    async sessions(person) {
      const rows = await access.read((database) =>
        database.selectFrom('sessions').selectAll().where('person', '=', person).orderBy('made_at', 'desc').orderBy('id').execute(),
      );
      return rows.map(sessionOf);
    },
    endSession: (person, id) =>
      access.writeTogether(async (transaction) => {
        await dropOldToken(transaction, person);
        const ended = await transaction
          .deleteFrom('sessions')
          .where('person', '=', person)
          .where('id', '=', id)
          .returning(TOKEN_TOLD)
          .execute();
        return ended.length === 1;
      }),
    endSessions: (person, except = '') =>
      access.writeTogether(async (transaction) => {
        await dropOldToken(transaction, person);
        await transaction
          .deleteFrom('sessions')
          .where('person', '=', person)
          .where('token_hash', '<>', except)
          .returning(TOKEN_TOLD)
          .execute();
      }),
    async forgetSessions({ unusedBefore, limit, after = { seenAt: -1, tokenHash: '' } }) {
      const { rows: unused } = await access.read((database) =>
        sql<{ token_hash: string; seen_at: number }>`SELECT token_hash, seen_at FROM sessions
          WHERE seen_at < ${unusedBefore} AND (seen_at, token_hash) > (${after.seenAt}::bigint, ${after.tokenHash}::text)
          ORDER BY seen_at, token_hash LIMIT ${limit}`.execute(database),
      );
      // One that was used meanwhile stays.
      const { rows: gone } = await access.write((database) =>
        sql`DELETE FROM sessions USING people WHERE people.id = person AND name_key IS NOT NULL AND sessions.seen_at < ${unusedBefore}
          AND sessions.token_hash = ANY(${unused.map(({ token_hash }) => token_hash)}::text[])
          RETURNING ${told('token', 'person', '0')}`.execute(database),
      );
      return { gone: gone.length, next: sessionAfter(unused, limit) };
    },
  } satisfies Partial<AccountStore>;
}

function passkeys(access: Access) {
  return {
    async addPasskey(passkey) {
      const { numInsertedOrUpdatedRows } = await access.write((database) =>
        database
          .insertInto('passkeys')
          .values(passkeyRow(passkey))
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow(),
      );
      return numInsertedOrUpdatedRows === 1n;
    },
    async passkey(id) {
      const row = await access.read((database) => database.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst());
      return row === undefined ? undefined : passkeyOf(row);
    },
    async passkeys(person) {
      const rows = await access.read((database) =>
        database.selectFrom('passkeys').selectAll().where('person', '=', person).orderBy('made_at').orderBy('id').execute(),
      );
      return rows.map(passkeyOf);
    },
    async usePasskey(id, { counter, at }) {
      await access.write((database) => database.updateTable('passkeys').set({ counter, used_at: at }).where('id', '=', id).execute());
    },
    async removePasskey(person, id) {
      const { numDeletedRows } = await access.write((database) =>
        database.deleteFrom('passkeys').where('id', '=', id).where('person', '=', person).executeTakeFirstOrThrow(),
      );
      return numDeletedRows === 1n;
    },
  } satisfies Partial<AccountStore>;
}

function secrets(access: Access) {
  return {
    async addSecrets(added) {
      await access.write((database) => database.insertInto('secrets').values(added.map(secretRow)).execute());
    },
    replaceSecrets: (person, kind, added) =>
      access.writeTogether(async (transaction) => {
        await transaction.deleteFrom('secrets').where('person', '=', person).where('kind', '=', kind).execute();
        if (added.length > 0) await transaction.insertInto('secrets').values(added.map(secretRow)).execute();
      }),
    async takeSecret(hash, kind, now) {
      const row = await access.write((database) =>
        database
          .deleteFrom('secrets')
          .where('hash', '=', hash)
          .where('kind', '=', kind)
          .where('expires_at', '>', now)
          .returning(['person', 'about'])
          .executeTakeFirst(),
      );
      return row === undefined ? undefined : takenSecret(row);
    },
    async secretOf(hash, kind, now) {
      const row = await access.read((database) =>
        database
          .selectFrom('secrets')
          .select('person')
          .where('hash', '=', hash)
          .where('kind', '=', kind)
          .where('expires_at', '>', now)
          .executeTakeFirst(),
      );
      return row?.person;
    },
    async countSecrets(person, kind) {
      const { left } = await access.read((database) =>
        database
          .selectFrom('secrets')
          .select((select) => select.fn.countAll<number>().as('left'))
          .where('person', '=', person)
          .where('kind', '=', kind)
          .executeTakeFirstOrThrow(),
      );
      return left;
    },
    async forgetSecrets(expiredBefore, limit) {
      const { numAffectedRows } = await access.write((database) =>
        sql`DELETE FROM secrets WHERE hash = ANY(ARRAY(
          SELECT hash FROM secrets WHERE expires_at < ${expiredBefore} ORDER BY expires_at LIMIT ${limit}))`.execute(database),
      );
      return Number(numAffectedRows ?? 0);
    },
  } satisfies Partial<AccountStore>;
}
