import { LeaseLost, VersionConflict } from '@orrery/match';
import { StorageDown } from '../ports.ts';
import type { Access } from './access.ts';
import type { Database } from './schema.ts';

interface Job {
  readonly key: string;
  readonly work: (database: Database) => Promise<void>;
  readonly done: () => void;
  readonly fail: (reason: unknown) => void;
}

/** So many commits are on their way at once; what comes meanwhile shares the next. */
const AT_ONCE = 8;
/** Longer ones would let the first wait for the last. */
const MOST_SHARED = 16;

/**
 * PostgreSQL lets transactions that notify commit one after another, and each waits for the disk. So writes that come while others are on
 * their way share a transaction, as they do on SQLite. A refusal (`VersionConflict`, `LeaseLost`) is its own alone, and so is a failure:
 * then each is tried by itself.
 */
export class SharedCommits {
  readonly #access: Access;
  #waiting: Job[] = [];
  #running = 0;

  constructor(access: Access) {
    this.#access = access;
  }

  /** One statement. Those that share a transaction run in the order of their keys, so that two nodes never wait for each other's locks. */
  write(key: string, work: Job['work']): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ key, work, done: resolve, fail: reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#running >= AT_ONCE || this.#waiting.length === 0) return;
    const jobs = this.#waiting.splice(0, MOST_SHARED);
    this.#running += 1;
    void this.#run(jobs).finally(() => {
      this.#running -= 1;
      this.#next();
    });
  }

  async #run(jobs: readonly Job[]): Promise<void> {
    if (jobs.length === 1) return this.#runAlone(jobs);
    const refused = new Map<Job, unknown>();
    try {
      await this.#access.writeTogether(async (transaction) => {
        for (const job of inOrder(jobs)) {
          await job.work(transaction).catch((reason: unknown) => {
            if (!isRefusal(reason)) throw reason;
            refused.set(job, reason);
          });
        }
      }, jobs.length);
    } catch (reason) {
      // Whether it was kept is not known: nobody may try again without reading.
      if (!(reason instanceof StorageDown)) return this.#runAlone(jobs);
      for (const { fail } of jobs) fail(reason);
      return;
    }
    for (const job of jobs) refused.has(job) ? job.fail(refused.get(job)) : job.done();
  }

  async #runAlone(jobs: readonly Job[]): Promise<void> {
    for (const { work, done, fail } of jobs) await this.#access.write(work).then(done, fail);
  }
}

function isRefusal(reason: unknown): boolean {
  return reason instanceof VersionConflict || reason instanceof LeaseLost;
}

function inOrder(jobs: readonly Job[]): readonly Job[] {
  return [...jobs].sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
}
