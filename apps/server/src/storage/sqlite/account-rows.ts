import type { NewSession, Passkey } from '../account-ports.ts';
import { noToken, passkeyRow, sessionRow } from '../rows/account.ts';
import { REMOVAL } from '../rows/manners.ts';
import type { Database } from './driver/port.ts';

/** Writes to be run within a transaction: those of people write here too. */
export interface AccountRows {
  addSession(person: string, session: NewSession): void;
  hasPasskey(id: string): boolean;
  addPasskey(passkey: Passkey): boolean;
  /** The person with all that makes them one. */
  remove(person: string): void;
  /** No token of the time when people had one each is theirs any more. */
  dropOldToken(person: string): void;
}

export function accountRows(database: Database): AccountRows {
  const insertSession = database.prepare(
    `INSERT INTO sessions (token_hash, id, person, device, made_at, seen_at)
     VALUES (@token_hash, @id, @person, @device, @made_at, @seen_at)`,
  );
  const insertPasskey = database.prepare(
    `INSERT INTO passkeys (id, person, public_key, counter, device, made_at, used_at)
     VALUES (@id, @person, @public_key, @counter, @device, @made_at, @used_at)`,
  );
  const selectPasskey = database.prepare<[string], { id: string }>('SELECT id FROM passkeys WHERE id = ?');
  const drop = database.prepare('UPDATE people SET token_hash = ? WHERE id = ?');
  const removals = [
    'sessions WHERE person',
    'passkeys WHERE person',
    'secrets WHERE person',
    'addresses WHERE person',
    'calls WHERE person',
    'call_wishes WHERE person',
    'seeks WHERE person',
    'friends WHERE person',
    'friends WHERE friend',
    'invitations WHERE person',
    'invitations WHERE by_person',
    'shared_studies WHERE person',
    'people WHERE id',
  ].map((which) => database.prepare(`DELETE FROM ${which} = ?`));
  // What they were part of stays, and so does that somebody was.
  const namings = [`evening_entries SET person = '' WHERE person`, `evenings SET organiser = '' WHERE organiser`].map((which) =>
    database.prepare(`UPDATE ${which} = ?`),
  );
  const manners = REMOVAL.map((statement) => database.prepare(statement));
  return {
    addSession: (person, session) => void insertSession.run(sessionRow(person, session)),
    hasPasskey: (id) => selectPasskey.get(id) !== undefined,
    addPasskey: (passkey) => insertPasskey.run(passkeyRow(passkey)).changes === 1,
    remove(person) {
      for (const removal of [...removals, ...namings]) removal.run(person);
      for (const removal of manners) removal.run({ person });
    },
    dropOldToken: (person) => void drop.run(noToken(person), person),
  };
}
