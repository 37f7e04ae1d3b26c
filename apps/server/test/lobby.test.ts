import { PATHS, type ServerMessage, type Table } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ambush } from '../../../packages/testkit/src/throwaway/ambush.ts';
import { Games } from '../src/games.ts';
import { codeOf } from './support/account.ts';
import { chanceOf } from './support/choice.ts';
import { Client } from './support/client.ts';
import { playOne } from './support/play.ts';
import { type TestServer, testServer } from './support/server.ts';

const GAME = 'alien-frontiers';
const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;

let server: TestServer;
let ada: Client;
let bob: Client;

beforeEach(async () => {
  server = await testServer();
  ada = await Client.guest(server.address, 'Ada');
  bob = await Client.guest(server.address, 'Боб');
});

afterEach(async () => {
  await server.remove();
});

test('a guest needs only a name, stays the same person under another name, and scripts cannot read the cookie', async () => {
  const response = await new Client(server.address).fetch('POST', PATHS.guest, { name: '  Eve  ' });
  const [cookie] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^orrery_person=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
  expect(await ada.post(PATHS.guest, { name: 'Grace' })).toEqual({ person: ada.person, name: 'Grace', isGuest: true });
  expect(await ada.get(PATHS.me)).toEqual({ me: { person: ada.person, name: 'Grace', isGuest: true } });
  expect(await new Client(server.address).get(PATHS.me)).toEqual({ me: null });
});

test('over https the cookie is for this host alone, and one from before still says who somebody is', async () => {
  const safe = await testServer({ trustProxy: true });
  const forwarded = { 'content-type': 'application/json', 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };
  const post = (headers: Record<string, string>) =>
    fetch(`${safe.address}${PATHS.guest}`, {
      method: 'POST',
      headers: { ...forwarded, ...headers },
      body: JSON.stringify({ name: 'Eve' }),
    });
  const response = await post({});
  const [cookie = ''] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-orrery_person=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const eve = await response.json();
  expect(await (await post({ cookie: cookie.replace('__Host-', '') })).json()).toEqual(eve);
  const me = await fetch(`${safe.address}${PATHS.me}`, { headers: { ...forwarded, cookie: cookie.replace('__Host-', '') } });
  expect(me.headers.getSetCookie().map((set) => set.split(';', 1)[0])).toEqual([cookie.split(';', 1)[0], 'orrery_person=']);
  expect((await post({ origin: safe.address.replace('http:', 'https:') })).status).toBe(200);
  // The same host, without protection: anybody on the way may have written that page.
  expect((await post({ origin: safe.address })).status).toBe(403);
  await safe.remove();
});

test('the games are listed with their options and bots', async () => {
  const { games } = await ada.get<{ games: readonly { id: string; bots: readonly string[]; options: object }[] }>(PATHS.games);
  const game = games.find(({ id }) => id === GAME);
  expect(game?.bots[0]).toBe('random');
  expect(game?.options).toHaveProperty('longGame');
});

test('a table is made, joined by its link, started by its host, and then is a match of the same id', async () => {
  const { id } = await ada.createTable({ game: GAME, seats: [ME, OPEN, { kind: 'bot', level: 'random' }] });
  expect(await codeOf(ada.fetch('POST', PATHS.start(id)))).toBe('409 seats-not-filled');
  expect(await codeOf(bob.fetch('POST', PATHS.join(id), { seat: 0 }))).toBe('409 seat-taken');
  expect((await bob.join(id, 1)).seats[1]).toEqual({ kind: 'person', person: bob.person, name: 'Боб', isGuest: true });
  expect(await codeOf(bob.fetch('POST', PATHS.start(id)))).toBe('403 not-allowed');
  const started = await ada.start(id);
  expect(started.seats[2]).toEqual({ kind: 'bot', level: 'random', name: 'Altair' });
  expect(started).toMatchObject({ phase: 'running', match: id, waitingFor: [expect.any(Number)] });
  expect(await codeOf(ada.fetch('POST', PATHS.start(id)))).toBe('409 table-started');
  expect(await codeOf(ada.fetch('GET', PATHS.record(id)))).toBe('409 match-running');
});

test('nobody sits down under a name that is taken at the table, and a bot gets another star', async () => {
  const { id } = await ada.createTable({ game: GAME, seats: [ME, OPEN, OPEN] });
  const namesake = await Client.guest(server.address, 'ada');
  expect(await codeOf(namesake.fetch('POST', PATHS.join(id), { seat: 1 }))).toBe('409 name-taken');
  await namesake.post(PATHS.guest, { name: 'Altair' });
  await namesake.join(id, 1);
  const { table } = await ada.post<{ table: Table }>(PATHS.seat(id, 2), { kind: 'bot', level: 'random' });
  expect(table.seats.map((seat) => (seat.kind === 'open' ? '' : seat.name))).toEqual(['Ada', 'Altair', 'Mira']);
});

