import type { JobClock } from './timed-queue.ts';

/** A clock of which all timers are taken back at once: whoever sets one need not think of the end, and none is called after it. */
export class ClosingClock implements JobClock {
  readonly #clock: JobClock;
  readonly #cancels = new Set<() => void>();
  #isClosed = false;

  constructor(clock: JobClock) {
    this.#clock = clock;
  }

  now(): number {
    return this.#clock.now();
  }

  after(milliseconds: number, call: () => void): () => void {
    if (this.#isClosed) return () => {};
    const stop = this.#clock.after(milliseconds, () => {
      this.#cancels.delete(cancel);
      call();
    });
    const cancel = (): void => {
      this.#cancels.delete(cancel);
      stop();
    };
    this.#cancels.add(cancel);
    return cancel;
  }

  close(): void {
    this.#isClosed = true;
    for (const cancel of [...this.#cancels]) cancel();
  }
}
