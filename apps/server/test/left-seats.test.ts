import { PATHS, type Table } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Client } from './support/client.ts';
import { type TestServer, testServer } from './support/server.ts';

let server: TestServer;
let ada: Client;
let bob: Client;
let eve: Client;

beforeEach(async () => {
  server = await testServer();
  [ada, bob, eve] = await Promise.all(['Ada', 'Bob', 'Eve'].map((name) => Client.guest(server.address, name)));
});

afterEach(async () => {
  await server.remove();
});

/** A running match of Ada's that Bob has just left. */
async function leftByBob(isPublic: boolean): Promise<string> {
  const { id } = await ada.createTable({ game: 'alien-frontiers', seats: [{ kind: 'me' }, { kind: 'open' }], isPublic });
  await bob.join(id, 1);
  await ada.start(id);
  await bob.post(PATHS.leave(id));
  return id;
}

async function join(client: Client, id: string): Promise<string> {
  const response = await client.fetch('POST', PATHS.join(id), { seat: 1 });
  const { table, error }: { table?: Table; error?: { code: string } } = JSON.parse(await response.text());
  return table === undefined ? `${response.status} ${error?.code}` : JSON.stringify(table.seats[1]);
}

test.each([true, false])('nobody takes the seat of somebody who has just left, at a table that is public: %s', async (isPublic) => {
  const id = await leftByBob(isPublic);
  expect(await join(eve, id)).toBe('403 seat-kept');
  expect(await join(bob, id)).toContain('"name":"Bob"');
});

test('the host opens it to others: whoever has the link was invited', async () => {
  const id = await leftByBob(false);
  expect((await eve.fetch('POST', PATHS.seat(id, 1), { kind: 'open' })).status).toBe(403);
  await ada.post(PATHS.seat(id, 1), { kind: 'open' });
  expect(await join(eve, id)).toContain('"name":"Eve"');
});

test('at a private table it is kept over a restart', async () => {
  const id = await leftByBob(false);
  server = await server.restart();
  for (const client of [bob, eve]) client.address = server.address;
  expect(await join(eve, id)).toBe('403 seat-kept');
  expect(await join(bob, id)).toContain('"name":"Bob"');
});
