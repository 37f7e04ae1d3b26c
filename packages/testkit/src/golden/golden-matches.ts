import { readFileSync } from 'node:fs';
import { checkRecord, type PlainGame, readRecord, readSnapshot } from '@orrery/engine';
import { describe, expect, test } from 'vitest';
import { goldenNames, linesTakenBack, snapshotNames } from './digests.ts';
import { goldenProblems } from './problems.ts';
import { type GoldenMatches, recordVersion } from './recording.ts';
import { playOn, readKept, readsStatesOf } from './snapshots.ts';

/**
 * Kept matches that must replay to the same hash and result, and kept snapshots of this and earlier versions that must go on.
 * `npm run record -- <game>` writes those of a new version; see docs/CONTRIBUTING.md.
 */
export function describeGoldenMatches(module: PlainGame, golden: GoldenMatches): void {
  const { folder } = golden;
  if (process.env.RECORD_MATCHES) recordVersion(module, golden);
  const files = goldenNames(folder);

  test('at least ten matches are kept', () => {
    expect(files.length).toBeGreaterThanOrEqual(10);
  });

  test(`golden matches and snapshots are those recorded for rules ${module.rulesVersion}`, () => {
    expect(goldenProblems(module, folder)).toEqual([]);
  });

  test.skipIf(linesTakenBack(folder) === undefined)('what a version was recorded as has never changed', () => {
    expect(linesTakenBack(folder)).toEqual([]);
  });

  describe('a kept match replays to the same hash and result', () => {
    for (const name of files) {
      test(name, () => {
        const record = readRecord(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
        expect(module.result(checkRecord(module, record))).toEqual(record.result);
      });
    }
  });

  describe('a kept snapshot is upgraded and played on to the end, or closed where the game says that it cannot go on', () => {
    for (const name of snapshotNames(folder)) {
      test(name, () => {
        const kept = readKept(folder, name);
        if (readsStatesOf(module, kept.rulesVersion)) expect(module.result(playOn(module, kept))).toBeDefined();
        else expect(readSnapshot(module, kept)).toMatchObject({ ok: false, reason: 'rules-changed' });
      });
    }
  });
}