test('the host changes options until the match begins, and what is wrong is refused', async () => {
  const { id } = await ada.createTable({ game: GAME, seats: [ME, OPEN, OPEN], options: { tokenSupply: 'unlimited' } });
  const change = (client: Client, options: object) => client.fetch('POST', PATHS.options(id), { options });
  expect((await ada.post<{ table: Table }>(PATHS.options(id), { options: { longGame: true } })).table.options).toMatchObject({
    longGame: true,
    tokenSupply: 'limited',
  });
  expect(await codeOf(change(bob, {}))).toBe('403 not-allowed');
  expect(await codeOf(change(ada, { longGame: 'perhaps' }))).toBe('400 bad-request');
  for (const seat of [1, 2]) await ada.post(PATHS.seat(id, seat), { kind: 'bot', level: 'random' });
  await ada.start(id);
  expect(await codeOf(change(ada, {}))).toBe('409 table-started');
});

test('until the match begins a table becomes private or public, and asks everybody or not', async () => {
  const { id } = await ada.createTable({ game: GAME, seats: [ME, OPEN], isPublic: true });
  await bob.connect();
  bob.say({ type: 'watch-tables' });
  const listed = async (client: Client) => (await client.get<{ tables: Table[] }>(PATHS.tables)).tables.map((table) => table.id);
  expect(await listed(bob)).toEqual([id]);
  const gone = bob.next((message) => message.type === 'table-closed' && message.table === id);
  const { table } = await ada.post<{ table: Table }>(PATHS.options(id), { options: {}, isPublic: false, asksIdle: true });
  expect(table).toMatchObject({ isPublic: false, asksIdle: true });
  await gone;
  expect(await listed(bob)).toEqual([]);
  // What is left out stays.
  await ada.post(PATHS.options(id), { options: {} });
  server = await server.restart();
  ada.address = server.address;
  expect((await ada.get<{ table: Table }>(PATHS.table(id))).table).toMatchObject({ isPublic: false, asksIdle: true });
});

test('wrong tables are refused with the place that is wrong', async () => {
  const post = (body: unknown): Promise<string> => ada.fetch('POST', PATHS.tables, body).then((response) => response.text());
  const table = { game: GAME, seats: [ME, OPEN], options: {}, isPublic: false };
  expect(await post({ ...table, game: 'chess' })).toContain('game: there is no game chess');
  expect(await post({ ...table, seats: [ME] })).toContain('seats: alien-frontiers is for 2 to 4');
  expect(await post({ ...table, seats: [ME, ME] })).toContain('one seat per person');
  expect(await post({ ...table, seats: [ME, { kind: 'bot', level: 'divine' }] })).toContain('level: there is no bot divine');
  expect(await post({ ...table, options: { longGame: true } })).toContain('options.longGame: is only for 3 or 4 players');
  expect(await post({ ...table, surprise: 1 })).toContain('bad-request');
  expect(await codeOf(new Client(server.address).fetch('POST', PATHS.tables, table))).toBe('401 not-signed-in');
  expect(await codeOf(ada.fetch('GET', PATHS.table('nowhere')))).toBe('404 not-found');
});

test('private tables are found only by their people; public ones by everybody', async () => {
  const hidden = await ada.createTable({ game: GAME, seats: [ME, OPEN] });
  const open = await ada.createTable({ game: GAME, seats: [ME, OPEN], isPublic: true });
  const idsFor = async (client: Client): Promise<string[]> =>
    (await client.get<{ tables: Table[] }>(PATHS.tables)).tables.map(({ id }) => id);
  expect(await idsFor(ada)).toEqual(expect.arrayContaining([hidden.id, open.id]));
  expect(await idsFor(bob)).toEqual([open.id]);
  await bob.join(hidden.id, 1);
  expect(await idsFor(bob)).toEqual(expect.arrayContaining([hidden.id, open.id]));
});

