import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { checkRecord, hashOf, type PlainGame, type RecordedAction, readRecord, recordOf, seedFrom, type WithChance } from '@orrery/engine';
import { describe, expect, test } from 'vitest';
import type { OptionSet, RandomGame } from './random-play.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gia'];

export interface GoldenMatches {
  /** Where they are kept. */
  readonly folder: URL;
  /** One match a table. */
  readonly tables: readonly OptionSet[];
  /** Plays a random match, tells every action, and gives the last state. */
  play(game: RandomGame, told: (action: RecordedAction) => void): WithChance;
}

/**
 * Kept matches that must replay to the same hash and result. `RECORD_MATCHES=1` writes them anew: only after a change of the rules that
 * is meant, with a new `rulesVersion`.
 */
export function describeGoldenMatches(module: PlainGame, golden: GoldenMatches): void {
  if (process.env.RECORD_MATCHES) recordMatches(module, golden);
  const files = readdirSync(golden.folder).filter((name) => name.endsWith('.json'));

  test('at least ten matches are kept', () => {
    expect(files.length).toBeGreaterThanOrEqual(10);
  });

  describe('a kept match replays to the same hash and result', () => {
    for (const name of files) {
      test(name, () => {
        const record = readRecord(JSON.parse(readFileSync(new URL(name, golden.folder), 'utf8')));
        expect(module.result(checkRecord(module, record))).toEqual(record.result);
      });
    }
  });
}

/** One action a line, so that a difference can be read. */
function recordMatches(module: PlainGame, { folder, tables, play }: GoldenMatches): void {
  mkdirSync(folder, { recursive: true });
  tables.forEach(({ seats, options }, match) => {
    const seed = seedFrom(`golden match ${match}`);
    const actions: RecordedAction[] = [];
    const last = play({ seats, options, seed }, (action) => actions.push(action));
    const { id: game, rulesVersion } = module;
    const result = module.result(last);
    const record = recordOf({ game, rulesVersion, options, seats: NAMES.slice(0, seats), seed, actions, result, hash: hashOf(last) });
    const { actions: _, ...head } = record;
    const lines = actions.map((action) => JSON.stringify(action)).join(',\n');
    const name = `random-${String(match + 1).padStart(2, '0')}-of-${seats}.json`;
    writeFileSync(new URL(name, folder), `${JSON.stringify(head).slice(0, -1)},"actions":[\n${lines}\n]}\n`);
  });
}
