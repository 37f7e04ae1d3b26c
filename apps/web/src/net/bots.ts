import type { BotChoice, BotPort } from '@orrery/match';
import type { BotJob, BotReply } from './bot-worker.ts';

interface Waiting {
  readonly resolve: (choice: BotChoice) => void;
  readonly reject: (problem: Error) => void;
}

/** Bots in one Web Worker; it starts with the first question and ends with the match. */
export function workerBots(): BotPort & { close(): void } {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function failAll(problem: Error): void {
    for (const { reject } of waiting.values()) reject(problem);
    waiting.clear();
  }

  function started(): Worker {
    if (worker !== undefined) return worker;
    worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', (message: MessageEvent<BotReply>) => {
      const reply = message.data;
      const asker = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('choice' in reply) asker?.resolve(reply.choice);
      else asker?.reject(new Error(reply.problem));
    });
    worker.addEventListener('error', (event) => failAll(new Error(event.message)));
    return worker;
  }

  return {
    choose(request) {
      return new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        const job: BotJob = { id: lastId, request: { ...request, view: JSON.parse(JSON.stringify(request.view)) } };
        started().postMessage(job);
      });
    },
    close() {
      worker?.terminate();
      worker = undefined;
      failAll(new Error('the match was closed'));
    },
  };
}
