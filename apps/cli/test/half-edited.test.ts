import { expect, test, vi } from 'vitest';
import { run } from '../src/main.ts';
import type { Output } from '../src/output.ts';

vi.mock('@orrery/catalogue', async (original) => {
  const whole = await original<typeof import('@orrery/catalogue')>();
  const broken = () => Promise.reject(new SyntaxError("Unexpected token '}'\nand where"));
  return { ...whole, GAMES: whole.GAMES.map((game) => (game.id === 'theseus' ? { ...game, module: broken } : game)) };
});

async function orrery(...raw: readonly string[]): Promise<{ code: number; lines: string[]; problems: string[] }> {
  const lines: string[] = [];
  const problems: string[] = [];
  const output: Output = {
    isJson: raw.includes('--json'),
    line: (text) => lines.push(text),
    object: (value) => lines.push(JSON.stringify(value)),
    progress: () => {},
    complain: (problem) => problems.push(problem),
  };
  const code = await run(raw, { output });
  return { code, lines, problems };
}

const REASON = "theseus cannot be loaded: SyntaxError: Unexpected token '}'";

test('while one game cannot be loaded, help says which one in a line, and still helps', async () => {
  const { code, lines, problems } = await orrery('--help');
  expect(code).toBe(0);
  expect(lines.join('\n')).toContain('simulate');
  expect(problems).toEqual([REASON]);
});

test('while one game cannot be loaded, the others are listed', async () => {
  const { code, lines, problems } = await orrery('games', '--json');
  expect(code).toBe(0);
  expect(lines.map((line) => JSON.parse(line).id)).toEqual(['alien-frontiers', 'race-for-the-galaxy', 'not-alone']);
  expect(problems).toEqual([REASON]);
});

test('a command for the broken game says why it cannot, one for another game goes on', async () => {
  const broken = await orrery('simulate', 'theseus', '--games', '1');
  expect([broken.code, broken.problems]).toEqual([2, [REASON]]);
  const whole = await orrery('simulate', 'not-alone', '--bots', 'random', '--games', '1', '--json');
  expect([whole.code, whole.problems]).toEqual([0, []]);
});
