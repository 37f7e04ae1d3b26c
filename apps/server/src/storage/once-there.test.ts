import { expect, test } from 'vitest';
import { onceThere } from './once-there.ts';
import { AbsentDatabase, UnusableDatabase } from './ports.ts';

/** A database that comes after so many tries. */
function coming(after: number): () => Promise<string> {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries <= after) throw new AbsentDatabase('postgres://db/orrery', new Error('connect ECONNREFUSED'));
    return 'open';
  };
}

test('a database that is not there yet is waited for, ever more patiently, and each time that is said', async () => {
  const said: string[] = [];
  const pauses: number[] = [];
  const opened = await onceThere(coming(6), {
    onAbsent: (problem, seconds) => said.push(`${problem}, ${seconds}`),
    pause: async (milliseconds) => void pauses.push(milliseconds),
  });
  expect(opened).toBe('open');
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
  expect(said[0]).toBe('cannot use the database postgres://db/orrery: connect ECONNREFUSED, 1');
  expect(said).toHaveLength(6);
});

test('what waiting does not mend is thrown at once', async () => {
  const refused = async (): Promise<never> => {
    throw new UnusableDatabase('postgres://db/orrery', new Error('password authentication failed'));
  };
  await expect(onceThere(refused, { onAbsent: () => expect.unreachable() })).rejects.toThrow('password authentication failed');
});

test('told to stop, it waits no longer', async () => {
  const stopping = new AbortController();
  const opening = onceThere(coming(1), { signal: stopping.signal, onAbsent: () => queueMicrotask(() => stopping.abort()) });
  await expect(opening).rejects.toThrow('aborted');
});
