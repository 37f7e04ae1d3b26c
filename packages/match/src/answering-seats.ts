import { type Phrase, type PlainGame, type Seat, stableJson } from '@orrery/engine';
import type { Answering } from './acting.ts';
import { type Answerer, answererIn } from './answerer.ts';
import { type BotAnswer, botAnswer } from './bot-answer.ts';
import { EvenPasses } from './even-passes.ts';
import { toJson } from './json.ts';
import type { MatchSetup } from './kept.ts';
import { LeaseHolder } from './lease-holder.ts';
import type { Answer } from './match.ts';
import type { MatchPorts, MatchProblem } from './ports.ts';
import { isReturnDue } from './standing-in.ts';
import { actionCount, isOver, type Timeline, waitedFor } from './timeline.ts';
import { mannerOf } from './windows.ts';

/** After the storage failed a bot tries again this much later, twice as late each time; one that is back is not waited for much longer. */
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 4000;

interface Surroundings {
  readonly module: PlainGame;
  readonly setup: MatchSetup;
  readonly ports: MatchPorts;
  readonly timeline: () => Timeline;
  readonly act: (seat: Seat, request: Answering) => Promise<Answer>;
  /** Keeps that the seat passes, for whoever carries it out. */
  readonly announce: (seat: Seat, decision: number) => Promise<Answer>;
  /** Who came back has their seat again. */
  readonly giveBack: (seat: Seat) => Promise<Answer>;
  readonly report: (problem: MatchProblem) => void;
}

interface Thought {
  readonly seat: Seat;
  readonly decision: number;
  readonly answerer: Answerer;
  readonly cancel: AbortController;
}

/**
 * The seats that answer without a person: bots, and seats whose answer is automatic. They think and pause outside the queue, so
 * that people may undo or leave meanwhile; an answer to a question that is no longer asked is dropped, like anybody's.
 */
export class AnsweringSeats {
  readonly #around: Surroundings;
  readonly #passes: EvenPasses;
  readonly #holder: LeaseHolder;
  readonly #thoughts = new Map<Seat, Thought>();
  readonly #waiting: (() => void)[] = [];
  #retryMs = FIRST_RETRY_MS;
  #isGivingBack = false;
  readonly #closing = new AbortController();

