import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleServer } from '../test/support/bundle.ts';
import { ServerProcess } from '../test/support/process.ts';
import { codeIn, SmtpSink } from '../test/support/smtp-sink.ts';

/** Where a server that sends mail is found, as its settings say: passkeys are made for it and links lead there. */
export const SITE = 'https://play.example.org';

export interface Outcome {
  /** In a few words. */
  readonly came: string;
  readonly ok: boolean;
}

export interface Attack {
  /** What somebody tries. */
  readonly name: string;
  /** Settings of the server besides the usual. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The server sends mail, and is found at `SITE`. */
  readonly hasMail?: true;
  readonly run: (ground: Ground) => Promise<Outcome>;
}

/** A server as people run it, with the limits they have, on a database of its own: one for every attack. */
export class Ground {
  readonly folder = mkdtempSync(join(tmpdir(), 'orrery-audit-'));
  readonly #process: ServerProcess;
  readonly #connections: Socket[] = [];
  readonly mails: SmtpSink;
  address = '';

  private constructor(file: string, mails: SmtpSink, environment: Record<string, string>) {
    this.mails = mails;
    this.#process = new ServerProcess(file, { ORRERY_DATA: this.folder, ...environment });
  }

  static async open({ settings, hasMail }: Pick<Attack, 'settings' | 'hasMail'>): Promise<Ground> {
    const { server, botWorker } = await bundleServer();
    const usual = {
      ORRERY_PORT: '0',
      ORRERY_LOG: 'fatal',
      ORRERY_RATE_FACTOR: '1',
      ORRERY_BOT_DELAY_MS: '0',
      ORRERY_BOT_WORKER: botWorker,
    };
    const mails = new SmtpSink();
    const mail = { ORRERY_MAIL: await mails.open(), ORRERY_MAIL_FROM: 'Orrery <orrery@example.org>', ORRERY_SITE: SITE };
    const ground = new Ground(server, mails, { ...usual, ...(hasMail === true ? mail : {}), ...settings });
    ground.address = await ground.#process.start();
    return ground;
  }

  /** The same data, after something was done to it. */
  async restart(meanwhile: () => void): Promise<void> {
    await this.stop();
    meanwhile();
    this.address = await this.#process.start();
  }

  /** SIGKILL, and a start on what was kept. */
  async crash(): Promise<void> {
    await this.#process.end('SIGKILL');
    this.address = await this.#process.start();
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  stop(): Promise<number | null> {
    return this.#process.end('SIGTERM');
  }

  /** A plain connection that says this and stays. */
  async tie(said = ''): Promise<Socket> {
    const { hostname, port } = new URL(this.address);
    const socket = connect(Number(port), hostname);
    this.#connections.push(socket);
    socket.on('error', () => {});
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    if (said !== '') await new Promise<void>((resolve) => socket.write(said.replaceAll('\n', '\r\n'), () => resolve()));
    return socket;
  }

  /** What the mail of this number says to this box, once it has come. */
  async codeIn(box: string, number: number): Promise<string> {
    await until(() => this.mails.to(box).length >= number);
    return codeIn(this.mails.to(box)[number - 1]);
  }

  async remove(): Promise<void> {
    for (const socket of this.#connections) socket.destroy();
    await this.#process.end('SIGKILL');
    await this.mails.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** What was first, or undefined when the time was up. */
export async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const PATIENCE_MILLISECONDS = 20_000;

/** Whether it came to be so in time; what is not there then is for who asks to see. */
export async function until(isSo: () => boolean): Promise<void> {
  const start = performance.now();
  while (!isSo() && performance.now() - start < PATIENCE_MILLISECONDS) await pause(20);
}

export const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The code of an answer's error, or that it was done. */
export async function codeOf(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  const body: { readonly error?: { readonly code?: string } } = JSON.parse((await response.text()) || '{}');
  return response.ok ? 'done' : `${response.status} ${body.error?.code ?? ''}`.trim();
}
