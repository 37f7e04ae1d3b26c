import type { Judged, Lookers, VariationLine, Why, WhyAsked } from '@orrery/study';
import type { LookJob, LookReply } from '../net/bot-worker.ts';
import type { LookAnswer, LookBegin, LookTask } from './look.ts';

/** Those who look at a match for a study, beside the page. */
export interface StudyLookers extends Lookers {
  chancesAt(count: number): Promise<readonly number[]>;
  /** Undefined: the game gives no reasons. */
  why(asked: WhyAsked): Promise<Why | undefined>;
  /** The chances where a variation ends. */
  tried(line: VariationLine): Promise<readonly number[]>;
  /** What the last action of a variation gave away; undefined: there was no choice. */
  weighed(line: VariationLine): Promise<Judged | undefined>;
  /** Whatever is under way is never heard of again. */
  close(): void;
}

/** More would take the page's own core from it. */
const MOST = 2;

/** One worker, or two where there are cores for them; each is like the bots' own, so that what those have fetched is not fetched again. */
export function workerLookers(match: LookBegin, count = Math.min(MOST, navigator.hardwareConcurrency)): StudyLookers {
  const workers = Array.from({ length: Math.max(1, count) }, () => lookWorker(match));
  const ask = (task: LookTask) => leastBusy(workers).ask(task);
  return {
    together: workers.length,
    async look({ step, effort, line }) {
      const { at } = step;
      return heard('step', await ask({ kind: 'step', step, effort, between: [line[at] ?? [], line[at + 1] ?? []] })).step;
    },
    chancesAt: async (at) => heard('chances', await ask({ kind: 'chances', at })).chances,
    why: async (asked) => heard('why', await ask({ kind: 'why', ...asked })).reason,
    tried: async (line) => heard('tried', await ask({ kind: 'tried', line })).chances,
    weighed: async (line) => heard('weighed', await ask({ kind: 'weighed', line })).judged,
    close() {
      for (const worker of workers) worker.close();
    },
  };
}

function leastBusy(workers: readonly LookWorker[]): LookWorker {
  return workers.reduce((least, worker) => (worker.busy < least.busy ? worker : least));
}

interface Waiting {
  readonly resolve: (answer: LookAnswer) => void;
  readonly reject: (problem: Error) => void;
}

interface LookWorker {
  /** Questions it has not answered yet. */
  readonly busy: number;
  ask(task: LookTask): Promise<LookAnswer>;
  close(): void;
}

/** It starts with the first question, and plays the match again before it answers. */
function lookWorker(match: LookBegin): LookWorker {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let begun: Promise<LookAnswer> | undefined;
  let busy = 0;
  let last = 0;

  function failAll(problem: Error): void {
    for (const { reject } of waiting.values()) reject(problem);
    waiting.clear();
  }

  function started(): Worker {
    if (worker !== undefined) return worker;
    worker = new Worker(new URL('../net/bot-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<LookReply>) => {
      const asker = waiting.get(data.look);
      waiting.delete(data.look);
      if ('answer' in data) asker?.resolve(data.answer);
      else asker?.reject(new Error(data.problem));
    });
    worker.addEventListener('error', ({ message }) => failAll(new Error(message)));
    return worker;
  }

  function send(task: LookTask): Promise<LookAnswer> {
    const listener = started();
    return new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      listener.postMessage({ look: last, task } satisfies LookJob);
    });
  }

  return {
    get busy() {
      return busy;
    },
    async ask(task) {
      busy += 1;
      try {
        begun ??= send({ kind: 'begin', match });
        // What it fetches for its first answer may come in any order: only behind that can it be asked for more.
        await begun;
        return await send(task);
      } finally {
        busy -= 1;
      }
    },
    close() {
      worker?.terminate();
      waiting.clear();
    },
  };
}

type AnswerOf<Kind extends LookAnswer['kind']> = Extract<LookAnswer, { readonly kind: Kind }>;

/** The answer, which is about what was asked. */
function heard<Kind extends LookAnswer['kind']>(kind: Kind, answer: LookAnswer): AnswerOf<Kind> {
  const isOf = (one: LookAnswer): one is AnswerOf<Kind> => one.kind === kind;
  if (isOf(answer)) return answer;
  throw new Error(`asked about ${kind}, heard about ${answer.kind}`);
}
