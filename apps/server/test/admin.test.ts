import {
  type AdminAnswer,
  type FinishedAnswer,
  type FoundAnswer,
  type MeAnswer,
  PATHS,
  type PersonAnswer,
  type ServerMessageOf,
  type Table,
} from '@orrery/protocol';
import { afterEach, expect, test } from 'vitest';
import { codeOf, keepName } from './support/account.ts';
import { forgedLines, toldBy } from './support/attacks.ts';
import { Client } from './support/client.ts';
import { seatedTable } from './support/play.ts';
import { type TestServer, testServer } from './support/server.ts';

let server: TestServer;

afterEach(async () => {
  await server.remove();
});

const DAY = 24 * 3_600_000;

/** A server whose settings name Eve, who keeps her name; passkeys need a name for an address. */
async function withAdmin(): Promise<Client> {
  server = await testServer();
  const eve = await Client.guest(server.address.replace('127.0.0.1', 'localhost'), 'Eve');
  await keepName(eve);
  await server.close();
  server = await testServer({ dataFolder: server.folder, admins: [eve.person] });
  eve.address = server.address;
  return eve;
}

const people = (...names: readonly string[]): Promise<Client[]> => Promise.all(names.map((name) => Client.guest(server.address, name)));
const occupantOf = async (client: Client, id: string, seat: number) =>
  (await client.get<{ table: Table }>(PATHS.table(id))).table.seats[seat];

test('where nobody is named there are no pages of admins, and to who is not named there are none either', async () => {
  server = await testServer();
  const [ada] = await people('Ada');
  const told = async (client: Client, path: string): Promise<string> => toldBy(await client.fetch('GET', path));
  expect(await told(ada, PATHS.admin)).toBe(await told(ada, '/api/no-such-thing'));
  const broken = async (): Promise<string> => {
    const init = { method: 'POST', headers: { 'content-type': 'text/strange' }, body: 'x' };
    return toldBy(await fetch(`${server.address}${PATHS.adminPeople}`, init));
  };
  const whereNobodyIs = await broken();
  await server.remove();
  const eve = await withAdmin();
  expect(await broken()).toBe(whereNobodyIs);
  const [bob, named] = await people('Bob', 'Eve');
  for (const client of [new Client(server.address), bob, named]) {
    expect(await told(client, PATHS.admin)).toBe(await told(client, '/api/no-such-thing'));
    for (const path of [PATHS.adminPeople, PATHS.suspendPerson(eve.person), PATHS.closeTable('t'), PATHS.settleReport('r')])
      expect(await codeOf(client.fetch('POST', path, { name: 'Eve', why: 'no' }))).toBe('404 not-found');
  }
  expect((await eve.get<AdminAnswer>(PATHS.admin)).health).toMatchObject({ isStorageUp: true, liveMatches: 0 });
});

