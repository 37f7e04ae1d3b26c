import { setTimeout } from 'node:timers/promises';
import { type ActionBase, type Chance, nextWord } from '@orrery/engine';
import type { Update } from '@orrery/match';
import { chanceOf, pick } from './choice.ts';
import { type Client, Disconnected } from './client.ts';

export interface PatientPlayerSetting {
  readonly client: Client;
  readonly match: string;
  readonly seat: number;
  /** Milliseconds a person thinks, on average. */
  readonly thinkMilliseconds: number;
  /** Told of every move that was acknowledged. */
  readonly onDone?: (move: DoneMove) => void;
}

export interface DoneMove {
  readonly match: string;
  readonly seat: number;
  readonly seq: number;
  readonly action: ActionBase;
  /** When it was first sent, and when the acknowledgement came: milliseconds since 1970. */
  readonly sentAt: number;
  readonly heardAt: number;
}

/** How long a browser waits after it was sent away, at most; see `pauseBefore` of the web app. */
const SPREAD_MILLISECONDS = 1000;

/** Somebody who plays on whatever becomes of the line: comes back as a browser does, and asks again what was not answered. */
export class PatientPlayer {
  readonly #setting: PatientPlayerSetting;
  readonly #chance: Chance;
  #isStopped = false;
  /** Numbers of the updates that acknowledged moves. */
  readonly acknowledged: number[] = [];
  /** From the first time a move was sent to its acknowledgement. */
  longestMilliseconds = 0;
  /** How often it came, the first time included. */
  arrivals = 0;

  constructor(setting: PatientPlayerSetting) {
    this.#setting = setting;
    this.#chance = chanceOf(`${setting.match} ${setting.seat}`);
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** Until it is stopped or the match is over. */
  async play(): Promise<void> {
    while (!this.#isStopped) {
      const update = await this.#patiently(() => this.#next());
      if (update?.result !== undefined) return;
      if (update?.asked !== undefined) await this.#answer(update.asked);
    }
  }

  /** The last thing that was shown, or what comes next where nothing was asked in it. */
  async #next(): Promise<Update> {
    const { client, match } = this.#setting;
    const { asked, result, seq } = client.updateOf(match);
    if (asked?.must === true || result !== undefined) return client.updateOf(match);
    const news = client.next((message) => message.type === 'update' && message.update.match === match && message.update.seq > seq);
    await Promise.race([news, client.lost(), setTimeout(SPREAD_MILLISECONDS)]);
    return client.updateOf(match);
  }

  async #answer({ id, legal }: NonNullable<Update['asked']>): Promise<void> {
    const { client, match, seat, thinkMilliseconds, onDone } = this.#setting;
    await setTimeout(thinkMilliseconds * (0.5 + this.#draw()));
    const action = pick(this.#chance, legal);
    const actions = [action];
    const start = performance.now();
    const sentAt = Date.now();
    const heard = await this.#patiently(() => client.act(match, seat, { decision: id, actions }));
    if (heard === undefined) return;
    // Refused: done before the line broke, or overtaken. Either way it was answered.
    this.longestMilliseconds = Math.max(this.longestMilliseconds, performance.now() - start);
    if (heard.type === 'error') throw new Error(JSON.stringify(heard));
    if (heard.type !== 'done') return void (await this.#patiently(() => client.watch(match)));
    this.acknowledged.push(heard.seq);
    onDone?.({ match, seat, seq: heard.seq, action, sentAt, heardAt: Date.now() });
    await this.#patiently(() => this.#seen(heard.seq));
  }

  async #seen(seq: number): Promise<void> {
    const { client, match } = this.#setting;
    if (client.updateOf(match).seq >= seq) return;
    const news = client.next((message) => message.type === 'update' && message.update.match === match && message.update.seq >= seq);
    await Promise.race([news, client.lost()]);
  }

  /** Undefined: it was stopped meanwhile. */
  async #patiently<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
    const { client, match } = this.#setting;
    while (!this.#isStopped) {
      try {
        if (!client.isOpen) {
          await client.connect();
          await client.watch(match);
          this.arrivals += 1;
        }
        return await work();
      } catch (reason) {
        if (!(reason instanceof Disconnected)) throw reason;
        await setTimeout(SPREAD_MILLISECONDS * this.#draw());
      }
    }
    return undefined;
  }

  #draw(): number {
    return nextWord(this.#chance) / 2 ** 32;
  }
}