test('the lobby hears of changes: joining, starting, standing up, closing', async () => {
  await bob.connect();
  bob.say({ type: 'watch-tables' });
  bob.say({ type: 'ping' });
  await bob.next(({ type }) => type === 'pong');
  const heard = (matches: (message: ServerMessage) => boolean): Promise<ServerMessage> => bob.next(matches);

  const made = heard(({ type }) => type === 'table');
  const table = await ada.createTable({ game: GAME, seats: [ME, OPEN, OPEN], isPublic: true });
  expect(await made).toMatchObject({ table: { id: table.id, phase: 'open', version: 0 } });

  const hidden = await ada.createTable({ game: GAME, seats: [ME, OPEN] });
  await bob.join(hidden.id, 1);
  // Nobody else puts them out of their seat.
  expect(await codeOf(ada.fetch('POST', PATHS.seat(hidden.id, 1), { kind: 'bot', level: 'random' }))).toBe('403 not-allowed');
  const stoodUp = heard((message) => message.type === 'table' && message.table.id === hidden.id && message.table.seats[1].kind === 'open');
  await bob.post(PATHS.leave(hidden.id));
  expect(await stoodUp).toMatchObject({ table: { version: 2 } });

  const closed = heard(({ type }) => type === 'table-closed');
  const { table: standing } = await ada.post<{ table: Table }>(PATHS.leave(table.id));
  expect(standing).toMatchObject({ phase: 'open', seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }] });
  await ada.post(PATHS.leave(table.id));
  expect(await closed).toEqual({ type: 'table-closed', table: table.id });
  expect(await codeOf(bob.fetch('GET', PATHS.table(table.id)))).toBe('404 not-found');
});

test('who asks for their own tables alone is sent those that are not over, and then hears of them and of no others', async () => {
  const hidden = await ada.createTable({ game: GAME, seats: [ME, OPEN] });
  await bob.createTable({ game: GAME, seats: [ME, OPEN], isPublic: true });
  await ada.connect();
  const all = ada.next(({ type }) => type === 'own-tables');
  ada.say({ type: 'watch-tables', only: 'own' });
  expect(await all).toMatchObject({ tables: [{ id: hidden.id, phase: 'open' }] });
  const heard: string[] = [];
  ada.onText = (text) => {
    const message: ServerMessage = JSON.parse(text);
    if (message.type === 'table') heard.push(`${message.table.id} ${message.table.phase}`);
  };
  await bob.createTable({ game: GAME, seats: [ME, OPEN], isPublic: true });
  await bob.join(hidden.id, 1);
  const begun = ada.next((message) => message.type === 'table' && message.table.phase === 'running');
  await ada.start(hidden.id);
  expect(await begun).toMatchObject({ table: { waitingFor: [expect.any(Number)], waitingSince: expect.any(Number) } });
  expect(new Set(heard)).toEqual(new Set([`${hidden.id} open`, `${hidden.id} running`]));
  // Somebody without a name has none, and may ask.
  const nobody = new Client(server.address);
  await nobody.connect();
  nobody.say({ type: 'watch-tables', only: 'own' });
  nobody.say({ type: 'ping' });
  await nobody.next(({ type }) => type === 'pong');
});

test('of the turns of a public match the lobby tells its players alone, and everybody of its end', async () => {
  // Without automatic answers, which would come between what is done here and what is expected of it.
  const short = await testServer({}, new Games([{ module: { ...ambush, automatic: undefined }, knowledge: undefined }]));
  const [host, guest] = [await Client.guest(short.address, 'Ada'), await Client.guest(short.address, 'Bob')];
  const stranger = new Client(short.address);
  const [toPlayer, toStranger] = [await inLobby(host), await inLobby(stranger)];
  const { id } = await host.createTable({ game: ambush.id, seats: [ME, OPEN], isPublic: true });
  await guest.join(id, 1);
  // That it has begun is told to everybody, and perhaps only after `start` has been answered.
  const begun = [host, stranger].map((client) => client.next((message) => message.type === 'table' && message.table.phase === 'running'));
  await host.start(id);
  await Promise.all(begun);
  for (const heard of [toPlayer, toStranger]) heard.length = 0;
  await guest.connect();
  const clients = [host, guest];
  for (const client of clients) await client.watch(id);
  const chance = chanceOf('turns');
  for (let actions = 0; actions < 100 && (await playOne({ id, clients }, chance)); actions++) {
    if (host.updateOf(id).waitingFor.length === 0) continue;
    await answered(stranger);
    expect(toStranger).toEqual([]);
  }
  for (const client of [host, stranger]) await answered(client);
  expect(toPlayer.filter(({ phase }) => phase === 'running').length).toBeGreaterThan(2);
  expect(toStranger).toMatchObject([{ id, phase: 'finished' }]);
  await short.remove();
});

/** What the lobby tells this client from now on. */
async function inLobby(client: Client): Promise<Table[]> {
  const heard: Table[] = [];
  await client.connect();
  client.on((message) => {
    if (message.type === 'table') heard.push(message.table);
  });
  client.say({ type: 'watch-tables' });
  await answered(client);
  return heard;
}