test('a report comes with the chat around it; who is suspended looks on, bots play for them, and others see who did it', async () => {
  const eve = await withAdmin();
  const [ada, bob] = await people('Ada', 'Bob');
  const { id } = await seatedTable('alien-frontiers', [ada, bob]);
  const open = await bob.createTable({ game: 'alien-frontiers', seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true });
  bob.say({ type: 'say', match: id, text: 'You cheat' });
  const said = await ada.next(({ type }) => type === 'said');
  const { line } = said as ServerMessageOf<'said'>;
  await ada.post(PATHS.reports, { whom: { match: id, line }, why: 'Insults' });
  const [report] = (await eve.get<AdminAnswer>(PATHS.admin)).reports;
  expect(report).toMatchObject({ reporterName: 'Ada', reportedName: 'Bob', table: id, why: 'Insults', lines: [{ text: 'You cheat' }] });

  await eve.post(PATHS.suspendPerson(report.reported), { days: 7, why: 'Seven days for insults' });
  const { suspended } = await bob.get<MeAnswer>(PATHS.me);
  expect(suspended?.why).toBe('Seven days for insults');
  expect((suspended?.until ?? 0) - Date.now()).toBeGreaterThan(6.9 * DAY);
  await expect.poll(() => bob.isOpen).toBe(false);
  const welcome = new Promise((resolve) => {
    bob.on((message) => {
      if (message.type === 'welcome') resolve(message.suspended?.why);
    });
  });
  await bob.connect();
  expect(await welcome).toBe('Seven days for insults');
  await bob.watch(id);
  expect(await bob.request({ type: 'come-back', match: id, seat: 1 })).toMatchObject({ type: 'error', code: 'suspended' });
  const refused = bob.next(({ type }) => type === 'error');
  bob.say({ type: 'say', match: id, text: 'I am back' });
  expect(await refused).toMatchObject({ code: 'suspended' });
  for (const path of [PATHS.tables, PATHS.join(id), PATHS.guest, PATHS.reports, PATHS.codes])
    expect(
      await codeOf(bob.fetch('POST', path, { name: 'Robert', game: 'alien-frontiers', seats: [], options: {}, isPublic: true })),
    ).toMatch(/^(403 suspended|400 bad-request)$/);
  expect(await codeOf(bob.fetch('POST', PATHS.join(id), { seat: 0 }))).toBe('403 suspended');
  expect((await bob.fetch('GET', PATHS.ownData)).status).toBe(200);
  await expect
    .poll(() => occupantOf(ada, id, 1), { timeout: 10_000 })
    .toMatchObject({ kind: 'person', standIn: { level: expect.any(String) } });
  await expect.poll(() => codeOf(ada.fetch('GET', PATHS.table(open.id))), { timeout: 10_000 }).toBe('404 not-found');

  await eve.post(PATHS.settleReport(report.id));
  expect(await codeOf(eve.fetch('POST', PATHS.settleReport(report.id)))).toBe('404 not-found');
  const { people: found } = await eve.post<FoundAnswer>(PATHS.adminPeople, { name: 'Bob' });
  expect(found).toMatchObject([{ name: 'Bob', isGuest: true, suspended: { why: 'Seven days for insults' } }]);
  const after = await eve.post<AdminAnswer>(PATHS.liftSuspension(bob.person));
  expect(after.acts.map(({ what, adminName, aboutName }) => [what, adminName, aboutName])).toEqual([
    ['lift', 'Eve', 'Bob'],
    ['settle', 'Eve', ''],
    ['suspend', 'Eve', 'Bob'],
  ]);
  await expect.poll(() => bob.isOpen).toBe(false);
  await bob.connect();
  await bob.watch(id);
  expect(await bob.request({ type: 'come-back', match: id, seat: 1 })).toMatchObject({ type: 'done' });
  expect(JSON.stringify(await bob.get(PATHS.ownData))).not.toMatch(/"Insults"/);
  expect(await ada.get(PATHS.ownData)).toMatchObject({ reportsMade: [{ about: 'Bob', why: 'Insults' }] });
  expect(await codeOf(eve.fetch('POST', PATHS.suspendPerson(eve.person), { why: 'me' }))).toBe('403 not-allowed');
});

test('a name that nobody should bear is changed at tables too, and is free for others', async () => {
  const eve = await withAdmin();
  const [ada] = await people('Ada');
  const { id } = await ada.createTable({ game: 'alien-frontiers', seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true });
  await eve.post(PATHS.renamePerson(ada.person), { name: 'Player 7' });
  expect((await ada.get<MeAnswer>(PATHS.me)).me?.name).toBe('Player 7');
  await expect.poll(() => occupantOf(eve, id, 0), { timeout: 10_000 }).toMatchObject({ name: 'Player 7' });
  expect(await codeOf(eve.fetch('POST', PATHS.renamePerson('nobody'), { name: 'X' }))).toBe('404 not-found');
  await eve.post(PATHS.renamePerson(eve.person), { name: 'Eva' });
  const [another] = await people('Eve');
  another.address = another.address.replace('127.0.0.1', 'localhost');
  await keepName(another);
  expect((await another.get<MeAnswer>(PATHS.me)).me).toMatchObject({ name: 'Eve' });
  expect(await codeOf(eve.fetch('POST', PATHS.renamePerson(another.person), { name: 'eva' }))).toBe('409 name-kept');
});

