import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setEnvironmentData } from 'node:worker_threads';
import type { ActionBase } from '@orrery/engine';
import type { BotChoice, BotRequest } from '@orrery/match';
import { afterEach, expect, test } from 'vitest';
import { BotPool, type BotPoolSetting } from '../src/jobs/bot-pool.ts';
import { makeMetrics } from '../src/metrics.ts';

const pools: BotPool[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A pool whose bots do what their level says. */
function poolOf(setting: Pick<BotPoolSetting, 'threads' | 'limitMilliseconds' | 'patienceMilliseconds'> & { readonly quick?: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-bots-'));
  folders.push(folder);
  const file = join(folder, 'worker.mjs');
  writeFileSync(
    file,
    `import { getEnvironmentData, parentPort, threadId } from 'node:worker_threads';
     const answered = getEnvironmentData('answered');
     const answer = ({ id, request }) => {
       if (request.level === 'sleeper') for (;;);
       if (request.level === 'crasher') process.exit(1);
       if (request.level === 'slow') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 30);
       if (request.level === 'thrower') return parentPort.postMessage({ id, problem: 'no idea' });
       if (answered !== undefined) { Atomics.add(answered, 0, 1); Atomics.notify(answered, 0); }
       parentPort.postMessage({ id, action: { type: request.legal[0].type, thread: threadId, level: request.level }, seconds: request.level === 'slow' ? 0.03 : 0.001 });
     };
     parentPort.on('message', (text) => JSON.parse(text).forEach(answer));`,
  );
  const warnings: string[] = [];
  const { quick, ...rest } = setting;
  const pool = new BotPool({
    file,
    metrics: makeMetrics(),
    warn: (problem) => warnings.push(problem),
    quickLevel: (_, level) => (level === quick ? undefined : quick),
    ...rest,
  });
  pools.push(pool);
  const choose = (asked: BotRequest, person = 'ada', cancelled = new AbortController().signal): Promise<ActionBase | BotChoice> =>
    pool.portFor({ person, match: `of ${person}` }).choose(asked, cancelled);
  return { pool, choose, warnings };
}

const request = (level: string): BotRequest => ({ game: 'g', level, seat: 0, view: {}, legal: [{ type: 'only' }], salt: 's' });

test('what nobody waits for any more when its turn comes is not thought about', async () => {
  const { choose } = poolOf({ threads: 1, limitMilliseconds: 60_000 });
  await choose(request('slow'));
  const given = new AbortController();
  const first = choose(request('slow'));
  // It would never end.
  const cancelled = expect(choose(request('sleeper'), 'ada', given.signal)).rejects.toThrow('nobody waits');
  given.abort('undone');
  expect(await first).toMatchObject({ action: { level: 'slow' } });
  await cancelled;
  expect(await choose(request('first'))).toMatchObject({ action: { level: 'first' } });
});

test('questions are shared among the given number of threads and no more', async () => {
  const { choose } = poolOf({ threads: 2 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => choose(request('first'))));
  for (const answer of answers) expect(answer).toMatchObject({ action: { type: 'only' } });
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(2);
});

test.each([
  ['thrower', 'no idea', 20_000],
  ['crasher', 'thread ended', 20_000],
  ['sleeper', 'no answer in 1500 ms', 1500],
])('a %s is answered for by a legal choice, and the next question is heard', async (level, problem, limitMilliseconds) => {
  const { choose, warnings } = poolOf({ threads: 1, limitMilliseconds });
  const [lost, next] = await Promise.all([choose(request(level)), choose(request('first'))]);
  expect(lost).toEqual({ action: { type: 'only' } });
  expect(next).toMatchObject({ action: { type: 'only' } });
  expect(warnings).toEqual([expect.stringContaining(problem)]);
});

test('a closed pool answers nobody', async () => {
  const { pool, choose } = poolOf({ threads: 1 });
  const waiting = Promise.allSettled([choose(request('sleeper')), choose(request('first'))]);
  await pool.close();
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(choose(request('first'))).rejects.toThrow('stopped');
});

test.each([
  ['thrower', 20_000],
  ['crasher', 20_000],
  ['sleeper', 1500],
])('the quick level stands in for a %s', async (level, limitMilliseconds) => {
  const { choose, warnings } = poolOf({ threads: 1, limitMilliseconds, quick: 'first' });
  expect(await choose(request(level))).toMatchObject({ action: { type: 'only', level: 'first' } });
  expect(warnings).toEqual([expect.stringContaining('first stands in')]);
});

test('a question that waited too long is answered by the quick level, one in time by its own', async () => {
  const { choose } = poolOf({ threads: 1, patienceMilliseconds: 0, quick: 'quick' });
  const [now, later] = await Promise.all([choose(request('strong')), choose(request('strong'))]);
  expect([now, later]).toMatchObject([{ action: { level: expect.any(String) } }, { action: { level: 'quick' } }]);
  const { choose: patient } = poolOf({ threads: 1, quick: 'quick' });
  expect(await patient(request('strong'))).toMatchObject({ action: { level: 'strong' } });
});

test('somebody with a hundred questions waiting holds nobody else up', async () => {
  const { choose } = poolOf({ threads: 1 });
  const order: string[] = [];
  const ask = (person: string) => choose(request('first'), person).then(() => order.push(person));
  await Promise.all([...Array.from({ length: 100 }, () => ask('many')), ask('ada')]);
  expect(order.indexOf('ada')).toBeLessThan(3);
});

/** How many of fifty questions are answered while this thread hears of none: it waits for so many answers, or until nothing more comes. */
async function answeredMeanwhile(level: string, { enough, milliseconds }: { readonly enough: number; readonly milliseconds: number }) {
  const answered = new Int32Array(new SharedArrayBuffer(4));
  setEnvironmentData('answered', answered);
  const { choose } = poolOf({ threads: 1 });
  await choose(request(level));
  Atomics.store(answered, 0, 0);
  const all = Array.from({ length: 50 }, () => choose(request(level)));
  await new Promise((resolve) => setImmediate(resolve));
  const until = performance.now() + milliseconds;
  for (let count = 0; count < enough && performance.now() < until; count = Atomics.load(answered, 0)) {
    Atomics.wait(answered, 0, count, until - performance.now());
  }
  const meanwhile = Atomics.load(answered, 0);
  await Promise.all(all);
  return meanwhile;
}

test('a quick bot goes on answering while the server is busy, a slow one is asked one thing at a time', async () => {
  expect(await answeredMeanwhile('first', { enough: 20, milliseconds: 20_000 })).toBeGreaterThanOrEqual(20);
  expect(await answeredMeanwhile('slow', { enough: 2, milliseconds: 300 })).toBeLessThanOrEqual(1);
});

test('what a lost thread had not come to is answered by its own level', async () => {
  const { choose, warnings } = poolOf({ threads: 1, quick: 'quick' });
  await choose(request('first'));
  const answers = await Promise.all(['first', 'crasher', 'first', 'first'].map((level) => choose(request(level))));
  expect(answers).toMatchObject(['first', 'quick', 'first', 'first'].map((level) => ({ action: { level } })));
  expect(warnings).toHaveLength(1);
});
