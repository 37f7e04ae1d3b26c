import { expect, test } from 'vitest';
import { run } from '../main.ts';
import type { Output } from '../output.ts';

async function orrery(words: string): Promise<{ code: number; lines: string[]; problems: string[] }> {
  const lines: string[] = [];
  const problems: string[] = [];
  const raw = words.split(' ');
  const output: Output = {
    isJson: raw.includes('--json'),
    line: (text) => lines.push(text),
    object: (value) => lines.push(JSON.stringify(value)),
    progress: () => {},
    complain: (problem) => problems.push(problem),
  };
  return { code: await run(raw, { output, input: (async function* () {})() }), lines, problems };
}

test('puzzles are listed, the easiest first; one is shown with its answers and why, in either language, and solved again', {
  timeout: 60_000,
}, async () => {
  const { code, lines } = await orrery('puzzles not-alone --json');
  expect(code).toBe(0);
  const listed: { id: string; kind: string; rating: number }[] = lines.map((line) => JSON.parse(line));
  expect(listed.length).toBeGreaterThanOrEqual(100);
  expect(listed.map(({ rating }) => rating)).toEqual(listed.map(({ rating }) => rating).sort((one, other) => one - other));
  const id = listed.find(({ kind }) => kind === 'tokens')?.id;
  const shown = await orrery(`puzzles not-alone --id ${id} --lang en`);
  expect(shown.lines.join('\n')).toContain('Where can they be?');
  expect(shown.lines.join('\n')).toMatch(/^(1|0\.\d+) {2}\S/m);
  const reasons = shown.lines.filter((line) => line.startsWith('    '));
  expect(reasons.length).toBeGreaterThan(1);
  // What stands under a worse answer is said of the best one.
  expect(reasons.map((line) => line.startsWith('    The best instead: '))).toEqual(reasons.map((_, at) => at > 0));
  expect((await orrery(`puzzles not-alone --id ${id} --lang ru`)).lines.join('\n')).toContain('Где могут быть');
  const checked = await orrery(`puzzles not-alone --check --id ${id} --json`);
  expect([checked.code, checked.lines.map((line) => JSON.parse(line))]).toEqual([0, [{ id, kind: 'tokens', holds: true }]]);
});

test('a game that is not there, and a puzzle that is not there, get one line', async () => {
  expect(await orrery('puzzles chess')).toMatchObject({ code: 2, problems: [expect.stringContaining('chess')] });
  expect(await orrery('puzzles theseus --id none')).toMatchObject({ code: 2, problems: [expect.stringContaining('none')] });
});
