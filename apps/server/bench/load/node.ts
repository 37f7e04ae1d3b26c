import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../../test/support/process.ts';
import { counted, residentMegabytes, type Used, usedBy } from './figures.ts';
import { startFlags } from './start-flags.ts';

export interface NodeSetting {
  /** The built server. */
  readonly file: string;
  /** Left out: a SQLite file of its own. */
  readonly database?: string;
  readonly botDelayMs: number;
  /** Where profiles of its processor time are left, one of each thread. */
  readonly profile?: string;
}

/** What a node has done and used since its start. */
export interface Done {
  readonly used: Used;
  readonly movesOfBots: number;
}

/** One server as a process, whose figures are read from outside. */
export class LoadNode {
  readonly #process: ServerProcess;
  readonly #folder = mkdtempSync(join(tmpdir(), 'orrery-load-'));
  address = '';

  constructor({ file, database, botDelayMs, profile }: NodeSetting) {
    const environment = {
      ORRERY_DATA: this.#folder,
      ORRERY_PORT: '0',
      ORRERY_RATE_FACTOR: '100000',
      ORRERY_BOT_DELAY_MS: String(botDelayMs),
      ...(database === undefined ? {} : { ORRERY_DATABASE: database }),
    };
    const watched = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
    this.#process = new ServerProcess(file, environment, [...startFlags(file), ...watched]);
  }

  async start(): Promise<void> {
    this.address = await this.#process.start();
  }

  async done(): Promise<Done> {
    const metrics = await (await fetch(`${this.address}/metrics`)).text();
    return {
      used: usedBy(this.#pid),
      movesOfBots: counted(metrics, 'orrery_moves_total', 'by="bot"'),
    };
  }

  get megabytes(): number {
    return residentMegabytes(this.#pid);
  }

  get errors(): string {
    return this.#process.errors.slice(0, 500);
  }

  async end(): Promise<void> {
    await this.#process.end('SIGTERM');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #pid(): number {
    const { pid } = this.#process;
    if (pid === undefined) throw new Error('the server has not been started');
    return pid;
  }
}
