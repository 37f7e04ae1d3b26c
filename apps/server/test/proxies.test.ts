import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PATHS } from '@orrery/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { Stretch } from '../faults/stretch.ts';
import { Client } from './support/client.ts';
import { PatientPlayer } from './support/patient-player.ts';
import { freePort, testDatabase } from './support/postgres.ts';
import { type TestServer, testServer } from './support/server.ts';

const deploy = (file: string): string => readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');

/** A proxy of the machine: how its file of deploy/ is made to listen at this port before these nodes, and how it is run. */
interface Proxy {
  readonly version: readonly string[];
  readonly run: (folder: string, port: number, nodes: readonly number[]) => readonly string[];
}

const PROXIES = {
  nginx: {
    version: ['-v'],
    run(folder, port, [one, two]) {
      const server = deploy('nginx.conf')
        .replace('8081', String(one))
        .replace('8082', String(two))
        .replace('listen 80;', `listen 127.0.0.1:${port};`);
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ');
      writeFileSync(
        join(folder, 'nginx.conf'),
        `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${paths} ${server} }`,
      );
      return ['-p', folder, '-c', join(folder, 'nginx.conf')];
    },
  },
  caddy: {
    version: ['version'],
    run(folder, port, nodes) {
      const addresses = nodes.map((node) => `127.0.0.1:${node}`).join(' ');
      const site = deploy('Caddyfile')
        .replace('{$ORRERY_SITE:localhost}', `http://127.0.0.1:${port}`)
        .replace(/\{\$ORRERY_NODES:[^}]*\}/, addresses);
      writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`);
      return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
    },
  },
} as const satisfies Record<string, Proxy>;

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function behind(name: keyof typeof PROXIES, nodes: readonly TestServer[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `orrery-${name}-`));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  const ports = nodes.map(({ address }) => Number(new URL(address).port));
  const child: ChildProcess = spawn(name, PROXIES[name].run(folder, port, ports), {
    env: { PATH: process.env.PATH, HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (text) => {
    said += text;
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  ends.push(() => {
    child.kill('SIGTERM');
    return ended;
  });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) break;
    const { status } = await fetch(`${address}/healthz`).catch(() => ({ status: 0 }));
    if (status === 200) return address;
    await setTimeout(50);
  }
  throw new Error(`${name} does not serve: ${said}`);
}

for (const [name, { version }] of Object.entries(PROXIES) as [keyof typeof PROXIES, Proxy][]) {
  const isThere = spawnSync(name, [...version]).status === 0;
  if (!isThere) console.warn(`${name} is not installed: its file of deploy/ is not tried`);
  const title = `behind ${name}: sockets pass, metrics do not, and nobody notices for long that a node stops`;
  test.skipIf(!isThere)(title, () => tryProxy(name));
  test.skipIf(!isThere)(`behind ${name}: nodes whose database is silent still show what they can`, () => trySilence(name));
}

/** What a visitor waits for at most: the goodbye, the way back and the first view at another node, on a busy machine. */
const PATIENCE_MILLISECONDS = 10_000;

async function tryProxy(name: keyof typeof PROXIES): Promise<void> {
  const database = await testDatabase();
  if (typeof database === 'string') return void console.warn(database);
  ends.push(() => database.stop());
  const given = { database: await database.schema(), trustProxy: 1, drainSeconds: 3 };
  const nodes = [await testServer(given), await testServer(given)];
  for (const node of nodes) ends.push(() => node.remove());
  const address = await behind(name, nodes);
  expect((await fetch(`${address}/metrics`)).status).toBe(404);

  const players: PatientPlayer[] = [];
  for (let number = 0; number < 4; number++) {
    const client = await Client.guest(address, `Ada ${number}`);
    const { id } = await client.createTable({ game: 'alien-frontiers', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
    await client.start(id);
    players.push(new PatientPlayer({ client, match: id, seat: 0, thinkMilliseconds: 20 }));
  }
  const playing = players.map((player) => player.play());
  const failures: number[] = [];
  let isAsking = true;
  const asking = (async () => {
    while (isAsking) {
      const { status } = await fetch(`${address}${PATHS.tables}`).catch(() => ({ status: 0 }));
      if (status !== 200) failures.push(status);
    }
  })();
  await vi.waitFor(() => expect(players.every(({ acknowledged }) => acknowledged.length > 3)).toBe(true), PATIENCE_MILLISECONDS * 3);
  await nodes[0].close();
  const before = players.map(({ acknowledged }) => acknowledged.length);
  await vi.waitFor(
    () => expect(players.every(({ acknowledged }, index) => acknowledged.length > before[index] + 3)).toBe(true),
    PATIENCE_MILLISECONDS * 3,
  );
  isAsking = false;
  for (const player of players) player.stop();
  await Promise.all([...playing, asking]);
  expect(failures).toEqual([]);
  // Some of them sat at the node that went.
  expect(Math.max(...players.map(({ arrivals }) => arrivals))).toBeGreaterThan(1);
  expect(Math.max(...players.map(({ longestMilliseconds }) => longestMilliseconds))).toBeLessThan(PATIENCE_MILLISECONDS);
}

/** More than three looks of Caddy, and often enough for nginx to have met refusals of both nodes. */
const SILENT_MILLISECONDS = 5000;

async function trySilence(name: keyof typeof PROXIES): Promise<void> {
  const database = await testDatabase();
  if (typeof database === 'string') return void console.warn(database);
  ends.push(() => database.stop());
  const direct = new URL(await database.schema());
  const stretch = await Stretch.open(() => Number(direct.port));
  ends.push(() => stretch.close());
  const through = new URL(direct);
  through.port = String(stretch.port);
  const given = { database: through.href, trustProxy: 1 };
  const nodes = [await testServer(given), await testServer(given)];
  for (const node of nodes) ends.push(() => node.remove());
  const address = await behind(name, nodes);
  stretch.trouble = 'drop';
  for (const node of nodes)
    await vi.waitFor(async () => expect((await fetch(`${node.address}/readyz`)).status).toBe(503), PATIENCE_MILLISECONDS);

  const saved = Array.from({ length: 4 }, () => Client.guest(address, 'Ada').catch(String));
  const seen = new Set<number>();
  for (const until = performance.now() + SILENT_MILLISECONDS; performance.now() < until; await setTimeout(100)) {
    await fetch(`${address}/readyz`);
    seen.add((await fetch(`${address}/healthz`)).status);
  }
  expect(seen).toEqual(new Set([200]));
  for (const refusal of await Promise.all(saved)) expect(String(refusal)).toContain('not-saved');
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  stretch.trouble = 'none';
  await vi.waitFor(() => Client.guest(address, 'Ada'), PATIENCE_MILLISECONDS * 3);
}
