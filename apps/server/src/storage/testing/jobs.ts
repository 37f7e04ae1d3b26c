import type { Json } from '@orrery/engine';
import { expect, test, vi } from 'vitest';
import type { JobQueue, Task } from '../../jobs/queue.ts';
import type { OpenStorage } from './contract.ts';

/** Long enough for a database that looks for jobs once a second. */
const SOON = { timeout: 15_000, interval: 20 };

/** Does jobs of the kind `note` and writes down what was in them. */
async function noting(jobs: JobQueue, task: Task = async () => {}) {
  const noted: Json[] = [];
  const failed: string[] = [];
  const note: Task = async (payload) => {
    noted.push(payload);
    await task(payload);
  };
  await jobs.run({ tasks: { note }, onFailure: (kind, reason) => failed.push(`${kind}: ${String(reason)}`) });
  return { noted, failed, reach: (...wanted: readonly Json[]) => vi.waitFor(() => expect(noted).toEqual(wanted), SOON) };
}

export function describeJobs(open: OpenStorage): void {
  test('jobs are done at their times, with what was given to them, and then they are gone', async () => {
    const { storage, now, pass } = await open();
    const { jobs } = storage;
    const odd = { text: `Ёжик "'\\ 🚀`, list: [1, null, true, { deep: -0.5 }] };
    await jobs.add('note', 'far', { at: now() + 3_600_000 });
    await jobs.add('note', odd);
    await jobs.add('note', 'past', { at: now() - 60_000 });
    const at = now() + 3000;
    await jobs.add('note', 'later', { at });
    const doneAt: number[] = [];
    const { noted } = await noting(jobs, async (payload) => {
      if (payload === 'later') doneAt.push(now());
    });
    // Those that are due together may be done side by side: which is first nobody promises.
    const done = (...wanted: readonly Json[]) =>
      vi.waitFor(() => {
        for (const one of wanted) expect(noted).toContainEqual(one);
      }, SOON);
    await done('past', odd);
    await jobs.add('note', 'now');
    await done('now');
    await pass(3500);
    await done('later');
    expect(doneAt).toHaveLength(1);
    expect(doneAt[0]).toBeGreaterThanOrEqual(at);
    await vi.waitFor(async () => expect(await jobs.waiting()).toMatchObject([{ payload: 'far' }]), SOON);
    expect(noted).toHaveLength(4);
  });

  // A quarter of the time somebody has left is no whole number of milliseconds.
  test('a job may be wanted between two milliseconds', async () => {
    const { storage, now } = await open();
    const at = now() + 60_000;
    await storage.jobs.add('note', 'between', { at: at + 0.25 });
    const [waiting] = await storage.jobs.waiting();
    expect(waiting).toMatchObject({ payload: 'between' });
    expect(Math.abs(waiting.at - at)).toBeLessThanOrEqual(1);
  });

  test('what waits is counted, and how long the oldest has been due', async () => {
    const { storage, now } = await open();
    const { jobs } = storage;
    expect(await jobs.backlog()).toEqual({ due: 0, later: 0, lateMilliseconds: 0, givenUp: 0 });
    await jobs.add('note', 'later', { at: now() + 3_600_000 });
    expect(await jobs.backlog()).toEqual({ due: 0, later: 1, lateMilliseconds: 0, givenUp: 0 });
    await jobs.add('note', 'due', { at: now() - 10_000 });
    await jobs.add('note', 'long due', { at: now() - 60_000 });
    const { lateMilliseconds, ...counted } = await jobs.backlog();
    expect(counted).toEqual({ due: 2, later: 1, givenUp: 0 });
    expect(lateMilliseconds).toBeGreaterThanOrEqual(60_000);
    expect(lateMilliseconds).toBeLessThan(70_000);
    await noting(jobs);
    await vi.waitFor(async () => expect(await jobs.backlog()).toEqual({ due: 0, later: 1, lateMilliseconds: 0, givenUp: 0 }), SOON);
  });

  test('a job takes the place of the one of its key that waits, or leaves it its time', async () => {
    const { storage, now } = await open();
    const { jobs } = storage;
    const at = now() + 60_000;
    await jobs.add('note', 1, { key: 'a', at });
    await jobs.add('note', 2, { key: 'a', at: at + 1000 });
    await jobs.add('note', 3, { key: 'b', at: at + 500, keepsTime: true });
    await jobs.add('note', 4, { key: 'b', at: at + 9000, keepsTime: true });
    await jobs.add('note', 5, { at });
    await jobs.add('note', 5, { at });
    expect(await jobs.waiting()).toEqual([
      { kind: 'note', payload: 5, at },
      { kind: 'note', payload: 5, at },
      { kind: 'note', payload: 4, at: at + 500, key: 'b' },
      { kind: 'note', payload: 2, at: at + 1000, key: 'a' },
    ]);
  });

  test('a job that fails is told and tried again after a while; others do not wait for it', async () => {
    const { storage, pass } = await open();
    const { jobs } = storage;
    await jobs.add('note', 'bad');
    let failures = 0;
    const { reach, failed, noted } = await noting(jobs, async (payload) => {
      if (payload === 'bad' && failures++ < 1) throw new Error('not this time');
    });
    await reach('bad');
    await vi.waitFor(() => expect(failed).toEqual(['note: Error: not this time']), SOON);
    await jobs.add('note', 'good');
    await reach('bad', 'good');
    await vi.waitFor(async () => expect(await jobs.waiting()).toMatchObject([{ payload: 'bad' }]), SOON);
    await pass(1000);
    expect(noted).toHaveLength(2);
    await pass(2500);
    await reach('bad', 'good', 'bad');
    await vi.waitFor(async () => expect(await jobs.waiting()).toEqual([]), SOON);
    expect(failed).toHaveLength(1);
  });

  test('a job under way may plan the next one of its key, and is not done again for failing', async () => {
    const { storage, now, pass } = await open();
    const { jobs } = storage;
    await jobs.add('note', 1, { key: 'again' });
    const { reach, failed, noted } = await noting(jobs, async (payload) => {
      if (payload !== 1) return;
      await jobs.add('note', 2, { key: 'again', at: now() + 60_000 });
      throw new Error('failed after all');
    });
    await vi.waitFor(() => expect(failed).toHaveLength(1), SOON);
    await pass(4500);
    await reach(1);
    await jobs.add('note', 3, { key: 'again' });
    await reach(1, 3);
    expect(noted).toEqual([1, 3]);
  });

  test('jobs of kinds that nobody here knows wait, also across a restart', async (context) => {
    const { storage, reopen } = await open();
    if (reopen === undefined) return context.skip();
    const first = await noting(storage.jobs);
    await storage.jobs.add('unheard-of', { of: 'a newer version' });
    await storage.jobs.add('note', 1);
    await first.reach(1);
    await vi.waitFor(async () => expect(await storage.jobs.waiting()).toHaveLength(1), SOON);
    const { jobs } = await reopen();
    expect(await jobs.waiting()).toMatchObject([{ kind: 'unheard-of', payload: { of: 'a newer version' } }]);
    await jobs.add('note', 2);
    const second = await noting(jobs);
    await second.reach(2);
    await vi.waitFor(async () => expect(await jobs.waiting()).toMatchObject([{ kind: 'unheard-of' }]), SOON);
  });

  test('what is planned by who has stopped waits for who comes next', async () => {
    const { storage } = await open();
    const { jobs } = storage;
    await noting(jobs);
    await jobs.stop();
    // As a call that is cut off when its server goes.
    await jobs.add('note', 'again');
    expect(await jobs.waiting()).toMatchObject([{ payload: 'again' }]);
  });

  test('who stops lets what is under way be done, and begins nothing more', async () => {
    const { storage } = await open();
    const { jobs } = storage;
    let finish = (): void => {};
    const ended: Json[] = [];
    await jobs.add('note', 1);
    const { reach, noted } = await noting(jobs, async (payload) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      ended.push(payload);
    });
    await reach(1);
    const stopping = jobs.stop().then(() => [...ended]);
    finish();
    expect(await stopping).toEqual([1]);
    expect(noted).toEqual([1]);
  });
}
