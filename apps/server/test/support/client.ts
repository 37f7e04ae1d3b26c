import type { ActionBase, Seat } from '@orrery/engine';
import type { Update } from '@orrery/match';
import {
  type ClientMessage,
  type CreateTableBody,
  PATHS,
  PROTOCOL_VERSION,
  type ServerMessage,
  SOCKET_PATH,
  type Table,
} from '@orrery/protocol';
import { WebSocket } from 'ws';

type Heard = Extract<ServerMessage, { type: 'done' | 'refused' | 'error' }>;
type Part<Message> = Message extends { request: string } ? Omit<Message, 'request'> : never;
export type RequestMessage = Part<ClientMessage>;

/** The connection ended before the answer came: whether the request was done, nobody knows yet. */
export class Disconnected extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`the connection ended with ${code}`);
    this.name = 'Disconnected';
    this.code = code;
  }
}

/** Somebody with a browser, as a program: a cookie, requests over HTTP, and a socket. */
export class Client {
  address: string;
  cookie = '';
  person = '';
  /** The last update of each match. */
  readonly updates = new Map<string, Update>();
  /** Told every text the server sends, before it is read. */
  onText: (text: string) => void = () => {};
  closeCode: number | undefined;
  #socket: WebSocket | undefined;
  #nextRequest = 0;
  #lostPromise: Promise<never> = Promise.reject(new Disconnected(0));
  #rejectLost: (reason: Error) => void = () => {};
  readonly #answers = new Map<string, { resolve: (heard: Heard) => void; reject: (reason: Error) => void }>();
  readonly #cookies = new Map<string, string>();
  readonly #listeners = new Set<(message: ServerMessage) => void>();

  constructor(address: string) {
    this.address = address;
    this.#lostPromise.catch(() => {});
  }

  static async guest(address: string, name: string): Promise<Client> {
    const client = new Client(address);
    const { person } = await client.post<{ person: string }>(PATHS.guest, { name });
    client.person = person;
    return client;
  }

  /** What this browser has beside who it is. */
  get otherCookies(): Map<string, string> {
    return this.#cookies;
  }

