import { WebSocket } from 'ws';

export interface PeerPlayerSetting {
  readonly address: string;
  readonly match: string;
  readonly seat: number;
  readonly seats: number;
  readonly thinkMilliseconds: number;
  readonly onAcknowledged: (milliseconds: number) => void;
  readonly onProblem: (problem: string) => void;
}

const NAMESPACE = '/marks';
const CELLS = 9;

/** Somebody at a table of boardgame.io: speaks just enough of socket.io, and reads only what concerns it, like our own players of a load. */
export class PeerPlayer {
  readonly #setting: PeerPlayerSetting;
  readonly #socket: WebSocket;
  #answered = -1;
  #sentAt = 0;
  #isStopped = false;
  received = 0;

  constructor(setting: PeerPlayerSetting) {
    this.#setting = setting;
    this.#socket = new WebSocket(`${setting.address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    this.#socket.on('message', (content) => this.#hear(String(content)));
    this.#socket.on('error', (reason) => setting.onProblem(`socket: ${reason.message}`));
    this.#socket.on('close', (code) => this.#isStopped || setting.onProblem(`closed ${code}`));
  }

  stop(): void {
    this.#isStopped = true;
    this.#socket.terminate();
  }

  #hear(text: string): void {
    this.received += text.length;
    const { match, seat, seats } = this.#setting;
    // Engine.IO: 0 opened, 2 ping; socket.io: 40 in the namespace, 42 an event.
    if (text.startsWith('0')) this.#socket.send(`40${NAMESPACE},`);
    else if (text === '2') this.#socket.send('3');
    else if (text.startsWith('40')) this.#say('sync', match, String(seat), undefined, seats);
    else if (text.startsWith('42')) this.#consider(text);
  }

  #say(...event: readonly unknown[]): void {
    this.#socket.send(`42${NAMESPACE},${JSON.stringify(event)}`);
  }

  #consider(text: string): void {
    const state = Number(/"_stateID":(\d+)/.exec(text)?.[1]);
    if (Number.isNaN(state)) return;
    if (this.#sentAt > 0 && state > this.#answered) {
      this.#setting.onAcknowledged(performance.now() - this.#sentAt);
      this.#sentAt = 0;
    }
    const { seat, thinkMilliseconds } = this.#setting;
    if (state <= this.#answered || /"currentPlayer":"(\d+)"/.exec(text)?.[1] !== String(seat)) return;
    this.#answered = state;
    setTimeout(() => this.#act(state), thinkMilliseconds * (0.5 + Math.random()));
  }

  #act(state: number): void {
    if (this.#isStopped) return;
    const { match, seat } = this.#setting;
    const playerID = String(seat);
    this.#sentAt = performance.now();
    this.#say('update', { type: 'MAKE_MOVE', payload: { type: 'mark', args: [state % CELLS], playerID } }, state, match, playerID);
  }
}
