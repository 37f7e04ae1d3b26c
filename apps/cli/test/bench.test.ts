import { expect, test } from 'vitest';
import { run } from '../src/main.ts';

/** It measures by processor time, some seconds of it. */
test('bench measures the game beside boardgame.io', async () => {
  const told: unknown[] = [];
  const output = { isJson: true, line: () => {}, object: (value: unknown) => told.push(value), progress: () => {}, complain: () => {} };
  const words = ['bench', 'alien-frontiers', '--seconds', '1', '--json'];
  expect(await run(words, { output, input: process.stdin })).toBe(0);
  const measured = JSON.parse(JSON.stringify(told[0]));
  expect(measured.bytesPerState).toBeGreaterThan(500);
  expect(measured.ratioToBoardgameIo).toBeCloseTo(measured.actionsPerSecond / measured.boardgameIoActionsPerSecond, -2);
  expect(measured.cloneMicroseconds).toBeGreaterThan(0);
});
