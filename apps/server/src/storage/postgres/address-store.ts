import { sql } from 'kysely';
import type { Address, AddressStore } from '../address-ports.ts';
import { addressOf, addressRow, healthColumns } from '../rows/address.ts';
import type { Access } from './access.ts';
import type { Database } from './relations.ts';
import { unlessTaken } from './taken.ts';

export function postgresAddressStore(access: Access): AddressStore {
  return {
    ...reading(access),
    put: (address) =>
      access.writeTogether((transaction) => putAddress(transaction, address)).catch((reason: unknown) => unlessTaken(reason, false)),
    async setCalled(person, id, isCalled) {
      const { numUpdatedRows } = await access.write((database) =>
        database
          .updateTable('addresses')
          .set({ is_called: isCalled ? 1 : 0 })
          .where('id', '=', id)
          .where('person', '=', person)
          .executeTakeFirstOrThrow(),
      );
      return numUpdatedRows === 1n;
    },
    async setHealth(id, health) {
      await access.write((database) => database.updateTable('addresses').set(healthColumns(health)).where('id', '=', id).execute());
    },
    async remove(person, id) {
      const { numDeletedRows } = await access.write((database) =>
        database.deleteFrom('addresses').where('id', '=', id).where('person', '=', person).executeTakeFirstOrThrow(),
      );
      return numDeletedRows === 1n;
    },
    async handOver(from, to) {
      await access.write((database) =>
        database.updateTable('addresses').set({ person: to }).where('person', '=', from).where('kind', '<>', 'mail').execute(),
      );
    },
  };
}

/** See `AddressStore.put`; to be run within a transaction. Of two who want the same mail at once the index lets one through. */
export async function putAddress(transaction: Database, address: Address): Promise<boolean> {
  const row = addressRow(address);
  const { kind, key, person } = row;
  const owner = await transaction
    .selectFrom('addresses')
    .select('person')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  if (kind === 'mail' && (owner?.person ?? person) !== person) return false;
  if (kind === 'mail') await transaction.deleteFrom('addresses').where('kind', '=', 'mail').where('person', '=', person).execute();
  await transaction.deleteFrom('addresses').where('kind', '=', kind).where('key', '=', key).execute();
  await transaction.insertInto('addresses').values(row).execute();
  return true;
}

function reading(access: Access): Pick<AddressStore, 'get' | 'of' | 'ofTable' | 'page' | 'byKey'> {
  const all = (database: Database) => database.selectFrom('addresses').selectAll();
  return {
    async get(id) {
      const row = await access.read((database) => all(database).where('id', '=', id).executeTakeFirst());
      return row === undefined ? undefined : addressOf(row);
    },
    async of(person) {
      const rows = await access.read((database) => all(database).where('person', '=', person).orderBy('made_at').orderBy('id').execute());
      return rows.map(addressOf);
    },
    async ofTable(table) {
      const rows = await access.read((database) =>
        all(database).where('table_id', '=', table).where(sql<boolean>`table_id <> ''`).orderBy('made_at').orderBy('id').execute(),
      );
      return rows.map(addressOf);
    },
    async page(limit, after) {
      const rows = await access.read((database) => all(database).where('id', '>', after).orderBy('id').limit(limit).execute());
      return rows.map(addressOf);
    },
    async byKey(kind, key) {
      const row = await access.read((database) => all(database).where('kind', '=', kind).where('key', '=', key).executeTakeFirst());
      return row === undefined ? undefined : addressOf(row);
    },
  };
}
