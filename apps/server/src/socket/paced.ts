import { dropOldest } from '../drop-oldest.ts';

/** Keys are few: matches one tab watches. Forgetting one costs one long answer. */
const REMEMBERED = 64;

/**
 * The same done again and again, at least so far apart: what comes too soon is done later, once, however often it was asked for.
 * So nobody gets megabytes for a loop of short questions, and nobody who asks in earnest is left without an answer.
 */
export class Paced {
  readonly #apart: number;
  readonly #last = new Map<string, number>();
  readonly #due = new Map<string, NodeJS.Timeout>();

  constructor(millisecondsApart: number) {
    this.#apart = millisecondsApart;
  }

  run(key: string, task: () => void): void {
    if (this.#due.has(key)) return;
    const now = performance.now();
    const pause = (this.#last.get(key) ?? Number.NEGATIVE_INFINITY) + this.#apart - now;
    if (pause <= 0) {
      this.#remember(key, now);
      task();
      return;
    }
    const timer = setTimeout(() => {
      this.#due.delete(key);
      this.#remember(key, performance.now());
      task();
    }, pause);
    this.#due.set(key, timer.unref());
  }

  clear(): void {
    for (const timer of this.#due.values()) clearTimeout(timer);
    this.#due.clear();
  }

  #remember(key: string, at: number): void {
    this.#last.delete(key);
    this.#last.set(key, at);
    dropOldest(this.#last, REMEMBERED);
  }
}
