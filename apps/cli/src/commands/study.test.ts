import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botPlayer, type PlayedAction } from '@orrery/bots';
import { chanceFromSeed, hashOf, type MatchRecord, readOptions, recordOf, seedFrom, silent } from '@orrery/engine';
import { NO_NOTES, type StudiedStep, studiedMatchText } from '@orrery/study';
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

async function studied(words: string, file: unknown): Promise<{ readonly code: number; readonly lines: readonly string[] }> {
  const lines: string[] = [];
  async function* input() {
    yield Buffer.from(typeof file === 'string' ? file : JSON.stringify(file));
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
  const { reasons: _, ...found } = JSON.parse(lines[0]);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(found);
  expect((await studied(`--json --keep ${path}`, record)).lines).toEqual(lines);
  const other = await studied(`--json --keep ${path}`, await beginningOf('not-alone', 7));
  expect(other).toEqual({ code: 2, lines: ['study.hash: is of another match'] });
});

test('study --json says why something else was better, of each step that gave something away, and is itself a study to go on from', async () => {
  const record = await beginningOf('not-alone', 14);
  const { lines } = await studied('--json --lang ru', record);
  const { steps, reasons } = JSON.parse(lines[0]);
  const costly = steps.filter(({ judged }: StudiedStep) => judged !== undefined && judged.cost >= 0.005);
  expect(costly.length).toBeGreaterThan(0);
  expect(reasons).toEqual(
    costly.map(({ at, judged }: StudiedStep) => ({
      at,
      better: judged?.best[0]?.action,
      than: judged?.played.action,
      words: expect.stringMatching(/^[А-ЯЁ].*\.$/),
      kind: expect.stringMatching(/^(clear|close|same)$/),
      gains: expect.any(Array),
      prices: expect.any(Array),
    })),
  );
  const path = join(mkdtempSync(join(tmpdir(), 'orrery-study-')), 'kept.json');
  writeFileSync(path, lines[0]);
  expect((await studied(`--json --lang ru --keep ${path}`, record)).lines).toEqual(lines);
});

test('with open eyes what others chose in secret is the reason, and nothing that can only be guessed', async () => {
  const record = await beginningOf('not-alone', 14);
  const { reasons } = JSON.parse((await studied('--json --eyes open', record)).lines[0]);
  const hidden = reasons.filter(({ kind }: { kind: string }) => kind === 'hidden');
  expect(hidden.length).toBeGreaterThan(0);
  for (const { words } of hidden) expect(words).toBe('What others had chosen in secret decides here.');
  for (const { kind } of JSON.parse((await studied('--json', record)).lines[0]).reasons) expect(kind).not.toBe('hidden');
});

test('a match in the file of its study, and one of earlier rules that today lead to the same end, are studied like any other', async () => {
  const record = await beginningOf('not-alone', 5);
  const { lines } = await studied('', record);
  expect(await studied('', studiedMatchText({ record, studies: [], notes: NO_NOTES, variations: [] }))).toEqual({ code: 0, lines });
  expect(await studied('', { ...record, rulesVersion: '1' })).toEqual({ code: 0, lines });
  const { code, lines: refused } = await studied('', { ...record, rulesVersion: '1', hash: '0'.repeat(64) });
  expect({ code, refused }).toMatchObject({ code: 2, refused: [expect.stringContaining('was played by rules 1')] });
});

test('study says it in words, in both languages', async () => {
  const record = await beginningOf('alien-frontiers', 6);
  const english = await studied('', record);
  expect(english.lines[0]).toBe('Seen with what each seat could know then.');
  expect(english.lines.at(-1)).toMatch(
    /^Bob \(2\): from \d+\.\d % to \d+\.\d %; gave away \d+\.\d %( \(\d+\.\d % of it in turns? \d.*\))?, luck [+−]\d/,
  );
  expect((await studied('--lang ru', record)).lines.join('\n')).not.toMatch(/NaN|undefined/);
  expect(await studied('--eyes third', record)).toEqual({ code: 2, lines: ['--eyes: must be one of own, open, not third'] });
});
