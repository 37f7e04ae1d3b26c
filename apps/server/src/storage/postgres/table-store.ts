import { sql } from 'kysely';
import type { TableStore } from '../ports.ts';
import { PUBLIC_PAGE, type PublicPlace, pickPublic } from '../rows/public-tables.ts';
import { countBots, type TableRow, tableOf } from '../rows/table.ts';
import type { Access } from './access.ts';
import { told } from './news.ts';
import type { Database } from './relations.ts';
import { addTable, removeTables, saveTable } from './table-rows.ts';

export function postgresTableStore(access: Access): TableStore {
  return {
    add: (table) => access.writeTogether((transaction) => addTable(transaction, table)),
    save: (table) => access.writeTogether((transaction) => saveTable(transaction, table)),
    async load(tableId) {
      const row = await access.read((database) => database.selectFrom('tables').selectAll().where('id', '=', tableId).executeTakeFirst());
      return row === undefined ? undefined : tableOf(row);
    },
    async countOpen(host) {
      const { open } = await access.read((database) =>
        database
          .selectFrom('tables')
          .select((select) => select.fn.countAll<number>().as('open'))
          .where('host', '=', host)
          .where('stage', '=', 'open')
          .executeTakeFirstOrThrow(),
      );
      return open;
    },
    async countRunning(hosts, since) {
      const rows = await access.read((database) =>
        database
          .selectFrom('tables')
          .innerJoin('matches', 'matches.id', 'tables.id')
          .select('tables.occupants')
          .where(sql<boolean>`host = ANY(${[...hosts]}::text[])`)
          .where('stage', '=', 'started')
          .where('created_at', '>=', since)
          .where('finished', '=', 0)
          .execute(),
      );
      return countBots(rows);
    },
    made(host, since) {
      return access.read((database) =>
        database
          .selectFrom('tables')
          .select((select) => [
            select.fn.countAll<number>().as('tables'),
            sql<number>`coalesce(sum(octet_length(options)), 0)::bigint`.as('optionBytes'),
          ])
          .where('host', '=', host)
          .where('created_at', '>=', since)
          .executeTakeFirstOrThrow(),
      );
    },
    async closeOlderThan(at, limit) {
      // The condition stands there twice, for one that is changed while this waits for it.
      const { rows } = await access.write((database) =>
        sql<{ id: string }>`UPDATE tables SET stage = 'closed', options = '{}', version = version + 1
          WHERE id = ANY(ARRAY(SELECT id FROM tables WHERE stage = 'open' AND changed_at < ${at} ORDER BY changed_at LIMIT ${limit}))
            AND stage = 'open' AND changed_at < ${at}
          RETURNING id, ${told('table', 'id', 'version')}`.execute(database),
      );
      return rows.map(({ id }) => id);
    },
    forgetClosed: (changedBefore, limit) =>
      access.writeTogether(async (transaction) => {
        const found = await transaction
          .selectFrom('tables')
          .select('id')
          .where('stage', '=', 'closed')
          .where('changed_at', '<', changedBefore)
          .limit(limit)
          .forUpdate()
          .skipLocked()
          .execute();
        const ids = found.map(({ id }) => id);
        if (ids.length > 0) await removeTables(transaction, ids);
        return ids.length;
      }),
    ...lists(access),
  };
}

type FinishedRow = TableRow & { readonly ended_at: number };

function lists(access: Access): Pick<TableStore, 'listOf' | 'listUnfinished' | 'listPublic' | 'listFinished'> {
  return {
    async listOf(personId, limit) {
      const rows = await access.read((database) => tablesOf(database, personId).limit(limit).execute());
      return rows.map(tableOf);
    },
    async listUnfinished(personId, limit) {
      const rows = await access.read((database) => tablesOf(database, personId).where('ended_at', 'is', null).limit(limit).execute());
      return rows.map(tableOf);
    },
    async listPublic(limit, each) {
      const ids = await pickPublic({ limit, each, read: (after) => publicPage(access, after) });
      if (ids.length === 0) return [];
      const rows = await access.read((database) =>
        database.selectFrom('tables').selectAll().where('id', 'in', ids).where('stage', '=', 'open').where('is_public', '=', 1).execute(),
      );
      const found = new Map(rows.map((row) => [row.id, tableOf(row)]));
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    async listFinished(personId, limit, before = { endedAt: Number.MAX_SAFE_INTEGER, id: '' }) {
      const { rows } = await access.read((database) =>
        // Where somebody sat at the end is in order already; what they gave up is little.
        sql<FinishedRow>`SELECT tables.*, ended_at FROM (
            (SELECT table_id, ended_at FROM seated
              WHERE person = ${personId} AND (ended_at, table_id) < (${before.endedAt}::bigint, ${before.id}::text)
              ORDER BY ended_at DESC, table_id DESC LIMIT ${limit})
            UNION
            SELECT table_id, ended_at FROM left_seats JOIN results ON match_id = table_id
              WHERE person = ${personId} AND (ended_at, table_id) < (${before.endedAt}::bigint, ${before.id}::text)
                AND EXISTS (SELECT FROM result_seats WHERE match_id = table_id AND strpos(forfeits, ${personId}) > 0)
          ) AS ended JOIN tables ON tables.id = table_id
          ORDER BY ended_at DESC, table_id DESC LIMIT ${limit}`.execute(database),
      );
      return rows.map((row) => ({ table: tableOf(row), endedAt: row.ended_at }));
    },
  };
}

function tablesOf(database: Database, personId: string) {
  return database
    .selectFrom('seated')
    .innerJoin('tables', 'tables.id', 'seated.table_id')
    .selectAll('tables')
    .where('seated.person', '=', personId)
    .where('stage', '<>', 'closed')
    .orderBy('changed_at', 'desc');
}

async function publicPage(access: Access, after: Omit<PublicPlace, 'host'>): Promise<readonly PublicPlace[]> {
  const { rows } = await access.read((database) =>
    sql<PublicPlace>`SELECT id, host, changed_at FROM tables
      WHERE stage = 'open' AND is_public = 1 AND (changed_at, id) < (${after.changed_at}::bigint, ${after.id}::text)
      ORDER BY changed_at DESC, id DESC LIMIT ${PUBLIC_PAGE}`.execute(database),
  );
  return rows;
}
