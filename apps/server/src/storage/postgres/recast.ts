import type { AccountStore, Recast } from '../account-ports.ts';
import { repacked } from '../rows/packed.ts';
import { hasLog, type NewSeat, recastForfeits, recastIds, recastJson, recastTable } from '../rows/recast.ts';
import { tableOf } from '../rows/table.ts';
import type { Access } from './access.ts';
import { told } from './news.ts';
import type { Database } from './relations.ts';

export function postgresRecast(access: Access): AccountStore['recast'] {
  return (from, as, limit) =>
    access.writeTogether(async (transaction) => {
      const { person, name } = as;
      await transaction.updateTable('chat').set({ person, name, is_guest: 0 }).where('person', '=', from).execute();
      const ids = await idsOf(transaction, from, limit);
      for (const id of ids) await recastOne(transaction, id, { from, as });
      return ids.length;
    });
}

async function idsOf(transaction: Database, person: string, limit: number): Promise<readonly string[]> {
  const found = await transaction
    .selectFrom('seated')
    .select('table_id')
    .where('person', '=', person)
    .union(transaction.selectFrom('left_seats').select('table_id').where('person', '=', person))
    .orderBy('table_id')
    .limit(limit)
    .execute();
  return found.map(({ table_id }) => table_id);
}

async function recastOne(transaction: Database, id: string, { from, as }: { readonly from: string; readonly as: Recast }): Promise<void> {
  // The match before its table, as whoever moves a match on does: else each could wait for the other.
  await transaction.selectFrom('matches').select('id').where('id', '=', id).forUpdate().execute();
  const row = await transaction.selectFrom('tables').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) return void (await standUp(transaction, id, from));
  const { table, seat } = recastTable(tableOf(row), from, as);
  await recastMatch(transaction, id, { from, seat });
  await transaction
    .updateTable('tables')
    .set({ host: table.host, occupants: JSON.stringify(table.occupants), version: table.version })
    .where('id', '=', id)
    .returning([told('recast', 'id', '0').as('recast'), told('table', 'id', 'version').as('told')])
    .execute();
  const to = seat.person;
  const before = await standUp(transaction, id, from);
  if (before !== undefined)
    await transaction
      .insertInto('seated')
      .values({ person: to, table_id: id, ended_at: before.ended_at ?? undefined })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (hasLog(table))
    await transaction
      .insertInto('left_seats')
      .values({ person: to, table_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Also where the table is gone: who asks again must not be given it for ever. */
async function standUp(transaction: Database, id: string, person: string) {
  await transaction.deleteFrom('left_seats').where('person', '=', person).where('table_id', '=', id).execute();
  return transaction.deleteFrom('seated').where('person', '=', person).where('table_id', '=', id).returning('ended_at').executeTakeFirst();
}

async function recastMatch(
  transaction: Database,
  id: string,
  { from, seat }: { readonly from: string; readonly seat: NewSeat },
): Promise<void> {
  const match = await transaction
    .selectFrom('matches')
    .select(['setup', 'occupants', 'packed'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (match === undefined) return;
  const changed = (text: string): string => recastJson(text, from, seat);
  await transaction
    .updateTable('matches')
    .set({
      setup: changed(match.setup),
      occupants: match.occupants === null ? null : changed(match.occupants),
      ...(match.packed === null ? {} : { packed: repacked(match.packed, changed) }),
    })
    .where('id', '=', id)
    .execute();
  const entries = await transaction.selectFrom('entries').select(['number', 'entry']).where('match_id', '=', id).execute();
  for (const { number, entry } of entries) {
    const text = changed(entry);
    if (text === entry) continue;
    await transaction.updateTable('entries').set({ entry: text }).where('match_id', '=', id).where('number', '=', number).execute();
  }
  await recastResult(transaction, id, { from, seat });
}

async function recastResult(
  transaction: Database,
  id: string,
  { from, seat }: { readonly from: string; readonly seat: NewSeat },
): Promise<void> {
  const seats = await transaction.selectFrom('result_seats').select(['seat', 'sat', 'forfeits']).where('match_id', '=', id).execute();
  for (const { seat: number, sat, forfeits } of seats)
    await transaction
      .updateTable('result_seats')
      .set({ sat: recastIds(sat, from, seat), forfeits: recastForfeits(forfeits, from, seat) })
      .where('match_id', '=', id)
      .where('seat', '=', number)
      .execute();
  await transaction
    .updateTable('result_seats')
    .set({ person: seat.person, name: seat.name, is_guest: 0 })
    .where('match_id', '=', id)
    .where('person', '=', from)
    .execute();
  await transaction.updateTable('ratings').set({ person: seat.person }).where('match_id', '=', id).where('person', '=', from).execute();
}
