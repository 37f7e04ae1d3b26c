import { connect, type Socket } from 'node:net';
import { PATHS, type PlannedSeat, SOCKET_PATH, type Table } from '@orrery/protocol';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openSqlite } from '../src/storage/sqlite/open.ts';
import { tableOf } from '../src/storage/testing/samples.ts';
import { Client } from './support/client.ts';
import { seatedTable } from './support/play.ts';
import { type TestServer, testServer } from './support/server.ts';

const servers: TestServer[] = [];
const TWO: PlannedSeat[] = [{ kind: 'me' }, { kind: 'open' }];

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

test('one that floods with what is no text is closed as well', async () => {
  const server = await open({ rateFactor: 1 });
  const client = new Client(server.address);
  await client.connect();
  for (let message = 0; message < 400; message++) client.sayText(Buffer.from([message % 256]));
  await expect(client.lost()).rejects.toThrow('1008');
});

test.each(['ping', 'pong'] as const)('one that floods with %s frames is closed as well', async (frame) => {
  const server = await open({ rateFactor: 1 });
  const socket = new WebSocket(server.address.replace('http', 'ws') + SOCKET_PATH);
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('open', resolve));
  for (let sent = 0; sent < 400; sent++) socket[frame]();
  expect(await closed).toBe(1008);
});

test('lists of tables and records of matches, which cost the server more than the asking, are limited for each address', async () => {
  const { address } = await open({ rateFactor: 0.01 });
  const stranger = new Client(address);
  const asked = async (path: string, times: number): Promise<readonly number[]> => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time++) statuses.push((await stranger.fetch('GET', path)).status);
    return statuses;
  };
  expect(await asked(PATHS.tables, 8)).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  expect(await asked(PATHS.record('none'), 4)).toEqual([404, 404, 404, 429]);
});

test('a request that came too fast is answered as such, so that nobody waits for it for ever', async () => {
  const server = await open({ rateFactor: 0.2 });
  const clients = [await Client.guest(server.address, 'Ada'), await Client.guest(server.address, 'Bob')];
  const { id } = await seatedTable('alien-frontiers', clients);
  const asking = Array.from({ length: 40 }, () => clients[0].act(id, 0, { decision: 99, actions: [{ type: 'end-turn' }] }));
  const codes = new Set((await Promise.all(asking)).map((heard) => (heard.type === 'error' ? heard.code : heard.type)));
  expect(codes).toEqual(new Set(['refused', 'too-many-requests']));
});

test('a client that asks too often over http is told to wait', async () => {
  const server = await open({ rateFactor: 0.02 });
  const statuses = [];
  for (let request = 0; request < 70; request++) statuses.push((await fetch(`${server.address}${PATHS.tables}`)).status);
  expect(statuses.at(0)).toBe(200);
  expect(statuses.at(-1)).toBe(429);
  for (const path of ['/healthz', '/openz', '/readyz']) expect((await fetch(`${server.address}${path}`)).status).toBe(200);
});

test('who looks after a server takes nothing of what an address may ask', async () => {
  const server = await open({ rateFactor: 0.02 });
  const statuses = new Set<number>();
  for (let look = 0; look < 70; look++)
    for (const path of ['/healthz', '/openz', '/readyz']) statuses.add((await fetch(`${server.address}${path}`)).status);
  expect(statuses).toEqual(new Set([200]));
  expect((await fetch(`${server.address}${PATHS.tables}`)).status).toBe(200);
});

