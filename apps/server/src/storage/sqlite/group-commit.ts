import { type Commit, StorageDown } from '../ports.ts';
import type { Database } from './driver/port.ts';

interface Job {
  readonly work: () => void;
  readonly done: () => void;
  readonly fail: (reason: unknown) => void;
}

/**
 * Writes that arrive in one turn of the event loop share one transaction, because each commit waits for
 * the disk. A promise resolves after the commit. A write that throws fails alone: the others are then written
 * once more, each behind a savepoint. So a write may be run twice, and does nothing but write.
 */
export class GroupCommit {
  readonly #database: Database;
  readonly #observe: (commit: Commit) => void;
  #queue: Job[] = [];
  #scheduled = false;

  constructor(database: Database, observe: (commit: Commit) => void) {
    this.#database = database;
    this.#observe = observe;
  }

  write<Answer>(work: () => Answer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      let answer: { readonly value: Answer } | undefined;
      this.#queue.push({
        work: () => {
          answer = { value: work() };
        },
        done: () => (answer === undefined ? reject(new Error('storage: committed without an answer')) : resolve(answer.value)),
        fail: reject,
      });
      if (this.#scheduled) return;
      this.#scheduled = true;
      setImmediate(() => this.flush());
    });
  }

  flush(): void {
    this.#scheduled = false;
    const jobs = this.#queue;
    if (jobs.length === 0) return;
    this.#queue = [];
    const start = performance.now();
    let committed: readonly Job[];
    try {
      committed = this.#committedTogether(jobs) ?? this.#committedAlone(jobs);
    } catch (reason) {
      if (this.#database.inTransaction) this.#database.exec('ROLLBACK');
      for (const job of jobs) job.fail(new StorageDown(reason));
      return;
    }
    this.#observe({ writes: committed.length, seconds: (performance.now() - start) / 1000 });
    // Each in a turn of its own: everything that follows from one is done and sent before the next begins, and not a step of each in turn.
    for (const job of committed) setImmediate(job.done);
  }

  /** All of them, without the two statements that a savepoint costs each. Undefined: one failed, and nothing is written. */
  #committedTogether(jobs: readonly Job[]): readonly Job[] | undefined {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      for (const job of jobs) job.work();
    } catch {
      // A full disk makes SQLite end the whole transaction by itself.
      if (this.#database.inTransaction) this.#database.exec('ROLLBACK');
      return undefined;
    }
    this.#database.exec('COMMIT');
    return jobs;
  }

  #committedAlone(jobs: readonly Job[]): readonly Job[] {
    this.#database.exec('BEGIN IMMEDIATE');
    const committed = jobs.filter((job) => this.#runAlone(job));
    this.#database.exec('COMMIT');
    return committed;
  }

  #runAlone(job: Job): boolean {
    this.#database.exec('SAVEPOINT job');
    try {
      job.work();
      this.#database.exec('RELEASE job');
      return true;
    } catch (reason) {
      // A full disk makes SQLite end the whole transaction; then the commit must not pretend otherwise.
      if (!this.#database.inTransaction) throw reason;
      this.#database.exec('ROLLBACK TO job');
      this.#database.exec('RELEASE job');
      job.fail(reason);
      return false;
    }
  }
}
