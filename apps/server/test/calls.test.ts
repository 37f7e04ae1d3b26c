import { join } from 'node:path';
import type { Seat } from '@orrery/engine';
import { type CallsAnswer, PATHS, type TryAnswer } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../src/storage/sqlite/driver/choose.ts';
import { Client } from './support/client.ts';
import { seatedTable, seen, type Table } from './support/play.ts';
import { PostSink } from './support/post-sink.ts';
import { type TestServer, testServer } from './support/server.ts';
import { soon } from './support/soon.ts';

const SITE = 'https://play.example.org';

let server: TestServer;
let sink: PostSink;
let ada: Client;
let bob: Client;
let table: Table;

beforeEach(async () => {
  sink = new PostSink();
  await sink.open();
  server = await testServer({ site: SITE, webhooks: 'loopback', callPauseMs: 0 });
  ada = await Client.guest(server.address, 'Ada');
  bob = await Client.guest(server.address, 'Bob');
  table = await seatedTable('alien-frontiers', [ada, bob]);
});

afterEach(async () => {
  await ada.close();
  await bob.close();
  await server.remove();
  await sink.close();
});

const hook = (client: Client, path: string, changed: object = {}): Promise<CallsAnswer> =>
  client.post<CallsAnswer>(PATHS.hooks, { url: `${sink.address}${path}`, form: 'plain', mentions: {}, locale: 'en', ...changed });

const waitingFor = (client: Client): readonly Seat[] => client.updateOf(table.id).waitingFor;

/** Who is asked at the moment, and the other one. */
function players(): { readonly now: Client; readonly seat: Seat; readonly next: Client; readonly nextSeat: Seat } {
  const [seat] = waitingFor(ada);
  const nextSeat = 1 - seat;
  return { now: table.clients[seat], seat, next: table.clients[nextSeat], nextSeat };
}

async function step(client: Client, seat: Seat): Promise<void> {
  const { asked } = client.updateOf(table.id);
  if (asked === undefined) throw new Error('nothing is asked');
  const heard = await client.act(table.id, seat, { decision: asked.id, actions: [asked.legal[0]] });
  if (heard.type !== 'done') throw new Error(`a legal action was not done: ${JSON.stringify(heard)}`);
  await seen(client, table.id, heard.seq);
}

/** Until somebody else is asked. */
async function wholeTurn(client: Client, seat: Seat): Promise<void> {
  for (let steps = 0; steps < 300 && waitingFor(client).includes(seat); steps++) await step(client, seat);
}

async function comeBack(client: Client): Promise<void> {
  await client.connect();
  await client.watch(table.id);
}

/** While no server runs. */
function anHourPasses(): void {
  const database = openDatabase(join(server.folder, 'orrery.sqlite'));
  database.exec('UPDATE jobs SET run_at = run_at - 3600000; UPDATE addresses SET rests_until = rests_until - 3600000');
  database.close();
}

const posts = (path: string, count: number) =>
  soon(() => {
    const there = sink.json(path);
    expect(there).toHaveLength(count);
    return there;
  });

test('who is away is called once a turn, in however many steps it is played, and who is there is not', async () => {
  const { now, seat, next, nextSeat } = players();
  await hook(next, '/next');
  await hook(now, '/now');
  await next.close();
  await wholeTurn(now, seat);
  const name = nextSeat === 0 ? 'Ada' : 'Bob';
  expect(await posts('/next', 1)).toEqual([
    {
      type: 'turn',
      table: table.id,
      game: 'alien-frontiers',
      people: [{ seat: nextSeat, name }],
      link: `${SITE}/match/${table.id}`,
      text: 'It is your turn in Alien Frontiers.',
    },
  ]);
  // In the middle of the turn they leave again, and come back: it is the same turn.
  await comeBack(next);
  await step(next, nextSeat);
  await next.close();
  await comeBack(next);
  await wholeTurn(next, nextSeat);
  await next.close();
  await wholeTurn(now, seat);
  await posts('/next', 2);
  // Who was there all the time has never been called.
  expect(sink.json('/now')).toEqual([]);
  const everything = JSON.stringify(sink.posts.map(({ body }) => body.toString()));
  expect(everything).not.toContain('unplaced');
});

