import type { Entry, MatchSetup, Snapshot } from './kept.ts';
import { type MatchStore, VersionConflict } from './ports.ts';

interface Kept {
  readonly setup: MatchSetup;
  readonly entries: Entry[];
  snapshot: Snapshot;
}

/** Matches that live as long as the page or the test. Copies all it takes and gives, as a real storage would. */
export function memoryStore(): MatchStore {
  const matches = new Map<string, Kept>();
  return {
    async create(setup, snapshot) {
      if (matches.has(setup.id)) throw new Error(`match ${setup.id} already exists`);
      matches.set(setup.id, { setup: copy(setup), entries: [], snapshot: copy(snapshot) });
    },
    async append(matchId, entry, snapshot) {
      const kept = matches.get(matchId);
      if (kept === undefined) throw new Error(`no match ${matchId}`);
      if (kept.entries.length !== snapshot.version - 1) throw new VersionConflict(matchId, snapshot.version - 1);
      kept.entries.push(copy(entry));
      kept.snapshot = copy(snapshot);
    },
    async load(matchId) {
      const kept = matches.get(matchId);
      return kept === undefined ? undefined : copy({ setup: kept.setup, entries: kept.entries, snapshot: kept.snapshot });
    },
    async entriesSince(matchId, version) {
      const kept = matches.get(matchId);
      return kept === undefined ? undefined : copy(kept.entries.slice(version));
    },
  };
}

/** Through JSON, so that a match that would not survive a real storage does not survive this one. */
function copy<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}
