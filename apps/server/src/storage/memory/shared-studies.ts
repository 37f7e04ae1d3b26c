import type { PackedStudy, SharedStudy, SharedStudyStore } from '../study-ports.ts';

export class MemorySharedStudies implements SharedStudyStore {
  readonly #studies = new Map<string, PackedStudy>();

  async add(study: PackedStudy, most: number): Promise<boolean> {
    if (this.#of(study.person).length >= most) return false;
    this.#studies.set(study.id, study);
    return true;
  }

  async load(id: string): Promise<PackedStudy | undefined> {
    return this.#studies.get(id);
  }

  async listOf(person: string): Promise<readonly SharedStudy[]> {
    return this.#of(person)
      .map(({ packed: _, ...shown }) => shown)
      .sort((one, other) => other.madeAt - one.madeAt || (one.id < other.id ? -1 : 1));
  }

  async remove(id: string, person: string): Promise<boolean> {
    return this.#studies.get(id)?.person === person && this.#studies.delete(id);
  }

  async noteOpened(id: string, at: number): Promise<void> {
    const study = this.#studies.get(id);
    if (study !== undefined) this.#studies.set(id, { ...study, openedAt: at });
  }

  async made(person: string, since: number): Promise<{ readonly studies: number; readonly bytes: number }> {
    const own = this.#of(person).filter(({ madeAt }) => madeAt >= since);
    return { studies: own.length, bytes: own.reduce((sum, { bytes }) => sum + bytes, 0) };
  }

  async handOver(from: string, to: string): Promise<void> {
    for (const study of this.#of(from)) this.#studies.set(study.id, { ...study, person: to });
  }

  async forgetUnopened(openedBefore: number, limit: number): Promise<number> {
    const old = [...this.#studies.values()].filter(({ openedAt }) => openedAt < openedBefore).slice(0, limit);
    for (const { id } of old) this.#studies.delete(id);
    return old.length;
  }

  removeAll(person: string): void {
    for (const { id } of this.#of(person)) this.#studies.delete(id);
  }

  #of(person: string): PackedStudy[] {
    return [...this.#studies.values()].filter((study) => study.person === person);
  }
}
