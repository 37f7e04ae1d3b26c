import type { AdviceJob, AdviceReply } from './bot-worker.ts';

/** Somebody who thinks beside the page, about one question at a time. */
export interface Adviser {
  /** Leaves what was asked before. */
  ask(job: AdviceJob, hear: (reply: AdviceReply) => void): void;
  /** Nothing more is heard. */
  stop(): void;
}

/** In a worker like the bots' own, so that what those have fetched is not fetched again. A thought cannot be interrupted: to stop is to end the worker. */
export function workerAdviser(): Adviser {
  let worker: Worker | undefined;
  let hearing: ((reply: AdviceReply) => void) | undefined;

  function started(): Worker {
    if (worker !== undefined) return worker;
    worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<AdviceReply>) => {
      const hear = hearing;
      if (!('thought' in data)) hearing = undefined;
      hear?.(data);
    });
    worker.addEventListener('error', ({ message }) => hearing?.({ problem: message }));
    return worker;
  }

  function stop(): void {
    worker?.terminate();
    worker = undefined;
    hearing = undefined;
  }

  return {
    ask(job, hear) {
      if (hearing !== undefined) stop();
      hearing = hear;
      started().postMessage(job);
    },
    stop,
  };
}
