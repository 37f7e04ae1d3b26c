import { sql } from 'kysely';
import type { AdminAct, MannersStore } from '../manner-ports.ts';
import {
  actOf,
  actRow,
  CONCERNED,
  type FoundRow,
  foundOf,
  HAND_OVER,
  lineRows,
  namedShunOf,
  REMOVAL,
  reportOf,
  reportRow,
  type ShunRow,
  withoutLines,
} from '../rows/manners.ts';
import type { Access } from './access.ts';
import { bound } from './bound.ts';
import { told } from './news.ts';
import type { Database } from './relations.ts';

export function postgresMannersStore(access: Access): MannersStore {
  return { ...shuns(access), ...reports(access), ...suspensions(access), ...people(access) };
}

/** Within the transaction in which people go. */
export async function removeManners(transaction: Database, person: string): Promise<void> {
  for (const statement of REMOVAL) await bound(statement, { person }).execute(transaction);
}

async function tell(transaction: Database, people: readonly string[]): Promise<void> {
  await sql`SELECT ${told('manners', 'id', '0')} FROM unnest(${people}::text[]) AS id`.execute(transaction);
}

async function note(transaction: Database, act: AdminAct): Promise<void> {
  await transaction.insertInto('admin_acts').values(actRow(act)).execute();
}

function shuns(access: Access) {
  return {
    shun: ({ id, person, other, how, at }) =>
      access.writeTogether(async (transaction) => {
        await transaction
          .insertInto('shunned')
          .values({ id, person, other, how, at })
          .onConflict((conflict) => conflict.columns(['person', 'other']).doUpdateSet({ id, how, at }))
          .execute();
        await tell(transaction, [person, other]);
      }),
    unshun: (person, id) =>
      access.writeTogether(async (transaction) => {
        const gone = await transaction
          .deleteFrom('shunned')
          .where('id', '=', id)
          .where('person', '=', person)
          .returning('other')
          .executeTakeFirst();
        if (gone !== undefined) await tell(transaction, [person, gone.other]);
        return gone !== undefined;
      }),
    async shunsOf(person) {
      const { rows } = await access.read((database) =>
        sql<ShunRow & Pick<FoundRow, 'name' | 'name_key'>>`SELECT shunned.id, person, other, how, shunned.at, name, name_key
          FROM shunned JOIN people ON people.id = other WHERE person = ${person} ORDER BY shunned.at DESC, shunned.id`.execute(database),
      );
      return rows.map(namedShunOf);
    },
    async apartFrom(person) {
      const { rows } = await access.read((database) =>
        sql<{ id: string }>`SELECT other AS id FROM shunned WHERE person = ${person} AND how = 'blocked' UNION
          SELECT person AS id FROM shunned WHERE other = ${person} AND how = 'blocked' ORDER BY id`.execute(database),
      );
      return rows.map(({ id }) => id);
    },
    handOver: (from, to) =>
      access.writeTogether(async (transaction) => {
        for (const statement of HAND_OVER) await bound(statement, { from, to }).execute(transaction);
        const { rows } = await bound<{ id: string }>(CONCERNED, { person: to }).execute(transaction);
        await tell(transaction, [to, ...rows.map(({ id }) => id)]);
      }),
  } satisfies Partial<MannersStore>;
}

