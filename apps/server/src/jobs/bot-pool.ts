import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BotChoice, BotPort, BotRequest } from '@orrery/match';
import type { Metrics } from '../metrics.ts';
import { randomChoice } from './random-choice.ts';
import type { Question, Reply } from './worker-messages.ts';

export interface BotPoolSetting {
  /** The built worker file. */
  readonly file: string;
  readonly metrics: Metrics;
  readonly warn: (problem: string) => void;
  /** Past this a thread is taken for lost and replaced. */
  readonly limitMilliseconds?: number;
  /** One core is left to commits and sockets, or acknowledgements would starve. */
  readonly threads?: number;
}

interface Thought {
  readonly request: BotRequest;
  readonly resolve: (choice: BotChoice) => void;
  readonly reject: (reason: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  busy: { readonly id: number; readonly thought: Thought; readonly timer: NodeJS.Timeout } | undefined;
}

const LIMIT_MILLISECONDS = 10_000;

/**
 * Threads in which bots think, with one queue. A bot that fails or takes too long is answered for by a random
 * legal choice: a match must never be stuck because of a bot.
 */
export class BotPool implements BotPort {
  readonly #setting: BotPoolSetting;
  readonly #limit: number;
  readonly #size: number;
  readonly #threads = new Set<Thread>();
  #queue: Thought[] = [];
  #nextId = 0;
  #closed = false;

  constructor(setting: BotPoolSetting) {
    this.#setting = setting;
    this.#limit = setting.limitMilliseconds ?? LIMIT_MILLISECONDS;
    this.#size = setting.threads ?? Math.max(1, availableParallelism() - 1);
  }

  choose(request: BotRequest): Promise<BotChoice> {
    if (this.#closed) return Promise.reject(new Error('the bots have stopped'));
    return new Promise((resolve, reject) => {
      this.#queue.push({ request, resolve, reject });
      this.#dispatch();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#queue) reject(new Error('the bots have stopped'));
    this.#queue = [];
    const threads = [...this.#threads];
    this.#threads.clear();
    for (const { busy } of threads) {
      clearTimeout(busy?.timer);
      busy?.thought.reject(new Error('the bots have stopped'));
    }
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  #dispatch(): void {
    while (this.#queue.length > 0) {
      const thread = this.#freeThread();
      if (thread === undefined) break;
      const thought = this.#queue.shift();
      if (thought !== undefined) this.#ask(thread, thought);
    }
    this.#setting.metrics.botQueue.set(this.#queue.length);
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

  #answerFor({ request, resolve, reject }: Thought, problem: string): void {
    this.#setting.metrics.botFailures.inc({ reason: problem.startsWith('no answer') ? 'too-slow' : 'failed' });
    this.#setting.warn(`bot ${request.level} of ${request.game}: ${problem}; a random choice stands in`);
    const action = randomChoice(request);
    if (action === undefined) reject(new Error(`bot ${request.level} was asked with nothing legal to choose`));
    else resolve({ action });
  }
}
