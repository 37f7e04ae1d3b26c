import type { JobQueue, Task } from '../jobs/queue.ts';
import type { Storage } from '../storage/ports.ts';
import { reckon } from './reckon.ts';

/** How many matches are reckoned at a time, so that moves do not wait. */
const BATCH = 20;

/** Whatever has ended and is not reckoned yet, in the order it ended. Done twice, or by two nodes, it comes to the same. */
export function ratingTasks({ jobs, ratings }: Pick<Storage, 'jobs' | 'ratings'>) {
  return {
    'rate-matches': async () => {
      for (let count = 0; count < BATCH; count++) if ((await ratings.rateNext(reckon)) === undefined) return;
      await planRating(jobs);
    },
  } satisfies Record<string, Task>;
}

export async function planRating(jobs: Pick<JobQueue, 'add'>): Promise<void> {
  await jobs.add('rate-matches', {}, { key: 'rate-matches' });
}
