import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '../../server/src/storage/sqlite/open.ts';
import { fill } from '../../server/src/storage/testing/filled.ts';

const BIN = fileURLToPath(new URL('../bin/orrery.mjs', import.meta.url));
const SLOW = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'orrery-admin-cli-'));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function admin(...words: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, [BIN, 'admin', ...words, '--data', folder], {
    env: { ...process.env, ORRERY_DATABASE: undefined },
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (part) => {
    said.out += part;
  });
  child.stderr.on('data', (part) => {
    said.err += part;
  });
  return new Promise((done) => child.on('close', (code) => done({ code, ...said })));
}

beforeAll(() => fill(folder, 2), SLOW);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('people are found, suspended, renamed and forgiven, tables closed and reports settled, all written down', {
  timeout: SLOW,
}, async () => {
  expect(JSON.parse((await admin('people', 'Ada', '--json')).out)).toMatchObject({ people: [{ id: 'ada', name: 'Ada' }] });
  expect((await admin('reports')).out).toContain(
    'report 1970-01-01 00:00 OPEN: Ada about Bob (bob) at table t0: rude\n    1970-01-01 00:00 Bob: no',
  );
  expect(await admin('suspend', 'ada', '--days', '7', '--why', 'Insults')).toMatchObject({ code: 0, err: '' });
  expect((await admin('people', 'ada')).out).toMatch(/^ada Ada \(account, since .*, suspended until 20.*: Insults\)\n$/);
  for (const words of [
    ['rename', 'ada', 'Player 7'],
    ['lift', 'ada'],
    ['close', 't1', '--why', 'Advertising'],
    ['settle', 'report'],
  ])
    expect(await admin(...words)).toMatchObject({ code: 0, err: '' });
  const { acts } = JSON.parse((await admin('log', '--json')).out);
  expect(acts.map(({ what, admin: who }: { what: string; admin: string }) => [what, who])).toEqual([
    ['settle', ''],
    ['close-table', ''],
    ['lift', ''],
    ['rename', ''],
    ['suspend', ''],
    ['suspend', ''],
  ]);
  expect(JSON.parse((await admin('health', '--json')).out)).toMatchObject({ openReports: 0 });
  const storage = openSqlite({ folder });
  const waiting = (await storage.jobs.waiting()).map(({ kind }) => kind);
  expect(waiting).toEqual(expect.arrayContaining(['hold-seats', 'reseat-person', 'close-table']));
  expect(await storage.accounts.person('ada')).toMatchObject({ name: 'Player 7' });
  await storage.close();
});

test('what is wrong is said in one line: nobody there, no reason, a server that has the file', { timeout: SLOW }, async () => {
  const storage = openSqlite({ folder });
  const used = await admin('reports');
  await storage.close();
  expect(used).toMatchObject({ code: 2, out: '' });
  expect(used.err).toMatch(/another server is using this folder: stop it first, or use its page \/admin in a browser\n$/);
  for (const [words, problem] of [
    [['suspend', 'nobody', '--why', 'x'], 'there is no such person'],
    [['suspend', 'bob'], '--why: is missing'],
    [['suspend', 'bob', '--why', 'x', '--days', '0'], '--days: must be a whole number'],
    [['rename', 'bob'], '<to> is missing'],
    [['close', 'nothing', '--why', 'x'], 'there is no such table'],
    [['dance'], 'deed: must be one of'],
  ] as const) {
    const { code, err } = await admin(...words);
    expect([words, code]).toEqual([words, 2]);
    expect(err).toContain(problem);
    expect(err.trim().split('\n')).toHaveLength(1);
  }
});
