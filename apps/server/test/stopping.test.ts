import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '../src/storage/sqlite/open.ts';
import { bundleServer } from './support/bundle.ts';
import { Client } from './support/client.ts';
import { seatedTable } from './support/play.ts';
import { ServerProcess } from './support/process.ts';

/** More than every step of stopping takes together; a server that never ends is then killed, and the test fails. */
const MOST_MILLISECONDS = 15_000;

let file: string;
let folder: string;
let server: ServerProcess;
const sockets: Socket[] = [];

beforeAll(async () => {
  ({ server: file } = await bundleServer());
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function newServer(): void {
  folder = mkdtempSync(join(tmpdir(), 'orrery-stopping-'));
  server = new ServerProcess(file, { ORRERY_DATA: folder, ORRERY_PORT: '0', ORRERY_BOT_DELAY_MS: '0' });
}

/** A connection that says this much, and then neither speaks nor goes; resolves when the server has heard something of it. */
async function silent(address: string, said: string): Promise<void> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  socket.on('error', () => {});
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  if (said !== '') await new Promise<void>((resolve) => socket.write(said.replaceAll('\n', '\r\n'), () => resolve()));
}

/** Its exit code, or that it did not end. */
async function stopped(): Promise<number | null | 'never'> {
  let timer: NodeJS.Timeout | undefined;
  const never = new Promise<'never'>((resolve) => {
    timer = setTimeout(() => resolve('never'), MOST_MILLISECONDS);
  });
  const code = await Promise.race([server.end('SIGTERM'), never]);
  clearTimeout(timer);
  return code;
}

const UPGRADE =
  'Host: x\nConnection: Upgrade\nUpgrade: websocket\nSec-WebSocket-Version: 13\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\n';

test.each([
  ['a connection that never said anything', ''],
  ['half the head of a request', 'GET / HTTP/1.1\nHost: x\n'],
  ['half the body of a request', 'POST /api/guest HTTP/1.1\nHost: x\nContent-Type: application/json\nContent-Length: 100\n\n{"name":'],
  ['an upgrade that nothing answers', `GET /nowhere HTTP/1.1\n${UPGRADE}\n`],
  ['a socket that does not answer the close', `GET /socket HTTP/1.1\n${UPGRADE}\n`],
])('told to stop, the server ends in order beside %s', async (_, said) => {
  newServer();
  const address = await server.start();
  const clients = [await Client.guest(address, 'Ada'), await Client.guest(address, 'Bob')];
  const { id } = await seatedTable('alien-frontiers', clients);
  await silent(address, said);
  expect(await stopped()).toBe(0);
  expect(server.errors).toBe('');
  const storage = openSqlite({ folder });
  expect(await storage.matches.load(id)).toBeDefined();
  await storage.close();
});

test('told to stop while it opens or at the moment it is open, the server ends in order', async () => {
  newServer();
  void server.start().catch(() => undefined);
  for (let tries = 0; tries < 1000 && !existsSync(join(folder, 'orrery.sqlite')); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(await stopped()).toBe(0);
  expect(server.errors).toBe('');
});
