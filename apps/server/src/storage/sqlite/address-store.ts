import type { AddressKind, AddressStore } from '../address-ports.ts';
import { type AddressRow, addressOf, addressRow, healthColumns } from '../rows/address.ts';
import type { AddressRows } from './address-rows.ts';
import type { Database } from './driver/port.ts';
import type { GroupCommit } from './group-commit.ts';

export function sqliteAddressStore(database: Database, commits: GroupCommit, rows: AddressRows): AddressStore {
  const select = database.prepare<[string], AddressRow>('SELECT * FROM addresses WHERE id = ?');
  const selectOf = database.prepare<[string], AddressRow>('SELECT * FROM addresses WHERE person = ? ORDER BY made_at, id');
  const selectOfTable = database.prepare<[string], AddressRow>(
    `SELECT * FROM addresses WHERE table_id = ? AND table_id <> '' ORDER BY made_at, id`,
  );
  const selectPage = database.prepare<[string, number], AddressRow>('SELECT * FROM addresses WHERE id > ? ORDER BY id LIMIT ?');
  const selectByKey = database.prepare<[AddressKind, string], AddressRow>('SELECT * FROM addresses WHERE kind = ? AND key = ?');
  const call = database.prepare('UPDATE addresses SET is_called = ? WHERE id = ? AND person = ?');
  const setHealth = database.prepare(
    `UPDATE addresses SET failures = @failures, failing_since = @failing_since, rests_until = @rests_until, off_at = @off_at,
       off_because = @off_because WHERE id = @id`,
  );
  const remove = database.prepare('DELETE FROM addresses WHERE id = ? AND person = ?');
  const handOver = database.prepare(`UPDATE addresses SET person = ? WHERE person = ? AND kind <> 'mail'`);
  const read = (row: AddressRow | undefined) => (row === undefined ? undefined : addressOf(row));
  return {
    get: async (id) => read(select.get(id)),
    of: async (person) => selectOf.all(person).map(addressOf),
    ofTable: async (table) => selectOfTable.all(table).map(addressOf),
    page: async (limit, after) => selectPage.all(after, limit).map(addressOf),
    byKey: async (kind, key) => read(selectByKey.get(kind, key)),
    put: (address) => commits.write(() => rows.put(addressRow(address))),
    setCalled: (person, id, isCalled) => commits.write(() => call.run(isCalled ? 1 : 0, id, person).changes === 1),
    async setHealth(id, health) {
      await commits.write(() => setHealth.run({ id, ...healthColumns(health) }));
    },
    remove: (person, id) => commits.write(() => remove.run(id, person).changes === 1),
    async handOver(from, to) {
      await commits.write(() => handOver.run(to, from));
    },
  };
}
