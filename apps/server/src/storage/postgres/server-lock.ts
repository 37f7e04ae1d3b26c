import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { connection } from './access.ts';

/** A server that was killed is forgotten by the database within moments; one on a machine that died within so many seconds. */
const DEAD_PEER = '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=2';
const PATIENCE_MILLISECONDS = 3000;
const PAUSE_MILLISECONDS = 250;
const RETRY_MILLISECONDS = 1000;

/**
 * Two servers on one database would not hear of each other's moves. The database drops this lock with its connection, however that ends;
 * when the connection breaks and the server does not, it is taken again.
 */
export class ServerLock {
  readonly #url: string;
  #client: pg.Client | undefined;
  #isClosed = false;

  constructor(url: string) {
    this.#url = url;
  }

  /** False: another server has it, and keeps it. */
  async take(): Promise<boolean> {
    const last = performance.now() + PATIENCE_MILLISECONDS;
    while (!(await this.#tryOnce())) {
      if (performance.now() > last) return false;
      await setTimeout(PAUSE_MILLISECONDS);
    }
    return true;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end().catch(() => {});
  }

  async #tryOnce(): Promise<boolean> {
    const { connectionString } = connection(this.#url);
    const client = new pg.Client(connection(withOptions(connectionString ?? '', DEAD_PEER)));
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query<{ taken: boolean }>(
      `SELECT pg_try_advisory_lock(hashtext('orrery'), hashtext(current_schema())) AS taken`,
    );
    if (rows[0]?.taken !== true) {
      await client.end();
      return false;
    }
    this.#client = client;
    client.once('end', () => void this.#takeAgain());
    return true;
  }

  async #takeAgain(): Promise<void> {
    for (;;) {
      if (this.#isClosed) return;
      await setTimeout(RETRY_MILLISECONDS, undefined, { ref: false });
      if (await this.#tryOnce().catch(() => false)) return;
    }
  }
}

/** What the address says already stays. */
function withOptions(url: string, options: string): string {
  const address = new URL(url);
  const given = address.searchParams.get('options');
  address.searchParams.set('options', given === null ? options : `${given} ${options}`);
  return address.href;
}