/** Resolves when the client has heard all that was sent to it so far. */
async function answered(client: Client): Promise<void> {
  const pong = client.next(({ type }) => type === 'pong');
  client.say({ type: 'ping' });
  await pong;
}

test('somebody who waits at a table by its link is shown the match when it begins', async () => {
  const { id } = await ada.createTable({ game: GAME, seats: [ME, OPEN] });
  const eve = new Client(server.address);
  await eve.connect();
  const shown = eve.next(({ type }) => type === 'table');
  eve.say({ type: 'watch', match: id });
  expect(await shown).toMatchObject({ table: { id, phase: 'open' } });
  await bob.join(id, 1);
  const begun = eve.next(({ type }) => type === 'update');
  await ada.start(id);
  expect(await begun).toMatchObject({ update: { match: id, seq: 0, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) } });
  expect(eve.updateOf(id).asked).toBeUndefined();
  expect(eve.updateOf(id).seed).toBeUndefined();
});

test('a person has a limited number of open tables', async () => {
  const make = (): Promise<Response> => ada.fetch('POST', PATHS.tables, { game: GAME, seats: [ME, OPEN], options: {}, isPublic: false });
  for (let made = 0; made < 20; made++) expect((await make()).status).toBe(200);
  expect(await codeOf(make())).toBe('429 too-many-tables');
});

test('bodies that are too large, broken or of another kind are refused', async () => {
  const raw = async (body: string, type: string): Promise<string> =>
    codeOf(fetch(`${server.address}${PATHS.guest}`, { method: 'POST', body, headers: { 'content-type': type } }));
  expect(await raw(JSON.stringify({ name: 'x'.repeat(20_000) }), 'application/json')).toBe('413 too-long');
  expect(await raw('{"name":', 'application/json')).toBe('400 bad-request');
  expect(await raw('name=Eve', 'application/x-www-form-urlencoded')).toBe('400 bad-request');
  expect(await raw('{"name":"Eve","__proto__":{"admin":true}}', 'application/json')).toBe('400 bad-request');
});

test('pages of other sites can neither change anything nor open a socket', async () => {
  const headers = { origin: 'https://elsewhere.example', cookie: ada.cookie, 'content-type': 'application/json' };
  const made = fetch(`${server.address}${PATHS.guest}`, { method: 'POST', body: '{"name":"Eve"}', headers });
  expect(await codeOf(made)).toBe('403 not-allowed');
  await expect(ada.connect({ origin: 'https://elsewhere.example' })).rejects.toThrow();
  await ada.connect({ origin: server.address });
  expect(ada.isOpen).toBe(true);
});

test('the pages come with a policy that lets nothing foreign run', async () => {
  const response = await fetch(`${server.address}/healthz`);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('metrics are for this machine, unless the host opens them', async () => {
  const through = { headers: { 'x-forwarded-for': '203.0.113.7' } };
  expect((await fetch(`${server.address}/metrics`, through)).status).toBe(404);
  const open = await testServer({ metrics: 'open', trustProxy: true });
  expect((await fetch(`${open.address}/metrics`, through)).status).toBe(200);
  await open.remove();
});

test('health, readiness and metrics are there', async () => {
  const text = async (path: string): Promise<string> => (await fetch(`${server.address}${path}`)).text();
  expect(await text('/healthz')).toBe('{"status":"ok"}');
  expect(await text('/openz')).toBe('{"status":"open"}');
  expect(await text('/readyz')).toBe('{"status":"ok"}');
  const metrics = await text('/metrics');
  for (const name of ['moves_total', 'refusals_total', 'acknowledgement_seconds', 'live_matches', 'sockets', 'bot_seconds']) {
    expect(metrics).toContain(`orrery_${name}`);
  }
});

test('nobody looks at one hand of a running match and then plays with another', async () => {
  const seats = [ME, OPEN, OPEN];
  const { table } = await ada.post<{ table: Table }>(PATHS.tables, { game: 'not-alone', seats, options: {}, isPublic: true });
  const eve = await Client.guest(server.address, 'Eve');
  await bob.post(PATHS.join(table.id), { seat: 1 });
  await eve.post(PATHS.join(table.id), { seat: 2 });
  await ada.post(PATHS.start(table.id));
  for (const client of [bob, eve]) await client.post(PATHS.leave(table.id));
  expect(await codeOf(bob.fetch('POST', PATHS.join(table.id), { seat: 2 }))).toBe('403 knows-another-seat');
  const { table: back } = await bob.post<{ table: Table }>(PATHS.join(table.id), { seat: 1 });
  expect(back.seats).toMatchObject([{ kind: 'person' }, { kind: 'person', person: bob.person }, { kind: 'open' }]);
});
