import { type Glance, VersionConflict } from '@orrery/match';
import type { JobClock } from '../../jobs/timed-queue.ts';
import type { DueMatch, KeptMatches, Storage } from '../ports.ts';
import { type GlanceRow, glanceColumns, keptGlanceOf } from '../rows/glance.ts';
import { refuseUntimely } from '../rows/house.ts';
import { type EntryRow, entriesOf, type KeptMatchRow, matchRow, packedEntriesOf, snapshotColumns, storedOf } from '../rows/match.ts';
import type { Database } from './driver/port.ts';
import { endingReader, endingWriter, sqliteEndingStore } from './ending-store.ts';
import type { GroupCommit } from './group-commit.ts';
import type { TableRows } from './table-rows.ts';

export interface MatchStoreSetting {
  readonly database: Database;
  readonly commits: GroupCommit;
  readonly tables: TableRows;
  readonly clock: Pick<JobClock, 'now'>;
}

export function sqliteMatchStore({ database, commits, tables, clock }: MatchStoreSetting): KeptMatches & Pick<Storage, 'begin'> {
  const insertMatch = database.prepare(
    `INSERT INTO matches (id, setup, game, version, action_count, state, decision_ids, undo_floor, finished, clocks, waited,
       glance_rules, seq, closed, waiting_for, waiting_since, deadlines, deadline_at, occupants, is_automatic)
     VALUES (@id, @setup, @game, @version, @action_count, @state, @decision_ids, @undo_floor, @finished, @clocks, @waited,
       @glance_rules, @seq, @closed, @waiting_for, @waiting_since, @deadlines, @deadline_at, @occupants, @is_automatic)`,
  );
  const updateMatch = database.prepare(
    `UPDATE matches SET version = @version, action_count = @action_count, state = @state, decision_ids = @decision_ids,
       undo_floor = @undo_floor, finished = @finished, clocks = @clocks, waited = @waited, glance_rules = @glance_rules, seq = @seq, closed = @closed,
       waiting_for = @waiting_for, waiting_since = @waiting_since, deadlines = @deadlines, deadline_at = @deadline_at, occupants = @occupants, is_automatic = @is_automatic
     WHERE id = @id AND version = @version - 1`,
  );
  const insertEntry = database.prepare('INSERT INTO entries (match_id, number, entry) VALUES (?, ?, ?)');
  const selectMatch = database.prepare<[string], KeptMatchRow>('SELECT * FROM matches WHERE id = ?');
  const selectEntries = database.prepare<[string, number], EntryRow>(
    'SELECT entry FROM entries WHERE match_id = ? AND number >= ? ORDER BY number',
  );
  const writeEnding = endingWriter(database);
  const readEndings = endingReader(database);

  return {
    endings: sqliteEndingStore({ database, commits, read: readEndings, write: writeEnding }),
    async create(setup, snapshot) {
      const row = matchRow(setup, snapshot);
      await commits.write(() => {
        insertMatch.run(row);
        if (snapshot.ending !== undefined) writeEnding(setup.id, snapshot.ending);
      });
    },
    async begin(table, setup, snapshot) {
      const row = matchRow(setup, snapshot);
      await commits.write(() => {
        insertMatch.run(row);
        tables.save(table);
      });
    },
    async append(matchId, entry, snapshot) {
      // Made into text now: by the time of the commit the match may have gone on.
      const columns = { id: matchId, ...snapshotColumns(snapshot) };
      const text = JSON.stringify(entry);
      const before = snapshot.version - 1;
      await commits.write(() => {
        refuseUntimely({ matchId, entry, snapshot }, clock.now());
        const { changes } = updateMatch.run(columns);
        if (changes !== 1) throw new VersionConflict(matchId, before);
        insertEntry.run(matchId, before, text);
        if (entry.kind === 'seat' && snapshot.glance !== undefined) tables.seat(matchId, snapshot.glance.occupants, entry.at);
        if (snapshot.ending !== undefined) writeEnding(matchId, snapshot.ending);
      });
    },
    async load(matchId) {
      const row = selectMatch.get(matchId);
      if (row === undefined) return undefined;
      const [kept] = row.finished === 1 ? readEndings([matchId]) : [];
      return storedOf(row, selectEntries.all(matchId, 0), kept?.ending);
    },
    async entriesSince(matchId, version) {
      const rows = selectEntries.all(matchId, version);
      if (rows.length > 0) return entriesOf(matchId, rows);
      const row = selectMatch.get(matchId);
      return row === undefined ? undefined : packedEntriesOf(row).slice(version);
    },
    ...glances({ database, commits }),
  };
}

function glances({ database, commits }: Pick<MatchStoreSetting, 'database' | 'commits'>) {
  const select = database.prepare<[string], GlanceRow>(
    `SELECT id, game, version, finished, glance_rules, seq, closed, waiting_for, waiting_since, deadlines, occupants, is_automatic
     FROM matches WHERE id IN (SELECT value FROM json_each(?))`,
  );
  const update = database.prepare(
    `UPDATE matches SET glance_rules = @glance_rules, seq = @seq, closed = @closed, waiting_for = @waiting_for, waiting_since = @waiting_since, deadlines = @deadlines,
       deadline_at = @deadline_at, occupants = @occupants, is_automatic = @is_automatic WHERE id = @id AND version = @version`,
  );
  const selectToWake = database.prepare<[string, number], { id: string }>(
    'SELECT id FROM matches WHERE finished = 0 AND is_automatic IS NOT 0 AND id > ? ORDER BY id LIMIT ?',
  );
  const selectDue = database.prepare<[number, number], DueMatch>(
    `SELECT id, deadline_at AS deadlineAt FROM matches WHERE finished = 0 AND deadline_at IS NOT NULL AND deadline_at < ?
     ORDER BY deadline_at LIMIT ?`,
  );
  return {
    async dueBefore(at: number, limit: number) {
      return selectDue.all(at, limit);
    },
    async glances(matchIds: readonly string[]) {
      return select.all(JSON.stringify(matchIds)).map(keptGlanceOf);
    },
    async keepGlance(matchId: string, version: number, glance: Glance) {
      const columns = { id: matchId, version, ...glanceColumns(glance) };
      await commits.write(() => update.run(columns));
    },
    async toWake(limit: number, after = '') {
      return selectToWake.all(after, limit).map(({ id }) => id);
    },
  };
}
