import { dropOldest } from '../drop-oldest.ts';

const DAY_MILLISECONDS = 24 * 3_600_000;

/** People who came today, so many at most: who is forgotten before the day ends is noted once more. */
export class SeenToday {
  readonly #most: number;
  readonly #people = new Set<string>();
  #day = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#people.size;
  }

  has(person: string, now: number): boolean {
    this.#turnTo(now);
    return this.#people.has(person);
  }

  add(person: string, now: number): void {
    this.#turnTo(now);
    dropOldest(this.#people.add(person), this.#most);
  }

  #turnTo(now: number): void {
    const day = Math.floor(now / DAY_MILLISECONDS);
    if (day !== this.#day) this.#people.clear();
    this.#day = day;
  }
}
