import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '../src/storage/sqlite/open.ts';
import { bundleServer } from './support/bundle.ts';
import { chanceOf, pick } from './support/choice.ts';
import { Client, Disconnected } from './support/client.ts';
import { playOne, seatedTable } from './support/play.ts';
import { ServerProcess } from './support/process.ts';

let file: string;
const folders: string[] = [];
const processes: ServerProcess[] = [];

beforeAll(async () => {
  ({ server: file } = await bundleServer());
});

afterEach(async () => {
  for (const one of processes.splice(0)) await one.end('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-process-'));
  folders.push(folder);
  return folder;
}

function serverIn(folder: string, environment: Record<string, string> = {}): ServerProcess {
  const server = new ServerProcess(file, { ORRERY_DATA: folder, ORRERY_PORT: '0', ORRERY_BOT_DELAY_MS: '0', ...environment });
  processes.push(server);
  return server;
}

test('told to stop in the middle of play, the server answers what it was asked, sends clients away to come back, and exits with 0', async () => {
  const folder = freshFolder();
  const server = serverIn(folder);
  const address = await server.start();
  const clients = [await Client.guest(address, 'Ada'), await Client.guest(address, 'Bob')];
  const table = await seatedTable('alien-frontiers', clients);
  const chance = chanceOf('stop');
  let done = 0;
  const playing = (async () => {
    try {
      while (await playOne(table, chance)) done += 1;
    } catch (reason) {
      if (!(reason instanceof Disconnected)) throw reason;
    }
  })();
  await clients[0].next((message) => message.type === 'update' && message.update.seq >= 5);
  const ended = server.end('SIGTERM');
  await Promise.race([playing, clients[0].lost(), clients[1].lost()]).catch(() => {});
  expect(await ended).toBe(0);
  expect(clients.map(({ closeCode }) => closeCode)).toEqual([1012, 1012]);
  const storage = openSqlite({ folder });
  expect((await storage.matches.load(table.id))?.entries.length).toBeGreaterThanOrEqual(done);
  await storage.close();
});

test('bots in threads play a match to its end by themselves, also across a kill', async () => {
  const server = serverIn(freshFolder());
  let address = await server.start();
  const ada = await Client.guest(address, 'Ada');
  const { id } = await ada.createTable({
    game: 'alien-frontiers',
    seats: [
      { kind: 'bot', level: 'random' },
      { kind: 'bot', level: 'random' },
    ],
  });
  await ada.connect();
  const moved = ada.next((message) => message.type === 'update' && message.update.seq >= 10);
  ada.say({ type: 'watch', match: id });
  await ada.start(id);
  await moved;
  await server.end('SIGKILL');
  address = await server.start();
  ada.address = address;
  await ada.connect();
  const over = ada.next((message) => message.type === 'update' && message.update.result !== undefined);
  ada.say({ type: 'watch', match: id });
  expect(await over).toMatchObject({ update: { waitingFor: [], result: { seats: [{}, {}] } } });
  expect(server.errors).toBe('');
});

test('a damaged database is named in one line and the exit code is 1', async () => {
  const folder = freshFolder();
  const server = serverIn(folder);
  const address = await server.start();
  const clients = [await Client.guest(address, 'Ada'), await Client.guest(address, 'Bob')];
  await seatedTable('alien-frontiers', clients);
  await server.end('SIGTERM');
  const database = readFileSync(join(folder, 'orrery.sqlite'));
  const chance = chanceOf('damage');
  for (let at = 4096; at < database.length; at++) database[at] = pick(chance, [0, 7, 255]);
  writeFileSync(join(folder, 'orrery.sqlite'), database);
  await expect(serverIn(folder).start()).rejects.toThrow(
    /^the server ended with 1: orrery: cannot use the database .*orrery\.sqlite: .*\n$/,
  );
});

test('a port that is taken, a folder in use and wrong settings are each one clear line', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? String(address.port) : '';
  await expect(serverIn(freshFolder(), { ORRERY_PORT: port }).start()).rejects.toThrow(/ended with 1: orrery: .*EADDRINUSE.*\n$/);
  taken.close();
  const folder = freshFolder();
  await serverIn(folder).start();
  await expect(serverIn(folder).start()).rejects.toThrow(/ended with 1: orrery: .*another server is using this folder\n$/);
  await expect(serverIn(folder, { ORRERY_PORT: 'many' }).start()).rejects.toThrow(/ended with 2: orrery: port: .*\n$/);
});
