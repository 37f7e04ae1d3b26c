import { addressKey } from '../address.ts';
import { dropOldest } from '../drop-oldest.ts';

const PEOPLE = 10_000;

/**
 * From which network people make tables and start matches, as far as this node has seen it lately: names cost nothing, so what many of
 * them have together is counted where they come from. Kept in memory alone; nobody's address is stored.
 */
export class Homes {
  readonly #homes = new Map<string, string>();
  readonly #people = new Map<string, Set<string>>();

  note(person: string, address: string): void {
    this.#forget(person);
    const home = addressKey(address);
    this.#homes.set(person, home);
    const people = this.#people.get(home) ?? new Set();
    people.add(person);
    this.#people.set(home, people);
    dropOldest({ size: this.#homes.size, keys: () => this.#homes.keys(), delete: (oldest: string) => this.#forget(oldest) }, PEOPLE);
  }

  /** Undefined: they have made nothing at this node. */
  of(person: string): string | undefined {
    return this.#homes.get(person);
  }

  /** Who makes tables from where this person does, this person among them. */
  together(person: string): readonly string[] {
    return [...(this.#people.get(this.#homes.get(person) ?? '') ?? [person])];
  }

  #forget(person: string): boolean {
    const home = this.#homes.get(person);
    if (home === undefined) return false;
    const people = this.#people.get(home);
    people?.delete(person);
    if (people?.size === 0) this.#people.delete(home);
    return this.#homes.delete(person);
  }
}
