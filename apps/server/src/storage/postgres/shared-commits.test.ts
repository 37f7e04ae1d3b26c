import { afterEach, expect, test, vi } from 'vitest';
import { StorageDown } from '../ports.ts';
import { actionEntry, snapshotAt } from '../testing/samples.ts';
import type { Access } from './access.ts';
import { SharedCommits } from './shared-commits.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A database that answers nothing: each statement is given up after so long. */
function silentAccess(milliseconds: number): Access {
  const write = (): Promise<never> =>
    new Promise((_, reject) => setTimeout(() => reject(new StorageDown(new Error('silent'))), milliseconds));
  return { write } as unknown as Access;
}

test('where the database answers nothing, who comes late is refused with those before them and does not wait for each in turn', async () => {
  vi.useFakeTimers();
  const commits = new SharedCommits(silentAccess(8000));
  const refused: number[] = [];
  for (let index = 0; index < 1000; index++) {
    const append = { matchId: `m${index}`, entry: actionEntry(1), snapshot: snapshotAt(1), fence: undefined };
    commits.append(append).catch((reason: unknown) => {
      expect(reason).toBeInstanceOf(StorageDown);
      refused.push(performance.now());
    });
  }
  const start = performance.now();
  await vi.advanceTimersByTimeAsync(8000);
  expect(refused).toHaveLength(1000);
  expect(Math.max(...refused) - start).toBe(8000);
});
