import type { NameToKeep, SecretKind } from '../account-ports.ts';
import {
  calledOf,
  keptPersonOf,
  type PasskeyRow,
  type PersonRow,
  passkeyOf,
  type SecretRow,
  type SessionRow,
  secretRow,
  sessionAfter,
  sessionOf,
  takenSecret,
} from '../rows/account.ts';
import { addressRow } from '../rows/address.ts';
import type { QuietAccounts } from '../with-news.ts';
import type { AccountRows } from './account-rows.ts';
import type { AddressRows } from './address-rows.ts';
import type { Database } from './driver/port.ts';
import type { GroupCommit } from './group-commit.ts';
import { sqliteLeftSeats } from './left-seats.ts';
import { sqliteRecast } from './recast.ts';

export interface AccountStoreSetting {
  readonly database: Database;
  readonly commits: GroupCommit;
  readonly rows: AccountRows;
  readonly addresses: AddressRows;
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
    noteLeftSeats: sqliteLeftSeats(database, commits),
  };
}

function names({ database, commits, rows, addresses }: AccountStoreSetting) {
  const select = database.prepare<[string], PersonRow & { at: number; is_shown: number }>(
    'SELECT id, name, name_key, at, is_shown FROM people WHERE id = ?',
  );
  const byKey = database.prepare<[string], { id: string }>('SELECT id FROM people WHERE name_key = ?');
  const keep = database.prepare('UPDATE people SET name = ?, name_key = ? WHERE id = ?');
  const show = database.prepare('UPDATE people SET is_shown = ? WHERE id = ?');
  const called = database.prepare<[string], PersonRow>(
    'SELECT id, name, name_key FROM people WHERE id IN (SELECT value FROM json_each(?))',
  );
  const shown = database.prepare<[string], { id: string }>(
    'SELECT id FROM people WHERE is_shown = 1 AND id IN (SELECT value FROM json_each(?))',
  );
  const kept = (person: string, { name, key }: NameToKeep): boolean =>
    (byKey.get(key)?.id ?? person) === person && keep.run(name, key, person).changes === 1;
  return {
    async person(id) {
      const row = select.get(id);
      return row === undefined ? undefined : keptPersonOf(row);
    },
    keepName: (person, name, key) => commits.write(() => kept(person, { name, key })),
    keepNameBy: (way, name) =>
      commits.write(() => {
        if ('passkey' in way ? rows.hasPasskey(way.passkey.id) : addresses.isAnothers(addressRow(way.mail))) return 'known';
        if (!kept(('passkey' in way ? way.passkey : way.mail).person, name)) return 'name-kept';
        if ('passkey' in way) rows.addPasskey(way.passkey);
        else addresses.put(addressRow(way.mail));
        return 'kept';
      }),
    isNameKept: async (key) => byKey.get(key) !== undefined,
    async show(person, isShown) {
      await commits.write(() => show.run(isShown ? 1 : 0, person));
    },
    called: async (people) => calledOf(called.all(JSON.stringify(people))),
    shownAmong: async (people) => shown.all(JSON.stringify(people)).map(({ id }) => id),
  } satisfies Partial<QuietAccounts>;
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
  const endBeyond = database.prepare(
    `DELETE FROM sessions WHERE person = ? AND token_hash IN (
       SELECT token_hash FROM sessions WHERE person = ? AND token_hash <> ? ORDER BY seen_at DESC, made_at DESC, id LIMIT -1 OFFSET ?)`,
  );
  const selectUnused = database.prepare<[number, number, string, number], SessionRow & { name_key: string | null }>(
    `SELECT sessions.*, name_key FROM sessions JOIN people ON people.id = person
     WHERE sessions.seen_at < ? AND (sessions.seen_at, sessions.token_hash) > (?, ?) ORDER BY sessions.seen_at, sessions.token_hash LIMIT ?`,
  );
  const endOthers = database.prepare('DELETE FROM sessions WHERE person = ? AND token_hash <> ?');
  return {
    addSession: (person, session, most = Number.MAX_SAFE_INTEGER) =>
      commits.write(() => {
        if (isThere.get(person) === undefined) return undefined;
        rows.addSession(person, session);
        return endBeyond.run(person, person, session.tokenHash, most - 1).changes;
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
    forgetSessions: ({ unusedBefore, limit, after = { seenAt: -1, tokenHash: '' } }) =>
      commits.write(() => {
        const unused = selectUnused.all(unusedBefore, after.seenAt, after.tokenHash, limit);
        const ofAccounts = unused.filter(({ name_key }) => name_key !== null);
        for (const { token_hash } of ofAccounts) take.run(token_hash);
        return { people: ofAccounts.map(({ person }) => person), next: sessionAfter(unused, limit) };
      }),
  } satisfies Partial<QuietAccounts>;
}

function passkeys({ database, commits, rows }: AccountStoreSetting) {
  const select = database.prepare<[string], PasskeyRow>('SELECT * FROM passkeys WHERE id = ?');
  const selectOf = database.prepare<[string], PasskeyRow>('SELECT * FROM passkeys WHERE person = ? ORDER BY made_at, id');
  const use = database.prepare('UPDATE passkeys SET counter = ?, used_at = ? WHERE id = ?');
  const remove = database.prepare('DELETE FROM passkeys WHERE id = ? AND person = ?');
  return {
    addPasskey: (passkey) => commits.write(() => !rows.hasPasskey(passkey.id) && rows.addPasskey(passkey)),
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
  const insert = database.prepare(
    'INSERT INTO secrets (hash, kind, person, expires_at, about) VALUES (@hash, @kind, @person, @expires_at, @about)',
  );
  const clear = database.prepare('DELETE FROM secrets WHERE person = ? AND kind = ?');
  const take = database.prepare<[string, SecretKind, number], Pick<SecretRow, 'person' | 'about'>>(
    'DELETE FROM secrets WHERE hash = ? AND kind = ? AND expires_at > ? RETURNING person, about',
  );
  const look = database.prepare<[string, SecretKind, number], { person: string }>(
    'SELECT person FROM secrets WHERE hash = ? AND kind = ? AND expires_at > ?',
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
        return row === undefined ? undefined : takenSecret(row);
      }),
    secretOf: async (hash, kind, now) => look.get(hash, kind, now)?.person,
    countSecrets: async (person, kind) => count.get(person, kind)?.left ?? 0,
    forgetSecrets: (expiredBefore, limit) => commits.write(() => forget.run(expiredBefore, limit).changes),
  } satisfies Partial<QuietAccounts>;
}
