import type { Json } from '@orrery/engine';
import { DamagedMatch, type Ending, type Entry, type MatchSetup, type Snapshot, type Stored } from '@orrery/match';
import { type GlanceColumns, glanceColumns, glanceOf } from './glance.ts';
import { type Packed, unpack } from './packed.ts';

export interface SnapshotColumns extends GlanceColumns {
  readonly version: number;
  readonly action_count: number;
  readonly state: string;
  readonly decision_ids: string;
  readonly undo_floor: number;
  readonly finished: number;
  /** JSON; null where the table has none. */
  readonly clocks: string | null;
  /** JSON; null where it is not known. */
  readonly waited: string | null;
}

export interface MatchRow extends SnapshotColumns {
  readonly id: string;
  readonly setup: string;
  readonly game: string | null;
}

/** As it is read. */
export interface KeptMatchRow extends MatchRow {
  /** Of a finished match after a while: then `state` and the rows of its log are empty. */
  readonly packed: Uint8Array | null;
}

export function snapshotColumns(snapshot: Snapshot): SnapshotColumns {
  return {
    version: snapshot.version,
    action_count: snapshot.actionCount,
    state: JSON.stringify(snapshot.state),
    decision_ids: JSON.stringify(snapshot.decisionIds),
    undo_floor: snapshot.undoFloor,
    finished: snapshot.finished ? 1 : 0,
    clocks: snapshot.clocks === undefined ? null : JSON.stringify(snapshot.clocks),
    waited: snapshot.waited === undefined ? null : JSON.stringify(snapshot.waited),
    ...glanceColumns(snapshot.glance),
  };
}

export function matchRow(setup: MatchSetup, snapshot: Snapshot): MatchRow {
  return { id: setup.id, setup: JSON.stringify(setup), game: setup.game, ...snapshotColumns(snapshot) };
}

export interface EntryRow {
  readonly entry: string;
}

/** Throws `DamagedMatch`. */
export function entriesOf(matchId: string, rows: readonly EntryRow[]): Entry[] {
  return readable(matchId, () => rows.map(({ entry }): Entry => JSON.parse(entry)));
}

/** Throws `DamagedMatch`; a state that cannot be read is null. */
export function storedOf(row: KeptMatchRow, rows: readonly EntryRow[], ending: Ending | undefined): Stored {
  const { state, entries } = packedIn(row) ?? { state: row.state, entries: rows.map(({ entry }) => entry) };
  return readable(row.id, () => ({
    setup: JSON.parse(row.setup),
    entries: entries.map((entry): Entry => JSON.parse(entry)),
    snapshot: snapshotOf({ ...row, state }, ending),
  }));
}

/** The log of a match that is packed, if it is. Throws `DamagedMatch`. */
export function packedEntriesOf(row: Pick<KeptMatchRow, 'id' | 'packed'>): Entry[] {
  const entries = packedIn(row)?.entries ?? [];
  return entriesOf(
    row.id,
    entries.map((entry) => ({ entry })),
  );
}

function packedIn({ id, packed }: Pick<KeptMatchRow, 'id' | 'packed'>): Packed | undefined {
  if (packed === null) return undefined;
  try {
    return unpack(packed);
  } catch (reason) {
    throw new DamagedMatch(id, String(reason));
  }
}

function readable<Value>(matchId: string, read: () => Value): Value {
  try {
    return read();
  } catch (reason) {
    if (reason instanceof SyntaxError) throw new DamagedMatch(matchId, reason.message);
    throw reason;
  }
}

function snapshotOf(row: MatchRow, ending: Ending | undefined): Snapshot {
  const glance = glanceOf(row);
  return {
    version: row.version,
    actionCount: row.action_count,
    state: readState(row.state),
    decisionIds: JSON.parse(row.decision_ids),
    undoFloor: row.undo_floor,
    finished: row.finished === 1,
    ...(row.clocks === null ? {} : { clocks: JSON.parse(row.clocks) }),
    ...(row.waited === null ? {} : { waited: JSON.parse(row.waited) }),
    ...(glance === undefined ? {} : { glance }),
    ...(ending === undefined ? {} : { ending }),
  };
}

function readState(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
