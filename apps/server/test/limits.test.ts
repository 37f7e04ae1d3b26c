import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Client } from './support/client.ts';
import { seatedTable } from './support/play.ts';
import { type TestServer, testServer } from './support/server.ts';

const servers: TestServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.remove();
});

async function open(given: Parameters<typeof testServer>[0]): Promise<TestServer> {
  const server = await testServer(given);
  servers.push(server);
  return server;
}

async function metric(server: TestServer, name: string): Promise<number> {
  const text = await (await fetch(`${server.address}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

test('a socket that floods is slowed down and then closed', async () => {
  const server = await open({ rateFactor: 1 });
  const client = new Client(server.address);
  await client.connect();
  const codes = new Set<string>();
  client.on((message) => {
    if (message.type === 'error') codes.add(message.code);
  });
  for (let message = 0; message < 400; message++) client.say({ type: 'ping' });
  await expect(client.lost()).rejects.toThrow('1008');
  expect(codes).toEqual(new Set(['too-many-requests']));
});

test('a client that asks too often over http is told to wait', async () => {
  const server = await open({ rateFactor: 0.02 });
  const statuses = [];
  for (let request = 0; request < 70; request++) statuses.push((await fetch(`${server.address}/healthz`)).status);
  expect(statuses.at(0)).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});

test('a socket that does not read is dropped and does not hold up the others', async () => {
  const server = await open({});
  const clients = [await Client.guest(server.address, 'Ada'), await Client.guest(server.address, 'Bob')];
  const { id } = await seatedTable('alien-frontiers', clients);
  clients[1].stall();
  const dropped = async (): Promise<number> => metric(server, 'orrery_dropped_sockets_total{reason="too-slow"}'.replace(/[{}]/g, '\\$&'));
  // Each log is long; a reader would get them all.
  for (let round = 0; round < 400 && !((await dropped()) > 0); round++) {
    for (let asked = 0; asked < 200; asked++) clients[1].say({ type: 'watch', match: id });
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await dropped()).toBe(1);
  expect(clients[0].isOpen).toBe(true);
});

test('a match nobody watches leaves the memory, and is read again when somebody comes', async () => {
  const server = await open({ idleSeconds: 0.05 });
  const clients = [await Client.guest(server.address, 'Ada'), await Client.guest(server.address, 'Bob')];
  const { id } = await seatedTable('alien-frontiers', clients);
  expect(await metric(server, 'orrery_live_matches')).toBe(1);
  for (const client of clients) await client.close();
  for (let look = 0; look < 200 && (await metric(server, 'orrery_live_matches')) > 0; look++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await metric(server, 'orrery_live_matches')).toBe(0);
  await clients[0].connect();
  expect((await clients[0].watch(id)).seq).toBe(0);
});

test('one address may have only a limited number of sockets at a time', async () => {
  const server = await open({ rateFactor: 0.01 });
  const tie = async (): Promise<WebSocket | string> => {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/socket`);
    return Promise.race([
      new Promise<WebSocket>((resolve) => socket.once('open', () => resolve(socket))),
      new Promise<string>((resolve) => socket.once('error', (reason) => resolve(reason.message))),
    ]);
  };
  const [first, second, third] = [await tie(), await tie(), await tie()];
  expect([typeof first, typeof second, third]).toEqual(['object', 'object', 'Unexpected server response: 429']);
  if (typeof first === 'string') return;
  const gone = new Promise((resolve) => first.once('close', resolve));
  first.close();
  await gone;
  expect(typeof (await tie())).toBe('object');
});
