import { sql } from 'kysely';
import { EveningConflict, type EveningStore, type KeptEvening } from '../evening-ports.ts';
import { entryRow, eveningColumns, eveningOf, eveningRow, GLANCE, type GlanceRow, glanceOf, type OwnRow, ownOf } from '../rows/evening.ts';
import type { Access } from './access.ts';
import { told } from './news.ts';
import type { Database } from './relations.ts';

const TOLD = told('evening', 'id', 'version').as('told');
const SHOWN = sql.raw(`${GLANCE}, json_array_length(rounds::json) AS begun`);

export function postgresEveningStore(access: Access): EveningStore {
  return {
    add: (evening) =>
      access.writeTogether(async (transaction) => {
        await transaction.insertInto('evenings').values(eveningRow(evening)).returning(TOLD).execute();
        await keepEntries(transaction, evening);
      }),
    save: (evening) =>
      access.writeTogether(async (transaction) => {
        const rows = await transaction
          .updateTable('evenings')
          .set(eveningColumns(evening))
          .where('id', '=', evening.id)
          .where('version', '=', evening.version - 1)
          .returning(TOLD)
          .execute();
        if (rows.length !== 1) throw new EveningConflict(evening.id, evening.version - 1);
        await keepEntries(transaction, evening);
      }),
    load: (id) =>
      access.read(async (database) => {
        const row = await database.selectFrom('evenings').selectAll().where('id', '=', id).executeTakeFirst();
        if (row === undefined) return undefined;
        return eveningOf(
          row,
          await database.selectFrom('evening_entries').selectAll().where('evening', '=', id).orderBy('number').execute(),
        );
      }),
    async listPublic(limit) {
      const { rows } = await access.read((database) =>
        sql<GlanceRow>`SELECT ${SHOWN} FROM evenings WHERE is_public = 1 ORDER BY changed_at DESC, id DESC LIMIT ${limit}`.execute(
          database,
        ),
      );
      return rows.map(glanceOf);
    },
    async listOf(person, limit) {
      const { rows } = await access.read((database) =>
        sql<OwnRow>`SELECT ${SHOWN},
            (SELECT count(*) FROM evening_entries
             WHERE evening = evenings.id AND person = ${person} AND (until_round IS NULL OR helps = 1)) AS is_mine
          FROM evenings WHERE id IN
            (SELECT id FROM evenings WHERE organiser = ${person} UNION SELECT evening FROM evening_entries WHERE person = ${person})
          ORDER BY changed_at DESC, id DESC LIMIT ${limit}`.execute(database),
      );
      return rows.map((row) => ownOf(row, person));
    },
    async countUnfinished(organiser, since) {
      // The ids of its tables are its own, a `_` and a number (`:` follows the 9).
      const { rows } = await access.read((database) =>
        sql<{ unfinished: number }>`SELECT count(*) AS unfinished FROM evenings WHERE organiser = ${organiser}
          AND (stage <> 'over' OR (changed_at >= ${since} AND EXISTS
            (SELECT 1 FROM tables JOIN matches ON matches.id = tables.id
             WHERE tables.id > evenings.id || '_' AND tables.id < evenings.id || '_:' AND tables.created_at >= ${since} AND finished = 0)))`.execute(
          database,
        ),
      );
      return rows[0]?.unfinished ?? 0;
    },
    handOver: (from, to) =>
      access.writeTogether(async (transaction) => {
        await sql`UPDATE evening_entries SET person = '' WHERE person = ${from}
          AND evening IN (SELECT evening FROM evening_entries WHERE person = ${to})`.execute(transaction);
        await sql`UPDATE evening_entries SET person = ${to} WHERE person = ${from}`.execute(transaction);
        await sql`UPDATE evenings SET organiser = ${to} WHERE organiser = ${from}`.execute(transaction);
      }),
    async forgetUnplayed(changedBefore, limit) {
      const { numDeletedRows } = await access.write((database) =>
        database
          .deleteFrom('evenings')
          .where(
            sql<boolean>`id IN (SELECT id FROM evenings WHERE rounds = '[]' AND changed_at < ${changedBefore} ORDER BY changed_at LIMIT ${limit})`,
          )
          .executeTakeFirstOrThrow(),
      );
      return Number(numDeletedRows);
    },
  };
}

async function keepEntries(transaction: Database, { id, entries }: KeptEvening): Promise<void> {
  if (entries.length === 0) return;
  await transaction
    .insertInto('evening_entries')
    .values(entries.map((entry) => entryRow(id, entry)))
    .onConflict((conflict) =>
      conflict.columns(['evening', 'number']).doUpdateSet((kept) => ({
        from_round: kept.ref('excluded.from_round'),
        until_round: kept.ref('excluded.until_round'),
        helps: kept.ref('excluded.helps'),
        wishes: kept.ref('excluded.wishes'),
      })),
    )
    .execute();
}