test('for whom as much is kept as one may have in a month, no table and no word more is kept; a neighbour is not held up', async () => {
  const before = await testServer({ rateFactor: 1 });
  const ada = await Client.guest(before.address, 'Ada');
  const { id } = await ada.createTable({ game: 'alien-frontiers', seats: TWO });
  await before.close();
  const storage = openSqlite({ folder: before.folder });
  const full = { host: ada.person, stage: 'closed', options: { pack: 'x'.repeat(1_000_000) }, createdAt: Date.now() } as const;
  for (let made = 0; made < 5; made++) await storage.tables.add(tableOf(`full ${made}`, full));
  await storage.close();
  const server = await open({ rateFactor: 1, dataFolder: before.folder });
  ada.address = server.address;
  await expect(ada.createTable({ game: 'alien-frontiers', seats: TWO })).rejects.toThrow(/429 .*too-much-kept/);
  await ada.connect();
  const shown = ada.next(({ type }) => type === 'table');
  ada.say({ type: 'watch', match: id });
  await shown;
  const refused = ada.next(({ type }) => type === 'error');
  ada.say({ type: 'say', match: id, text: 'hello' });
  expect(await refused).toMatchObject({ code: 'too-much-kept' });
  const bob = await Client.guest(server.address, 'Bob');
  await bob.createTable({ game: 'alien-frontiers', seats: TWO });
});

