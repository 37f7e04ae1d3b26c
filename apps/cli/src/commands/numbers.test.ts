import { readFileSync } from 'node:fs';
import { GAMES } from '@orrery/catalogue';
import { countedOf } from '@orrery/catalogue/numbers';
import { expect, test } from 'vitest';
import { run } from '../main.ts';
import { fileText } from '../numbers-file.ts';
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

test('numbers are told in words, in either language, with intervals, and as data', async () => {
  const english = await orrery('numbers theseus');
  expect(english.code).toBe(0);
  expect(english.lines[0]).toMatch(/^\d+ matches of navigator \(effort 0\.03\), seed orrery$/);
  expect(english.lines.join('\n')).toMatch(/Factions\n {2}2 seats, even 50\.0 %\n {4}\S.*: \d+\.\d % \(\d+\.\d % to \d+\.\d %\), \d+/);
  expect(english.lines.join('\n')).toMatch(/ {2}\S.*: [+−]\d+\.\d \([+−]\d+\.\d to [+−]\d+\.\d\), beyond their chances [+−]\d+\.\d/);
  expect((await orrery('numbers theseus --lang ru')).lines.join('\n')).toContain('Фракции');
  expect((await orrery('numbers theseus --lang ru')).lines.join('\n')).not.toMatch(/NaN|undefined/);
  expect(JSON.parse((await orrery('numbers theseus --json')).lines[0])).toEqual(await countedOf('theseus'));
});

test.each(GAMES)('$id: what was read is written as it was, byte for byte', async ({ id }) => {
  const counted = await countedOf(id);
  if (counted === undefined) throw new Error('there are none');
  expect(fileText(id, counted)).toBe(
    readFileSync(new URL(`../../../../packages/games/${id}/src/numbers/counted.ts`, import.meta.url), 'utf8'),
  );
});

test('what cannot be added to what is there is refused in one line', async () => {
  expect(await orrery('numbers theseus --games 1')).toMatchObject({ code: 2, problems: [expect.stringContaining('counted already')] });
  expect(await orrery('numbers theseus --games 999999 --seed other')).toMatchObject({
    code: 2,
    problems: [expect.stringContaining('is not the seed of what was counted')],
  });
  expect((await orrery('numbers chess')).code).toBe(2);
});
