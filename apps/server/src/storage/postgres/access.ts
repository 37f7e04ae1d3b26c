import { Socket } from 'node:net';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { type Connections, StorageDown } from '../ports.ts';
import type { Database, Relations } from './schema.ts';

/** How a commit went, for the metrics. */
export interface Commit {
  readonly writes: number;
  readonly seconds: number;
}

/** More do not make one server faster, and PostgreSQL allows a hundred to all. */
const CONNECTIONS = 10;
/** A database that is away is told as such and not waited for. */
const CONNECT_MILLISECONDS = 5000;
/** A line that is silent for this long while something was asked is dead: the machine at its other end, or the way there, has gone without a word. */
const SILENCE_MILLISECONDS = 8000;
/** Connections that nobody needs go before that. */
const UNUSED_MILLISECONDS = 6000;

const BIGINT = 20;

/** Numbers stay numbers: whatever is counted here in 64 bits is far below 2⁵³. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') => (id === BIGINT ? Number : pg.types.getTypeParser(id, format ?? 'text')),
};

export interface AccessSetting {
  readonly observe?: (commit: Commit) => void;
  /** 0: whatever takes long is waited for. */
  readonly silenceMilliseconds?: number;
}

/** The database, with the errors of its absence made into `StorageDown`. */
export class Access {
  readonly database: Database;
  readonly #observe: (commit: Commit) => void;
  readonly #pool: pg.Pool;

  constructor(url: string, { observe = () => {}, silenceMilliseconds = SILENCE_MILLISECONDS }: AccessSetting = {}) {
    this.#observe = observe;
    const stream = (): Socket => endingInSilence(silenceMilliseconds);
    const pool = new pg.Pool({ ...connection(url), max: CONNECTIONS, idleTimeoutMillis: UNUSED_MILLISECONDS, stream });
    this.#pool = pool;
    // A connection that breaks is replaced when the next one is needed; who uses it at that moment hears of it from the query.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    this.database = new Kysely<Relations>({ dialect: new PostgresDialect({ pool }) });
  }

  async read<Answer>(work: (database: Database) => Promise<Answer>): Promise<Answer> {
    try {
      return await work(this.database);
    } catch (reason) {
      throw isAway(reason) ? new StorageDown(reason) : reason;
    }
  }

  /** One statement, which is a transaction of its own; `writes`: as what it counts. */
  async write<Answer>(work: (database: Database) => Promise<Answer>, writes = 1): Promise<Answer> {
    const start = performance.now();
    const answer = await this.read(work);
    this.#observe({ writes, seconds: (performance.now() - start) / 1000 });
    return answer;
  }

  /** All of it or nothing. */
  writeTogether<Answer>(work: (transaction: Transaction<Relations>) => Promise<Answer>, writes = 1): Promise<Answer> {
    return this.write((database) => database.transaction().execute(work), writes);
  }

  connections(): Connections {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { used: totalCount - idleCount, unused: idleCount, awaited: waitingCount };
  }

  async close(): Promise<void> {
    await this.database.destroy();
  }
}

function endingInSilence(milliseconds: number): Socket {
  const socket = new Socket();
  socket.setTimeout(milliseconds, () => socket.destroy(new Error('the connection has gone silent')));
  return socket;
}

export function connection(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'orrery',
    types: TYPES,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    keepAlive: true,
  };
}

/** Lost connections, lack of disk or memory, a database that stops or takes no writes; and whatever fails before the database could answer. */
const AWAY = /^(?:08|53|57P|58|25006)/;

export function isAway(reason: unknown): boolean {
  if (reason instanceof pg.DatabaseError) return AWAY.test(reason.code ?? '');
  if (!(reason instanceof Error)) return false;
  // A name with several addresses fails with all their reasons at once.
  if (reason instanceof AggregateError) return reason.errors.every(isAway);
  return 'syscall' in reason || /connection|timeout exceeded|client has encountered/i.test(reason.message);
}
