import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BotChoice, BotPort, BotRequest } from '@orrery/match';
import type { Metrics } from '../metrics.ts';
import { FairQueue, type Owner } from './fair-queue.ts';
import { randomChoice } from './random-choice.ts';
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
  readonly resolve: (choice: BotChoice) => void;
  readonly reject: (reason: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  busy: { readonly id: number; readonly thought: Thought; readonly timer: NodeJS.Timeout } | undefined;
}

const LIMIT_MILLISECONDS = 10_000;
const PATIENCE_MILLISECONDS = 4000;

/**
 * Threads in which bots think, with one queue in which people take turns. A bot that fails or takes too long is answered for by a quick
 * level, and if that fails too by a random legal choice: a match must never be stuck because of a bot. The queue is as long as there are
 * bots on turn, and their matches are limited for each person.
 */
export class BotPool {
  readonly #setting: BotPoolSetting;
  readonly #limit: number;
  readonly #size: number;
  readonly #threads = new Set<Thread>();
  readonly #queue = new FairQueue<Thought>();
  readonly #patience: number;
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
    return { choose: (request) => this.#choose(owner, request) };
  }

  #choose(owner: Owner, request: BotRequest): Promise<BotChoice> {
    if (this.#closed) return Promise.reject(new Error('the bots have stopped'));
    return new Promise((resolve, reject) => {
      this.#queue.push(owner, { owner, since: performance.now(), request, resolve, reject });
      this.#dispatch();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (let waiting = this.#queue.shift(); waiting !== undefined; waiting = this.#queue.shift())
      waiting.reject(new Error('the bots have stopped'));
    const threads = [...this.#threads];
    this.#threads.clear();
    for (const { busy } of threads) {
      clearTimeout(busy?.timer);
      busy?.thought.reject(new Error('the bots have stopped'));
    }
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  #dispatch(): void {
    while (this.#queue.size > 0) {
      const thread = this.#freeThread();
      if (thread === undefined) break;
      const thought = this.#queue.shift();
      if (thought !== undefined) this.#ask(thread, this.#isLate(thought) ? this.#quicker(thought) : thought);
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

  #freeThread(): Thread | undefined {
    for (const thread of this.#threads) if (thread.busy === undefined) return thread;
    return this.#threads.size < this.#size ? this.#start() : undefined;
  }

  #start(): Thread {
    const thread: Thread = { worker: new Worker(this.#setting.file), busy: undefined };
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
    const timer = setTimeout(() => this.#lost(thread, `no answer in ${this.#limit} ms`), this.#limit);
    thread.busy = { id, thought, timer };
    const question: Question = { id, request: thought.request };
    thread.worker.postMessage(question);
  }

  #answered(thread: Thread, reply: Reply): void {
    const { busy } = thread;
    if (busy === undefined || busy.id !== reply.id) return;
    clearTimeout(busy.timer);
    thread.busy = undefined;
    if ('problem' in reply) {
      this.#answerFor(busy.thought, reply.problem);
    } else {
      this.#setting.metrics.botSeconds.observe({ level: busy.thought.request.level }, reply.seconds);
      busy.thought.resolve({ action: reply.action, talk: reply.talk });
    }
    this.#dispatch();
  }

  #lost(thread: Thread, problem: string): void {
    if (!this.#threads.delete(thread)) return;
    const { busy } = thread;
    thread.busy = undefined;
    void thread.worker.terminate();
    if (busy !== undefined) {
      clearTimeout(busy.timer);
      this.#answerFor(busy.thought, problem);
    }
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
