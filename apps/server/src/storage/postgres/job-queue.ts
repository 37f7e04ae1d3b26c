import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Json } from '@orrery/engine';
import { Logger, makeWorkerUtils, type Runner, run, type WorkerUtils } from 'graphile-worker';
import pg from 'pg';
import { type Backlog, type JobQueue, type JobTime, type JobWork, MOST_ATTEMPTS, type WaitingJob } from '../../jobs/queue.ts';
import { within } from '../../within.ts';
import { connection } from './access.ts';
import { endSoon } from './line.ts';

/** One waits for news of jobs, the others do them; moves have connections of their own. */
const CONNECTIONS = 3;
const AT_ONCE = 2;
const POLL_MILLISECONDS = 1000;
/** A node that died over a job cannot say so: after so long another one does it. A task that takes longer may be done twice. */
const DEAD_SECONDS = 60;
const RETRY_MILLISECONDS = 1000;
const GRACE_MILLISECONDS = 3000;
const STOP_MILLISECONDS = 5000;
/** What is asked here is small: a database that has not answered by then has gone without a word. */
const SILENCE_MILLISECONDS = 15_000;

const SILENT = new Logger(() => () => {});

/** The queue of all nodes on one database: graphile-worker, in a schema beside ours. */
export class PostgresJobQueue implements JobQueue {
  readonly #pool: pg.Pool;
  #schema = '';
  #utils: Promise<WorkerUtils> | undefined;
  #runner: Runner | undefined;
  #supervising: Promise<void> | undefined;
  #stopping: Promise<void> | undefined;
  #closing: Promise<void> | undefined;
  readonly #stopped = new AbortController();

  constructor(url: string) {
    this.#pool = new pg.Pool({ ...connection(url), types: undefined, max: CONNECTIONS, query_timeout: SILENCE_MILLISECONDS });
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  /** Makes what is missing in the database. Nothing else works before. */
  async prepare(signal?: AbortSignal): Promise<void> {
    const { rows } = await this.#pool.query<{ schema: string }>('SELECT current_schema() AS schema');
    const beside = rows[0]?.schema ?? 'public';
    this.#schema = beside === 'public' ? 'orrery_jobs' : `${beside}_jobs`;
    const alone = await this.#pool.connect();
    const giveUp = (): void => void endSoon(alone);
    signal?.addEventListener('abort', giveUp);
    try {
      signal?.throwIfAborted();
      // Nodes that start at the same moment would all make it, and fail over each other.
      await alone.query('SELECT pg_advisory_lock(hashtext($1))', [this.#schema]);
      await this.#ready();
    } finally {
      signal?.removeEventListener('abort', giveUp);
      // The lock goes with its connection.
      alone.release(true);
    }
  }

  async add(kind: string, payload: Json, { at, key, keepsTime }: JobTime = {}): Promise<void> {
    const { addJob } = await this.#ready();
    await addJob(kind, payload, {
      maxAttempts: MOST_ATTEMPTS,
      ...(at === undefined ? {} : { runAt: new Date(at) }),
      ...(key === undefined ? {} : { jobKey: key, jobKeyMode: keepsTime === true ? 'preserve_run_at' : 'replace' }),
    });
  }

  async run(work: JobWork): Promise<void> {
    this.#supervising ??= this.#supervise(work);
  }

  async waiting(): Promise<readonly WaitingJob[]> {
    await this.#ready();
    const { rows } = await this.#pool.query<{ kind: string; payload: Json; at: string; key: string | null }>(
      `SELECT identifier AS kind, payload, round(extract(epoch FROM run_at) * 1000) AS at, key
       FROM ${this.#schema}._private_jobs AS jobs JOIN ${this.#schema}._private_tasks AS tasks ON tasks.id = jobs.task_id
       ORDER BY run_at, jobs.id`,
    );
    return rows.map(({ kind, payload, at, key }) => ({ kind, payload, at: Number(at), ...(key === null ? {} : { key }) }));
  }

  /** Of those given up only those with a key: who is replaced loses it here, and stays in the relation without being missed. */
  async backlog(): Promise<Backlog> {
    await this.#ready();
    const { rows } = await this.#pool.query<{ due: string; later: string; late: string | null; given_up: string }>(
      `SELECT count(*) FILTER (WHERE run_at <= now() AND attempts < max_attempts) AS due,
         count(*) FILTER (WHERE run_at > now() AND attempts < max_attempts) AS later,
         greatest(0, round(extract(epoch FROM now() - min(run_at) FILTER (WHERE attempts < max_attempts)) * 1000)) AS late,
         count(*) FILTER (WHERE attempts >= max_attempts AND locked_at IS NULL AND key IS NOT NULL) AS given_up
       FROM ${this.#schema}._private_jobs`,
    );
    const { due, later, late, given_up } = rows[0] ?? {};
    return { due: Number(due), later: Number(later), lateMilliseconds: Number(late ?? 0), givenUp: Number(given_up) };
  }

  /** A database that does not answer any more is not waited for: what was under way is done again. */
  async stop(): Promise<void> {
    await within(STOP_MILLISECONDS, this.#stop());
  }

  /** After the last was added: who goes may still plan what the next one is to do. */
  async close(): Promise<void> {
    this.#closing ??= this.#stop().then(() => this.#end());
    await within(STOP_MILLISECONDS, this.#closing);
  }

  #stop(): Promise<void> {
    this.#stopped.abort();
    this.#stopping ??= (async () => {
      await this.#runner?.stop().catch(() => {});
      await this.#supervising;
    })();
    return this.#stopping;
  }

