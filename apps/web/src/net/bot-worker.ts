/** Thinks for bot seats, for a coach who is asked, for studies and puzzles, off the thread of the screen. Bots and coach get views, never states. */
import type { ActionBase } from '@orrery/engine';
import type { BotChoice, BotRequest } from '@orrery/match';
import type { JudgedTry } from '@orrery/study/puzzles';
import type { PuzzleTry } from '../puzzles/judge.ts';
import type { LookAnswer, LookTask } from '../study/look.ts';
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

/** What a study asks about a match that is over. */
export interface LookJob {
  readonly look: number;
  readonly task: LookTask;
}
export type LookReply = { readonly look: number; readonly answer: LookAnswer } | { readonly look: number; readonly problem: string };

/** An answer to a puzzle. */
export interface PuzzleJob {
  readonly tried: PuzzleTry;
}
export type PuzzleReply = { readonly judged: JudgedTry } | { readonly problem: string };

self.addEventListener('message', async ({ data: job }: MessageEvent<BotJob | AdviceJob | LookJob | PuzzleJob>) => {
  if ('id' in job) self.postMessage(await answer(job.id, job.request));
  else if ('look' in job) self.postMessage(await looked(job));
  else if ('tried' in job) self.postMessage(await judgedTry(job.tried));
  else await tellAdvice(job);
});

async function answer(id: number, request: BotRequest): Promise<BotReply> {
  try {
    return { id, choice: await think(request) };
  } catch (problem) {
    return { id, problem: wordsOf(problem) };
  }
}

async function looked({ look: number, task }: LookJob): Promise<LookReply> {
  try {
    const { look } = await import('../study/look.ts');
    return { look: number, answer: await look(task) };
  } catch (problem) {
    return { look: number, problem: wordsOf(problem) };
  }
}

async function judgedTry(tried: PuzzleTry): Promise<PuzzleReply> {
  try {
    const { judged } = await import('../puzzles/judge.ts');
    return { judged: await judged(tried) };
  } catch (problem) {
    return { problem: wordsOf(problem) };
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