function reports(access: Access) {
  return {
    report: (report) =>
      access.writeTogether(async (transaction) => {
        await transaction.insertInto('reports').values(reportRow(report)).execute();
        const lines = lineRows(report);
        if (lines.length > 0) await transaction.insertInto('report_lines').values(lines).execute();
      }),
    async countReports(reporter, since) {
      const { made } = await access.read((database) =>
        database
          .selectFrom('reports')
          .select((select) => select.fn.countAll<number>().as('made'))
          .where('reporter', '=', reporter)
          .where('at', '>=', since)
          .executeTakeFirstOrThrow(),
      );
      return made;
    },
    async reportsBy(reporter, limit) {
      const rows = await access.read((database) =>
        database
          .selectFrom('reports')
          .selectAll()
          .where('reporter', '=', reporter)
          .orderBy('at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .execute(),
      );
      return rows.map((row) => withoutLines(reportOf(row, [])));
    },
    async reports(limit) {
      const order = sql`settled_at IS NOT NULL`;
      const rows = await access.read((database) =>
        database.selectFrom('reports').selectAll().orderBy(order).orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute(),
      );
      if (rows.length === 0) return [];
      const ids = rows.map(({ id }) => id);
      const lines = await access.read((database) =>
        database.selectFrom('report_lines').selectAll().where('report', 'in', ids).orderBy('report').orderBy('number').execute(),
      );
      return rows.map((row) => reportOf(row, lines));
    },
    settle: (id, act) =>
      access.writeTogether(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('reports')
          .set({ settled_at: act.at })
          .where('id', '=', id)
          .where('settled_at', 'is', null)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        await note(transaction, act);
        return true;
      }),
    async forgetBefore(at, limit) {
      const { numAffectedRows: gone } = await access.write((database) =>
        sql`DELETE FROM reports WHERE id = ANY(ARRAY(
          SELECT id FROM reports WHERE at < ${at} AND settled_at IS NOT NULL ORDER BY at, id LIMIT ${limit}))`.execute(database),
      );
      const { numAffectedRows: acts } = await access.write((database) =>
        sql`DELETE FROM admin_acts WHERE id = ANY(ARRAY(SELECT id FROM admin_acts WHERE at < ${at} ORDER BY at, id LIMIT ${limit}))`.execute(
          database,
        ),
      );
      return Number(gone ?? 0) + Number(acts ?? 0);
    },
  } satisfies Partial<MannersStore>;
}

function suspensions(access: Access) {
  return {
    suspension: (person) =>
      access.read((database) => database.selectFrom('suspensions').selectAll().where('person', '=', person).executeTakeFirst()),
    suspend: ({ person, until, why, at }, act) =>
      access.writeTogether(async (transaction) => {
        await transaction
          .insertInto('suspensions')
          .values({ person, until, why, at })
          .onConflict((conflict) => conflict.column('person').doUpdateSet({ until, why, at }))
          .execute();
        await note(transaction, act);
        await tell(transaction, [person]);
      }),
    lift: (person, act) =>
      access.writeTogether(async (transaction) => {
        const { numDeletedRows } = await transaction.deleteFrom('suspensions').where('person', '=', person).executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) return false;
        await note(transaction, act);
        await tell(transaction, [person]);
        return true;
      }),
    suspensions: (now, limit) =>
      access.read((database) =>
        database
          .selectFrom('suspensions')
          .innerJoin('people', 'people.id', 'person')
          .select(['person', 'until', 'why', 'suspensions.at', 'name'])
          .where('until', '>', now)
          .orderBy('suspensions.at', 'desc')
          .orderBy('person')
          .limit(limit)
          .execute(),
      ),
    async note(act) {
      await access.write((database) => note(database, act));
    },
    async acts(limit) {
      const rows = await access.read((database) =>
        database.selectFrom('admin_acts').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute(),
      );
      return rows.map(actOf);
    },
  } satisfies Partial<MannersStore>;
}

function people(access: Access) {
  return {
    async find({ name, key }, limit) {
      const { rows } = await access.read((database) =>
        sql<FoundRow>`SELECT id, name, name_key, people.at AS since, until, why FROM people LEFT JOIN suspensions ON person = id
          WHERE id IN (SELECT id FROM people WHERE id = ${name} UNION SELECT id FROM people WHERE name = ${name}
            UNION SELECT id FROM people WHERE name_key = ${key})
          ORDER BY name_key IS NULL, people.seen_at DESC, id LIMIT ${limit}`.execute(database),
      );
      return rows.map(foundOf);
    },
  } satisfies Partial<MannersStore>;
}
