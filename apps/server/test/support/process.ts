import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** The server as a process of its own, which can be killed. */
export class ServerProcess {
  readonly #command: readonly string[];
  readonly #environment: Record<string, string>;
  #child: ChildProcess | undefined;
  output = '';
  errors = '';

  constructor(file: string, environment: Record<string, string>, nodeFlags: readonly string[] = []) {
    this.#command = [...nodeFlags, file];
    this.#environment = { ORRERY_LOG: 'warn', ORRERY_RATE_FACTOR: '1000', ...environment };
  }

  /** Resolves with the address once it listens; rejects with what it said when it ended before that. */
  async start(): Promise<string> {
    const { PATH = '', ORRERY_SQLITE } = process.env;
    const sqlite = ORRERY_SQLITE === undefined ? {} : { ORRERY_SQLITE };
    const child = spawn(process.execPath, this.#command, {
      env: { PATH, ...sqlite, ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.output = '';
    child.stderr.on('data', (text) => {
      this.errors += text;
    });
    return new Promise((resolve, reject) => {
      child.stdout.on('data', (text) => {
        this.output += text;
        const address = /open at (http:\S+)/.exec(this.output)?.[1];
        if (address !== undefined) resolve(address);
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${this.errors}`)));
    });
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Ends it; resolves with its exit code (null when a signal ended it). */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    child.removeAllListeners('exit');
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = await ended;
    return code;
  }
}
