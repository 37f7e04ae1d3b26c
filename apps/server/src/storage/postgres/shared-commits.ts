import { StorageBusy, StorageDown } from '../ports.ts';
import type { Access } from './access.ts';
import { type Append, appendAll } from './appends.ts';

interface Waiting {
  readonly append: Append;
  readonly since: number;
  /** Where it is held by somebody else: how long to wait before it is tried again, and until when. */
  readonly pause: number;
  readonly until: number;
  readonly done: () => void;
  readonly fail: (reason: unknown) => void;
}

/** So many commits are on their way at once; what comes meanwhile shares the next. */
const AT_ONCE = 3;
/** Longer ones would let the first wait for the last. */
const MOST_SHARED = 64;

/** A match that another holds is tried so long: whoever holds it longer has stopped or gone, and the database will throw them out. */
const PATIENCE_MILLISECONDS = 2000;
const FIRST_PAUSE_MILLISECONDS = 10;
const LAST_PAUSE_MILLISECONDS = 200;
/** Who could not be sent for so long is told: commits that nobody answers are given up one by one, and whoever is last would wait for all. */
const UNSENT_MILLISECONDS = 5000;

/**
 * PostgreSQL lets transactions that notify commit one after another, and each waits for the disk. So appends that come while others are
 * on their way share a statement, as they share a transaction on SQLite. A refusal is its own alone, and so is a failure: then each is
 * tried by itself. No statement waits for a match that another holds, with all its others behind it: that one comes again a little later.
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
      const since = performance.now();
      this.#enter({ append, since, pause: FIRST_PAUSE_MILLISECONDS, until: since + PATIENCE_MILLISECONDS, done: resolve, fail: reject });
    });
  }

  #enter(waiting: Waiting): void {
    this.#waiting.push(waiting);
    this.#next();
  }

  #next(): void {
    if (this.#running >= AT_ONCE) return;
    this.#refuseLate();
    if (this.#waiting.length === 0) return;
    const together = this.#waiting.splice(0, MOST_SHARED);
    this.#running += 1;
    void this.#run(together).finally(() => {
      this.#running -= 1;
      this.#next();
    });
  }

  #refuseLate(): void {
    const isLate = ({ since }: Waiting): boolean => performance.now() - since > UNSENT_MILLISECONDS;
    const late = this.#waiting.filter(isLate);
    if (late.length === 0) return;
    this.#waiting = this.#waiting.filter((one) => !isLate(one));
    for (const { fail } of late) fail(new StorageDown(new Error('too much waits to be written')));
  }

  async #run(together: readonly Waiting[]): Promise<void> {
    try {
      const appends = together.map(({ append }) => append);
      const refusals = await this.#access.write((database) => appendAll(database, appends, 'pass over'), appends.length);
      for (const [index, waiting] of together.entries()) this.#settle(waiting, refusals[index]);
    } catch (reason) {
      // Where the database went away, whether it was kept is not known: nobody may try again without reading. Where all of it is held, by
      // somebody who changes the whole relation, each alone would be held as long.
      const isOfAll = reason instanceof StorageDown || reason instanceof StorageBusy;
      if (together.length === 1 || isOfAll) for (const { fail } of together) fail(reason);
      else for (const one of together) await this.#run([one]);
    }
  }

  #settle(waiting: Waiting, refusal: Error | undefined): void {
    if (refusal === undefined) waiting.done();
    else if (refusal instanceof StorageBusy && performance.now() < waiting.until) this.#tryLater(waiting);
    else waiting.fail(refusal);
  }

  #tryLater(waiting: Waiting): void {
    const pause = Math.min(LAST_PAUSE_MILLISECONDS, waiting.pause * 2);
    setTimeout(() => this.#enter({ ...waiting, pause }), waiting.pause);
  }
}
