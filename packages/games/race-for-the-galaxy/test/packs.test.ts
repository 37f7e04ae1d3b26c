import { chanceFromSeed, type Json, readOptions, verifyGame } from '@orrery/engine';
import { expect, test } from 'vitest';
import { raceForTheGalaxy } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import { randomPack } from '../src/testing/random-pack.ts';
import { parsePack, ROWS, SCORING_LINES, writePack } from '../src/workshop/index.ts';
import { POWERS } from '../src/workshop/vocabulary.ts';

/** Tables the packs are tried at, in turn. */
const TABLES: readonly { readonly seats: number; readonly options: Record<string, Json> }[] = [
  { seats: 2, options: {} },
  { seats: 1, options: { robot: 'hard' } },
  { seats: 3, options: { draft: true } },
  { seats: 2, options: { expert: true, box: 'base' } },
  { seats: 5, options: {} },
  { seats: 4, options: { presetHands: true } },
  { seats: 2, options: { draft: true, goals: false } },
  { seats: 3, options: {} },
];
const MATCHES = 100;

test('[RG-15.1] 100 random matches with random cards of the whole vocabulary keep every property of the contract', {
  timeout: 1_800_000,
}, () => {
  const fired = new Set<string>();
  for (let match = 0; match < MATCHES; match++) {
    const pack = randomPack(chanceFromSeed(`pack ${match}`));
    for (const card of pack.cards) {
      for (const row of ROWS) for (const power of card[row] ?? []) fired.add(`${row} ${power.do}`);
      for (const line of card.scoring ?? []) fired.add(`line ${line.for}`);
    }
    const { seats, options } = TABLES[match % TABLES.length];
    const given: Json = JSON.parse(JSON.stringify({ ...options, pack }));
    const { violations, result } = verifyGame(raceForTheGalaxy, {
      seats,
      options: given,
      seed: `packs ${match}`,
      deepEvery: 200,
      mutations: 8,
    });
    expect(violations, `match ${match}`).toEqual([]);
    expect(result, `match ${match}`).toBeDefined();
  }
  const words = ROWS.flatMap((row) => Object.keys(POWERS[row]).map((word) => `${row} ${word}`));
  expect([...words, ...Object.keys(SCORING_LINES).map((line) => `line ${line}`)].filter((word) => !fired.has(word))).toEqual([]);
});

test('a pack is written and read again without a change, and read by the option as it is', () => {
  for (let index = 0; index < 20; index++) {
    const pack = randomPack(chanceFromSeed(`written ${index}`));
    expect(parsePack(writePack(pack))).toEqual(pack);
    const given: Json = JSON.parse(writePack(pack));
    expect(readOptions<Options>(raceForTheGalaxy.options, { pack: given }, 2).pack).toEqual(pack);
  }
});
