import type { ClientMessage, ServerMessage } from '@orrery/protocol';
import { PROTOCOL_VERSION, SOCKET_PATH } from '@orrery/protocol/constants';
import type { Outcome, WireState } from './connection.ts';
import { pauseBefore } from './reconnecting.ts';

/** Requests that are answered by `done` or `refused`. */
export type Request = Extract<ClientMessage, { request: string }>;
type Unnumbered<Kind> = Kind extends Request ? Omit<Kind, 'request'> : never;

export interface SocketListener {
  message(message: ServerMessage): void;
  wire(state: WireState): void;
  /** Said again after every reconnection, before the requests that are still unanswered. */
  greetings(): readonly ClientMessage[];
}

const PING_MILLISECONDS = 25_000;

interface Unanswered {
  readonly message: Request;
  readonly resolve: (outcome: Outcome) => void;
  wasRepeated: boolean;
}

/**
 * The connection to the server. When it breaks it is opened again, with a longer pause each time, and unanswered requests are sent again:
 * they quote what they answer, so nothing can be done twice.
 */
export class Socket {
  #listener: SocketListener;
  #socket: WebSocket | undefined;
  #unanswered = new Map<string, Unanswered>();
  /** How often it was tried in vain since the last welcome. */
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #isClosed = false;
  #isWelcome = false;

  constructor(listener: SocketListener) {
    this.#listener = listener;
    addEventListener('online', this.#now);
    this.#open();
  }

  send(message: ClientMessage): void {
    if (this.#isWelcome) this.#write(message);
  }

  request(message: Unnumbered<Request>): Promise<Outcome> {
    return new Promise((resolve) => {
      const request = crypto.randomUUID();
      const whole = { ...message, request } as Request;
      this.#unanswered.set(request, { message: whole, resolve, wasRepeated: false });
      this.send(whole);
    });
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener('online', this.#now);
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    this.#socket?.close();
    for (const { resolve } of this.#unanswered.values()) resolve({ ok: false, refusal: { code: 'no-server' } });
    this.#unanswered.clear();
  }

  /** Does not wait for the next try. */
  readonly #now = (): void => {
    if (this.#isWelcome || this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#open();
  };

  retry(): void {
    this.#now();
  }

  #open(): void {
    this.#socket?.close();
    const address = `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}${SOCKET_PATH}`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.addEventListener('open', () => this.#write({ type: 'hello', protocol: PROTOCOL_VERSION }));
    socket.addEventListener('message', (event) => {
      if (socket === this.#socket && typeof event.data === 'string') this.#hear(JSON.parse(event.data));
    });
    socket.addEventListener('close', ({ code }) => {
      if (socket === this.#socket) this.#broken(code);
    });
  }

  #broken(code: number): void {
    this.#isWelcome = false;
    clearInterval(this.#ping);
    if (this.#isClosed) return;
    this.#listener.wire('lost');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), pauseBefore({ tries: this.#tries, code, chance: Math.random() }));
    this.#tries += 1;
  }

  #welcomed(): void {
    this.#isWelcome = true;
    this.#tries = 0;
    for (const greeting of this.#listener.greetings()) this.#write(greeting);
    for (const unanswered of this.#unanswered.values()) {
      unanswered.wasRepeated = true;
      this.#write(unanswered.message);
    }
    // Last: those who hear it may speak at once, and are listened to only after the greetings.
    this.#listener.wire('open');
    clearInterval(this.#ping);
    this.#ping = setInterval(() => this.#write({ type: 'ping' }), PING_MILLISECONDS);
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'welcome') this.#welcomed();
    if (message.type === 'done') this.#settle(message.request, { ok: true });
    if (message.type === 'refused') this.#settle(message.request, { ok: false, refusal: message.refusal });
    if (message.type === 'error' && message.request !== undefined) {
      this.#settle(message.request, { ok: false, refusal: { code: message.code } });
    }
    if (message.type === 'error' && message.code === 'wrong-protocol') this.close();
    this.#listener.message(message);
  }

  #settle(request: string, outcome: Outcome): void {
    const unanswered = this.#unanswered.get(request);
    if (unanswered === undefined) return;
    this.#unanswered.delete(request);
    // Done before the wire broke, and only the answer was lost: the repetition finds its question answered.
    const wasDone = !outcome.ok && outcome.refusal.code === 'stale-decision' && unanswered.wasRepeated;
    unanswered.resolve(wasDone ? { ok: true } : outcome);
  }

  #write(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
