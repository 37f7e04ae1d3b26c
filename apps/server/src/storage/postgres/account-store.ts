import { sql } from 'kysely';
import type { AccountStore } from '../account-ports.ts';
import { keptPersonOf, noToken, passkeyOf, passkeyRow, secretRow, sessionOf, sessionRow } from '../rows/account.ts';
import type { Access } from './access.ts';
import { told } from './news.ts';
import { postgresRecast } from './recast.ts';
import type { Database } from './schema.ts';

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
  };
}

/** With all that makes them one. */
export async function removePeople(transaction: Database, ids: readonly string[]): Promise<void> {
  for (const relation of ['sessions', 'passkeys', 'secrets'] as const)
    await transaction.deleteFrom(relation).where('person', 'in', ids).execute();
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
        database.selectFrom('people').select(['id', 'name', 'name_key', 'at']).where('id', '=', id).executeTakeFirst(),
      );
      return row === undefined ? undefined : keptPersonOf(row);
    },
    async keepName(person, name, key) {
      // Of two who want it at once the index lets one through.
      const { rows } = await access
        .write((database) =>
          sql<{ id: string }>`UPDATE people SET name = ${name}, name_key = ${key} WHERE id = ${person}
            AND NOT EXISTS (SELECT FROM people WHERE name_key = ${key} AND id <> ${person}) RETURNING id, ${told('person', 'id', '0')}`.execute(
            database,
          ),
        )
        .catch((reason: unknown) => {
          if (isTaken(reason)) return { rows: [] };
          throw reason;
        });
      return rows.length === 1;
    },
    async isNameKept(key) {
      const row = await access.read((database) =>
        database.selectFrom('people').select('id').where('name_key', '=', key).executeTakeFirst(),
      );
      return row !== undefined;
    },
  } satisfies Partial<AccountStore>;
}

const UNIQUE_VIOLATION = '23505';

function isTaken(reason: unknown): boolean {
  return reason instanceof Error && 'code' in reason && reason.code === UNIQUE_VIOLATION;
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
    addSession: (person, session) =>
      access.writeTogether(async (transaction) => {
        const there = await transaction.selectFrom('people').select('id').where('id', '=', person).forUpdate().executeTakeFirst();
        if (there === undefined) return false;
        await transaction.insertInto('sessions').values(sessionRow(person, session)).execute();
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
    takeSecret: (hash, kind, now) =>
      access.write((database) =>
        database
          .deleteFrom('secrets')
          .where('hash', '=', hash)
          .where('kind', '=', kind)
          .where('expires_at', '>', now)
          .returning('person')
          .executeTakeFirst(),
      ),
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
