import { expect, test } from 'vitest';
import { fetchNewest } from './fetch-newest.ts';

/** What would be shown, with fetches that answer when the test says so. */
function shelf() {
  const shown: string[] = [];
  const waiting = { arrived: (value: string) => void shown.push(value), failed: (problem: unknown) => void shown.push(`${problem}`) };
  return { shown, waiting };
}

function later<Value>() {
  const steps: { resolve?: (value: Value) => void; reject?: (problem: Error) => void } = {};
  const promise = new Promise<Value>((resolve, reject) => Object.assign(steps, { resolve, reject }));
  return { promise, resolve: (value: Value) => steps.resolve?.(value), reject: (problem: Error) => steps.reject?.(problem) };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

test('what was superseded is not shown, though its answer comes last', async () => {
  const { shown, waiting } = shelf();
  const russian = later<string>();
  const english = later<string>();
  const cancel = fetchNewest(() => russian.promise, waiting);
  cancel();
  fetchNewest(() => english.promise, waiting);
  english.resolve('rules');
  await turn();
  russian.resolve('правила');
  await turn();
  expect(shown).toEqual(['rules']);
});

test('a fetch that was cancelled fails unheard, and can stop early', async () => {
  const { shown, waiting } = shelf();
  const slow = later<string>();
  let seen: AbortSignal | undefined;
  const cancel = fetchNewest((signal) => {
    seen = signal;
    return slow.promise;
  }, waiting);
  expect(seen?.aborted).toBe(false);
  cancel();
  expect(seen?.aborted).toBe(true);
  slow.reject(new Error('no network'));
  await turn();
  expect(shown).toEqual([]);
});

test('a failure is told, and nothing to fetch is nothing shown', async () => {
  const { shown, waiting } = shelf();
  fetchNewest(() => Promise.reject(new Error('no network')), waiting);
  fetchNewest(() => undefined, waiting)();
  await turn();
  expect(shown).toEqual(['Error: no network']);
});
