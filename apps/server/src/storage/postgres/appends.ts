import { type Entry, LeaseLost, type Snapshot, UntimelyEntry, VersionConflict } from '@orrery/match';
import { sql } from 'kysely';
import { StorageBusy } from '../ports.ts';
import { TIMELY_MILLISECONDS } from '../rows/house.ts';
import { type SnapshotColumns, snapshotColumns } from '../rows/match.ts';
import { NOW } from './house-store.ts';
import { told } from './news.ts';
import type { Database } from './relations.ts';

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
  clocks: 'text',
  waited: 'text',
  glance_rules: 'text',
  seq: 'integer',
  closed: 'text',
  waiting_for: 'text',
  deadlines: 'text',
  deadline_at: 'bigint',
  waiting_since: 'bigint',
  occupants: 'text',
  is_automatic: 'smallint',
} as const satisfies Record<keyof SnapshotColumns, string>;

const NAMES = Object.keys(COLUMNS);

const HAS_ITS_PLACE = sql.raw('matches.version = given.version - 1');
const HAS_ITS_LEASE = sql.raw(
  'given.fence IS NULL OR EXISTS (SELECT FROM leased WHERE leased.match_id = given.id AND leased.fence = given.fence)',
);
const IS_TIMELY = sql`given.clocks IS NULL OR abs(timed.now - given.at) <= ${sql.lit(TIMELY_MILLISECONDS)}`;
const SET = sql.raw(NAMES.map((name) => `${name} = given.${name}`).join(', '));

/** What is held by somebody else at this moment is waited for, or left as it is and reported as `StorageBusy`. */
type Held = 'wait' | 'pass over';

interface Outcome {
  readonly is_done: boolean;
  readonly is_held: boolean;
  readonly lost_lease: boolean;
  readonly is_timely: boolean;
}

/**
 * Snapshots, entries and news of several matches in one statement and one journey to the database. What is refused leaves the others as
 * they are. Rows are locked in the order of their ids, so that two nodes never wait for each other's. Leases are held until the commit:
 * one that is passing to another in this moment counts as lost. What time it is is asked when the rows are held: to wait for one takes time.
 * Returns why each was refused, in the order given. That comes from the same statement: if it were read later and failed, what was kept
 * would be reported as failed.
 */
export async function appendAll(database: Database, appends: readonly Append[], held: Held): Promise<readonly (Error | undefined)[]> {
  const passingOver = sql.raw(held === 'wait' ? '' : 'SKIP LOCKED');
  const { rows } = await sql<Outcome>`
    WITH given AS (SELECT * FROM unnest(${arrays(appends)}) WITH ORDINALITY AS given (id, fence, entry, at, ${sql.raw(NAMES.join(', '))}, place)),
    locked AS MATERIALIZED (SELECT id FROM matches WHERE id IN (SELECT id FROM given) ORDER BY id FOR NO KEY UPDATE ${passingOver}),
    timed AS MATERIALIZED (SELECT id, ${NOW} AS now FROM locked),
    leased AS MATERIALIZED (
      SELECT match_id, fence FROM leases WHERE (match_id, fence) IN (SELECT id, fence FROM given) ORDER BY match_id FOR SHARE SKIP LOCKED
    ),
    moved AS (
      UPDATE matches SET ${SET} FROM given JOIN timed ON timed.id = given.id
      WHERE matches.id = given.id AND ${HAS_ITS_PLACE} AND (${HAS_ITS_LEASE}) AND (${IS_TIMELY})
      RETURNING given.*
    ),
    kept AS (INSERT INTO entries (match_id, number, entry) SELECT id, version - 1, entry FROM moved)
    SELECT moved.place IS NOT NULL AS is_done,
      timed.id IS NULL AND (SELECT true FROM matches WHERE matches.id = given.id) IS TRUE AS is_held,
      moved.place IS NULL AND NOT (${HAS_ITS_LEASE}) AS lost_lease,
      (${IS_TIMELY}) AS is_timely,
      CASE WHEN moved.place IS NOT NULL THEN ${told('match', 'moved.id', 'moved.version')}::text END AS told
    FROM given LEFT JOIN moved ON moved.place = given.place LEFT JOIN timed ON timed.id = given.id
    ORDER BY given.place`.execute(database);
  return appends.map((append, index) => refusalOf(append, rows[index]));
}

/** One alone; throws why it was refused. */
export async function append(database: Database, one: Append): Promise<void> {
  const [refusal] = await appendAll(database, [one], 'wait');
  if (refusal !== undefined) throw refusal;
}

function arrays(appends: readonly Append[]) {
  const rows: readonly Readonly<Record<string, unknown>>[] = appends.map(({ snapshot }) => ({ ...snapshotColumns(snapshot) }));
  return sql.join([
    sql`${appends.map(({ matchId }) => matchId)}::text[]`,
    sql`${appends.map(({ fence }) => fence ?? null)}::bigint[]`,
    sql`${appends.map(({ entry }) => JSON.stringify(entry))}::text[]`,
    sql`${appends.map(({ entry }) => entry.at)}::double precision[]`,
    ...Object.entries(COLUMNS).map(([name, type]) => sql`${rows.map((row) => row[name])}::${sql.raw(type)}[]`),
  ]);
}

function refusalOf({ matchId, entry, snapshot, fence }: Append, outcome: Outcome | undefined): Error | undefined {
  if (outcome?.is_done === true) return undefined;
  if (outcome?.is_held === true) return new StorageBusy(`match ${matchId} is held by another`);
  if (outcome?.lost_lease === true && fence !== undefined) return new LeaseLost(matchId, fence);
  if (outcome?.is_timely === false) return new UntimelyEntry(matchId, entry.at);
  return new VersionConflict(matchId, snapshot.version - 1);
}
