import { FairQueue, type Owner } from '../jobs/fair-queue.ts';

/** Begins what it is given, so many at a time; of what waits people take turns, so that whoever is slow holds up themselves. */
export class FewAtOnce {
  readonly #most: number;
  readonly #waiting = new FairQueue<() => Promise<void>>();
  readonly #running = new Set<Promise<void>>();

  constructor(most: number) {
    this.#most = most;
  }

  /** What it rejects with is its own to catch. */
  run(owner: Owner, work: () => Promise<void>): void {
    this.#waiting.push(owner, work);
    this.#begin();
  }

  /** Resolves when nothing is under way or waits. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  #begin(): void {
    const work = this.#running.size < this.#most ? this.#waiting.shift() : undefined;
    if (work === undefined) return;
    const doing: Promise<void> = work().finally(() => {
      this.#running.delete(doing);
      this.#begin();
    });
    this.#running.add(doing);
    this.#begin();
  }
}
