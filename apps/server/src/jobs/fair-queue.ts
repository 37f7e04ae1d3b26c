/** Whose work it is: people take turns, and the matches of one person take turns among themselves. */
export interface Owner {
  readonly person: string;
  readonly match: string;
}

/** A queue that nobody can fill for the others: however much one has waiting, the next in turn is served. */
export class FairQueue<Item> {
  /** In the order of their turns: a map keeps the order in which its keys were added. */
  readonly #people = new Map<string, Map<string, Item[]>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push({ person, match }: Owner, item: Item): void {
    const matches = this.#people.get(person) ?? new Map<string, Item[]>();
    const items = matches.get(match) ?? [];
    items.push(item);
    matches.set(match, items);
    this.#people.set(person, matches);
    this.#size += 1;
  }

  shift(): Item | undefined {
    for (const [person, matches] of this.#people) {
      for (const [match, items] of matches) {
        const item = items.shift();
        matches.delete(match);
        if (items.length > 0) matches.set(match, items);
        this.#people.delete(person);
        if (matches.size > 0) this.#people.set(person, matches);
        this.#size -= 1;
        return item;
      }
    }
    return undefined;
  }
}
