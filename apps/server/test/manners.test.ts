import { type MannersAnswer, PATHS, type ServerMessageOf, type Table } from '@orrery/protocol';
import { afterEach, expect, test } from 'vitest';
import { codeOf, keepName, signIn } from './support/account.ts';
import { Client } from './support/client.ts';
import { seatedTable } from './support/play.ts';
import { type TestServer, testServer } from './support/server.ts';

let server: TestServer;

afterEach(async () => {
  await server.remove();
});

const people = (...names: readonly string[]): Promise<Client[]> => Promise.all(names.map((name) => Client.guest(server.address, name)));

/** What somebody hears, as the page keeps it: `talk` takes the place of all before. */
function heardBy(client: Client): { lines: string[] } {
  const heard = { lines: [] as string[] };
  client.on((message) => {
    if (message.type === 'said') heard.lines.push(message.text);
    if (message.type === 'talk') heard.lines = message.lines.map(({ text }) => text);
  });
  return heard;
}

/** Whatever the server sent before has come. */
async function caughtUp(...clients: readonly Client[]): Promise<void> {
  for (const client of clients) {
    client.say({ type: 'ping' });
    await client.next(({ type }) => type === 'pong');
  }
}

async function said(client: Client, match: string, text: string): Promise<ServerMessageOf<'said'>> {
  const back = client.next((message) => message.type === 'said' && message.text === text);
  client.say({ type: 'say', match, text });
  const message = await back;
  if (message.type !== 'said') throw new Error('that was not said');
  return message;
}

const listed = async (client: Client): Promise<readonly string[]> =>
  (await client.get<{ tables: readonly Table[] }>(PATHS.tables)).tables.map(({ id }) => id);

test('who is muted is heard by everybody else, on all devices of who muted them, until they are heard again', async () => {
  server = await testServer();
  const [ada, bob, eve] = await people('Ada', 'Bob', 'Eve');
  const { id } = await seatedTable('alien-frontiers', [ada, bob]);
  const other = Object.assign(new Client(server.address), { cookie: ada.cookie });
  for (const client of [other, eve]) {
    await client.connect();
    await client.watch(id);
  }
  const [atAda, atOther, atEve, atBob] = [ada, other, eve, bob].map(heardBy);
  await said(bob, id, 'one');
  await said(ada, id, 'two');
  const { people: muted } = await ada.post<MannersAnswer>(PATHS.manners, { whom: { match: id, seat: 1 }, how: 'muted' });
  expect(muted).toMatchObject([{ name: 'Bob', isGuest: true, how: 'muted' }]);
  expect(JSON.stringify(muted)).not.toContain(bob.person);
  await expect.poll(() => [atAda.lines, atOther.lines]).toEqual([['two'], ['two']]);
  await said(bob, id, 'three');
  await caughtUp(ada, other, eve, bob);
  expect([atAda.lines, atOther.lines, atEve.lines, atBob.lines]).toEqual([
    ['two'],
    ['two'],
    ['one', 'two', 'three'],
    ['one', 'two', 'three'],
  ]);
  const again = Object.assign(new Client(server.address), { cookie: ada.cookie });
  await again.connect();
  const atAgain = heardBy(again);
  await again.watch(id);
  await caughtUp(again);
  expect(atAgain.lines).toEqual(['two']);
  await ada.post(PATHS.endShun(muted[0].id));
  await expect
    .poll(() => [atAda.lines, atOther.lines])
    .toEqual([
      ['one', 'two', 'three'],
      ['one', 'two', 'three'],
    ]);
});

