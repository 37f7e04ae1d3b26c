import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botPlayer, type PlayedAction } from '@orrery/bots';
import { chanceFromSeed, hashOf, type MatchRecord, readOptions, recordOf, seedFrom, silent } from '@orrery/engine';
import { expect, test } from 'vitest';
import { gameOf } from '../games.ts';
import { run } from '../main.ts';

/** The first actions of a match: a whole one would take seconds to study. */
async function beginningOf(id: string, count: number): Promise<MatchRecord> {
  const game = gameOf(id);
  const { module } = game;
  const seed = seedFrom(`a beginning of ${id}`);
  const state = module.setup(readOptions(module.options, {}, 2), 2, chanceFromSeed(seed));
  const actions: Pick<PlayedAction, 'seat' | 'action'>[] = [];
  const player = botPlayer(game, 'greedy');
  for (let at = 0; at < count; at++) {
    const [seat] = module.asked(state);
    const question = { seat, legal: module.legal(state, seat), view: module.view(state, seat), salt: `${at}`, isMute: true } as const;
    const { action } = await player(question);
    actions.push({ seat, action });
    module.apply(state, seat, action, silent);
  }
  const { rulesVersion } = module;
  return recordOf({ game: id, rulesVersion, options: {}, seats: ['Ann', 'Bob'], seed, actions, hash: hashOf(state) });
}

async function studied(words: string, record: MatchRecord): Promise<{ readonly code: number; readonly lines: readonly string[] }> {
  const lines: string[] = [];
  async function* input() {
    yield Buffer.from(JSON.stringify(record));
  }
  const output = {
    isJson: words.includes('--json'),
    line: (text: string) => lines.push(text),
    object: (value: unknown) => lines.push(JSON.stringify(value)),
    progress: () => {},
    complain: (problem: string) => lines.push(problem),
  };
  return { code: await run(`study - ${words}`.trim().split(' '), { output, input: input() }), lines };
}

test('study tells chances, decisions and luck as data, the same every time, and open eyes see it otherwise', async () => {
  const record = await beginningOf('not-alone', 14);
  const { code, lines } = await studied('--json', record);
  expect(code).toBe(0);
  expect(lines).toHaveLength(1);
  const study = JSON.parse(lines[0]);
  expect(study).toMatchObject({ format: 'orrery-study', formatVersion: 1, game: 'not-alone', eyes: 'own', depth: 1, isWhole: true });
  expect(study.line).toHaveLength(15);
  expect(study.steps.some(({ judged }: { judged?: unknown }) => judged !== undefined)).toBe(true);
  expect((await studied('--json', record)).lines).toEqual(lines);
  expect(JSON.parse((await studied('--json --eyes open', record)).lines[0]).line).not.toEqual(study.line);
});

test('study --keep leaves the study in a file, goes on from it, and refuses one of another match', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'orrery-study-')), 'kept.json');
  const record = await beginningOf('not-alone', 8);
  const { lines } = await studied(`--json --keep ${path}`, record);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(JSON.parse(lines[0]));
  expect((await studied(`--json --keep ${path}`, record)).lines).toEqual(lines);
  const other = await studied(`--json --keep ${path}`, await beginningOf('not-alone', 7));
  expect(other).toEqual({ code: 2, lines: ['study.hash: is of another match'] });
});

test('study says it in words, in both languages', async () => {
  const record = await beginningOf('alien-frontiers', 6);
  const english = await studied('', record);
  expect(english.lines[0]).toBe('Seen with what each seat could know then.');
  expect(english.lines.at(-1)).toMatch(/^Bob \(2\): from \d+\.\d % to \d+\.\d %; gave away \d+\.\d %, luck [+−]\d/);
  expect((await studied('--lang ru', record)).lines.join('\n')).not.toMatch(/NaN|undefined/);
  expect(await studied('--eyes third', record)).toEqual({ code: 2, lines: ['--eyes: must be one of own, open, not third'] });
});
