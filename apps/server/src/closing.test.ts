import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Closing, closing, STOPPING_MILLISECONDS } from './closing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = (): Promise<never> => new Promise(() => {});

/** A server all of whose parts hang, but for those given. */
function hanging(given: Partial<Closing> = {}): Closing {
  return {
    doors: { isReady: true, letsIn: true },
    drainMilliseconds: 5000,
    messages: { stop: never },
    hub: { size: 1000, sendAway: never, close: never },
    app: { close: never } as unknown as Closing['app'],
    sockets: { count: 1, destroyAll: () => {} },
    matches: { close: () => {} },
    bots: { close: never },
    mailer: undefined,
    sender: { idle: never },
    poster: { close: () => {} },
    storage: { jobs: { stop: never }, close: never },
    timers: { close: never },
    logger: { info: () => {}, warn: () => {} },
    ...given,
  };
}

test('whatever hangs, stopping takes no longer than is promised after draining, and the storage has its share of that', async () => {
  const start = performance.now();
  let storageAt = 0;
  const close = async (): Promise<void> => {
    storageAt = performance.now();
    await never();
  };
  const ended = closing(hanging({ storage: { jobs: { stop: never }, close } }))().then(() => performance.now());
  await vi.advanceTimersByTimeAsync(120_000);
  const took = (await ended) - start;
  expect(took).toBeLessThanOrEqual(5000 + STOPPING_MILLISECONDS);
  expect(took - (storageAt - start)).toBeGreaterThanOrEqual(10_000);
});

test('a step that fails leaves neither what looks at the time nor the storage open', async () => {
  const closed: string[] = [];
  const noted = (name: string) => async () => void closed.push(name);
  const storage = { jobs: { stop: () => Promise.reject(new Error('lost')) }, close: noted('storage') };
  const ended = closing(hanging({ drainMilliseconds: 0, storage, timers: { close: noted('timers') } }))();
  await expect(Promise.all([ended, vi.advanceTimersByTimeAsync(60_000)])).rejects.toThrow('lost');
  expect(closed).toEqual(['timers', 'storage']);
});
