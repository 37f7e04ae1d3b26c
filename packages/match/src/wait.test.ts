import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wait } from './wait.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether it has resolved by now. */
async function isDone(waiting: Promise<void>): Promise<boolean> {
  return Promise.race([waiting.then(() => true), vi.advanceTimersByTimeAsync(0).then(() => false)]);
}

test('it ends after the time given, and listens to the signal no longer', async () => {
  const cancel = new AbortController();
  const stopListening = vi.spyOn(cancel.signal, 'removeEventListener');
  const waiting = wait(1000, cancel.signal);
  await vi.advanceTimersByTimeAsync(999);
  expect(await isDone(waiting)).toBe(false);
  expect(stopListening).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await isDone(waiting)).toBe(true);
  expect(stopListening).toHaveBeenCalledWith('abort', expect.any(Function));
});

test('it ends at once when it is cancelled, and leaves no timer behind', async () => {
  const cancel = new AbortController();
  const waiting = wait(1000, cancel.signal);
  cancel.abort();
  expect(vi.getTimerCount()).toBe(0);
  expect(await isDone(waiting)).toBe(true);
});

test('it ends at once when it was cancelled before it began, and starts no timer', async () => {
  const waiting = wait(1000, AbortSignal.abort());
  expect(vi.getTimerCount()).toBe(0);
  expect(await isDone(waiting)).toBe(true);
});