  async #end(): Promise<void> {
    await (await this.#utils?.catch(() => undefined))?.release();
    await this.#pool.end().catch(() => {});
  }

  #ready(): Promise<WorkerUtils> {
    this.#utils ??= makeWorkerUtils(this.#shared()).catch((reason: unknown) => {
      this.#utils = undefined;
      throw reason;
    });
    return this.#utils;
  }

  #shared() {
    return { pgPool: this.#pool, schema: this.#schema, logger: SILENT };
  }

  /** A database that is away ends the runner; another is begun until the queue is stopped. */
  async #supervise(work: JobWork): Promise<void> {
    const { signal } = this.#stopped;
    const unlock = (): void => void this.#unlockDead().catch(() => {});
    const unlocking = setInterval(unlock, (DEAD_SECONDS * 1000) / 4).unref();
    while (!signal.aborted) {
      try {
        this.#runner = await this.#begun(work);
        unlock();
        if (signal.aborted) await this.#runner.stop();
        await ended(this.#runner);
      } catch {
        // It is told where moves are saved, and looked for again here.
      }
      await setTimeout(RETRY_MILLISECONDS, undefined, { signal, ref: false }).catch(() => {});
    }
    clearInterval(unlocking);
  }

  #begun({ tasks, onFailure }: JobWork): Promise<Runner> {
    const taskList = Object.fromEntries(
      Object.entries(tasks).map(([kind, task]) => [
        kind,
        async (payload: unknown) => {
          try {
            await task(JSON.parse(JSON.stringify(payload)));
          } catch (reason) {
            onFailure(kind, reason);
            throw reason;
          }
        },
      ]),
    );
    return run({
      ...this.#shared(),
      taskList,
      parsedCronItems: [],
      concurrency: AT_ONCE,
      pollInterval: POLL_MILLISECONDS,
      noHandleSignals: true,
      // Else nobody hears of it when the database is away while a job is struck off: a rejection that ends the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
  }

  async #unlockDead(): Promise<void> {
    const { forceUnlockWorkers } = await this.#ready();
    const { rows } = await this.#pool.query<{ locked_by: string }>(
      `SELECT DISTINCT locked_by FROM ${this.#schema}.jobs WHERE locked_at < now() - make_interval(secs => $1)`,
      [DEAD_SECONDS],
    );
    if (rows.length > 0) await forceUnlockWorkers(rows.map(({ locked_by }) => locked_by));
  }
}

/** One that gives up may wait long for a connection that has gone: it is left to itself after a while. */
async function ended({ promise, events }: Runner): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  const givenUp = once(events, 'pool:gracefulShutdown', { signal }).then(() =>
    setTimeout(GRACE_MILLISECONDS, undefined, { signal, ref: false }),
  );
  promise.catch(() => {});
  try {
    await Promise.race([promise, givenUp.catch(() => promise)]);
  } finally {
    over.abort();
  }
}
