import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleServer } from './support/bundle.ts';
import { chanceOf, pick } from './support/choice.ts';
import { Client } from './support/client.ts';
import { playOne, seatedTable } from './support/play.ts';
import { ServerProcess } from './support/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-full-'));
let server: ServerProcess;
let address: string;

beforeAll(async () => {
  const { server: file } = await bundleServer();
  server = new ServerProcess(file, { ORRERY_DATA: folder, ORRERY_PORT: '0', ORRERY_LOG: 'silent' });
  address = await server.start();
});

afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A file of the server may grow to this many bytes and no further, as on a full disk. */
function limitFiles(bytes: number | 'unlimited'): void {
  execFileSync('prlimit', [`--pid=${server.pid}`, `--fsize=${bytes}:unlimited`]);
}

/** Until it answers so; it looks at its disk once in a second. */
async function readiness(wanted: number): Promise<string> {
  for (;;) {
    const response = await fetch(`${address}/readyz`);
    const text = await response.text();
    if (response.status === wanted) return text;
  }
}

test('a full disk is told, refuses moves and loses nothing; with room again the match goes on', async () => {
  const chance = chanceOf('full disk');
  const clients = [await Client.guest(address, 'Ada'), await Client.guest(address, 'Bob')];
  const table = await seatedTable('alien-frontiers', clients);
  await playOne(table, chance);
  expect(await readiness(200)).toContain('ok');
  limitFiles(statSync(join(folder, 'orrery.sqlite-wal')).size);

  const [seat] = clients[0].updateOf(table.id).waitingFor;
  const before = clients[seat].updateOf(table.id);
  const answer = { decision: before.asked?.id ?? -1, actions: [pick(chance, before.asked?.legal ?? [])] };
  expect(await clients[seat].act(table.id, seat, answer)).toMatchObject({ type: 'error', code: 'not-saved' });
  expect(await readiness(503)).toContain('storage-down');
  expect(await (await fetch(`${address}/metrics`)).text()).toContain('\norrery_storage_up 0\n');
  expect((await Client.guest(address, 'Cid').catch(String)).toString()).toContain('not-saved');
  expect((await clients[seat].watch(table.id)).view).toEqual(before.view);

  limitFiles('unlimited');
  expect(await readiness(200)).toContain('ok');
  expect(await clients[seat].act(table.id, seat, answer)).toMatchObject({ type: 'done', seq: before.seq + 1 });
});
