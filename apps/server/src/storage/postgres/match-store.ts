import { type Entry, type Glance, type Snapshot, VersionConflict } from '@orrery/match';
import { sql } from 'kysely';
import type { KeptMatches, Storage } from '../ports.ts';
import { glanceColumns, keptGlanceOf } from '../rows/glance.ts';
import { type EntryRow, entriesOf, matchRow, snapshotColumns, storedOf } from '../rows/match.ts';
import type { Access } from './access.ts';
import type { Database } from './schema.ts';
import { saveTable, seatTable } from './table-rows.ts';

export function postgresMatchStore(access: Access): KeptMatches & Pick<Storage, 'begin'> {
  return {
    async create(setup, snapshot) {
      const row = matchRow(setup, snapshot);
      await access.write((database) => database.insertInto('matches').values(row).execute());
    },
    begin(table, setup, snapshot) {
      const row = matchRow(setup, snapshot);
      return access.writeTogether(async (transaction) => {
        await transaction.insertInto('matches').values(row).execute();
        await saveTable(transaction, table);
      });
    },
    append(matchId, entry, snapshot) {
      const { glance } = snapshot;
      if (entry.kind !== 'seat' || glance === undefined)
        return access.write((database) => appendTo(database, matchId, { entry, snapshot }));
      return access.writeTogether(async (transaction) => {
        await appendTo(transaction, matchId, { entry, snapshot });
        await seatTable(transaction, matchId, { occupants: glance.occupants, at: entry.at });
      });
    },
    load: (matchId) =>
      access.read((database) =>
        // Both as of one moment: a log that is longer than its snapshot would be taken for damaged.
        database
          .transaction()
          .setIsolationLevel('repeatable read')
          .setAccessMode('read only')
          .execute(async (transaction) => {
            const row = await transaction.selectFrom('matches').selectAll().where('id', '=', matchId).executeTakeFirst();
            return row === undefined ? undefined : storedOf(row, await entriesFrom(transaction, matchId, 0));
          }),
      ),
    entriesSince: (matchId, version) =>
      access.read(async (database) => {
        const rows = await entriesFrom(database, matchId, version);
        if (rows.length > 0) return entriesOf(matchId, rows);
        const match = await database.selectFrom('matches').select('id').where('id', '=', matchId).executeTakeFirst();
        return match === undefined ? undefined : [];
      }),
    async unfinished() {
      const rows = await access.read((database) => database.selectFrom('matches').select('id').where('finished', '=', 0).execute());
      return rows.map(({ id }) => id);
    },
    ...glances(access),
  };
}

/** Snapshot and entry in one statement and one journey to the database. */
async function appendTo(
  database: Database,
  matchId: string,
  { entry, snapshot }: { readonly entry: Entry; readonly snapshot: Snapshot },
): Promise<void> {
  const before = snapshot.version - 1;
  const { numInsertedOrUpdatedRows } = await database
    .with('moved', (query) =>
      query.updateTable('matches').set(snapshotColumns(snapshot)).where('id', '=', matchId).where('version', '=', before).returning('id'),
    )
    .insertInto('entries')
    .columns(['match_id', 'number', 'entry'])
    .expression((query) =>
      query
        .selectFrom('moved')
        .select(['moved.id', sql<number>`${before}::integer`.as('number'), sql<string>`${JSON.stringify(entry)}::text`.as('entry')]),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw new VersionConflict(matchId, before);
}

function entriesFrom(database: Database, matchId: string, version: number): Promise<EntryRow[]> {
  return database
    .selectFrom('entries')
    .select('entry')
    .where('match_id', '=', matchId)
    .where('number', '>=', version)
    .orderBy('number')
    .execute();
}

function glances(access: Access) {
  return {
    async glances(matchIds: readonly string[]) {
      const rows = await access.read((database) =>
        database
          .selectFrom('matches')
          .select(['id', 'game', 'finished', 'glance_rules', 'seq', 'closed', 'waiting_for', 'occupants', 'is_automatic'])
          .where('id', '=', sql<string>`ANY(${matchIds}::text[])`)
          .execute(),
      );
      return rows.map(keptGlanceOf);
    },
    async keepGlance(matchId: string, version: number, glance: Glance) {
      await access.write((database) =>
        database.updateTable('matches').set(glanceColumns(glance)).where('id', '=', matchId).where('version', '=', version).execute(),
      );
    },
    async toWake() {
      const rows = await access.read((database) =>
        database.selectFrom('matches').select('id').where('finished', '=', 0).where('is_automatic', 'is distinct from', 0).execute(),
      );
      return rows.map(({ id }) => id);
    },
  };
}