test('a socket that does not read is dropped and does not hold up the others', async () => {
  const server = await open({ rateFactor: 1e6 });
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

/** At a factor of 0.1 one person may have 3 matches running with 6 bots in them, and one address makes and starts 8 at once. */
const FEW = { rateFactor: 0.1, botDelayMs: 600_000 };
const BOT = { kind: 'bot', level: 'random' } as const;
const OPEN = { kind: 'open' } as const;

async function started(host: Client, seats: readonly PlannedSeat[]): Promise<number> {
  const { id } = await host.createTable({ game: 'alien-frontiers', seats: [...seats] });
  return (await host.fetch('POST', PATHS.start(id))).status;
}

test('nobody has matches without limit running', async () => {
  const server = await open(FEW);
  const ada = await Client.guest(server.address, 'Ada');
  const statuses = [];
  for (let match = 0; match < 3; match++) statuses.push(await started(ada, [{ kind: 'me' }, BOT]));
  // A new server has forgotten how fast she was, and not what she has running.
  const again = await server.restart();
  servers.splice(servers.indexOf(server), 1, again);
  ada.address = again.address;
  statuses.push(await started(ada, [{ kind: 'me' }, BOT]));
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('nor bots without limit at work', async () => {
  const server = await open(FEW);
  const ada = await Client.guest(server.address, 'Ada');
  expect(await started(ada, [BOT, BOT, BOT, BOT])).toBe(200);
  expect(await started(ada, [{ kind: 'me' }, BOT, BOT, BOT])).toBe(429);
  expect(await started(ada, [{ kind: 'me' }, BOT, BOT])).toBe(200);
});

test('new guests from one address do not get around it', async () => {
  const server = await open(FEW);
  const statuses = [];
  for (const name of ['Ada', 'Bob', 'Cid', 'Dan', 'Eve']) {
    const guest = await Client.guest(server.address, name);
    const response = await guest.fetch('POST', PATHS.tables, {
      game: 'alien-frontiers',
      seats: [{ kind: 'me' }, BOT],
      options: {},
      isPublic: false,
    });
    const { table } = JSON.parse(await response.text());
    statuses.push(table === undefined ? response.status : (await guest.fetch('POST', PATHS.start(table.id))).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});

test('nor do those who look for each other, or play again with the same', async () => {
  const server = await open(FEW);
  const [ada, bob, eve] = await Promise.all(['Ada', 'Bob', 'Eve'].map((name) => Client.guest(server.address, name)));
  const { id } = await ada.createTable({ game: 'alien-frontiers', seats: [{ kind: 'me' }, OPEN] });
  await bob.join(id, 1);
  await ada.start(id);
  await ada.connect();
  await ada.watch(id);
  await ada.request({ type: 'resign', match: id, seat: 0 });
  await ada.close();
  const wish = { games: [{ game: 'alien-frontiers', seats: [2] }], clocks: ['day'], rated: 'either', soon: 'later' };
  const seek = async (guest: Client): Promise<number> => (await guest.fetch('POST', PATHS.seek, wish)).status;
  // Another wish of the same search takes nothing.
  expect([await seek(eve), await seek(eve), await seek(bob)]).toEqual([200, 200, 200]);
  for (let more = 0; more < 4; more++) expect(await makingBy(eve)).toBe(200);
  expect([await makingBy(eve), await seek(ada), (await ada.fetch('POST', PATHS.again(id))).status]).toEqual([429, 429, 429]);
});

async function makingBy(guest: Client): Promise<number> {
  const body = { game: 'alien-frontiers', seats: [{ kind: 'me' }, BOT], options: {}, isPublic: false };
  return (await guest.fetch('POST', PATHS.tables, body)).status;
}

test('the list shows three public tables of one person, so that no few can push everybody out', async () => {
  const server = await open({});
  const bob = await Client.guest(server.address, 'Bob');
  const early = await bob.createTable({ game: 'alien-frontiers', seats: [{ kind: 'me' }, OPEN], isPublic: true });
  const ada = await Client.guest(server.address, 'Ada');
  const hers = [];
  for (let table = 0; table < 20; table++) {
    hers.push((await ada.createTable({ game: 'alien-frontiers', seats: [{ kind: 'me' }, OPEN], isPublic: true })).id);
  }
  const idsFor = async (client: Client): Promise<string[]> =>
    (await client.get<{ tables: Table[] }>(PATHS.tables)).tables.map(({ id }) => id);
  const seen = await idsFor(new Client(server.address));
  expect(seen).toHaveLength(4);
  expect(seen).toContain(early.id);
  expect(await idsFor(ada)).toEqual(expect.arrayContaining(hers));
});

/** Whether a connection is answered; it stays open. */
function isLetIn(address: string, tied: Socket[]): Promise<boolean> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname, () => socket.write(`GET /healthz HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`));
  tied.push(socket);
  return new Promise((resolve) => {
    socket.on('error', () => {});
    socket.once('data', () => resolve(true));
    socket.once('close', () => resolve(false));
  });
}

test('one address may have only a limited number of connections, whatever they say', async () => {
  // 500 at a factor of 1.
  const server = await open({ rateFactor: 0.01 });
  const tied: Socket[] = [];
  const letIn = [];
  for (let socket = 0; socket < 7; socket++) letIn.push(await isLetIn(server.address, tied));
  expect(letIn).toEqual([true, true, true, true, true, false, false]);
  tied[0].destroy();
  while (!(await isLetIn(server.address, tied)));
  for (const socket of tied) socket.destroy();
});

test('a server that is full counts whom it refuses, and says on its own machine how it is', async () => {
  const server = await open({ rateFactor: 1, connections: 3 });
  const tied: Socket[] = [];
  for (let socket = 0; socket < 3; socket++) expect(await isLetIn(server.address, tied)).toBe(true);
  for (const path of ['/healthz', '/readyz']) expect((await fetch(`${server.address}${path}`)).status).toBe(200);
  expect((await fetch(`${server.address}${PATHS.tables}`)).status).toBe(503);
  const text = await (await fetch(`${server.address}/metrics`)).text();
  expect(/^orrery_refused_connections_total\{limit="all"\} (\d+)$/m.exec(text)?.[1]).toBe('4');
  const gone = new Promise((resolve) => tied[0].once('close', resolve));
  tied[0].destroy();
  await gone;
  await expect.poll(async () => (await fetch(`${server.address}${PATHS.tables}`)).status).toBe(200);
  for (const socket of tied) socket.destroy();
});

test('a match that is asked for in a loop is sent once a second, and who asks again in earnest gets it', async () => {
  const server = await open({ rateFactor: 4 });
  const clients = [await Client.guest(server.address, 'Ada'), await Client.guest(server.address, 'Bob')];
  const { id } = await seatedTable('alien-frontiers', clients);
  const told = clients[0].next(({ type }) => type === 'said');
  clients[1].say({ type: 'say', match: id, text: 'hello' });
  await told;
  const heard = { update: 0, log: 0, said: 0 };
  clients[0].on(({ type }) => {
    if (type === 'update' || type === 'log' || type === 'said') heard[type] += 1;
  });
  const start = performance.now();
  for (let asked = 0; asked < 15; asked++) {
    clients[0].say({ type: 'watch', match: id });
    clients[0].say({ type: 'unwatch', match: id });
  }
  clients[0].say({ type: 'watch', match: id });
  for (let asked = 0; asked < 10; asked++) clients[0].say({ type: 'read-log', match: id });
  await clients[0].next((message) => message.type === 'log');
  await clients[0].watch(id);
  await new Promise((resolve) => setTimeout(resolve, 400));
  // At a factor of 4 four times a second: at once, after a quarter of a second, and after another.
  const most = 1 + Math.ceil((performance.now() - start) / 250);
  expect(heard.update).toBeGreaterThan(0);
  expect(heard.update).toBeLessThanOrEqual(most);
  expect(heard.log).toBeLessThanOrEqual(heard.update + 4);
  // What was said there is repeated for who comes anew, and no more often.
  expect(heard.said).toBeGreaterThan(0);
  expect(heard.said).toBeLessThanOrEqual(most);
});

test('more tabs do not bring one person more: what they ask is counted together', async () => {
  const server = await open({ rateFactor: 1 });
  const ada = await Client.guest(server.address, 'Ada');
  const tabs = Array.from({ length: 10 }, () => Object.assign(new Client(server.address), { cookie: ada.cookie }));
  const nameless = Array.from({ length: 10 }, () => new Client(server.address));
  const count = async (clients: readonly Client[]): Promise<{ pong: number; refused: number }> => {
    const heard = { pong: 0, refused: 0 };
    const done = clients.map(async (client) => {
      await client.connect();
      let left = 50;
      const all = new Promise<void>((resolve) => {
        client.on(({ type }) => {
          if (type === 'pong') heard.pong += 1;
          if (type === 'error') heard.refused += 1;
          left -= 1;
          if (left === 0) resolve();
        });
      });
      for (let message = 0; message < 50; message++) client.say({ type: 'ping' });
      await all;
    });
    await Promise.all(done);
    return heard;
  };
  const start = performance.now();
  const hers = await count(tabs);
  expect(hers.pong + hers.refused).toBe(500);
  // 160 at once and 40 a second; each tab alone could have had all of its 50.
  expect(hers.pong).toBeLessThanOrEqual(161 + (performance.now() - start) * 0.04);
  expect(hers.refused).toBeGreaterThan(0);
  expect((await count(nameless)).pong).toBeGreaterThan(400);
});

test('one person may have only a limited number of tabs at a time', async () => {
  const server = await open({ rateFactor: 0.05 });
  const ada = await Client.guest(server.address, 'Ada');
  await ada.connect();
  const second = Object.assign(new Client(server.address), { cookie: ada.cookie });
  await second.connect();
  const third = Object.assign(new Client(server.address), { cookie: ada.cookie });
  await expect(third.connect()).rejects.toThrow();
  const bob = await Client.guest(server.address, 'Bob');
  await bob.connect();
  await ada.close();
  await expect
    .poll(() =>
      third.connect().then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
});

test('asking for the same match again and again is answered ever more slowly', async () => {
  const server = await open({ rateFactor: 1 });
  const clients = [await Client.guest(server.address, 'Ada'), await Client.guest(server.address, 'Bob')];
  const { id } = await seatedTable('alien-frontiers', clients);
  let characters = 0;
  clients[0].onText = (text) => {
    characters += text.length;
  };
  for (let asked = 0; asked < 50; asked++) clients[0].say({ type: 'watch', match: id });
  await clients[0].next((message) => message.type === 'error' && message.code === 'too-many-requests');
  const whole = JSON.stringify(clients[0].updateOf(id)).length;
  expect(characters).toBeLessThan(whole * 20);
});
