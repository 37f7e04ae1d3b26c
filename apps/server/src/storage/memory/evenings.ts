import { EveningConflict, type EveningGlance, type EveningStore, type KeptEvening, type OwnEvening } from '../evening-ports.ts';

export class MemoryEvenings implements EveningStore {
  readonly #evenings = new Map<string, KeptEvening>();
  /** Whether a match of it that began since then still runs. */
  isPlayed: (id: string, since: number) => Promise<boolean> = async () => false;

  async add(evening: KeptEvening): Promise<void> {
    if (this.#evenings.has(evening.id)) throw new Error(`evening ${evening.id} is kept already`);
    this.#evenings.set(evening.id, structuredClone(evening));
  }

  async save(evening: KeptEvening): Promise<void> {
    const kept = this.#evenings.get(evening.id);
    if (kept?.version !== evening.version - 1) throw new EveningConflict(evening.id, evening.version - 1);
    const entries = evening.entries.map((entry) => ({ ...entry, person: kept.entries[entry.number]?.person ?? entry.person }));
    this.#evenings.set(evening.id, structuredClone({ ...evening, organiser: kept.organiser, entries }));
  }

  async load(id: string): Promise<KeptEvening | undefined> {
    return this.#evenings.get(id);
  }

  async listPublic(limit: number): Promise<readonly EveningGlance[]> {
    return this.#listed(({ isPublic }) => isPublic, limit).map(glanceOf);
  }

  async listOf(person: string, limit: number): Promise<readonly OwnEvening[]> {
    const own = this.#listed(({ organiser, entries }) => organiser === person || entries.some((one) => one.person === person), limit);
    return own.map((evening) => {
      const { organiser, entries } = evening;
      const isIn = entries.some((one) => one.person === person && (one.until === undefined || one.helps));
      return { ...glanceOf(evening), isMine: organiser === person || isIn };
    });
  }

  async countUnfinished(organiser: string, since: number): Promise<number> {
    const own = this.#listed((evening) => evening.organiser === organiser, Number.POSITIVE_INFINITY);
    const unfinished = await Promise.all(own.map(async ({ id, stage }) => stage !== 'over' || (await this.isPlayed(id, since))));
    return unfinished.filter(Boolean).length;
  }

  async handOver(from: string, to: string): Promise<void> {
    for (const evening of this.#evenings.values()) {
      const isThere = evening.entries.some(({ person }) => person === to);
      const entries = evening.entries.map((one) => (one.person === from ? { ...one, person: isThere ? '' : to } : one));
      this.#evenings.set(evening.id, { ...evening, organiser: evening.organiser === from ? to : evening.organiser, entries });
    }
  }

  async forgetUnplayed(changedBefore: number, limit: number): Promise<number> {
    const unplayed = [...this.#evenings.values()].filter(({ rounds, changedAt }) => rounds.length === 0 && changedAt < changedBefore);
    const old = unplayed.sort((one, other) => one.changedAt - other.changedAt).slice(0, limit);
    for (const { id } of old) this.#evenings.delete(id);
    return old.length;
  }

  #listed(isListed: (evening: KeptEvening) => boolean, limit: number): readonly KeptEvening[] {
    const all = [...this.#evenings.values()].filter(isListed);
    return all.sort((one, other) => other.changedAt - one.changedAt || (one.id < other.id ? 1 : -1)).slice(0, limit);
  }
}

function glanceOf({ seed: _, rounds, entries, ...evening }: KeptEvening): EveningGlance {
  return { ...evening, people: entries.filter(({ until }) => until === undefined).length, begun: rounds.length };
}
