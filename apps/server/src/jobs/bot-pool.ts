import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BotChoice, BotPort, BotRequest } from '@orrery/match';
import type { Metrics } from '../metrics.ts';
import { FairQueue, type Owner } from './fair-queue.ts';
import { randomChoice } from './random-choice.ts';
import { ThinkingTimes } from './thinking-times.ts';
import type { Question, Reply } from './worker-messages.ts';

export interface BotPoolSetting {
  /** The built worker file. */
  readonly file: string;
  readonly metrics: Metrics;
  readonly warn: (problem: string) => void;
  /** The level that stands in for this one where it is too slow; undefined: there is none. */
  readonly quickLevel: (game: string, level: string) => string | undefined;
  /** Past this a thread is taken for lost and replaced. */
  readonly limitMilliseconds?: number;
  /** A question that has waited longer than this for a thread is answered by the quick level. */
  readonly patienceMilliseconds?: number;
  /** One core is left to commits and sockets, or acknowledgements would starve. */
  readonly threads?: number;
}

interface Thought {
  readonly owner: Owner;
  readonly since: number;
  readonly request: BotRequest;
  readonly cancelled: AbortSignal;
  readonly resolve: (choice: BotChoice) => void;
  readonly reject: (reason: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  /** What it has been asked and has not answered, in this order. */
  readonly asked: Asked[];
  /** Those of the last that are on their way to it with the end of this turn: to wake a thread costs more than what it is told. */
  readonly unsent: Question[];
  /** Until its next answer. */
  timer: NodeJS.Timeout | undefined;
}

interface Asked {
  readonly id: number;
  readonly thought: Thought;
  readonly expectedMilliseconds: number;
}

const LIMIT_MILLISECONDS = 10_000;
const PATIENCE_MILLISECONDS = 4000;
/**
 * A thread is given questions for about this long beforehand, or it would stand idle from its answer until the server's own thread, which
 * may be busy, has time for it. No more, because what a thread has been given no longer takes turns.
 */
const AHEAD_MILLISECONDS = 20;

/**
 * Threads in which bots think, with one queue in which people take turns. A bot that fails or takes too long is answered for by a quick
 * level, and if that fails too by a random legal choice: a match must never be stuck because of a bot. What was given up by an undo is
 * not thought about, so there is work for as many as there are bots on turn, and their matches are limited for each person.
 */
export class BotPool {
  readonly #setting: BotPoolSetting;
  readonly #limit: number;
  readonly #size: number;
  readonly #threads = new Set<Thread>();
  readonly #queue = new FairQueue<Thought>();
  readonly #patience: number;
  readonly #times = new ThinkingTimes();
  #nextId = 0;
  #closed = false;

  constructor(setting: BotPoolSetting) {
    this.#setting = setting;
    this.#limit = setting.limitMilliseconds ?? LIMIT_MILLISECONDS;
    this.#patience = setting.patienceMilliseconds ?? PATIENCE_MILLISECONDS;
    this.#size = setting.threads ?? Math.max(1, availableParallelism() - 1);
  }

