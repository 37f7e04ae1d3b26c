import type { Occupant } from '@orrery/match';
import { sql } from 'kysely';
import { type Table, TableConflict } from '../ports.ts';
import { peopleAt, tableColumns, tableRow } from '../rows/table.ts';
import { told } from './news.ts';
import type { Database } from './relations.ts';

const TOLD = told('table', 'id', 'version').as('told');

/** Writes to tables and to who sits at them, each to be run within a transaction: those of matches write here too. */
export async function addTable(transaction: Database, table: Table): Promise<void> {
  await transaction.insertInto('tables').values(tableRow(table)).returning(TOLD).execute();
  await seatAll(transaction, table.id, peopleAt(table.host, table.occupants));
}

/** Throws `TableConflict`. */
export async function saveTable(transaction: Database, table: Table): Promise<void> {
  const rows = await transaction
    .updateTable('tables')
    .set(tableColumns(table))
    .where('id', '=', table.id)
    .where('version', '=', table.version - 1)
    .returning(TOLD)
    .execute();
  if (rows.length !== 1) throw new TableConflict(table.id, table.version - 1);
  await seatAll(transaction, table.id, peopleAt(table.host, table.occupants));
}

/** A match that runs at this table has other people in it now. */
export async function seatTable(
  transaction: Database,
  tableId: string,
  { occupants, at }: { readonly occupants: readonly Occupant[]; readonly at: number },
): Promise<void> {
  const row = await transaction
    .updateTable('tables')
    .set((table) => ({ occupants: JSON.stringify(occupants), changed_at: at, version: table('version', '+', 1) }))
    .where('id', '=', tableId)
    .returning(['host', TOLD])
    .executeTakeFirst();
  if (row === undefined) return;
  const people = peopleAt(row.host, occupants);
  await sql`INSERT INTO left_seats SELECT person, table_id FROM seated
    WHERE table_id = ${tableId} AND person <> ALL(${people}::text[]) ON CONFLICT DO NOTHING`.execute(transaction);
  await seatAll(transaction, tableId, people);
}

/** With who sat there and what was said. */
export async function removeTables(transaction: Database, ids: readonly string[]): Promise<void> {
  await transaction.deleteFrom('chat').where('table_id', 'in', ids).execute();
  await transaction.deleteFrom('seated').where('table_id', 'in', ids).execute();
  await transaction.deleteFrom('tables').where('id', 'in', ids).execute();
}

async function seatAll(transaction: Database, tableId: string, people: readonly string[]): Promise<void> {
  await transaction.deleteFrom('seated').where('table_id', '=', tableId).execute();
  await transaction
    .insertInto('seated')
    .values(people.map((person) => ({ person, table_id: tableId })))
    .execute();
}