test('what is over names people as they are called now: results, chat, pages and the match itself', async () => {
  const eve = await withAdmin();
  const [ada, bob] = await people('Rude', 'Bob');
  const { id } = await seatedTable('alien-frontiers', [ada, bob]);
  ada.say({ type: 'say', match: id, text: 'Good luck' });
  await bob.next(({ type }) => type === 'said');
  expect((await ada.request({ type: 'resign', match: id, seat: 0 })).type).toBe('done');
  await ada.close();
  await bob.close();
  await eve.post(PATHS.renamePerson(ada.person), { name: 'Player 7' });
  await server.close();
  server = await testServer({ dataFolder: server.folder });
  bob.address = server.address;
  const { matches } = await bob.get<FinishedAnswer>(PATHS.finished());
  expect(matches[0].seats[0]).toMatchObject({ person: ada.person, name: 'Player 7', isGuest: true });
  expect((await bob.get<PersonAnswer>(PATHS.person(bob.person))).page?.opponents).toMatchObject([{ name: 'Player 7' }]);
  await bob.connect();
  const said = bob.next(({ type }) => type === 'said');
  expect((await bob.watch(id)).occupants[0]).toMatchObject({ name: 'Player 7' });
  expect(await said).toMatchObject({ text: 'Good luck', name: 'Player 7' });
});

test('who is suspended may leave a match, and does not sit down again', async () => {
  const eve = await withAdmin();
  const [ada, bob] = await people('Ada', 'Bob');
  const { id } = await seatedTable('alien-frontiers', [ada, bob]);
  await eve.post(PATHS.suspendPerson(bob.person), { days: 7, why: 'Insults' });
  expect((await bob.fetch('POST', PATHS.leave(id))).status).toBe(200);
  expect(await occupantOf(ada, id, 1)).toMatchObject({ kind: 'open' });
  expect(await codeOf(bob.fetch('POST', PATHS.join(id), { seat: 1 }))).toBe('403 suspended');
});

test('a guest who is suspended does not come back as another from the same place; others there with a name play on', async () => {
  const eve = await withAdmin();
  const [bob, neighbour] = await people('Bob', 'Neighbour');
  await eve.post(PATHS.suspendPerson(bob.person), { days: 7, why: 'Insults' });
  await bob.get<MeAnswer>(PATHS.me);
  await bob.post(PATHS.signOut, { where: 'here' });
  expect(await codeOf(bob.fetch('POST', PATHS.guest, { name: 'Not Bob' }))).toBe('403 suspended');
  expect(await codeOf(new Client(server.address).fetch('POST', PATHS.guest, { name: 'Nobody' }))).toBe('403 suspended');
  await neighbour.createTable({ game: 'alien-frontiers', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await neighbour.post(PATHS.guest, { name: 'The neighbour' });
});

test('a table that is closed ends with a reason that everybody reads, before its match and in it', async () => {
  const eve = await withAdmin();
  const [ada, bob] = await people('Ada', 'Bob');
  const { id } = await seatedTable('alien-frontiers', [ada, bob]);
  const house = ada.next((message) => message.type === 'said' && message.isHouse === true);
  const over = ada.next((message) => message.type === 'update' && message.update.result !== undefined);
  await eve.post(PATHS.closeTable(id), { why: 'It was not a match' });
  expect(await house).toMatchObject({ text: 'It was not a match', name: '' });
  expect(await over).toMatchObject({ update: { result: { because: 'called-closed', seats: [{ rank: 1 }, { rank: 1 }] } } });
  const { id: open } = await ada.createTable({ game: 'alien-frontiers', seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true });
  ada.say({ type: 'watch', match: open });
  await ada.next(({ type }) => type === 'table');
  const heard: string[] = [];
  ada.on(({ type }) => heard.push(type));
  const closed = ada.next(({ type }) => type === 'table-closed');
  await eve.post(PATHS.closeTable(open), { why: 'Advertising' });
  await closed;
  expect(heard.filter((type) => type === 'said' || type === 'table-closed')).toEqual(['said', 'table-closed']);
  expect(await codeOf(eve.fetch('POST', PATHS.closeTable(open), { why: 'again' }))).toBe('404 not-found');
});

test('nothing that people say or are called looks like what the house says', async () => {
  server = await testServer();
  const [ada, bob] = await people('Ada', 'Bob');
  const { id } = await seatedTable('alien-frontiers', [ada, bob]);
  const heard: ServerMessageOf<'said'>[] = [];
  bob.on((message) => {
    if (message.type === 'said') heard.push(message);
  });
  for (const tried of forgedLines(id)) ada.sayText(JSON.stringify(tried));
  ada.say({ type: 'say', match: id, text: 'The server: this table is closed' });
  await expect
    .poll(() => heard.map(({ text, name, isHouse }) => [text, name, isHouse]))
    .toEqual([['The server: this table is closed', 'Ada', undefined]]);
  for (const name of ['', ' ', '\u200b', '\u3164']) expect(await codeOf(ada.fetch('POST', PATHS.guest, { name }))).toBe('400 bad-request');
});
