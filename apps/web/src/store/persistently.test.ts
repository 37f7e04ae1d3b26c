import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { persistently } from './persistently.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Something that fails this often before it succeeds, on a network the test can bring back. */
function failing(times: number) {
  const cancelling = new AbortController();
  const network = new EventTarget();
  const attempt = vi.fn(async () => {
    if (attempt.mock.calls.length <= times) throw new Error(`failure ${attempt.mock.calls.length}`);
    return 'rules';
  });
  const loaded = persistently(attempt, { signal: cancelling.signal, network });
  // Looked at once the test has moved the clock; until then a rejection counts as heard.
  loaded.catch(() => {});
  return { attempt, loaded, network, cancel: () => cancelling.abort() };
}

test('what fails is tried again after a pause, and each pause is longer', async () => {
  const { attempt, loaded } = failing(3);
  await vi.advanceTimersByTimeAsync(999);
  expect(attempt).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(attempt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(attempt).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(4000);
  await expect(loaded).resolves.toBe('rules');
});

test('after the last pause it has failed, with the newest reason', async () => {
  const { attempt, loaded } = failing(9);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempt).toHaveBeenCalledTimes(5);
  await expect(loaded).rejects.toThrow('failure 5');
});

test('when the network is back the rest of the pause is not waited for', async () => {
  const { loaded, network } = failing(1);
  await vi.advanceTimersByTimeAsync(10);
  network.dispatchEvent(new Event('online'));
  await expect(loaded).resolves.toBe('rules');
  expect(vi.getTimerCount()).toBe(0);
});

test('what is superseded is not tried again', async () => {
  const { attempt, loaded, cancel } = failing(9);
  await vi.advanceTimersByTimeAsync(10);
  cancel();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempt).toHaveBeenCalledTimes(1);
  await expect(loaded).rejects.toThrow('failure 1');
});
