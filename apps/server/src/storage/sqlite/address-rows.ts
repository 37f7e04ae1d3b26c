import type { AddressRow } from '../rows/address.ts';
import type { Database } from './driver/port.ts';

/** To be run within a transaction: who keeps a name by mail writes here too. */
export interface AddressRows {
  /** See `AddressStore.put`. */
  put(row: AddressRow): boolean;
  isAnothers(row: AddressRow): boolean;
}

export function addressRows(database: Database): AddressRows {
  const owner = database.prepare<[string, string], { person: string }>('SELECT person FROM addresses WHERE kind = ? AND key = ?');
  const clearMail = database.prepare(`DELETE FROM addresses WHERE kind = 'mail' AND person = ?`);
  const clear = database.prepare('DELETE FROM addresses WHERE kind = ? AND key = ?');
  const insert = database.prepare(
    `INSERT INTO addresses (id, person, kind, table_id, target, key, device, made_at, is_called, failures, failing_since, rests_until,
       off_at, off_because)
     VALUES (@id, @person, @kind, @table_id, @target, @key, @device, @made_at, @is_called, @failures, @failing_since, @rests_until,
       @off_at, @off_because)`,
  );
  const isAnothers = ({ kind, key, person }: AddressRow): boolean => (owner.get(kind, key)?.person ?? person) !== person;
  return {
    isAnothers,
    put(row) {
      const { kind, key, person } = row;
      if (kind === 'mail' && isAnothers(row)) return false;
      if (kind === 'mail') clearMail.run(person);
      clear.run(kind, key);
      insert.run(row);
      return true;
    },
  };
}
