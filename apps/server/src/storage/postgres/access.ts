import { Socket } from 'node:net';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { type Commit, type Connections, StorageBusy, StorageDown } from '../ports.ts';
import type { Database, Relations } from './relations.ts';

/** More do not make one server faster, and PostgreSQL allows a hundred to all. */
const CONNECTIONS = 10;
/** A database that is away is told as such and not waited for. */
const CONNECT_MILLISECONDS = 5000;
/** A line that is silent for this long while something was asked is dead: the machine at its other end, or the way there, has gone without a word. */
const SILENCE_MILLISECONDS = 8000;
/** Connections that nobody needs go before that. */
const UNUSED_MILLISECONDS = 6000;

/**
 * A node that was paused or cut off within a transaction must not stop everybody's moves: it is waited for a little and then thrown out, and
 * the database looks now and then whether somebody who waits there is still on the line (on Windows it cannot). Asked for once connected: a
 * pooler would refuse them on the way in.
 */
const LIMITS = `SET lock_timeout = 3000; SET idle_in_transaction_session_timeout = 5000;
  DO $$ BEGIN SET client_connection_check_interval = 2000; EXCEPTION WHEN invalid_parameter_value THEN NULL; END $$`;

const BIGINT = 20;

/** Numbers stay numbers: whatever is counted here in 64 bits is far below 2⁵³. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') => (id === BIGINT ? Number : pg.types.getTypeParser(id, format ?? 'text')),
};

export interface AccessSetting {
  readonly observe?: (commit: Commit) => void;
  /** Whatever takes long is waited for. */
  readonly isPatient?: boolean;
  /** Cuts off what is waited for. */
  readonly signal?: AbortSignal;
}

/** The database, with the errors of its absence made into `StorageDown`, and of what others hold into `StorageBusy`. */
export class Access {
  readonly database: Database;
  readonly #observe: (commit: Commit) => void;
  readonly #pool: pg.Pool;

  constructor(url: string, { observe = () => {}, isPatient = false, signal }: AccessSetting = {}) {
    this.#observe = observe;
    const stream = (): Socket => (isPatient ? new Socket({ signal }) : endingInSilence(SILENCE_MILLISECONDS, signal));
    const hasty = isPatient ? {} : { onConnect: setLimits };
    const pool = new pg.Pool({ ...connection(url), max: CONNECTIONS, idleTimeoutMillis: UNUSED_MILLISECONDS, stream, ...hasty });
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
      if (isAway(reason)) throw new StorageDown(reason);
      throw isHeldUp(reason) ? new StorageBusy(reason) : reason;
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

function endingInSilence(milliseconds: number, signal: AbortSignal | undefined): Socket {
  const socket = new Socket({ signal });
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

export async function setLimits(client: pg.ClientBase): Promise<void> {
  await client.query(LIMITS);
}

/** Lost connections, lack of disk or memory, a database that stops, takes no writes or has thrown us out; and whatever fails before the database could answer. */
const AWAY = /^(?:08|53|57P|58|25006|25P03)/;
/** A lock that did not come, or two who waited for each other. */
const HELD_UP = /^(?:55P03|40P01)$/;

export function isAway(reason: unknown): boolean {
  if (reason instanceof pg.DatabaseError) return AWAY.test(reason.code ?? '');
  if (!(reason instanceof Error)) return false;
  // A name with several addresses fails with all their reasons at once.
  if (reason instanceof AggregateError) return reason.errors.every(isAway);
  return 'syscall' in reason || /connection|timeout|client has encountered/i.test(reason.message);
}

export function isHeldUp(reason: unknown): boolean {
  return reason instanceof pg.DatabaseError && HELD_UP.test(reason.code ?? '');
}
