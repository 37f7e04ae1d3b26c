import type { ClientMessage, ServerMessage } from '@orrery/protocol';
import { PROTOCOL_VERSION, SOCKET_PATH } from '@orrery/protocol/constants';
import type { Outcome, WireState } from './connection.ts';
import { pauseBefore, pauseBeforeDetour } from './reconnecting.ts';
import { type Request, Requests } from './requests.ts';

type Unnumbered<Kind> = Kind extends Request ? Omit<Kind, 'request'> : never;

export interface SocketListener {
  message(message: ServerMessage): void;
  wire(state: WireState): void;
  /** Said again after every reconnection, before the requests that are still unanswered. */
  greetings(): readonly ClientMessage[];
}

const PING_MILLISECONDS = 25_000;
/** A server that cannot save is asked again so much later. */
const UNSAVED_MILLISECONDS = 3000;

/**
 * The connection to the server. When it breaks it is opened again, with a longer pause each time, and unanswered requests are sent again:
 * they quote what they answer, so nothing can be done twice.
 */
export class Socket {
  #listener: SocketListener;
  #socket: WebSocket | undefined;
  readonly #requests = new Requests();
  /** How often it was tried in vain since the last welcome. */
  #tries = 0;
  /** Servers that could not show what is looked for, one after another. */
  #detours = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #asking: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #isWelcome = false;

  constructor(listener: SocketListener) {
    this.#listener = listener;
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#sight);
    this.#open();
  }

  send(message: ClientMessage): void {
    if (this.#isWelcome) this.#write(message);
  }

  request(message: Unnumbered<Request>): Promise<Outcome> {
    const whole = { ...message, request: crypto.randomUUID() } as Request;
    const answered = this.#requests.add(whole);
    this.send(whole);
    return answered;
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#sight);
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    clearTimeout(this.#asking);
    this.#socket?.close();
    this.#requests.giveUp('no-server');
  }

  /** Said at once, since a telephone stops a page that is hidden soon after; for how long it may be hidden is the server's to judge. */
  readonly #sight = (): void => this.send({ type: 'page', isSeen: !document.hidden });

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

  /** The server at the other end cannot show what is looked for. Another behind the same address may; what is unanswered is asked there. */
  lookElsewhere(): void {
    const left = this.#socket;
    this.#socket = undefined;
    left?.close();
    this.#pause(pauseBeforeDetour({ tries: this.#detours, chance: Math.random() }));
    this.#detours += 1;
  }

  /** This is the server that was looked for. */
  arrived(): void {
    this.#detours = 0;
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
    this.#pause(pauseBefore({ tries: this.#tries, code, chance: Math.random() }));
    this.#tries += 1;
  }

  #pause(milliseconds: number): void {
    this.#isWelcome = false;
    clearInterval(this.#ping);
    if (this.#isClosed) return;
    this.#listener.wire('lost');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), milliseconds);
  }

  #welcomed(): void {
    this.#isWelcome = true;
    this.#tries = 0;
    // Of a page that says nothing the server believes that it is seen.
    if (document.hidden) this.#sight();
    for (const greeting of this.#listener.greetings()) this.#write(greeting);
    for (const message of this.#requests.again('all')) this.#write(message);
    // Last: those who hear it may speak at once, and are listened to only after the greetings.
    this.#listener.wire('open');
    clearInterval(this.#ping);
    this.#ping = setInterval(() => this.#write({ type: 'ping' }), PING_MILLISECONDS);
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'welcome') this.#welcomed();
    const wereUnsure = this.#requests.areUnsure;
    this.#requests.hear(message);
    if (message.type === 'error' && message.code === 'not-saved' && this.#requests.areUnsure) this.#askAgainSoon();
    else if (wereUnsure && !this.#requests.areUnsure) this.#listener.wire('open');
    if (message.type === 'error' && message.code === 'wrong-protocol') this.close();
    this.#listener.message(message);
  }

  /** What was asked may have been kept or not: the server is asked until it can tell. */
  #askAgainSoon(): void {
    this.#listener.wire('unsaved');
    clearTimeout(this.#asking);
    this.#asking = setTimeout(() => {
      if (this.#isWelcome) for (const message of this.#requests.again('unsure')) this.#write(message);
    }, UNSAVED_MILLISECONDS);
  }

  #write(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
