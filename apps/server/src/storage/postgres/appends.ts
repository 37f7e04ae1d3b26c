import { type Entry, LeaseLost, type Snapshot, VersionConflict } from '@orrery/match';
import { sql } from 'kysely';
import { type SnapshotColumns, snapshotColumns } from '../rows/match.ts';
import { told } from './news.ts';
import type { Database } from './schema.ts';

/** What one match is to be moved on by. */
export interface Append {
  readonly matchId: string;
  readonly entry: Entry;
  readonly snapshot: Snapshot;
  readonly fence: number | undefined;
}

/** With their types, as arrays of them come without. */
const COLUMNS = {
  version: 'integer',
  action_count: 'integer',
  state: 'text',
  decision_ids: 'text',
  undo_floor: 'integer',
  finished: 'smallint',
  glance_rules: 'text',
  seq: 'integer',
  closed: 'text',
  waiting_for: 'text',
  occupants: 'text',
  is_automatic: 'smallint',
} as const satisfies Record<keyof SnapshotColumns, string>;

const NAMES = Object.keys(COLUMNS) as (keyof SnapshotColumns)[];

const HAS_ITS_PLACE = sql.raw('matches.version = given.version - 1');
const HAS_ITS_LEASE = sql.raw(
  'given.fence IS NULL OR EXISTS (SELECT FROM leases WHERE match_id = given.id AND leases.fence = given.fence)',
);
const SET = sql.raw(NAMES.map((name) => `${name} = given.${name}`).join(', '));

/**
 * Snapshots, entries and news of several matches in one statement and one journey to the database. What is refused leaves the others as
 * they are. Rows are locked in the order of their ids, so that two nodes never wait for each other's.
 * Returns why each was refused, in the order given.
 */
export async function appendAll(database: Database, appends: readonly Append[]): Promise<readonly (Error | undefined)[]> {
  const { rows } = await sql<{ place: number }>`
    WITH given AS (SELECT * FROM unnest(${arrays(appends)}) WITH ORDINALITY AS given (id, fence, entry, ${sql.raw(NAMES.join(', '))}, place)),
    locked AS MATERIALIZED (SELECT id FROM matches WHERE id IN (SELECT id FROM given) ORDER BY id FOR NO KEY UPDATE),
    moved AS (
      UPDATE matches SET ${SET} FROM given JOIN locked ON locked.id = given.id
      WHERE matches.id = given.id AND ${HAS_ITS_PLACE} AND (${HAS_ITS_LEASE})
      RETURNING given.*
    ),
    kept AS (INSERT INTO entries (match_id, number, entry) SELECT id, version - 1, entry FROM moved)
    SELECT place, ${told('match', 'id', 'version')} FROM moved`.execute(database);
  const done = new Set(rows.map(({ place }) => place));
  return Promise.all(appends.map((append, index) => (done.has(index + 1) ? undefined : refusalOf(database, append))));
}

/** One that nothing else comes with. */
export async function append(database: Database, one: Append): Promise<void> {
  const [refusal] = await appendAll(database, [one]);
  if (refusal !== undefined) throw refusal;
}

function arrays(appends: readonly Append[]) {
  const rows = appends.map(({ snapshot }) => snapshotColumns(snapshot));
  return sql.join([
    sql`${appends.map(({ matchId }) => matchId)}::text[]`,
    sql`${appends.map(({ fence }) => fence ?? null)}::bigint[]`,
    sql`${appends.map(({ entry }) => JSON.stringify(entry))}::text[]`,
    ...NAMES.map((name) => sql`${rows.map((row) => row[name])}::${sql.raw(COLUMNS[name])}[]`),
  ]);
}

async function refusalOf(database: Database, { matchId, snapshot, fence }: Append): Promise<Error> {
  const conflict = new VersionConflict(matchId, snapshot.version - 1);
  if (fence === undefined) return conflict;
  const lease = database.selectFrom('leases').select('fence').where('match_id', '=', matchId).where('fence', '=', fence);
  return (await lease.executeTakeFirst()) === undefined ? new LeaseLost(matchId, fence) : conflict;
}
