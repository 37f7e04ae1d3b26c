import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/orrery.mjs', import.meta.url));
const SLOW = 120_000;

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function ended(child: ReturnType<typeof spawn>): Promise<Ended> {
  const said = { out: '', err: '' };
  child.stdout?.on('data', (part) => {
    said.out += part;
  });
  child.stderr?.on('data', (part) => {
    said.err += part;
  });
  return new Promise((done) => child.on('close', (code) => done({ code, ...said })));
}

const orrery = (...words: string[]) => ended(spawn(process.execPath, [BIN, ...words]));

/** The first run builds the command; later ones find it built. */
beforeAll(async () => {
  await orrery('games');
}, SLOW);

test('the command runs from anywhere and says what it did', { timeout: SLOW }, async () => {
  const { code, out, err } = await orrery('simulate', 'alien-frontiers', '--games', '1', '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(
    out
      .trim()
      .split('\n')
      .map((line) => Object.keys(JSON.parse(line))[0]),
  ).toEqual(['seed', 'summary']);
});

test('wrong input: one line on standard error, nothing else, exit code 2', { timeout: SLOW }, async () => {
  const { code, out, err } = await orrery('simulate', 'chess');
  expect({ code, out, err }).toEqual({
    code: 2,
    out: '',
    err: 'orrery: there is no game chess; the games are: alien-frontiers, race-for-the-galaxy, theseus, not-alone\n',
  });
});

test('a pipe that is closed early is no error', { timeout: SLOW }, async () => {
  const shell = `"${process.execPath}" "${BIN}" simulate alien-frontiers --games 200 --json | head -n 1`;
  const { out, err } = await ended(spawn('sh', ['-c', shell]));
  expect(out.trim().split('\n')).toHaveLength(1);
  expect(err).not.toMatch(/EPIPE|Error/);
});

test('Ctrl-C ends it at once and quietly', { timeout: SLOW }, async () => {
  const child = spawn(process.execPath, [BIN, 'simulate', 'alien-frontiers', '--games', '100000', '--json']);
  const end = ended(child);
  child.stdout.once('data', () => child.kill('SIGINT'));
  const { code, err } = await end;
  expect(code, err).toBe(130);
  expect(err).not.toContain('Error');
});

test('the arena plays in threads', { timeout: SLOW }, async () => {
  const { code, out } = await orrery('arena', 'alien-frontiers', '--bots', 'greedy,random', '--games', '4', '--threads', '2', '--json');
  expect(code).toBe(0);
  const scores = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(scores).toHaveLength(6);
  expect(scores[4].score).toMatchObject({ bot: 'greedy', matches: 4 });
});

test('another program plays by lines of JSON, and one that cheats is named', { timeout: SLOW }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-stdio-'));
  const first = join(folder, 'first.mjs');
  writeFileSync(
    first,
    `import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const { seat, view, legal } = JSON.parse(line);
  if (view.viewer !== seat) throw new Error('not my view');
  console.log(JSON.stringify({ action: legal.at(-1), thought: 'the last will do' }));
}`,
  );
  const played = await orrery('arena', 'alien-frontiers', '--bots', `random,stdio:node ${first}`, '--games', '2', '--json');
  expect(played.code, played.err).toBe(0);
  expect(played.out.trim().split('\n')).toHaveLength(4);

  const cheat = join(folder, 'cheat.mjs');
  writeFileSync(cheat, `process.stdin.on('data', () => console.log('{"type":"win"}'));`);
  const caught = await orrery('arena', 'alien-frontiers', '--bots', `random,stdio:node ${cheat}`, '--games', '2', '--json');
  expect(caught.code).toBe(2);
  expect(caught.err).toMatch(/^orrery: stdio:node .*cheat.mjs: has answered with what is not a legal action: \{"type":"win"\}\n$/);

  const gone = await orrery('arena', 'alien-frontiers', '--bots', 'random,stdio:true', '--games', '2', '--json');
  expect(gone.code).toBe(2);
  expect(gone.err.trim().split('\n')).toHaveLength(1);
});
