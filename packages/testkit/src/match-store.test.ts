import { type Entry, type MatchSetup, type MatchStore, type Snapshot, VersionConflict } from '@orrery/match';
import { describeMatchStore } from './match-store.ts';

interface Texts {
  readonly setup: string;
  readonly entries: string[];
  snapshot: string;
}

/** The plainest store there can be: texts in a map. That it passes shows that the suite asks for nothing impossible. */
class TextStore implements MatchStore {
  readonly #texts: Map<string, Texts>;

  constructor(texts = new Map<string, Texts>()) {
    this.#texts = texts;
  }

  reopened(): MatchStore {
    return new TextStore(this.#texts);
  }

  async create(setup: MatchSetup, snapshot: Snapshot): Promise<void> {
    if (this.#texts.has(setup.id)) throw new Error(`match ${setup.id} exists`);
    const texts = { setup: JSON.stringify(setup), entries: [], snapshot: JSON.stringify(snapshot) };
    this.#texts.set(setup.id, texts);
  }

  async append(matchId: string, entry: Entry, snapshot: Snapshot): Promise<void> {
    const match = this.#texts.get(matchId);
    if (match === undefined) throw new Error(`no match ${matchId}`);
    if (match.entries.length !== snapshot.version - 1) throw new VersionConflict(matchId, snapshot.version - 1);
    match.entries.push(JSON.stringify(entry));
    match.snapshot = JSON.stringify(snapshot);
  }

  async load(matchId: string) {
    const match = this.#texts.get(matchId);
    if (match === undefined) return undefined;
    const entries: Entry[] = match.entries.map((text) => JSON.parse(text));
    return { setup: JSON.parse(match.setup), entries, snapshot: JSON.parse(match.snapshot) };
  }
}

describeMatchStore('a map of texts', () => {
  const store = new TextStore();
  return { store, reopen: async () => store.reopened() };
});
