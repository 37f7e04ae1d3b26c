import type { JudgedTry } from '@orrery/study/puzzles';
import type { PuzzleReply } from '../net/bot-worker.ts';
import type { PuzzleTry } from './judge.ts';

/** Judges answers beside the page, one at a time. */
export interface Judging {
  judge(tried: PuzzleTry): Promise<JudgedTry>;
  close(): void;
}

/** In a worker like the bots' own, so that what those have fetched is not fetched again. It begins with the first answer. */
export function workerJudging(): Judging {
  let worker: Worker | undefined;
  const begun = (): Worker => {
    worker ??= new Worker(new URL('../net/bot-worker.ts', import.meta.url), { type: 'module' });
    return worker;
  };
  return {
    judge: (tried) => answerOf(begun(), tried),
    close: () => worker?.terminate(),
  };
}

function answerOf(worker: Worker, tried: PuzzleTry): Promise<JudgedTry> {
  return new Promise((resolve, reject) => {
    const ending = new AbortController();
    const { signal } = ending;
    const end = (then: () => void): void => {
      ending.abort();
      then();
    };
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<PuzzleReply>) => end(() => ('judged' in data ? resolve(data.judged) : reject(new Error(data.problem)))),
      { signal },
    );
    worker.addEventListener('error', ({ message }) => end(() => reject(new Error(message))), { signal });
    // As JSON: what the page holds may be wrapped, which no worker can be sent.
    worker.postMessage({ tried: JSON.parse(JSON.stringify(tried)) });
  });
}
