import { MOST_ATTEMPTS } from '../../jobs/queue.ts';
import type { JobRows, KeptJob } from '../../jobs/timed-queue.ts';

export function memoryJobRows(): JobRows {
  const jobs = new Map<number, KeptJob>();
  let last = 0;
  const inOrder = (): KeptJob[] => [...jobs.values()].sort((one, other) => one.at - other.at || one.id - other.id);
  return {
    async add({ keepsTime, ...job }, running) {
      const before = job.key === undefined ? undefined : inOrder().find(({ key }) => key === job.key);
      if (before !== undefined && running.has(before.id)) {
        const { key: _, ...unkeyed } = before;
        jobs.set(before.id, { ...unkeyed, attempts: MOST_ATTEMPTS });
      } else if (before !== undefined) jobs.delete(before.id);
      const isKept = keepsTime === true && before !== undefined && !running.has(before.id);
      last += 1;
      jobs.set(last, { ...structuredClone(job), at: isKept ? before.at : job.at, id: last, attempts: 0 });
    },
    next: (kinds, running) =>
      inOrder().find(({ id, kind, attempts }) => kinds.includes(kind) && !running.has(id) && attempts < MOST_ATTEMPTS),
    async remove(id) {
      jobs.delete(id);
    },
    async retry(id, { at, attempts }) {
      const job = jobs.get(id);
      if (job !== undefined) jobs.set(id, { ...job, at, attempts: Math.max(attempts, job.attempts) });
    },
    backlog(now, running) {
      const open = inOrder().filter(({ attempts }) => attempts < MOST_ATTEMPTS);
      const givenUp = inOrder().filter(({ id, attempts }) => attempts >= MOST_ATTEMPTS && !running.has(id)).length;
      const due = open.filter(({ at }) => at <= now);
      return { due: due.length, later: open.length - due.length, lateMilliseconds: due[0] === undefined ? 0 : now - due[0].at, givenUp };
    },
    all: () => inOrder().map(({ id: _, attempts: __, ...job }) => structuredClone(job)),
  };
}
