import type { Duplex } from 'node:stream';
import { CLOSED_FOR_RESTART, type ErrorCode, type ServerMessage } from '@orrery/protocol';
import type { WebSocket } from 'ws';
import { Bucket } from '../bucket.ts';
import { type Footing, NO_FOOTING } from '../manners/footings.ts';
import type { Metrics } from '../metrics.ts';
import type { Person } from '../storage/ports.ts';
import { Paced } from './paced.ts';

/** What is waiting in the server for one slow socket, at most; it can ask again when it is back. */
const BUFFERED_BYTES = 2 * 1024 * 1024;
/** Messages over the rate that are answered with a refusal before the socket is closed. */
const PATIENCE = 200;

/** Close codes: after all of them but `policy` a client does well to connect again. */
export const CLOSE = { restart: CLOSED_FOR_RESTART, later: 1013, policy: 1008 } as const;

export interface ConnectionSetting {
  readonly socket: WebSocket;
  /** The line below it. */
  readonly line: Pick<Duplex, 'cork' | 'uncork'>;
  readonly person: Person | undefined;
  /** Where it comes from. */
  readonly address: string;
  readonly metrics: Metrics;
  readonly rateFactor: number;
  /** Takes from what the person, or the address of somebody without a name, may ask over all their sockets. */
  readonly allowed: (cost: number) => boolean;
  /** Whether it is still who it was when it came. */
  readonly isStill: () => Promise<boolean>;
}

/** The whole of a match, or its log, to one tab. */
const LONG_ANSWERS_APART_MILLISECONDS = 1000;

/** One socket: one tab of somebody, who may be a guest with a name or only a spectator. */
export class Connection {
  readonly person: Person | undefined;
  readonly address: string;
  /** Nobody has seen this page for longer than a glance elsewhere takes: see `PageSight`. */
  isHidden = false;
  /** True after a `hello` of the right version. */
  greeted = false;
  /** Ids of tables and matches this tab watches. */
  readonly watched = new Set<string>();
  /** How its person stands with others. */
  footing: Footing = NO_FOOTING;
  readonly #socket: WebSocket;
  readonly #line: ConnectionSetting['line'];
  readonly #metrics: Metrics;
  readonly #messages: Bucket;
  readonly #allowed: (cost: number) => boolean;
  readonly #isStill: () => Promise<boolean>;
  /** Long answers; asked for again and again they come one by one. */
  readonly paced: Paced;
  #patience = PATIENCE;
  #alive = true;
  /** Of what it asked, so much is not answered yet. */
  #unanswered = 0;
  #isLeaving = false;
  #isGathering = false;

  constructor({ socket, line, person, address, metrics, rateFactor, allowed, isStill }: ConnectionSetting) {
    this.#socket = socket;
    this.#line = line;
    this.person = person;
    this.address = address;
    this.#metrics = metrics;
    this.#allowed = allowed;
    this.#isStill = isStill;
    this.paced = new Paced(LONG_ANSWERS_APART_MILLISECONDS / rateFactor);
    this.#messages = new Bucket({ perSecond: 20 * rateFactor, burst: 60 * rateFactor }, performance.now());
    socket.on('pong', () => {
      // One that nobody asked for.
      if (this.#alive) this.#count();
      this.#alive = true;
    });
    socket.on('ping', () => this.#count());
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Told to go, one may still speak until one has; nobody listens. */
  get isHeard(): boolean {
    return this.isOpen && !this.#isLeaving;
  }

  begins(): void {
    this.#unanswered += 1;
  }

  ended(): void {
    this.#unanswered -= 1;
    if (this.#isLeaving && this.#unanswered === 0) this.drop(CLOSE.restart, 'restart');
  }

  /** To another server, once it has been told what became of all it asked. */
  sendAway(): void {
    if (this.#isLeaving) return;
    this.#isLeaving = true;
    if (this.#unanswered === 0) this.drop(CLOSE.restart, 'restart');
  }

  /** False: too fast. What is answered at length costs more: nobody gets megabytes for a few letters. */
  mayHear(cost: number): boolean {
    // A greeting counts for its own socket alone: without it a tab could not even be told to slow down.
    return this.#messages.take(performance.now(), cost) && (!this.greeted || this.#allowed(cost));
  }

  /** What says nothing costs the server as much as what is refused. */
  #count(): void {
    if (!this.mayHear(1)) this.refuseHaste(undefined);
  }

  /** Says so, until patience ends. */
  refuseHaste(request: string | undefined): void {
    this.#patience -= 1;
    if (this.#patience <= 0) this.drop(CLOSE.policy, 'too-many-requests');
    else this.error('too-many-requests', 'slow down', request === undefined ? {} : { request });
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  /** Text made once for several sockets. */
  sendText(text: string): void {
    if (!this.isOpen) return;
    if (this.#socket.bufferedAmount > BUFFERED_BYTES) {
      this.#metrics.droppedSockets.inc({ reason: 'too-slow' });
      this.#socket.terminate();
      return;
    }
    this.#gather();
    this.#socket.send(text);
  }

  /** What one is told at one go, as an update and the answer to what made it, is written at one go: each writing costs more than its text. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.#line.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      this.#line.uncork();
    });
  }

  error(code: ErrorCode, message: string, about: { readonly request?: string; readonly match?: string } = {}): void {
    this.#metrics.refusals.inc({ code });
    this.send({ type: 'error', code, message, ...about });
  }

  /** For when nobody could tell it: it was on its way, or the news of it were missed. */
  async dropIfSignedOut(): Promise<void> {
    if (this.person !== undefined && !(await this.#isStill())) this.drop(CLOSE.restart, 'signed-out');
  }

  drop(code: number, reason: string): void {
    this.#metrics.droppedSockets.inc({ reason });
    this.#socket.close(code, reason);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** Asks whether the other end is there; one that did not answer the last time is gone. */
  heartbeat(): void {
    if (!this.#alive) {
      this.#metrics.droppedSockets.inc({ reason: 'silent' });
      this.#socket.terminate();
      return;
    }
    this.#alive = false;
    if (this.isOpen) this.#socket.ping();
  }
}
