import { setImmediate } from 'node:timers/promises';
import type { JobClock } from '../../jobs/timed-queue.ts';

/** A clock that goes when a test says so; what is due on the way is done in its order. */
export class ManualClock implements JobClock {
  #now: number;
  #timers: readonly { readonly at: number; readonly call: () => void }[] = [];

  constructor(now = 1_800_000_000_000) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  /** How many timers are set. */
  get timers(): number {
    return this.#timers.length;
  }

  after(milliseconds: number, call: () => void): () => void {
    const timer = { at: this.#now + milliseconds, call };
    this.#timers = [...this.#timers, timer];
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  /** What is begun by it is done when the promise resolves, as far as it waits for nothing outside. */
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

  /** As for a machine that slept: what was due meanwhile is called once, however often it would have come. */
  async leap(milliseconds: number): Promise<void> {
    await settled();
    this.#now += milliseconds;
    await this.pass(0);
  }

  #next(end: number) {
    return [...this.#timers].sort((one, other) => one.at - other.at).find(({ at }) => at <= end);
  }
}

async function settled(): Promise<void> {
  for (let turns = 0; turns < 5; turns++) await setImmediate();
}
