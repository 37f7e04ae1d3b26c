/** Thinks for bot seats, and for a coach who is asked, off the thread of the screen. Gets views, never states. */
import type { ActionBase } from '@orrery/engine';
import type { BotChoice, BotRequest } from '@orrery/match';
import type { Advice } from './advise.ts';
import type { Review } from './review.ts';
import { think } from './think.ts';

export interface BotJob {
  readonly id: number;
  readonly request: BotRequest;
}
export type BotReply = { readonly id: number; readonly choice: BotChoice } | { readonly id: number; readonly problem: string };

/** What a coach is asked: what to do, or what was given away by what was done. */
export type AdviceJob = { readonly advise: BotRequest } | { readonly review: BotRequest; readonly played: readonly ActionBase[] };
/** Undefined: nothing much was given away. */
export type AdviceReply = Advice | { readonly review: Review | undefined } | { readonly problem: string };

self.addEventListener('message', async ({ data: job }: MessageEvent<BotJob | AdviceJob>) => {
  if (!('id' in job)) await tellAdvice(job);
  else self.postMessage(await answer(job.id, job.request));
});

async function answer(id: number, request: BotRequest): Promise<BotReply> {
  try {
    return { id, choice: await think(request) };
  } catch (problem) {
    return { id, problem: wordsOf(problem) };
  }
}

/** What advice takes besides a bot comes only with the first that is asked for. */
async function tellAdvice(job: AdviceJob): Promise<void> {
  try {
    if ('review' in job) {
      const { review } = await import('./review.ts');
      tell({ review: await review(job.review, job.played) });
    } else {
      const { advise } = await import('./advise.ts');
      for await (const advice of advise(job.advise)) tell(advice);
    }
  } catch (problem) {
    tell({ problem: wordsOf(problem) });
  }
}

function tell(reply: AdviceReply): void {
  self.postMessage(reply);
}

function wordsOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}
