import { setImmediate } from 'node:timers/promises';

interface Timer {
  readonly at: number;
  readonly call: () => void;
}

/** Time for a server whose days pass when a test says so; in between it stands still. */
export class SteppedClock {
  #now = Date.now();
  #timers: readonly Timer[] = [];

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, call: () => void): () => void {
    const timer = { at: this.#now + milliseconds, call };
    this.#timers = [...this.#timers, timer];
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  /** What is due on the way is done in its order. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await settled();
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      this.#timers = this.#timers.filter((one) => one !== next);
      this.#now = Math.max(this.#now, next.at);
      next.call();
      await settled();
    }
    this.#now = end;
  }

  #next(end: number): Timer | undefined {
    return [...this.#timers].sort((one, other) => one.at - other.at).find(({ at }) => at <= end);
  }
}

async function settled(): Promise<void> {
  for (let turns = 0; turns < 5; turns++) await setImmediate();
}
