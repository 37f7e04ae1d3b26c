import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { Emitter } from '../../news/emitter.ts';
import { type Hear, type News, TOPICS, type Topic } from '../../news/ports.ts';
import { connection } from './access.ts';
import { endSoon } from './line.ts';

/** One for each schema, and short enough for PostgreSQL. Schemas that share one hear of ids they do not have. */
const CHANNEL = `'orrery_' || left(current_schema(), 50)`;

/**
 * To be returned by the statement that makes the change: then it is told with the commit or not at all, to every node and this one.
 * `id` and `version` are expressions over the row that was written.
 */
export function told(topic: Topic, id: string, version: string): RawBuilder<unknown> {
  return sql`pg_notify(${sql.raw(CHANNEL)}, json_build_array(${sql.lit(topic)}, ${sql.raw(id)}, ${sql.raw(version)})::text)`;
}

const PING_MILLISECONDS = 2000;
/** The line may be cut without either end being told: then no echo comes back. */
const ECHO_MILLISECONDS = 4000;
const FIRST_RETRY_MILLISECONDS = 100;
const LAST_RETRY_MILLISECONDS = 3000;

export interface PostgresNewsSetting {
  readonly url: string;
  /** How long a word of this node took to come back to it. */
  readonly observeLag: (seconds: number) => void;
}

/** Listens on a connection of its own. When that breaks it is made anew, and whoever listens is told of the gap. */
export class PostgresNews implements News {
  readonly #setting: PostgresNewsSetting;
  readonly #emitter = new Emitter();
  readonly #stopped = new AbortController();
  /** Tells its own pings from those of other nodes. */
  readonly #name = randomUUID();
  #client: pg.Client | undefined;
  #heardAt = performance.now();
  #onEcho: () => void = () => {};

  constructor(setting: PostgresNewsSetting) {
    this.#setting = setting;
  }

  subscribe(topic: Topic, hear: Hear): () => void {
    return this.#emitter.subscribe(topic, hear);
  }

  onGap(hear: () => void): () => void {
    return this.#emitter.onGap(hear);
  }

  onDeaf(hear: () => void): () => void {
    return this.#emitter.onDeaf(hear);
  }

  /** Between two echoes of a good line nobody is deaf. */
  silentMilliseconds(): number {
    const since = performance.now() - this.#heardAt;
    return since <= PING_MILLISECONDS + ECHO_MILLISECONDS ? 0 : since;
  }

  /** Rejects where the database does not answer. */
  async open(): Promise<void> {
    const client = await this.#listen();
    void this.#watch(client);
  }

  async close(): Promise<void> {
    this.#stopped.abort();
    if (this.#client !== undefined) await endSoon(this.#client);
  }

  async #listen(): Promise<pg.Client> {
    const client = new pg.Client({ ...connection(this.#setting.url), query_timeout: ECHO_MILLISECONDS });
    client.on('error', () => {});
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    try {
      await client.connect();
      await this.#listenOn(client);
    } catch (reason) {
      await endSoon(client);
      throw reason;
    }
    this.#client = client;
    return client;
  }

  async #listenOn(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ channel: string }>(`SELECT ${CHANNEL} AS channel`);
    await client.query(`LISTEN ${pg.escapeIdentifier(rows[0]?.channel ?? '')}`);
  }

  /** Until the line is cut, and then on the next one. */
  async #watch(first: pg.Client): Promise<void> {
    let client = first;
    while (!this.#stopped.signal.aborted) {
      await this.#pingWhileAlive(client);
      await endSoon(client);
      if (!this.#stopped.signal.aborted) this.#emitter.tellDeaf();
      const next = await this.#again();
      if (next === undefined) return;
      client = next;
      this.#emitter.tellGap();
    }
  }

  async #again(): Promise<pg.Client | undefined> {
    let wait = FIRST_RETRY_MILLISECONDS;
    while (!this.#stopped.signal.aborted) {
      const client = await this.#listen().catch(() => undefined);
      if (client !== undefined) return this.#unlessStopped(client);
      this.#emitter.tellDeaf();
      await pause(wait * (0.5 + Math.random()), this.#stopped.signal);
      wait = Math.min(LAST_RETRY_MILLISECONDS, wait * 2);
    }
    return undefined;
  }

  /** Closed while the line was made, this would leave it open. */
  async #unlessStopped(client: pg.Client): Promise<pg.Client | undefined> {
    if (!this.#stopped.signal.aborted) return client;
    await endSoon(client);
    return undefined;
  }

  /** Resolves when no echo came, or the line ended. */
  async #pingWhileAlive(client: pg.Client): Promise<void> {
    // Waiting for either would hang one more reaction on a promise of the line with every ping, for as long as the line holds.
    const over = new AbortController();
    client.once('end', () => over.abort());
    const stop = (): void => over.abort();
    this.#stopped.signal.addEventListener('abort', stop);
    while (!over.signal.aborted && (await this.#ping(client, over.signal))) await pause(PING_MILLISECONDS, over.signal);
    this.#stopped.signal.removeEventListener('abort', stop);
  }

  async #ping(client: pg.Client, over: AbortSignal): Promise<boolean> {
    const sent = performance.now();
    const echo = new AbortController();
    let isEchoed = false;
    this.#onEcho = () => {
      isEchoed = true;
      echo.abort();
    };
    const giveUp = (): void => echo.abort();
    over.addEventListener('abort', giveUp);
    try {
      await client.query(`SELECT pg_notify(${CHANNEL}, $1)`, [JSON.stringify(['ping', this.#name, 0])]);
      if (!isEchoed) await pause(ECHO_MILLISECONDS, echo.signal);
    } catch {
      return false;
    } finally {
      over.removeEventListener('abort', giveUp);
    }
    if (!isEchoed) return false;
    this.#heardAt = performance.now();
    this.#setting.observeLag((this.#heardAt - sent) / 1000);
    return true;
  }

  #hear(payload: string): void {
    const [topic, id, version] = readItem(payload);
    const known = TOPICS.find((one) => one === topic);
    if (known !== undefined) this.#emitter.tell({ topic: known, id, version });
    else if (id === this.#name) this.#onEcho();
  }
}

/** Ends early when the signal comes. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { ref: false, signal }).catch(() => {});
}

/** Whoever else uses this database may say anything on any channel. */
function readItem(payload: string): readonly [string, string, number] {
  try {
    const item: unknown = JSON.parse(payload);
    if (!Array.isArray(item)) return ['', '', 0];
    return [String(item[0]), String(item[1]), Number(item[2])];
  } catch {
    return ['', '', 0];
  }
}
