import { type ClientMessage, PROTOCOL_VERSION, type ServerMessage, SOCKET_PATH } from '@orrery/protocol';
import { WebSocket } from 'ws';

export type Answer = Extract<ServerMessage, { type: 'done' | 'refused' | 'error' }>;
type Part<Message> = Message extends { request: string } ? Omit<Message, 'request'> : never;

export interface LineSetting {
  readonly address: string;
  /** Left out: somebody without a name. */
  readonly cookie?: string;
  /** Told of every message, in order. */
  readonly hear: (message: ServerMessage) => void;
}

const PATIENCE_MILLISECONDS = 4000;

/** One socket over a network that cannot be trusted: whatever is not answered in time may or may not have been done. */
export class Line {
  readonly #socket: WebSocket;
  readonly #hear: LineSetting['hear'];
  readonly #answers = new Map<string, (answer: Answer | undefined) => void>();
  readonly #quiet: NodeJS.Timeout;
  #requests = 0;
  #isAsking = false;
  #heardAt = performance.now();
  #wake: () => void = () => {};

  private constructor(socket: WebSocket, hear: LineSetting['hear']) {
    this.#socket = socket;
    this.#hear = hear;
    socket.on('message', (content) => this.#receive(String(content)));
    socket.on('error', () => {});
    socket.on('close', () => this.#lost());
    this.#quiet = setInterval(() => this.#askIfQuiet(), PATIENCE_MILLISECONDS / 2);
  }

  /** Undefined: nobody answered. */
  static async open({ address, cookie, hear }: LineSetting): Promise<Line | undefined> {
    const url = `${address.replace('http', 'ws')}${SOCKET_PATH}`;
    const socket = new WebSocket(url, { headers: cookie === undefined ? {} : { cookie }, handshakeTimeout: PATIENCE_MILLISECONDS });
    let greeted: () => void = () => {};
    const welcome = new Promise<void>((resolve) => {
      greeted = resolve;
    });
    const line = new Line(socket, (message) => {
      if (message.type === 'welcome') greeted();
      hear(message);
    });
    socket.once('open', () => line.say({ type: 'hello', protocol: PROTOCOL_VERSION }));
    const timer = setTimeout(() => line.drop(), PATIENCE_MILLISECONDS);
    await Promise.race([welcome, new Promise((resolve) => socket.once('close', resolve))]);
    clearTimeout(timer);
    return line.isOpen ? line : undefined;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  say(message: ClientMessage): void {
    if (this.isOpen) this.#socket.send(JSON.stringify(message));
  }

  /** Undefined: no answer came, and nobody knows whether it was done. The line is given up then. */
  request(message: Part<ClientMessage>): Promise<Answer | undefined> {
    if (!this.isOpen) return Promise.resolve(undefined);
    const request = `r${this.#requests++}`;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.drop(), PATIENCE_MILLISECONDS);
      this.#answers.set(request, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      this.#socket.send(JSON.stringify({ ...message, request }));
    });
  }

  /** Resolves when something was heard or lost, or the time is up. */
  next(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  drop(): void {
    this.#socket.terminate();
  }

  #receive(text: string): void {
    this.#heardAt = performance.now();
    this.#isAsking = false;
    const message: ServerMessage = JSON.parse(text);
    this.#hear(message);
    if ((message.type === 'done' || message.type === 'refused' || message.type === 'error') && message.request !== undefined) {
      this.#answers.get(message.request)?.(message);
      this.#answers.delete(message.request);
    }
    this.#wake();
  }

  /** A line on which nothing comes may be dead without anybody saying so. */
  #askIfQuiet(): void {
    if (!this.isOpen || performance.now() - this.#heardAt < PATIENCE_MILLISECONDS) return;
    if (this.#isAsking) {
      this.drop();
      return;
    }
    this.#isAsking = true;
    this.say({ type: 'ping' });
  }

  #lost(): void {
    clearInterval(this.#quiet);
    for (const resolve of this.#answers.values()) resolve(undefined);
    this.#answers.clear();
    this.#wake();
  }
}
