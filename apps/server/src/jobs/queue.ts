import type { Json } from '@orrery/engine';

/**
 * What is to happen later or once, whichever node does it. A job is run at its time or up to a second or so later, at least once: who
 * dies over it, or fails, has it done again, so a task must bear being done twice. Kept across restarts where the storage is.
 */
export interface JobQueue {
  /** Kept when the promise resolves. */
  add(kind: string, payload: Json, when?: JobTime): Promise<void>;
  /** From now on jobs of these kinds are done here; those of others wait for a node that knows them. Once for each queue. */
  run(work: JobWork): Promise<void>;
  /** Jobs that are not done, in the order of their times; those that are under way too. */
  waiting(): Promise<readonly WaitingJob[]>;
  /** Of all nodes together. */
  backlog(): Promise<Backlog>;
  /** Begins nothing more, and lets what is under way be done. */
  stop(): Promise<void>;
}

export interface JobTime {
  /** Milliseconds since 1970; left out: now. */
  readonly at?: number;
  /** Takes the place of the job of this key that waits. One that is under way is done to its end and not repeated. */
  readonly key?: string;
  /** The job of this key that waits keeps its time. */
  readonly keepsTime?: true;
}

export interface WaitingJob {
  readonly kind: string;
  readonly payload: Json;
  readonly at: number;
  readonly key?: string;
}

/** Jobs that are not done. */
export interface Backlog {
  /** Their time has come: under way, or nobody has come to them yet. */
  readonly due: number;
  readonly later: number;
  /** How long ago the time of the oldest came; 0 where none is due. One that failed is due only when it is to be tried again. */
  readonly lateMilliseconds: number;
  /** Tried too often: nobody will come to them, unless one of their key is added. They count nowhere else. */
  readonly givenUp: number;
}

export type Task = (payload: Json) => Promise<void>;

export interface JobWork {
  readonly tasks: Readonly<Record<string, Task>>;
  /** A job failed; it is tried again later, up to `MOST_ATTEMPTS` times. */
  readonly onFailure: (kind: string, reason: unknown) => void;
}

/** Over some four days. */
export const MOST_ATTEMPTS = 25;

/** After this many attempts: 3 seconds at first, in the end six hours. */
export function backOffMilliseconds(attempts: number): number {
  return Math.exp(Math.min(attempts, 10)) * 1000;
}