  async fetch(method: string, path: string, body?: unknown): Promise<Response> {
    const cookies = [this.cookie, ...[...this.#cookies].map(([name, value]) => `${name}=${value}`)].filter((one) => one !== '');
    const headers: Record<string, string> = cookies.length === 0 ? {} : { cookie: cookies.join('; ') };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const response = await fetch(`${this.address}${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    this.#keepCookies(response.headers.getSetCookie().map((set) => set.split(';')[0]));
    return response;
  }

  async post<Answer>(path: string, body?: unknown): Promise<Answer> {
    return this.#answered(await this.fetch('POST', path, body));
  }

  async get<Answer>(path: string): Promise<Answer> {
    return this.#answered(await this.fetch('GET', path));
  }

  async createTable(body: Partial<CreateTableBody> & Pick<CreateTableBody, 'seats' | 'game'>): Promise<Table> {
    return (await this.post<{ table: Table }>(PATHS.tables, { options: {}, isPublic: false, ...body })).table;
  }

  async join(table: string, seat: Seat): Promise<Table> {
    return (await this.post<{ table: Table }>(PATHS.join(table), { seat })).table;
  }

  async start(table: string): Promise<Table> {
    return (await this.post<{ table: Table }>(PATHS.start(table))).table;
  }

  /** Opens the socket and says hello. */
  async connect(headers: Record<string, string> = {}): Promise<void> {
    const url = `${this.address.replace('http', 'ws')}${SOCKET_PATH}`;
    const socket = new WebSocket(url, { headers: { ...(this.cookie === '' ? {} : { cookie: this.cookie }), ...headers } });
    this.#socket = socket;
    this.closeCode = undefined;
    socket.on('message', (content) => this.#hear(String(content)));
    this.#lostPromise = new Promise((_, reject) => {
      this.#rejectLost = reject;
    });
    this.#lostPromise.catch(() => {});
    socket.on('error', () => {});
    // One that was given up may go long after the next has come.
    socket.on('close', (code) => {
      if (socket === this.#socket) this.#lost(code);
    });
    await Promise.race([new Promise((resolve) => socket.once('open', resolve)), this.#lostPromise]);
    const welcome = this.next((message) => message.type === 'welcome');
    this.say({ type: 'hello', protocol: PROTOCOL_VERSION });
    await Promise.race([welcome, this.#lostPromise]);
  }

  say(message: ClientMessage): void {
    this.sayText(JSON.stringify(message));
  }

  /** Anything, also what no honest client would say. */
  sayText(text: string | Buffer): void {
    this.#socket?.send(text);
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Bytes not yet handed to the network. */
  get waitingBytes(): number {
    return this.#socket?.bufferedAmount ?? 0;
  }

  request(message: RequestMessage): Promise<Heard> {
    if (!this.isOpen) return Promise.reject(new Disconnected(this.closeCode ?? 0));
    const request = `r${this.#nextRequest++}`;
    return new Promise((resolve, reject) => {
      this.#answers.set(request, { resolve, reject });
      this.sayText(JSON.stringify({ ...message, request }));
    });
  }

  act(match: string, seat: Seat, answer: { readonly decision: number; readonly actions: readonly ActionBase[] }): Promise<Heard> {
    return this.request({ type: 'act', match, seat, decision: answer.decision, actions: answer.actions.map((action) => ({ ...action })) });
  }

  async watch(match: string, since?: number): Promise<Update> {
    const whole = this.next((message) => message.type === 'update' && message.update.match === match);
    this.say(since === undefined ? { type: 'watch', match } : { type: 'watch', match, since });
    await Promise.race([whole, this.#lostPromise]);
    return this.updateOf(match);
  }

  updateOf(match: string): Update {
    const update = this.updates.get(match);
    if (update === undefined) throw new Error(`no update of ${match} yet`);
    return update;
  }

  /** The next message like this. */
  next(matches: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    return new Promise((resolve) => {
      const listener = (message: ServerMessage): void => {
        if (!matches(message)) return;
        this.#listeners.delete(listener);
        resolve(message);
      };
      this.#listeners.add(listener);
    });
  }

  /** Rejects when the line is lost. */
  lost(): Promise<never> {
    return this.#lostPromise;
  }

  /** Returns the way to stop. */
  on(listener: (message: ServerMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    const socket = this.#socket;
    if (socket === undefined || socket.readyState === WebSocket.CLOSED) return;
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.close();
    await closed;
  }

  /** Stops reading, as a client behind a stalled line does. */
  stall(): void {
    this.#socket?.pause();
  }

  /** The first that says who it is, and all others. */
  #keepCookies(set: readonly string[]): void {
    const isWho = (cookie: string): boolean => /^(?:__Host-)?orrery_person=/.test(cookie);
    this.cookie = set.find(isWho) ?? this.cookie;
    for (const cookie of set.filter((one) => !isWho(one))) {
      const [name, value] = cookie.split('=');
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }

  async #answered<Answer>(response: Response): Promise<Answer> {
    const body: Answer & object = JSON.parse(await response.text());
    if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(body)}`);
    return body;
  }

  #hear(text: string): void {
    this.onText(text);
    const message: ServerMessage = JSON.parse(text);
    if (message.type === 'update') this.updates.set(message.update.match, message.update);
    if ((message.type === 'done' || message.type === 'refused' || message.type === 'error') && message.request !== undefined) {
      this.#answers.get(message.request)?.resolve(message);
      this.#answers.delete(message.request);
    }
    for (const listener of [...this.#listeners]) listener(message);
  }

  #lost(code: number): void {
    this.closeCode = code;
    this.#rejectLost(new Disconnected(code));
    for (const { reject } of this.#answers.values()) reject(new Disconnected(code));
    this.#answers.clear();
  }
}
