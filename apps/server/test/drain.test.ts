import { PATHS } from '@orrery/protocol';
import { afterEach, expect, test } from 'vitest';
import { CLOSE } from '../src/socket/connection.ts';
import { chanceOf } from './support/choice.ts';
import { Client } from './support/client.ts';
import { playOne, seatedTable } from './support/play.ts';
import { type TestServer, testServer } from './support/server.ts';

const servers: TestServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.remove();
});

async function newServer(drainSeconds: number): Promise<TestServer> {
  const server = await testServer({ drainSeconds });
  servers.push(server);
  return server;
}

async function readiness(address: string, path = '/readyz'): Promise<unknown> {
  const response = await fetch(`${address}${path}`);
  return { status: response.status, body: await response.json(), connection: response.headers.get('connection') };
}

test('told to stop, a node is unready at once, serves on while it drains, and then sends everybody to another', async () => {
  const server = await newServer(3);
  const people = [await Client.guest(server.address, 'Ada'), await Client.guest(server.address, 'Bob')];
  const table = await seatedTable('alien-frontiers', people);
  const chance = chanceOf('drain');
  expect(await readiness(server.address)).toMatchObject({ status: 200 });

  let isClosed = false;
  const closed = server.close().then(() => {
    isClosed = true;
  });
  for (const path of ['/openz', '/readyz'])
    expect(await readiness(server.address, path)).toEqual({ status: 503, body: { status: 'stopping' }, connection: 'close' });
  // The proxy has not noticed yet.
  expect(await playOne(table, chance)).toBe(true);
  const late = await Client.guest(server.address, 'Cid');
  await late.connect();
  expect(await late.get(PATHS.tables)).toMatchObject({ tables: [] });
  expect(isClosed).toBe(false);

  await closed;
  expect([...people, late].map(({ closeCode }) => closeCode)).toEqual([CLOSE.restart, CLOSE.restart, CLOSE.restart]);
});

test('those who are sent away do not all go in one instant', async () => {
  const server = await newServer(0.01);
  const went: number[] = [];
  for (let number = 0; number < 30; number++) {
    const client = new Client(server.address);
    await client.connect();
    client.lost().catch(() => went.push(performance.now()));
  }
  await server.close();
  expect(went).toHaveLength(30);
  expect(Math.max(...went) - Math.min(...went)).toBeGreaterThan(200);
});

test('a node that stands alone sends nobody elsewhere and does not wait', async () => {
  const server = await newServer(0);
  const client = new Client(server.address);
  await client.connect();
  const start = performance.now();
  await server.close();
  expect(client.closeCode).toBe(CLOSE.restart);
  expect(performance.now() - start).toBeLessThan(10_000);
});
