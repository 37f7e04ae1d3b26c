import type { Json } from '@orrery/engine';
import { DamagedMatch, type Entry, type MatchSetup, type MatchStore, type Snapshot, VersionConflict } from '@orrery/match';
import type { Database } from 'better-sqlite3';
import type { GroupCommit } from './group-commit.ts';

interface MatchRow {
  readonly setup: string;
  readonly version: number;
  readonly action_count: number;
  readonly state: string;
  readonly decision_ids: string;
  readonly undo_floor: number;
  readonly finished: number;
}

export function sqliteMatchStore(database: Database, commits: GroupCommit): MatchStore {
  const insertMatch = database.prepare(
    `INSERT INTO matches (setup, version, action_count, state, decision_ids, undo_floor, finished, id) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const updateMatch = database.prepare(
    `UPDATE matches SET version = ?, action_count = ?, state = ?, decision_ids = ?, undo_floor = ?, finished = ? WHERE id = ? AND version = ?`,
  );
  const insertEntry = database.prepare('INSERT INTO entries (match_id, number, entry) VALUES (?, ?, ?)');
  const selectMatch = database.prepare<[string], MatchRow>('SELECT * FROM matches WHERE id = ?');
  const selectEntries = database.prepare<[string], { entry: string }>('SELECT entry FROM entries WHERE match_id = ? ORDER BY number');
  const selectUnfinished = database.prepare<[], { id: string }>('SELECT id FROM matches WHERE finished = 0 ORDER BY rowid');

  return {
    async create(setup, snapshot) {
      const columns = columnsOf(snapshot);
      const text = JSON.stringify(setup);
      await commits.write(() => insertMatch.run(text, ...columns, setup.id));
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
      });
    },
    async load(matchId) {
      const row = selectMatch.get(matchId);
      if (row === undefined) return undefined;
      try {
        const setup: MatchSetup = JSON.parse(row.setup);
        const entries = selectEntries.all(matchId).map(({ entry }): Entry => JSON.parse(entry));
        return { setup, entries, snapshot: snapshotOf(row) };
      } catch (reason) {
        if (reason instanceof SyntaxError) throw new DamagedMatch(matchId, reason.message);
        throw reason;
      }
    },
    async unfinished() {
      return selectUnfinished.all().map(({ id }) => id);
    },
  };
}

function columnsOf(snapshot: Snapshot) {
  return [
    snapshot.version,
    snapshot.actionCount,
    JSON.stringify(snapshot.state),
    JSON.stringify(snapshot.decisionIds),
    snapshot.undoFloor,
    snapshot.finished ? 1 : 0,
  ] as const;
}

function snapshotOf(row: MatchRow): Snapshot {
  return {
    version: row.version,
    actionCount: row.action_count,
    state: readState(row.state),
    decisionIds: JSON.parse(row.decision_ids),
    undoFloor: row.undo_floor,
    finished: row.finished === 1,
  };
}

function readState(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
