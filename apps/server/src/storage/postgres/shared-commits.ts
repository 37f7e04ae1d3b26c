import { StorageDown } from '../ports.ts';
import type { Access } from './access.ts';
import { type Append, appendAll } from './appends.ts';

interface Waiting {
  readonly append: Append;
  readonly done: () => void;
  readonly fail: (reason: unknown) => void;
}

/** So many commits are on their way at once; what comes meanwhile shares the next. */
const AT_ONCE = 3;
/** Longer ones would let the first wait for the last. */
const MOST_SHARED = 64;

/**
 * PostgreSQL lets transactions that notify commit one after another, and each waits for the disk. So appends that come while others are
 * on their way share a statement, as they share a transaction on SQLite. A refusal is its own alone, and so is a failure: then each is
 * tried by itself.
 */
export class SharedCommits {
  readonly #access: Access;
  #waiting: Waiting[] = [];
  #running = 0;

  constructor(access: Access) {
    this.#access = access;
  }

  append(append: Append): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, done: resolve, fail: reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#running >= AT_ONCE || this.#waiting.length === 0) return;
    const together = this.#waiting.splice(0, MOST_SHARED);
    this.#running += 1;
    void this.#run(together).finally(() => {
      this.#running -= 1;
      this.#next();
    });
  }

  async #run(together: readonly Waiting[]): Promise<void> {
    try {
      const appends = together.map(({ append }) => append);
      const refusals = await this.#access.write((database) => appendAll(database, appends), appends.length);
      for (const [index, { done, fail }] of together.entries()) {
        const refusal = refusals[index];
        refusal === undefined ? done() : fail(refusal);
      }
    } catch (reason) {
      // Where the database went away, whether it was kept is not known: nobody may try again without reading.
      if (together.length === 1 || reason instanceof StorageDown) for (const { fail } of together) fail(reason);
      else for (const one of together) await this.#run([one]);
    }
  }
}
