import type { Json } from '@orrery/engine';
import { type Backlog, backOffMilliseconds, type JobQueue, type JobTime, type JobWork, MOST_ATTEMPTS, type WaitingJob } from './queue.ts';

export interface KeptJob extends WaitingJob {
  readonly id: number;
  readonly attempts: number;
}

/** Where a queue of one process keeps its jobs. `running`: the ids of those under way. */
export interface JobRows {
  add(job: WaitingJob & Pick<JobTime, 'keepsTime'>, running: ReadonlySet<number>): Promise<void>;
  /** The next one of these kinds that is not under way and was not tried too often. */
  next(kinds: readonly string[], running: ReadonlySet<number>): KeptJob | undefined;
  remove(id: number): Promise<void>;
  retry(id: number, again: Pick<KeptJob, 'at' | 'attempts'>): Promise<void>;
  all(): readonly WaitingJob[];
  backlog(now: number, running: ReadonlySet<number>): Backlog;
}

/** Time as a port, so that days pass in a test. */
export interface JobClock {
  now(): number;
  /** Calls it after so many milliseconds, unless the answered function was called before. */
  after(milliseconds: number, call: () => void): () => void;
}

export const REAL_CLOCK: JobClock = {
  now: Date.now,
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};

const MOST_AT_ONCE = 4;
/** Timers of many days overflow, and a clock may be set. */
const LONGEST_WAIT_MILLISECONDS = 60_000;
/** What was done and could not be struck off is not done again at once. */
const PAUSE_MILLISECONDS = 1000;

/** The queue of a server that is alone with its database. */
export class TimedQueue implements JobQueue {
  readonly #rows: JobRows;
  readonly #clock: JobClock;
  readonly #running = new Map<number, Promise<void>>();
  #work: JobWork | undefined;
  #cancel = (): void => {};
  #pausedUntil = 0;

  constructor(rows: JobRows, clock: JobClock = REAL_CLOCK) {
    this.#rows = rows;
    this.#clock = clock;
  }

  async add(kind: string, payload: Json, { at = this.#clock.now(), key, keepsTime }: JobTime = {}): Promise<void> {
    const job = { kind, payload, at, ...(key === undefined ? {} : { key }), ...(keepsTime === undefined ? {} : { keepsTime }) };
    await this.#rows.add(job, this.#ids());
    this.#look();
  }

  async run(work: JobWork): Promise<void> {
    this.#work = work;
    this.#look();
  }

  async waiting(): Promise<readonly WaitingJob[]> {
    return this.#rows.all();
  }

  async backlog(): Promise<Backlog> {
    return this.#rows.backlog(this.#clock.now(), this.#ids());
  }

  async stop(): Promise<void> {
    this.#work = undefined;
    this.#cancel();
    await Promise.all(this.#running.values());
  }

  #ids(): ReadonlySet<number> {
    return new Set(this.#running.keys());
  }

  /** Begins what is due, and comes back when the next one is. */
  #look(): void {
    this.#cancel();
    if (this.#work === undefined) return;
    const wait = this.#beginDue(this.#work);
    if (wait !== undefined) this.#cancel = this.#clock.after(Math.min(wait, LONGEST_WAIT_MILLISECONDS), () => this.#look());
  }

  /** How long to wait for the next one; undefined where there is none, or where as many are under way as may be. */
  #beginDue(work: JobWork): number | undefined {
    while (this.#running.size < MOST_AT_ONCE) {
      const job = this.#next(work);
      if (job === undefined || job === 'unknown') return job === undefined ? undefined : PAUSE_MILLISECONDS;
      const wait = Math.max(job.at, this.#pausedUntil) - this.#clock.now();
      if (wait > 0) return wait;
      const doing = this.#do(job, work).finally(() => {
        this.#running.delete(job.id);
        this.#look();
      });
      this.#running.set(job.id, doing);
    }
    return undefined;
  }

  /** A storage that cannot be read now is asked again. */
  #next({ tasks, onFailure }: JobWork): KeptJob | 'unknown' | undefined {
    try {
      return this.#rows.next(Object.keys(tasks), this.#ids());
    } catch (reason) {
      onFailure('next', reason);
      return 'unknown';
    }
  }

  async #do(job: KeptJob, { tasks, onFailure }: JobWork): Promise<void> {
    const { id, kind, payload } = job;
    const attempts = job.attempts + 1;
    try {
      await tasks[kind]?.(payload);
      await this.#struckOff(() => this.#rows.remove(id));
    } catch (reason) {
      onFailure(kind, reason);
      const at = this.#clock.now() + backOffMilliseconds(attempts);
      await this.#struckOff(() => this.#rows.retry(id, { at, attempts: Math.min(attempts, MOST_ATTEMPTS) }));
    }
  }

  /** A storage that takes no writes now leaves the job as it was. */
  async #struckOff(write: () => Promise<void>): Promise<void> {
    await write().catch(() => {
      this.#pausedUntil = this.#clock.now() + PAUSE_MILLISECONDS;
    });
  }
}