  /** For the bots of one match. */
  portFor(owner: Owner): BotPort {
    return { choose: (request, cancelled) => this.#choose(owner, request, cancelled) };
  }

  #choose(owner: Owner, request: BotRequest, cancelled: AbortSignal): Promise<BotChoice> {
    if (this.#closed) return Promise.reject(new Error('the bots have stopped'));
    return new Promise((resolve, reject) => {
      this.#queue.push(owner, { owner, since: performance.now(), request, cancelled, resolve, reject });
      this.#dispatch();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (let waiting = this.#queue.shift(); waiting !== undefined; waiting = this.#queue.shift())
      waiting.reject(new Error('the bots have stopped'));
    const threads = [...this.#threads];
    this.#threads.clear();
    for (const { asked, timer } of threads) {
      clearTimeout(timer);
      for (const { thought } of asked) thought.reject(new Error('the bots have stopped'));
    }
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  #dispatch(): void {
    while (this.#queue.size > 0) {
      const thread = this.#threadWithTime();
      if (thread === undefined) break;
      const thought = this.#queue.shift();
      if (thought?.cancelled.aborted === true) thought.reject(new Error('nobody waits for this any more'));
      else if (thought !== undefined) this.#ask(thread, this.#isLate(thought) ? this.#quicker(thought) : thought);
    }
    this.#setting.metrics.botQueue.set(this.#queue.size);
  }

  #isLate({ since }: Thought): boolean {
    return performance.now() - since > this.#patience;
  }

  /** The same question for the quick level, if it is not asked already. */
  #quicker(thought: Thought): Thought {
    const { request } = thought;
    const level = this.#setting.quickLevel(request.game, request.level);
    if (level === undefined) return thought;
    this.#setting.metrics.botStandIns.inc();
    return { ...thought, request: { ...request, level } };
  }

  /** The one that has least to think about. */
  #threadWithTime(): Thread | undefined {
    const [thread] = [...this.#threads].sort((one, other) => workOf(one) - workOf(other));
    if (thread?.asked.length === 0) return thread;
    if (this.#threads.size < this.#size) return this.#start();
    return thread !== undefined && workOf(thread) < AHEAD_MILLISECONDS ? thread : undefined;
  }

  #start(): Thread {
    const thread: Thread = { worker: new Worker(this.#setting.file), asked: [], unsent: [], timer: undefined };
    // Bots must not keep a finished server alive.
    thread.worker.unref();
    thread.worker.on('message', (reply: Reply) => this.#answered(thread, reply));
    thread.worker.on('error', (reason) =>
      this.#lost(thread, `thread failed: ${reason instanceof Error ? reason.message : String(reason)}`),
    );
    thread.worker.on('exit', () => this.#lost(thread, 'thread ended'));
    this.#threads.add(thread);
    return thread;
  }

  #ask(thread: Thread, thought: Thought): void {
    const id = this.#nextId++;
    thread.asked.push({ id, thought, expectedMilliseconds: this.#times.expected(thought.request) });
    if (thread.asked.length === 1) this.#awaitAnswer(thread);
    if (thread.unsent.length === 0) setImmediate(() => send(thread));
    thread.unsent.push({ id, request: thought.request });
  }

  #awaitAnswer(thread: Thread): void {
    clearTimeout(thread.timer);
    thread.timer =
      thread.asked.length === 0 ? undefined : setTimeout(() => this.#lost(thread, `no answer in ${this.#limit} ms`), this.#limit);
  }

  #answered(thread: Thread, reply: Reply): void {
    const [asked] = thread.asked;
    if (asked === undefined || asked.id !== reply.id) return;
    thread.asked.shift();
    this.#awaitAnswer(thread);
    const { thought } = asked;
    if ('problem' in reply) {
      this.#answerFor(thought, reply.problem);
    } else {
      this.#times.learn(thought.request, reply.seconds);
      this.#setting.metrics.botSeconds.observe({ level: thought.request.level }, reply.seconds);
      thought.resolve({ action: reply.action, talk: reply.talk });
    }
    this.#dispatch();
  }

  #lost(thread: Thread, problem: string): void {
    if (!this.#threads.delete(thread)) return;
    clearTimeout(thread.timer);
    void thread.worker.terminate();
    const [lost, ...others] = thread.asked.splice(0);
    if (lost !== undefined) this.#answerFor(lost.thought, problem);
    // It had not come to these yet.
    for (const { thought } of others) this.#queue.push(thought.owner, thought);
    this.#dispatch();
  }

  #answerFor(thought: Thought, problem: string): void {
    const { request, resolve, reject } = thought;
    this.#setting.metrics.botFailures.inc({ reason: problem.startsWith('no answer') ? 'too-slow' : 'failed' });
    const quicker = this.#quicker(thought);
    const standIn = quicker === thought ? 'a random choice' : quicker.request.level;
    this.#setting.warn(`bot ${request.level} of ${request.game}: ${problem}; ${standIn} stands in`);
    if (quicker !== thought) {
      this.#queue.push(thought.owner, quicker);
      return;
    }
    const action = randomChoice(request);
    if (action === undefined) reject(new Error(`bot ${request.level} was asked with nothing legal to choose`));
    else resolve({ action });
  }
}

function send({ worker, unsent }: Thread): void {
  worker.postMessage(JSON.stringify(unsent.splice(0)));
}

function workOf({ asked }: Thread): number {
  return asked.reduce((sum, { expectedMilliseconds }) => sum + expectedMilliseconds, 0);
}