test('who only watches and speaks is known by the line alone, and can be muted by it', async () => {
  server = await testServer();
  const [ada, bob, eve] = await people('Ada', 'Bob', 'Eve');
  const { id } = await seatedTable('alien-frontiers', [ada, bob]);
  await eve.connect();
  await eve.watch(id);
  const atAda = heardBy(ada);
  const texts: string[] = [];
  ada.onText = (text) => texts.push(text);
  const { line } = await said(eve, id, 'look at me');
  await caughtUp(ada);
  expect(atAda.lines).toEqual(['look at me']);
  expect(texts.join()).not.toContain(eve.person);
  await ada.post(PATHS.manners, { whom: { match: id, line }, how: 'muted' });
  await expect.poll(() => atAda.lines).toEqual([]);
  expect(await codeOf(ada.fetch('POST', PATHS.manners, { whom: { match: id, line: line + 1 }, how: 'muted' }))).toBe('404 not-found');
  expect(await codeOf(eve.fetch('POST', PATHS.manners, { whom: { match: id, line }, how: 'muted' }))).toBe('403 not-allowed');
});

test('who is blocked finds none of one’s tables and sits down at none, from either side, and is told nothing', async () => {
  server = await testServer();
  const [ada, bob, eve] = await people('Ada', 'Bob', 'Eve');
  const { id } = await ada.createTable({ game: 'alien-frontiers', seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true });
  const { id: hers } = await eve.createTable({
    game: 'alien-frontiers',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    isPublic: true,
  });
  await ada.join(hers, 1);
  const texts: string[] = [];
  await bob.connect();
  bob.say({ type: 'watch-tables' });
  await caughtUp(bob);
  bob.onText = (text) => texts.push(text);
  await ada.post(PATHS.manners, { whom: { person: bob.person }, how: 'blocked' });
  await expect.poll(async () => [await listed(bob), await listed(eve)]).toEqual([[], expect.arrayContaining([id, hers])]);
  for (const table of [id, hers])
    expect(await codeOf(bob.fetch('POST', PATHS.join(table), { seat: table === id ? 1 : 2 }))).toBe('403 not-allowed');
  await ada.post(PATHS.options(id), { options: {}, asksIdle: true });
  await caughtUp(bob);
  expect(texts.filter((text) => !text.startsWith('{"type":"pong"'))).toEqual([]);
  const { id: his } = await bob.createTable({ game: 'alien-frontiers', seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true });
  expect(await listed(ada)).not.toContain(his);
  expect(await codeOf(ada.fetch('POST', PATHS.join(his), { seat: 1 }))).toBe('403 not-allowed');
  expect(await bob.get<MannersAnswer>(PATHS.manners)).toEqual({ people: [] });
});

test('a guest’s blocks come along to the account, and a block of the guest too', async () => {
  server = await testServer();
  const [ada, bob, eve] = await people('Ada', 'Bob', 'Eve');
  const { device } = await keepName(ada);
  const asGuest = await Client.guest(server.address, 'Ada');
  await asGuest.post(PATHS.manners, { whom: { person: bob.person }, how: 'blocked' });
  await eve.post(PATHS.manners, { whom: { person: asGuest.person }, how: 'blocked' });
  await signIn(asGuest, device);
  expect(await ada.get<MannersAnswer>(PATHS.manners)).toMatchObject({ people: [{ name: 'Bob', how: 'blocked' }] });
  const { id } = await ada.createTable({ game: 'alien-frontiers', seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true });
  expect([await listed(bob), await listed(eve)]).toEqual([[], []]);
  expect(await codeOf(eve.fetch('POST', PATHS.join(id), { seat: 1 }))).toBe('403 not-allowed');
});

test('nobody reports without end, nor themselves, nor a bot, nor nobody', async () => {
  server = await testServer({ rateFactor: 1 });
  const [ada, bob] = await people('Ada', 'Bob');
  const { id } = await seatedTable('alien-frontiers', [ada, bob]);
  const report = (seat: number, why = 'rude'): Promise<string> =>
    codeOf(ada.fetch('POST', PATHS.reports, { whom: { match: id, seat }, why }));
  expect([await report(0), await report(5), await report(1, ''), await report(1, 'x'.repeat(301))]).toEqual([
    '403 not-allowed',
    '404 not-found',
    '400 bad-request',
    '400 bad-request',
  ]);
  for (let count = 0; count < 6; count++) expect(await report(1)).toBe('200');
  expect(await report(1)).toBe('429 too-many-requests');
});
