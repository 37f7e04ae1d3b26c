import type { Table } from '../ports.ts';
import type { Seek, Seeker, SeekStore } from '../seek-ports.ts';
import type { MemoryPerson } from './people.ts';

export class MemorySeeks implements SeekStore {
  /** Set by who knows the tables. */
  addTable: (table: Table) => Promise<void> = async () => {};
  readonly #people: ReadonlyMap<string, MemoryPerson>;
  readonly #seeks = new Map<string, Seek>();

  constructor(people: ReadonlyMap<string, MemoryPerson>) {
    this.#people = people;
  }

  async keep(seek: Seek): Promise<void> {
    this.#seeks.set(seek.person, structuredClone(seek));
  }

  async of(person: string): Promise<Seek | undefined> {
    return this.#seeks.get(person);
  }

  async list(limit: number): Promise<readonly Seeker[]> {
    const known = [...this.#seeks.values()].flatMap((seek): Seeker[] => {
      const person = this.#people.get(seek.person);
      if (person === undefined) return [];
      return [{ ...seek, name: person.name, ...(person.nameKey === undefined ? { isGuest: true } : {}) }];
    });
    return known.sort((one, other) => one.since - other.since || (one.person < other.person ? -1 : 1)).slice(-limit);
  }

  async stop(person: string, since?: number): Promise<boolean> {
    const kept = this.#seeks.get(person);
    return kept !== undefined && kept.since === (since ?? kept.since) && this.#seeks.delete(person);
  }

  async seat(table: Table, found: readonly Pick<Seek, 'person' | 'since'>[]): Promise<boolean> {
    if (found.some(({ person, since }) => this.#seeks.get(person)?.since !== since)) return false;
    for (const { person } of found) this.#seeks.delete(person);
    await this.addTable(table);
    return true;
  }

  async forgetBefore(at: number, limit: number): Promise<number> {
    const old = [...this.#seeks.values()].filter(({ since }) => since < at).slice(0, limit);
    for (const { person } of old) this.#seeks.delete(person);
    return old.length;
  }

  removeAll(person: string): void {
    this.#seeks.delete(person);
  }
}
