import { readdirSync, readFileSync } from 'node:fs';
import { checkRecord, readRecord } from '@orrery/engine';
import { describe, expect, test } from 'vitest';
import { raceForTheGalaxy } from './index.ts';
import { recordMatches } from './testing/record-matches.ts';

const FOLDER = new URL('../playthroughs/', import.meta.url);
// `RECORD_MATCHES=1` writes them anew: only after a change of the rules that is meant, with a new `rulesVersion`.
if (process.env.RECORD_MATCHES) recordMatches(FOLDER);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

test('at least ten matches are kept', () => {
  expect(files.length).toBeGreaterThanOrEqual(10);
});

describe('a kept match replays to the same hash and result', () => {
  for (const name of files) {
    test(name, () => {
      const record = readRecord(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')));
      expect(raceForTheGalaxy.result(checkRecord(raceForTheGalaxy, record))).toEqual(record.result);
    });
  }
});
