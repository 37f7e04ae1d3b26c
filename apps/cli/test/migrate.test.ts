import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chosenDriver } from '../../server/src/storage/sqlite/driver/choose.ts';
import { openSqlite } from '../../server/src/storage/sqlite/open.ts';
import { fill } from '../../server/src/storage/testing/filled.ts';

const BIN = fileURLToPath(new URL('../bin/orrery.mjs', import.meta.url));
const SLOW = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'orrery-migrate-cli-'));
const at = (name: string): string => join(folder, name);

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** `killAt`: the process is killed when it has written this to standard error. */
function migrate(words: readonly string[], killAt?: string): Promise<Ended> {
  const child = spawn(process.execPath, [BIN, 'migrate', ...words]);
  const said = { out: '', err: '' };
  child.stdout.on('data', (part) => {
    said.out += part;
  });
  child.stderr.on('data', (part) => {
    said.err += part;
    if (killAt !== undefined && said.err.includes(killAt)) child.kill('SIGKILL');
  });
  return new Promise((done) => child.on('close', (code) => done({ code, ...said })));
}

beforeAll(async () => {
  await fill(at('from'), 4);
  // Enough to be killed in the middle of.
  const database = chosenDriver()(join(at('from'), 'orrery.sqlite'));
  database.exec(`INSERT INTO entries WITH RECURSIVE count (n) AS (SELECT 1000 UNION ALL SELECT n + 1 FROM count WHERE n < 200000)
    SELECT 't1', n, '{"kind":"orders","seat":0,"orders":[],"at":' || n || '}' FROM count`);
  database.close();
  await migrate(['--help']);
}, SLOW);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('killed in the middle and run again it goes on, and says counts and hashes', { timeout: SLOW }, async () => {
  const killed = await migrate([at('from'), at('to')], 'entries: 0 of');
  expect(killed).toMatchObject({ code: null, out: '' });
  expect(() => openSqlite({ folder: at('to') })).toThrow(/a move into it was begun and not finished/);
  const again = await migrate([at('from'), at('to'), '--json']);
  expect(again.code).toBe(0);
  expect(again.err).toContain('people: 2 of 2');
  const { moved } = JSON.parse(again.out);
  expect(moved.find(({ relation }: { relation: string }) => relation === 'entries')).toMatchObject({ rows: 199_121 });
  const whole = await migrate([at('from'), at('whole'), '--json']);
  expect(JSON.parse(whole.out)).toEqual({ moved });
  const back = await migrate([join(at('to'), 'orrery.sqlite'), at('back')]);
  expect(back.code).toBe(0);
  expect(back.out.split('\n').slice(0, 2)).toEqual(['Moved, and alike in both:', `  people: 2 rows, ${moved[0].hash}`]);
});

test('wrong input: one line, exit code 2, no password', { timeout: SLOW }, async () => {
  const running = openSqlite({ folder: at('used') });
  const refused = await Promise.all([
    migrate([at('used'), at('new')]),
    migrate([at('nowhere'), at('new')]),
    migrate([at('from'), 'postgres://ada:secret@127.0.0.1:1/none']),
    migrate([at('from')]),
  ]);
  await running.close();
  expect(refused.map(({ code, out }) => ({ code, out }))).toEqual(refused.map(() => ({ code: 2, out: '' })));
  const lines = refused.map(({ err }) => err);
  expect(lines[0]).toMatch(/^orrery: cannot use the database .*used\/orrery\.sqlite: another server is using this folder\n$/);
  expect(lines[1]).toMatch(/^orrery: cannot use the database .*nowhere\/orrery\.sqlite: there is no such file\n$/);
  expect(lines[2]).toMatch(/^orrery: cannot use the database postgres:\/\/127\.0\.0\.1:1\/none: .*ECONNREFUSED[^\n]*\n$/);
  expect(lines[3]).toMatch(/^orrery: <to> is missing: [^\n]*\n$/);
  expect(lines.join('')).not.toContain('secret');
});
