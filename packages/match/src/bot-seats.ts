import type { Json, PlainGame, Seat } from '@orrery/engine';
import { type BotAnswer, botAnswer } from './bot-answer.ts';
import { toJson } from './json.ts';
import type { Answer } from './match.ts';
import type { MatchPorts, Trouble } from './ports.ts';
import { isOver, type Timeline } from './timeline.ts';

/** After the storage failed a bot tries again this much later, twice as late each time, up to a minute. */
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 60_000;

interface Surroundings {
  readonly module: PlainGame;
  readonly match: string;
  /** Of the match: secret while it runs. */
  readonly seed: string;
  readonly ports: MatchPorts;
  readonly timeline: () => Timeline;
  readonly act: (seat: Seat, request: { readonly decision: number; readonly actions: readonly Json[] }) => Promise<Answer>;
  readonly report: (trouble: Trouble) => void;
}

interface Thought {
  readonly seat: Seat;
  readonly decision: number;
  readonly level: string;
  readonly cancel: AbortController;
}

/**
 * The seats bots sit in. They think outside the queue, so that people may undo or leave meanwhile; an answer to a
 * question that is no longer asked is dropped, like anybody's.
 */
export class BotSeats {
  readonly #around: Surroundings;
  readonly #thoughts = new Map<Seat, Thought>();
  readonly #waiting: (() => void)[] = [];
  #retryMs = FIRST_RETRY_MS;
  #isClosed = false;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  get areThinking(): boolean {
    return this.#thoughts.size > 0;
  }

  /** Resolves when no bot thinks. */
  settled(): Promise<void> {
    if (!this.areThinking) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  close(): void {
    this.#isClosed = true;
    for (const seat of [...this.#thoughts.keys()]) this.#forget(seat);
  }

  /** Asks every bot that is waited for and has not been asked yet. While the table talks about an undo, bots hold still. */
  wake(): void {
    const { module, ports } = this.#around;
    const timeline = this.#around.timeline();
    const asked = module.asked(timeline.state);
    for (const [seat, thought] of [...this.#thoughts]) {
      if (timeline.decisionIds[seat] !== thought.decision || this.#levelAt(timeline, seat) !== thought.level) this.#forget(seat);
    }
    if (this.#isClosed || ports.bots === undefined || isOver(module, timeline) || timeline.undoRequest !== undefined) return;
    const round: Thought[] = [];
    for (const seat of asked) {
      const decision = timeline.decisionIds[seat];
      const level = this.#levelAt(timeline, seat);
      if (level === undefined || typeof decision !== 'number' || this.#thoughts.has(seat)) continue;
      const thought = { seat, decision, level, cancel: new AbortController() };
      this.#thoughts.set(seat, thought);
      round.push(thought);
    }
    if (round.length > 0) void this.#thinkTogether(round, timeline);
  }

  #levelAt(timeline: Timeline, seat: Seat): string | undefined {
    const occupant = timeline.occupants[seat];
    return occupant?.kind === 'bot' ? occupant.level : undefined;
  }

  /**
   * Bots asked at the same moment answer one after another in the order of their seats, once all of them know: who was
   * done first would tell who had something to think about. They never wait for people.
   */
  async #thinkTogether(round: readonly Thought[], timeline: Timeline): Promise<void> {
    const answers = await Promise.all(round.map((thought) => this.#think(thought, timeline)));
    for (const [index, thought] of round.entries()) await this.#answer(thought, answers[index]);
  }

  /** An answer, what went wrong, or undefined once nobody waits for this thought any more. */
  #think({ seat, decision, level, cancel }: Thought, timeline: Timeline): Promise<BotAnswer | Error | undefined> {
    const { module, seed, ports } = this.#around;
    const cancelled = cancel.signal;
    const thinking = botAnswer({ module, seed, timeline, seat, decision, level, ports, cancelled });
    const forgotten = new Promise<undefined>((resolve) => cancelled.addEventListener('abort', () => resolve(undefined)));
    return Promise.race([thinking.catch((problem: unknown) => new Error(String(problem))), forgotten]);
  }

  async #answer(thought: Thought, answer: BotAnswer | Error | undefined): Promise<void> {
    const { match, act, report } = this.#around;
    const { seat, decision } = thought;
    if (answer === undefined || this.#thoughts.get(seat) !== thought) return;
    // The table began to talk about an undo: the bot thinks again if nothing comes of it.
    if (this.#around.timeline().undoRequest !== undefined) return this.#forget(seat);
    try {
      if (answer instanceof Error) throw answer;
      if (answer.trouble !== undefined) report({ match, seat, ...answer.trouble });
      await act(seat, { decision, actions: [toJson(answer.action)] });
      this.#retryMs = FIRST_RETRY_MS;
      this.#finish(thought);
    } catch (problem) {
      report({ match, seat, kind: 'bot-failed', message: String(problem) });
      void this.#retryLater(thought);
    }
  }

  /** Only the storage can fail here, or a game that asks a seat and lets it do nothing. */
  async #retryLater(thought: Thought): Promise<void> {
    const delay = this.#retryMs;
    this.#retryMs = Math.min(LAST_RETRY_MS, delay * 2);
    const { wait } = this.#around.ports;
    if (wait === undefined) return this.#drop(thought);
    await wait(delay, thought.cancel.signal).catch(() => undefined);
    this.#finish(thought);
  }

  #finish(thought: Thought): void {
    this.#drop(thought);
    this.wake();
  }

  #drop(thought: Thought): void {
    if (this.#thoughts.get(thought.seat) === thought) this.#forget(thought.seat);
  }

  #forget(seat: Seat): void {
    this.#thoughts.get(seat)?.cancel.abort();
    this.#thoughts.delete(seat);
    if (!this.areThinking) for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