test('who is not there when a match begins is called to its first turn', async () => {
  await hook(ada, '/ada');
  await hook(bob, '/bob');
  const { id } = await ada.createTable({ game: 'alien-frontiers', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bob.join(id, 1);
  await ada.start(id);
  await soon(() => expect([...sink.json('/ada'), ...sink.json('/bob')].map(({ table: which }) => which)).toContain(id));
});

test('a call outlives the server that planned it, and is sent once', async () => {
  const { now, seat, next } = players();
  await hook(next, '/next');
  await server.close();
  const slow = await testServer({ site: SITE, webhooks: 'loopback', callPauseMs: 3_600_000, dataFolder: server.folder });
  for (const client of [now, next]) client.address = slow.address;
  await comeBack(now);
  await wholeTurn(now, seat);
  await now.close();
  await slow.close();
  expect(sink.posts).toEqual([]);
  anHourPasses();
  server = await testServer({ site: SITE, webhooks: 'loopback', callPauseMs: 0, dataFolder: server.folder });
  await posts('/next', 1);
  server = await server.restart();
  now.address = server.address;
  await hook(now, '/now');
  const { addresses } = await now.get<CallsAnswer>(PATHS.calls);
  await now.post<TryAnswer>(PATHS.tryCall(addresses[0].id));
  await posts('/now', 1);
  expect(sink.json('/next')).toHaveLength(1);
});

test('the webhook of a table names who is awaited, as Discord and Telegram want it', async () => {
  const { now, seat, next, nextSeat } = players();
  const name = nextSeat === 0 ? 'Ada' : 'Bob';
  await hook(now, '/discord', { form: 'discord', table: table.id, mentions: { [name.toLowerCase()]: '123456789' } });
  await hook(now, '/telegram', { form: 'telegram', table: table.id, chat: '-100', mentions: { [name]: '@somebody' }, locale: 'ru' });
  await hook(now, '/plain', { table: table.id });
  await next.close();
  await wholeTurn(now, seat);
  expect(await posts('/discord', 1)).toEqual([
    {
      content: `<@123456789>, it is your turn in Alien Frontiers.\n${SITE}/match/${table.id}`,
      allowed_mentions: { parse: [], users: ['123456789'] },
    },
  ]);
  const [telegram] = await posts('/telegram', 1);
  expect(telegram).toMatchObject({ chat_id: '-100', text: expect.stringContaining('@somebody, ваш ход: ') });
  expect(await posts('/plain', 1)).toMatchObject([
    { people: [{ name, seat: nextSeat }], text: `${name}, it is your turn in Alien Frontiers.` },
  ]);
});

test('what is switched off or removed is not called', async () => {
  const { now, seat, next } = players();
  const [off, gone] = (await hook(next, '/off').then(() => hook(next, '/gone'))).addresses;
  await hook(next, '/on');
  await next.post(PATHS.called(off.id), { isCalled: false });
  await next.post(PATHS.removeCall(gone.id), {});
  await next.close();
  await wholeTurn(now, seat);
  await posts('/on', 1);
  expect([sink.json('/off'), sink.json('/gone')]).toEqual([[], []]);
});

test('an address that says it is gone is switched off, and its owner is told by another', async () => {
  const { now, seat, next } = players();
  await hook(next, '/gone');
  await hook(next, '/other');
  sink.answer = ({ path }, response) => response.writeHead(path === '/gone' ? 410 : 204).end();
  await next.close();
  await wholeTurn(now, seat);
  const told = await posts('/other', 2);
  expect(told.map(({ type }) => type).sort()).toEqual(['switched-off', 'turn']);
  const { addresses } = await next.get<CallsAnswer>(PATHS.calls);
  expect(addresses.map(({ off, isFailing }) => [off, isFailing])).toEqual([
    ['gone', true],
    [undefined, false],
  ]);
  await next.post(PATHS.called(addresses[0].id), { isCalled: true });
  expect((await next.get<CallsAnswer>(PATHS.calls)).addresses[0]).not.toHaveProperty('off');
});

test('the link of a call lets anybody look, signed out, and nobody act', async () => {
  const { seat, now } = players();
  const stranger = new Client(server.address);
  await stranger.connect();
  const update = await stranger.watch(table.id);
  expect(update.asked).toBeUndefined();
  const { asked } = now.updateOf(table.id);
  const heard = await stranger.act(table.id, seat, { decision: asked?.id ?? 0, actions: [asked?.legal[0] ?? { type: '' }] });
  expect(heard.type).toBe('refused');
  expect((await stranger.watch(table.id)).seq).toBe(update.seq);
  await stranger.close();
});

test('what somebody wishes is kept and is part of their data; a zone that is none is refused', async () => {
  const wishes = { locale: 'ru', zone: 'Europe/Moscow', quiet: { from: 1380, to: 480 }, digestHour: 8 };
  expect((await ada.post<CallsAnswer>(PATHS.wishes, wishes)).wishes).toEqual(wishes);
  expect((await ada.get<CallsAnswer>(PATHS.calls)).wishes).toEqual(wishes);
  expect(await ada.get(PATHS.ownData)).toMatchObject({ calls: wishes });
  expect((await ada.fetch('POST', PATHS.wishes, { ...wishes, zone: 'Nowhere/Here' })).status).toBe(400);
  expect((await bob.get<CallsAnswer>(PATHS.calls)).wishes).toEqual({ locale: 'en', zone: 'UTC' });
});

test('a server that stops does not wait for who does not answer, and the next one calls again', async () => {
  const { now, seat, next } = players();
  await hook(next, '/next');
  sink.answer = () => {};
  await next.close();
  await wholeTurn(now, seat);
  await posts('/next', 1);
  await server.close();
  anHourPasses();
  sink.answer = (_, response) => response.writeHead(204).end();
  server = await testServer({ site: SITE, webhooks: 'loopback', callPauseMs: 0, dataFolder: server.folder });
  await posts('/next', 2);
  next.address = server.address;
  await soon(async () => expect((await next.get<CallsAnswer>(PATHS.calls)).addresses).toMatchObject([{ isFailing: false }]));
});

test('nobody makes the server call into its own network, follow another’s table or touch another’s address', async () => {
  const { addresses } = await hook(ada, '/hers');
  const eve = await Client.guest(server.address, 'Eve');
  const status = async (path: string, body: object) => (await eve.fetch('POST', path, body)).status;
  const given = { form: 'plain', mentions: {}, locale: 'en' };
  expect(await status(PATHS.called(addresses[0].id), { isCalled: false })).toBe(404);
  expect(await status(PATHS.removeCall(addresses[0].id), {})).toBe(404);
  expect(await status(PATHS.tryCall(addresses[0].id), {})).toBe(404);
  expect((await eve.get<CallsAnswer>(PATHS.calls)).addresses).toEqual([]);
  expect(await status(PATHS.hooks, { ...given, url: `${sink.address}/eve`, table: table.id })).toBe(403);
  expect(await status(PATHS.hooks, { ...given, url: `${sink.address}/eve`, table: 'nowhere' })).toBe(404);
  for (const url of [
    'https://169.254.169.254/',
    'https://10.0.0.1/',
    'http://192.168.0.1/',
    'https://[::ffff:10.0.0.1]/',
    'https://0.0.0.0/',
  ])
    expect([url, await status(PATHS.hooks, { ...given, url })]).toEqual([url, 400]);
  expect(await status(PATHS.hooks, { ...given, url: 'file:///etc/passwd' })).toBe(400);
  expect((await new Client(server.address).fetch('GET', PATHS.calls)).status).toBe(401);
  expect(JSON.stringify(await ada.get(PATHS.calls))).not.toContain('/hers');
  expect(JSON.stringify(await ada.get(PATHS.ownData))).not.toContain('/hers');
});
