import type { Json } from '@orrery/engine';
import { DamagedMatch, type Entry, type Glance, type MatchSetup, type Snapshot, VersionConflict } from '@orrery/match';
import type { Database } from 'better-sqlite3';
import type { KeptMatches, Storage } from '../ports.ts';
import { type GlanceRow, glanceColumns, glanceOf } from './glance.ts';
import type { GroupCommit } from './group-commit.ts';
import type { TableRows } from './table-rows.ts';

interface MatchRow extends GlanceRow {
  readonly setup: string;
  readonly version: number;
  readonly action_count: number;
  readonly state: string;
  readonly decision_ids: string;
  readonly undo_floor: number;
}

export interface MatchStoreSetting {
  readonly database: Database;
  readonly commits: GroupCommit;
  readonly tables: TableRows;
}

export function sqliteMatchStore({ database, commits, tables }: MatchStoreSetting): KeptMatches & Pick<Storage, 'begin'> {
  const insertMatch = database.prepare(
    `INSERT INTO matches (version, action_count, state, decision_ids, undo_floor, finished,
       glance_rules, seq, closed, waiting_for, occupants, is_automatic, setup, game, id)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const updateMatch = database.prepare(
    `UPDATE matches SET version = ?, action_count = ?, state = ?, decision_ids = ?, undo_floor = ?, finished = ?,
       glance_rules = ?, seq = ?, closed = ?, waiting_for = ?, occupants = ?, is_automatic = ? WHERE id = ? AND version = ?`,
  );
  const insertEntry = database.prepare('INSERT INTO entries (match_id, number, entry) VALUES (?, ?, ?)');
  const selectMatch = database.prepare<[string], MatchRow>('SELECT * FROM matches WHERE id = ?');
  const selectEntries = database.prepare<[string, number], { entry: string }>(
    'SELECT entry FROM entries WHERE match_id = ? AND number >= ? ORDER BY number',
  );
  const selectUnfinished = database.prepare<[], { id: string }>('SELECT id FROM matches WHERE finished = 0 ORDER BY rowid');

  const entriesOf = (matchId: string, version: number): Entry[] =>
    selectEntries.all(matchId, version).map(({ entry }): Entry => JSON.parse(entry));

  return {
    async create(setup, snapshot) {
      const columns = columnsOf(snapshot);
      const text = JSON.stringify(setup);
      await commits.write(() => insertMatch.run(...columns, text, setup.game, setup.id));
    },
    async begin(table, setup, snapshot) {
      const columns = columnsOf(snapshot);
      const text = JSON.stringify(setup);
      await commits.write(() => {
        insertMatch.run(...columns, text, setup.game, setup.id);
        tables.save(table);
      });
    },
    async append(matchId, entry, snapshot) {
      // Made into text now: by the time of the commit the match may have gone on.
      const columns = columnsOf(snapshot);
      const text = JSON.stringify(entry);
      const before = snapshot.version - 1;
      await commits.write(() => {
        const { changes } = updateMatch.run(...columns, matchId, before);
        if (changes !== 1) throw new VersionConflict(matchId, before);
        insertEntry.run(matchId, before, text);
        if (entry.kind === 'seat' && snapshot.glance !== undefined) tables.seat(matchId, snapshot.glance.occupants, entry.at);
      });
    },
    async load(matchId) {
      const row = selectMatch.get(matchId);
      return row === undefined
        ? undefined
        : readable(matchId, () => {
            const setup: MatchSetup = JSON.parse(row.setup);
            return { setup, entries: entriesOf(matchId, 0), snapshot: snapshotOf(row) };
          });
    },
    async entriesSince(matchId, version) {
      const entries = readable(matchId, () => entriesOf(matchId, version));
      return entries.length === 0 && selectMatch.get(matchId) === undefined ? undefined : entries;
    },
    async unfinished() {
      return selectUnfinished.all().map(({ id }) => id);
    },
    ...glances({ database, commits }),
  };
}

function glances({ database, commits }: Pick<MatchStoreSetting, 'database' | 'commits'>) {
  const select = database.prepare<[string], GlanceRow & { id: string; game: string | null }>(
    `SELECT id, game, finished, glance_rules, seq, closed, waiting_for, occupants, is_automatic
     FROM matches WHERE id IN (SELECT value FROM json_each(?))`,
  );
  const update = database.prepare(
    `UPDATE matches SET glance_rules = ?, seq = ?, closed = ?, waiting_for = ?, occupants = ?, is_automatic = ? WHERE id = ? AND version = ?`,
  );
  const selectToWake = database.prepare<[], { id: string }>('SELECT id FROM matches WHERE finished = 0 AND is_automatic IS NOT 0');
  return {
    async glances(matchIds: readonly string[]) {
      return select.all(JSON.stringify(matchIds)).map((row) => ({ id: row.id, game: row.game ?? undefined, glance: glanceOf(row) }));
    },
    async keepGlance(matchId: string, version: number, glance: Glance) {
      const columns = glanceColumns(glance);
      await commits.write(() => update.run(...columns, matchId, version));
    },
    async toWake() {
      return selectToWake.all().map(({ id }) => id);
    },
  };
}

function readable<Value>(matchId: string, read: () => Value): Value {
  try {
    return read();
  } catch (reason) {
    if (reason instanceof SyntaxError) throw new DamagedMatch(matchId, reason.message);
    throw reason;
  }
}

function columnsOf(snapshot: Snapshot) {
  return [
    snapshot.version,
    snapshot.actionCount,
    JSON.stringify(snapshot.state),
    JSON.stringify(snapshot.decisionIds),
    snapshot.undoFloor,
    snapshot.finished ? 1 : 0,
    ...glanceColumns(snapshot.glance),
  ] as const;
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
