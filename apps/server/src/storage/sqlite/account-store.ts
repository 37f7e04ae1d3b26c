import type { SecretKind } from '../account-ports.ts';
import {
  keptPersonOf,
  type PasskeyRow,
  type PersonRow,
  passkeyOf,
  passkeyRow,
  type SecretRow,
  type SessionRow,
  secretRow,
  sessionOf,
} from '../rows/account.ts';
import type { QuietAccounts } from '../with-news.ts';
import type { AccountRows } from './account-rows.ts';
import type { Database } from './driver/port.ts';
import type { GroupCommit } from './group-commit.ts';
import { sqliteRecast } from './recast.ts';

export interface AccountStoreSetting {
  readonly database: Database;
  readonly commits: GroupCommit;
  readonly rows: AccountRows;
}

export function sqliteAccountStore(setting: AccountStoreSetting): QuietAccounts {
  const { database, commits } = setting;
  return {
    ...names(setting),
    ...sessions(setting),
    ...passkeys(setting),
    ...secrets(setting),
    ...removal(setting),
    recastTables: sqliteRecast(database, commits),
  };
}

function names({ database, commits }: AccountStoreSetting): Pick<QuietAccounts, 'person' | 'keepName' | 'isNameKept'> {
  const select = database.prepare<[string], PersonRow & { at: number }>('SELECT id, name, name_key, at FROM people WHERE id = ?');
  const byKey = database.prepare<[string], { id: string }>('SELECT id FROM people WHERE name_key = ?');
  const keep = database.prepare('UPDATE people SET name = ?, name_key = ? WHERE id = ?');
  return {
    async person(id) {
      const row = select.get(id);
      return row === undefined ? undefined : keptPersonOf(row);
    },
    keepName: (person, name, key) =>
      commits.write(() => {
        if ((byKey.get(key)?.id ?? person) !== person) return false;
        return keep.run(name, key, person).changes === 1;
      }),
    isNameKept: async (key) => byKey.get(key) !== undefined,
  };
}

function removal({ database, commits, rows }: AccountStoreSetting): Pick<QuietAccounts, 'remove' | 'removeGuest'> {
  const account = database.prepare<[string], { id: string }>('SELECT id FROM people WHERE id = ? AND name_key IS NOT NULL');
  return {
    remove: (person) => commits.write(() => rows.remove(person)),
    removeGuest: (person) =>
      commits.write(() => {
        if (account.get(person) !== undefined) return false;
        rows.remove(person);
        return true;
      }),
  };
}

function sessions({ database, commits, rows }: AccountStoreSetting) {
  const isThere = database.prepare<[string], { id: string }>('SELECT id FROM people WHERE id = ?');
  const select = database.prepare<[string], SessionRow>('SELECT * FROM sessions WHERE person = ? ORDER BY made_at DESC, id');
  const take = database.prepare<[string], { person: string }>('DELETE FROM sessions WHERE token_hash = ? RETURNING person');
  const end = database.prepare('DELETE FROM sessions WHERE person = ? AND id = ?');
  const endOthers = database.prepare('DELETE FROM sessions WHERE person = ? AND token_hash <> ?');
  return {
    addSession: (person, session) =>
      commits.write(() => {
        if (isThere.get(person) === undefined) return false;
        rows.addSession(person, session);
        return true;
      }),
    replaceSession: (tokenHash, session) =>
      commits.write(() => {
        const before = take.get(tokenHash);
        if (before === undefined) return undefined;
        rows.addSession(before.person, session);
        rows.dropOldToken(before.person);
        return before.person;
      }),
    sessions: async (person) => select.all(person).map(sessionOf),
    endSession: (person, id) =>
      commits.write(() => {
        rows.dropOldToken(person);
        return end.run(person, id).changes === 1;
      }),
    async endSessions(person, except = '') {
      await commits.write(() => {
        rows.dropOldToken(person);
        endOthers.run(person, except);
      });
    },
  } satisfies Partial<QuietAccounts>;
}

function passkeys({ database, commits }: AccountStoreSetting) {
  const insert = database.prepare(
    `INSERT INTO passkeys (id, person, public_key, counter, device, made_at, used_at)
     VALUES (@id, @person, @public_key, @counter, @device, @made_at, @used_at) ON CONFLICT DO NOTHING`,
  );
  const select = database.prepare<[string], PasskeyRow>('SELECT * FROM passkeys WHERE id = ?');
  const selectOf = database.prepare<[string], PasskeyRow>('SELECT * FROM passkeys WHERE person = ? ORDER BY made_at, id');
  const use = database.prepare('UPDATE passkeys SET counter = ?, used_at = ? WHERE id = ?');
  const remove = database.prepare('DELETE FROM passkeys WHERE id = ? AND person = ?');
  return {
    addPasskey: (passkey) => commits.write(() => insert.run(passkeyRow(passkey)).changes === 1),
    async passkey(id) {
      const row = select.get(id);
      return row === undefined ? undefined : passkeyOf(row);
    },
    passkeys: async (person) => selectOf.all(person).map(passkeyOf),
    async usePasskey(id, { counter, at }) {
      await commits.write(() => use.run(counter, at, id));
    },
    removePasskey: (person, id) => commits.write(() => remove.run(id, person).changes === 1),
  } satisfies Partial<QuietAccounts>;
}

function secrets({ database, commits }: AccountStoreSetting) {
  const insert = database.prepare('INSERT INTO secrets (hash, kind, person, expires_at) VALUES (@hash, @kind, @person, @expires_at)');
  const clear = database.prepare('DELETE FROM secrets WHERE person = ? AND kind = ?');
  const take = database.prepare<[string, SecretKind, number], Pick<SecretRow, 'person'>>(
    'DELETE FROM secrets WHERE hash = ? AND kind = ? AND expires_at > ? RETURNING person',
  );
  const count = database.prepare<[string, SecretKind], { left: number }>(
    'SELECT count(*) AS left FROM secrets WHERE person = ? AND kind = ?',
  );
  const forget = database.prepare(
    'DELETE FROM secrets WHERE hash IN (SELECT hash FROM secrets WHERE expires_at < ? ORDER BY expires_at LIMIT ?)',
  );
  return {
    async addSecrets(added) {
      await commits.write(() => {
        for (const secret of added) insert.run(secretRow(secret));
      });
    },
    async replaceSecrets(person, kind, added) {
      await commits.write(() => {
        clear.run(person, kind);
        for (const secret of added) insert.run(secretRow(secret));
      });
    },
    takeSecret: (hash, kind, now) =>
      commits.write(() => {
        const row = take.get(hash, kind, now);
        return row === undefined ? undefined : { person: row.person };
      }),
    countSecrets: async (person, kind) => count.get(person, kind)?.left ?? 0,
    forgetSecrets: (expiredBefore, limit) => commits.write(() => forget.run(expiredBefore, limit).changes),
  } satisfies Partial<QuietAccounts>;
}
