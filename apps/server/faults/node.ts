import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, type WriteStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Database } from './database.ts';
import { Stretch } from './stretch.ts';

const CLOCK = fileURLToPath(new URL('clock.mjs', import.meta.url));
const STARTS = 60;
const OPEN = /open at http:\/\/[^\s]*:(\d+)/;
const PAUSE_MILLISECONDS = 500;
const METRICS_MILLISECONDS = 1000;
/** A server that was told to stop has ended by then, whatever holds it up. */
const STOP_MILLISECONDS = 30_000;

export interface NodeSetting {
  readonly name: string;
  /** The built server. */
  readonly server: string;
  readonly botWorker: string;
  readonly database: Database;
  /** Where its log is kept. */
  readonly folder: string;
  /** It ended, and nobody had ended it. */
  readonly onDeath: (text: string) => void;
}

/** Whichever was free when it first started: one that is looked for beforehand may be somebody else's by then. */
interface Port {
  number: number;
}

/** One server process between two stretches of bad network: to the database, and to the people. */
export class FaultNode {
  readonly name: string;
  readonly toDatabase: Stretch;
  readonly toPeople: Stretch;
  readonly #port: Port;
  readonly #environment: Record<string, string>;
  readonly #server: string;
  readonly #clock: string;
  readonly #log: WriteStream;
  readonly #onDeath: NodeSetting['onDeath'];
  #child: ChildProcess | undefined;
  #isEnding = false;

  private constructor(setting: NodeSetting, { port, toDatabase, toPeople }: { port: Port; toDatabase: Stretch; toPeople: Stretch }) {
    const { name, server, botWorker, database, folder } = setting;
    this.name = name;
    this.toDatabase = toDatabase;
    this.toPeople = toPeople;
    this.#port = port;
    this.#server = server;
    this.#onDeath = setting.onDeath;
    this.#clock = join(folder, `clock-${name}`);
    this.#log = createWriteStream(join(folder, `node-${name}.log`));
    this.#environment = {
      PATH: process.env.PATH ?? '',
      ORRERY_DATABASE: database.url({ port: toDatabase.port, node: name }),
      ORRERY_BOT_WORKER: botWorker,
      ORRERY_LOG: 'info',
      ORRERY_RATE_FACTOR: '1000',
      // Long enough that a node which dies leaves some bots in the middle of a thought.
      ORRERY_BOT_DELAY_MS: '60',
      ORRERY_AUTOMATIC_PAUSE_MS: '30',
      ORRERY_IDLE_SECONDS: '20',
      ORRERY_FAULT_CLOCK: this.#clock,
    };
    this.setClock(0);
  }

  static async open(setting: NodeSetting): Promise<FaultNode> {
    const port: Port = { number: 0 };
    const toDatabase = await Stretch.open(() => setting.database.port);
    return new FaultNode(setting, { port, toDatabase, toPeople: await Stretch.open(() => port.number) });
  }

  /** Where people find it. */
  get address(): string {
    return `http://127.0.0.1:${this.toPeople.port}`;
  }

  /** What it counts, asked past the bad network. */
  async metrics(): Promise<string> {
    const response = await fetch(`http://127.0.0.1:${this.#port.number}/metrics`, {
      signal: AbortSignal.timeout(METRICS_MILLISECONDS),
    });
    return response.text();
  }

  /** As whatever looks after it would: again and again until it is up, for the database may be away. */
  async start(): Promise<void> {
    for (let tries = 1; ; tries++) {
      const { isOpen, said } = await this.#startOnce();
      if (isOpen) return;
      if (tries >= STARTS) throw new Error(`node ${this.name} does not start: ${said.trim().split('\n').at(-1)}`);
      await setTimeout(PAUSE_MILLISECONDS);
    }
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal);
  }

  /** How far its clock is ahead of everybody else's. */
  setClock(milliseconds: number): void {
    writeFileSync(this.#clock, String(milliseconds));
    this.#child?.kill('SIGUSR2');
  }

  /** Resolves when it has ended. True: by itself, and in time. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<boolean> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return true;
    this.#isEnding = true;
    const ended = once(child, 'exit').then(() => true);
    child.kill(signal);
    const isInTime = await Promise.race([ended, setTimeout(STOP_MILLISECONDS, false, { ref: false })]);
    if (!isInTime) child.kill('SIGKILL');
    await ended;
    return isInTime;
  }

  async close(): Promise<void> {
    this.signal('SIGCONT');
    await this.end('SIGKILL');
    await Promise.all([this.toDatabase.close(), this.toPeople.close()]);
    this.#log.end();
  }

  async #startOnce(): Promise<{ readonly isOpen: boolean; readonly said: string }> {
    const env = { ...this.#environment, ORRERY_PORT: String(this.#port.number) };
    const child = spawn(process.execPath, ['--import', CLOCK, this.#server], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    this.#isEnding = false;
    let isOpen = false;
    child.stdout.pipe(this.#log, { end: false });
    child.stderr.pipe(this.#log, { end: false });
    return new Promise((resolve) => {
      let said = '';
      const listen = (text: Buffer): void => {
        said += text;
        const port = OPEN.exec(said)?.[1];
        if (port === undefined) return;
        child.stdout.off('data', listen);
        child.stderr.off('data', listen);
        this.#port.number = Number(port);
        isOpen = true;
        resolve({ isOpen, said });
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('exit', (code, signal) => {
        if (isOpen && !this.#isEnding) this.#onDeath(`node ${this.name} ended by itself (${signal ?? code}): see its log`);
        resolve({ isOpen: false, said });
      });
    });
  }
}
