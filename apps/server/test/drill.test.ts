import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { check } from '../drill/check.ts';
import type { DrillSetting, Outcome } from '../drill/drill.ts';
import { drillPostgres } from '../drill/postgres.ts';
import { drillSqlite } from '../drill/sqlite.ts';
import {
  archiving,
  BASE,
  copyBase,
  copySqlite,
  dump,
  recovering,
  restoreDump,
  restoreSqlite,
  signBase,
  unpackBase,
} from '../drill/steps.ts';
import { openMemory } from '../src/storage/memory/open.ts';
import { actionEntry, setupOf, snapshotAt } from '../src/storage/testing/samples.ts';
import { bundleServer } from './support/bundle.ts';
import type { DoneMove } from './support/patient-player.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-drill-'));
chmodSync(folder, 0o755);
let server: string;
beforeAll(async () => {
  server = (await bundleServer()).server;
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

function settingFor(name: string, given: Partial<DrillSetting> = {}): DrillSetting {
  mkdirSync(join(folder, name));
  return { server, folder: join(folder, name), tables: 2, moves: 20, ...given };
}

function expectWhole(outcomes: readonly Outcome[] | string, restores: number): void {
  if (typeof outcomes === 'string') return void console.warn(`left out: ${outcomes}`);
  expect(outcomes).toHaveLength(restores);
  for (const { problems, promised, lost, playedOn } of outcomes) {
    expect(problems).toEqual([]);
    expect(Math.min(promised, lost, playedOn)).toBeGreaterThan(0);
  }
}

test('a lost server comes back from a copy of SQLite that was made in play', async () => {
  expectWhole(await drillSqlite(settingFor('sqlite')), 1);
});

test('a lost server comes back from PostgreSQL’s backup and archive, whole and as of a moment', async () => {
  const outcomes = await drillPostgres(settingFor('postgres'), () => {});
  expectWhole(typeof outcomes === 'string' ? outcomes : outcomes.slice(0, 2), 2);
});

test('a damaged copy is told', async () => {
  const outcomes = await drillSqlite(settingFor('damaged', { sabotage: 'damaged-backup' }));
  if (typeof outcomes === 'string') return console.warn(`left out: ${outcomes}`);
  expect(outcomes[0].problems[0]).toContain('it cannot be restored');
});

/** The log has four moves, of seats 0 and 1 in turn. */
async function problemsWith(moves: readonly DoneMove[], moment: number): Promise<readonly string[]> {
  const storage = openMemory();
  await storage.matches.create(setupOf('match'), snapshotAt(0));
  for (let version = 0; version < 4; version++) await storage.matches.append('match', actionEntry(version), snapshotAt(version + 1));
  const { problems } = await check(storage, moves, { from: moment, to: moment });
  await storage.close();
  return problems;
}

/** Acknowledged at the moment of its number. */
const done = (seq: number): DoneMove => ({
  match: 'match',
  seat: (seq - 1) % 2,
  seq,
  action: { type: 'end-turn' },
  sentAt: seq,
  heardAt: seq,
});

test('a move that is missing, came too late, is another or was made twice is told', async () => {
  expect(await problemsWith([1, 2, 3, 4].map(done), 5)).toEqual([]);
  expect(await problemsWith([1, 2, 3, 4, 5].map(done), 6)).toEqual(['move 5 of match was acknowledged before the moment and is not there']);
  expect(await problemsWith([1, 2, 3, 4].map(done), 3)).toEqual(['move 4 of match was sent after the moment and is there']);
  const other = { ...done(2), action: { type: 'pass' } };
  expect(await problemsWith([done(1), other, done(3), done(4)], 5)).toEqual([
    'move 2 of match was acknowledged before the moment and is not there',
  ]);
  // One that nobody heard of may have been under way, two of one seat cannot.
  expect(await problemsWith([done(1), done(2), done(3)], 5)).toEqual([]);
  expect(await problemsWith([done(2)].concat({ ...done(5), seat: 0 }), 3)).toEqual(['match has 2 moves of seat 0 that nobody made']);
});

test('HOSTING tells the steps of the drill, word for word', () => {
  const hosting = readFileSync(new URL('../../../docs/HOSTING.md', import.meta.url), 'utf8');
  const steps = [
    ...archiving('/archive'),
    BASE.begin,
    BASE.end,
    copyBase('"$PGDATA"', '/backup'),
    signBase('/backup'),
    unpackBase('/backup', '"$PGDATA"'),
    ...recovering('/archive', '2026-11-17 12:00:00+00'),
    dump('orrery.dump', '$ORRERY_DATABASE'),
    restoreDump('orrery.dump', '$ORRERY_DATABASE'),
    copySqlite('.orrery/orrery.sqlite', 'copy.sqlite'),
    restoreSqlite('copy.sqlite', '.orrery'),
  ];
  for (const step of steps) expect(hosting).toContain(step);
});