  constructor(around: Surroundings) {
    this.#around = around;
    this.#holder = new LeaseHolder(around.ports.lease, (isHeld) => {
      if (isHeld) this.wake();
      this.#restIfQuiet();
    });
    this.#passes = new EvenPasses({ ...around, holder: this.#holder, onRest: () => this.#restIfQuiet() });
  }

  get areBusy(): boolean {
    return this.#thoughts.size > 0 || this.#isGivingBack || this.#holder.isAsking || this.#passes.areBusy;
  }

  /** Resolves when no seat is thinking or pausing. */
  settled(): Promise<void> {
    if (!this.areBusy) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  close(): void {
    this.#closing.abort('closed');
    this.#passes.close();
    for (const seat of [...this.#thoughts.keys()]) this.#forget(seat);
  }

  /** A person's answer; one that lets a window go by may have to wait for everybody's. */
  evenly(...given: Parameters<EvenPasses['evenly']>): Promise<Answer> {
    return this.#passes.evenly(...given);
  }

  /** Asks every automatic seat that is waited for and has not been asked yet. While the table discusses an undo, they hold still. */
  wake(): void {
    this.#passes.wake();
    const { module, ports } = this.#around;
    const timeline = this.#around.timeline();
    const asked = waitedFor(module, timeline);
    for (const [seat, thought] of [...this.#thoughts]) {
      const isStill = stableJson(this.#answererOf(timeline, seat) ?? null) === stableJson(thought.answerer);
      if (timeline.decisionIds[seat] !== thought.decision || !isStill) this.#forget(seat);
    }
    if (this.#closing.signal.aborted || ports.bots === undefined || isOver(module, timeline) || timeline.undoRequest !== undefined) return;
    const round = asked.flatMap((seat) => this.#newThought(timeline, seat));
    const back = timeline.occupants.findIndex((_, seat) => isReturnDue(module, timeline, seat));
    if (round.length === 0 && back < 0) return;
    if (!this.#holder.isHeld) return void this.#holder.ask();
    if (back >= 0) return void this.#giveBack(back);
    for (const thought of round) this.#thoughts.set(thought.seat, thought);
    void this.#thinkTogether(round, timeline);
  }

  /** Somebody is back, and their turn has come or the bot's is over. What else is to be done is looked at again after it. */
  async #giveBack(seat: Seat): Promise<void> {
    if (this.#isGivingBack) return;
    this.#isGivingBack = true;
    const isDone = await this.#around.giveBack(seat).then(
      () => true,
      (problem: unknown) => {
        this.#around.report({ match: this.#around.setup.id, seat, kind: 'bot-failed', message: String(problem) });
        return false;
      },
    );
    if (isDone) this.#retryMs = FIRST_RETRY_MS;
    else await this.#waitToRetry(this.#closing.signal);
    this.#isGivingBack = false;
    if (!isDone && this.#around.ports.wait !== undefined) this.wake();
    this.#restIfQuiet();
  }

  #newThought(timeline: Timeline, seat: Seat): Thought[] {
    const decision = timeline.decisionIds[seat];
    if (typeof decision !== 'number' || this.#thoughts.has(seat)) return [];
    const answerer = this.#answererOf(timeline, seat);
    return answerer === undefined ? [] : [{ seat, decision, answerer, cancel: new AbortController() }];
  }

  /** None for a seat whose passes come evenly with others': it stands under no other clock. */
  #answererOf(timeline: Timeline, seat: Seat): Answerer | undefined {
    if (this.#passes.holds(seat)) return undefined;
    return answererIn(this.#around.module, timeline, { seat, manner: mannerOf(this.#around, timeline.occupants) });
  }

  /**
   * Those asked at the same moment answer one after another in the order of their seats, once all of them know: who was
   * done first would tell who had something to think about. They never wait for people.
   */
  async #thinkTogether(round: readonly Thought[], timeline: Timeline): Promise<void> {
    const answers = await Promise.all(round.map((thought) => this.#think(thought, timeline)));
    for (const [index, thought] of round.entries()) await this.#answer(thought, answers[index]);
  }

  /** An answer, what went wrong, or undefined once nobody waits for this thought any more. */
  #think({ seat, decision, answerer, cancel }: Thought, timeline: Timeline): Promise<BotAnswer | Error | undefined> {
    const { module, setup, ports } = this.#around;
    // Who goes back in a lesson and tries again finds the others as they were.
    const moment = setup.start?.lesson === undefined ? decision : actionCount(timeline);
    const cancelled = cancel.signal;
    const thinking =
      answerer.kind === 'bot'
        ? botAnswer({ module, seed: setup.seed, timeline, seat, moment, level: answerer.level, ports, cancelled })
        : this.#pause(answerer, cancelled).then(() => ({ action: answerer.action }));
    const forgotten = new Promise<undefined>((resolve) => cancelled.addEventListener('abort', () => resolve(undefined)));
    return Promise.race([thinking.catch((problem: unknown) => new Error(String(problem))), forgotten]);
  }

  /** Always equally long, so that it gives nothing away; none where there is nobody to give it away to. */
  async #pause({ isAtOnce }: Extract<Answerer, { kind: 'automatic' }>, cancelled: AbortSignal): Promise<void> {
    const { wait, automaticPauseMs = 0 } = this.#around.ports;
    if (automaticPauseMs > 0 && isAtOnce !== true) await wait?.(automaticPauseMs, cancelled).catch(() => undefined);
  }

  async #answer(thought: Thought, answer: BotAnswer | Error | undefined): Promise<void> {
    const { setup, act, report } = this.#around;
    const match = setup.id;
    const { seat, decision, answerer } = thought;
    if (answer === undefined || this.#thoughts.get(seat) !== thought) return;
    // The table began to discuss an undo: the bot thinks again if nothing comes of it.
    if (this.#around.timeline().undoRequest !== undefined) return this.#forget(seat);
    try {
      if (answer instanceof Error) throw answer;
      if (answer.problem !== undefined) report({ match, seat, ...answer.problem });
      const isWanted = () => this.#thoughts.get(seat) === thought;
      const done = await act(seat, { decision, actions: [toJson(answer.action)], by: answerer.kind, isWanted });
      if (done.ok && answer.talk !== undefined) this.#say(seat, answer.talk);
      this.#retryMs = FIRST_RETRY_MS;
      this.#finish(thought);
    } catch (problem) {
      report({ match, seat, kind: 'bot-failed', message: String(problem) });
      void this.#retryLater(thought);
    }
  }

  #say(seat: Seat, { code, values }: Phrase): void {
    const { setup, ports, timeline } = this.#around;
    const occupant = timeline().occupants[seat];
    if (occupant?.kind === 'bot') ports.onTalk?.({ match: setup.id, seat, name: occupant.name, phrase: { code, values } });
  }

  /** Only the storage can fail here, or a game that asks a seat and lets it do nothing. */
  async #retryLater(thought: Thought): Promise<void> {
    if (this.#around.ports.wait === undefined) return this.#drop(thought);
    await this.#waitToRetry(thought.cancel.signal);
    this.#finish(thought);
  }

  async #waitToRetry(cancelled: AbortSignal): Promise<void> {
    const delay = this.#retryMs;
    this.#retryMs = Math.min(LAST_RETRY_MS, delay * 2);
    await this.#around.ports.wait?.(delay, cancelled).catch(() => undefined);
  }

  #finish(thought: Thought): void {
    this.#drop(thought);
    this.wake();
  }

  #drop(thought: Thought): void {
    if (this.#thoughts.get(thought.seat) === thought) this.#forget(thought.seat);
  }

  #forget(seat: Seat): void {
    // With a reason: without one it would make an error, and note where, for every answer.
    this.#thoughts.get(seat)?.cancel.abort('forgotten');
    this.#thoughts.delete(seat);
    this.#restIfQuiet();
  }

  #restIfQuiet(): void {
    if (!this.areBusy) for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
