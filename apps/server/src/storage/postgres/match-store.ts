import type { Glance } from '@orrery/match';
import { sql } from 'kysely';
import type { KeptMatches, Storage } from '../ports.ts';
import { glanceColumns, keptGlanceOf } from '../rows/glance.ts';
import { type EntryRow, entriesOf, matchRow, packedEntriesOf, storedOf } from '../rows/match.ts';
import type { Access } from './access.ts';
import { append } from './appends.ts';
import { postgresEndingStore, readEndings, writeEnding } from './ending-store.ts';
import { told } from './news.ts';
import type { Database } from './relations.ts';
import { SharedCommits } from './shared-commits.ts';
import { saveTable, seatTable } from './table-rows.ts';

const TOLD = told('match', 'id', 'version').as('told');

export function postgresMatchStore(access: Access): KeptMatches & Pick<Storage, 'begin'> {
  const commits = new SharedCommits(access);
  return {
    endings: postgresEndingStore(access),
    async create(setup, snapshot) {
      const row = matchRow(setup, snapshot);
      const { ending } = snapshot;
      await access.writeTogether(async (transaction) => {
        await transaction.insertInto('matches').values(row).returning(TOLD).execute();
        if (ending !== undefined) await writeEnding(transaction, setup.id, ending);
      });
    },
    begin(table, setup, snapshot) {
      const row = matchRow(setup, snapshot);
      return access.writeTogether(async (transaction) => {
        // The table first: of two who begin it at once the late one is told by its version.
        await saveTable(transaction, table);
        await transaction.insertInto('matches').values(row).returning(TOLD).execute();
      });
    },
    append(matchId, entry, snapshot, fence) {
      const { glance, ending } = snapshot;
      const seated = entry.kind === 'seat' ? glance?.occupants : undefined;
      if (seated === undefined && ending === undefined) return commits.append({ matchId, entry, snapshot, fence });
      return access.writeTogether(async (transaction) => {
        await append(transaction, { matchId, entry, snapshot, fence });
        if (seated !== undefined) await seatTable(transaction, matchId, { occupants: seated, at: entry.at });
        if (ending !== undefined) await writeEnding(transaction, matchId, ending);
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
            if (row === undefined) return undefined;
            const [kept] = row.finished === 1 ? await readEndings(transaction, [matchId]) : [];
            return storedOf(row, await entriesFrom(transaction, matchId, 0), kept?.ending);
          }),
      ),
    entriesSince: (matchId, version) =>
      access.read(async (database) => {
        const rows = await entriesFrom(database, matchId, version);
        if (rows.length > 0) return entriesOf(matchId, rows);
        const match = await database.selectFrom('matches').select(['id', 'packed']).where('id', '=', matchId).executeTakeFirst();
        return match === undefined ? undefined : packedEntriesOf(match).slice(version);
      }),
    ...glances(access),
  };
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
          .select([
            'id',
            'game',
            'version',
            'finished',
            'glance_rules',
            'seq',
            'closed',
            'waiting_for',
            'deadlines',
            'waiting_since',
            'occupants',
            'is_automatic',
          ])
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
    async dueBefore(at: number, limit: number) {
      const rows = await access.read((database) =>
        database
          .selectFrom('matches')
          .select(['id', 'deadline_at'])
          .where('finished', '=', 0)
          .where('deadline_at', 'is not', null)
          .where('deadline_at', '<', at)
          .orderBy('deadline_at')
          .limit(limit)
          .execute(),
      );
      return rows.map(({ id, deadline_at }) => ({ id, deadlineAt: deadline_at ?? 0 }));
    },
    async toWake(limit: number, after = '') {
      const rows = await access.read((database) =>
        database
          .selectFrom('matches')
          .select('id')
          .where('finished', '=', 0)
          .where('is_automatic', 'is distinct from', 0)
          .where('id', '>', after)
          .orderBy('id')
          .limit(limit)
          .execute(),
      );
      return rows.map(({ id }) => id);
    },
  };
}
