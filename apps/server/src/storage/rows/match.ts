import type { Json } from '@orrery/engine';
import { DamagedMatch, type Entry, type MatchSetup, type Snapshot, type Stored } from '@orrery/match';
import { type GlanceColumns, glanceColumns, glanceOf } from './glance.ts';

export interface SnapshotColumns extends GlanceColumns {
  readonly version: number;
  readonly action_count: number;
  readonly state: string;
  readonly decision_ids: string;
  readonly undo_floor: number;
  readonly finished: number;
}

export interface MatchRow extends SnapshotColumns {
  readonly id: string;
  readonly setup: string;
  readonly game: string | null;
}

export function snapshotColumns(snapshot: Snapshot): SnapshotColumns {
  return {
    version: snapshot.version,
    action_count: snapshot.actionCount,
    state: JSON.stringify(snapshot.state),
    decision_ids: JSON.stringify(snapshot.decisionIds),
    undo_floor: snapshot.undoFloor,
    finished: snapshot.finished ? 1 : 0,
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
export function storedOf(row: MatchRow, rows: readonly EntryRow[]): Stored {
  const entries = entriesOf(row.id, rows);
  return readable(row.id, () => ({ setup: JSON.parse(row.setup), entries, snapshot: snapshotOf(row) }));
}

function readable<Value>(matchId: string, read: () => Value): Value {
  try {
    return read();
  } catch (reason) {
    if (reason instanceof SyntaxError) throw new DamagedMatch(matchId, reason.message);
    throw reason;
  }
}

function snapshotOf(row: MatchRow): Snapshot {
  const glance = glanceOf(row);
  return {
    version: row.version,
    actionCount: row.action_count,
    state: readState(row.state),
    decisionIds: JSON.parse(row.decision_ids),
    undoFloor: row.undo_floor,
    finished: row.finished === 1,
    ...(glance === undefined ? {} : { glance }),
  };
}

function readState(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
