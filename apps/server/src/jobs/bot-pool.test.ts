import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BotRequest } from '@orrery/match';
import { afterEach, expect, test } from 'vitest';
import { makeMetrics } from '../metrics.ts';
import { BotPool } from './bot-pool.ts';

const pools: BotPool[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A pool whose bots do what their level says. */
function poolOf(setting: { readonly threads: number; readonly limitMilliseconds?: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-bots-'));
  folders.push(folder);
  const file = join(folder, 'worker.mjs');
  writeFileSync(
    file,
    `import { parentPort, threadId } from 'node:worker_threads';
     parentPort.on('message', ({ id, request }) => {
       if (request.level === 'sleeper') for (;;);
       if (request.level === 'crasher') process.exit(1);
       if (request.level === 'thrower') return parentPort.postMessage({ id, problem: 'no idea' });
       parentPort.postMessage({ id, action: { type: request.legal[0].type, thread: threadId }, seconds: 0.001 });
     });`,
  );
  const warnings: string[] = [];
  const pool = new BotPool({ file, metrics: makeMetrics(), warn: (problem) => warnings.push(problem), ...setting });
  pools.push(pool);
  return { pool, warnings };
}

const request = (level: string): BotRequest => ({ game: 'g', level, seat: 0, view: {}, legal: [{ type: 'only' }], salt: 's' });

test('questions are shared among the given number of threads and no more', async () => {
  const { pool } = poolOf({ threads: 2 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => pool.choose(request('first'))));
  expect(answers.every(({ action }) => action.type === 'only')).toBe(true);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(2);
});

test.each([
  ['thrower', 'no idea', 20_000],
  ['crasher', 'thread ended', 20_000],
  ['sleeper', 'no answer in 1500 ms', 1500],
])('a %s is answered for by a legal choice, and the next question is heard', async (level, problem, limitMilliseconds) => {
  const { pool, warnings } = poolOf({ threads: 1, limitMilliseconds });
  const [lost, next] = await Promise.all([pool.choose(request(level)), pool.choose(request('first'))]);
  expect(lost).toEqual({ action: { type: 'only' } });
  expect(next).toMatchObject({ action: { type: 'only' } });
  expect(warnings).toEqual([expect.stringContaining(problem)]);
});

test('a closed pool answers nobody', async () => {
  const { pool } = poolOf({ threads: 1 });
  const waiting = Promise.allSettled([pool.choose(request('sleeper')), pool.choose(request('first'))]);
  await pool.close();
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(pool.choose(request('first'))).rejects.toThrow('stopped');
});
