/** Whose work it is: networks take turns, the people of one network among themselves, and so do the matches of one person. */
export interface Owner {
  /** From where the person plays, where that is known: names are free, addresses are not. */
  readonly home?: string;
  readonly person: string;
  readonly match: string;
}

/** A queue that nobody can fill for the others: however much one has waiting, the next in turn is served. */
export class FairQueue<Item> {
  readonly #all = new Turns<Item>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push({ home, person, match }: Owner, item: Item): void {
    this.#all.push([home ?? person, person, match], item);
    this.#size += 1;
  }

  shift(): Item | undefined {
    if (this.#size === 0) return undefined;
    this.#size -= 1;
    return this.#all.shift();
  }
}

/** What waits for one of several that take turns: whoever was served goes behind the others. */
class Turns<Item> {
  readonly #items: Item[] = [];
  /** In the order of their turns: a map keeps the order in which its keys were added. */
  readonly #parts = new Map<string, Turns<Item>>();

  get isEmpty(): boolean {
    return this.#items.length === 0 && this.#parts.size === 0;
  }

  push([key, ...rest]: readonly string[], item: Item): void {
    if (key === undefined) {
      this.#items.push(item);
      return;
    }
    const part = this.#parts.get(key) ?? new Turns<Item>();
    part.push(rest, item);
    this.#parts.set(key, part);
  }

  shift(): Item | undefined {
    const [next] = this.#parts;
    if (next === undefined) return this.#items.shift();
    const [key, part] = next;
    const item = part.shift();
    this.#parts.delete(key);
    if (!part.isEmpty) this.#parts.set(key, part);
    return item;
  }
}
