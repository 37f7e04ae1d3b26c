import { type Chance, nextWord } from '@orrery/engine';
import type { Update } from '@orrery/match';
import { PROTOCOL_VERSION, SOCKET_PATH } from '@orrery/protocol';
import { WebSocket } from 'ws';
import { chanceOf, pick } from '../../test/support/choice.ts';

export interface LoadPlayerSetting {
  readonly address: string;
  readonly cookie: string;
  readonly match: string;
  readonly seat: number;
  readonly thinkMilliseconds: number;
  readonly onAcknowledged: (milliseconds: number) => void;
  /** The question was another one by the time the answer came. */
  readonly onOvertaken: () => void;
  readonly onProblem: (problem: string) => void;
}

/** Somebody at a table who answers after a moment's thought. Reads only what concerns it, to leave the machine to the server. */
export class LoadPlayer {
  readonly #setting: LoadPlayerSetting;
  readonly #chance: Chance;
  readonly #socket: WebSocket;
  #answered = -1;
  #sentAt = 0;
  #requests = 0;
  #isStopped = false;
  received = 0;

  constructor(setting: LoadPlayerSetting) {
    this.#setting = setting;
    this.#chance = chanceOf(`${setting.match} ${setting.seat}`);
    this.#socket = new WebSocket(`${setting.address.replace('http', 'ws')}${SOCKET_PATH}`, { headers: { cookie: setting.cookie } });
    this.#socket.on('open', () => {
      this.#say({ type: 'hello', protocol: PROTOCOL_VERSION });
      this.#say({ type: 'watch', match: setting.match });
    });
    this.#socket.on('message', (content) => this.#hear(String(content)));
    this.#socket.on('error', (reason) => setting.onProblem(`socket: ${reason.message}`));
    this.#socket.on('close', (code) => this.#isStopped || setting.onProblem(`closed ${code}`));
  }

  stop(): void {
    this.#isStopped = true;
    this.#socket.terminate();
  }

  #say(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  #hear(text: string): void {
    this.received += text.length;
    if (text.startsWith('{"type":"done"')) this.#setting.onAcknowledged(performance.now() - this.#sentAt);
    else if (text.startsWith('{"type":"refused"') && text.includes('"stale-decision"')) this.#setting.onOvertaken();
    else if (text.startsWith('{"type":"refused"') || text.startsWith('{"type":"error"')) this.#setting.onProblem(text.slice(0, 200));
    else if (text.startsWith('{"type":"update"') && text.includes('"asked":{')) this.#consider(JSON.parse(text).update);
  }

  #consider({ asked }: Update): void {
    if (asked === undefined || !asked.must || asked.id === this.#answered) return;
    this.#answered = asked.id;
    // Between half and one and a half times the usual, so that players do not march in step.
    const thought = this.#setting.thinkMilliseconds * (0.5 + nextWord(this.#chance) / 2 ** 32);
    setTimeout(() => this.#act(asked), thought);
  }

  #act({ id, legal }: NonNullable<Update['asked']>): void {
    if (this.#isStopped) return;
    const { match, seat } = this.#setting;
    this.#sentAt = performance.now();
    this.#say({ type: 'act', request: `r${this.#requests++}`, match, seat, decision: id, actions: [pick(this.#chance, legal)] });
  }
}
