import { join } from 'node:path';
import {
  type AccountAnswer,
  type FinishedAnswer,
  type MeAnswer,
  PATHS,
  type SignInAnswer,
  type TableAnswer,
  type TablesAnswer,
} from '@orrery/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../src/storage/sqlite/driver/choose.ts';
import { codeOf, keepName, signIn } from './support/account.ts';
import { chanceOf, pick } from './support/choice.ts';
import { Client } from './support/client.ts';
import { playOne, seatedTable, seen } from './support/play.ts';
import { type TestServer, testServer } from './support/server.ts';
import { soon } from './support/soon.ts';

const GAME = 'race-for-the-galaxy';

let server: TestServer;
let ada: Client;
let bob: Client;

beforeEach(async () => {
  server = await testServer();
  [ada, bob] = [await Client.guest(server.address, 'Ada'), await Client.guest(server.address, 'Bob')];
});

afterEach(async () => {
  for (const client of [ada, bob]) await client.close();
  await server.remove();
});

const me = async (client: Client) => (await client.get<MeAnswer>(PATHS.me)).me;
const ownTables = async (client: Client) => (await client.get<TablesAnswer>(PATHS.tables)).tables;
const seats = [{ kind: 'me' }, { kind: 'open' }] as const;

/** A match played to its end. */
async function finished(clients: readonly Client[]): Promise<string> {
  const table = await seatedTable(GAME, clients);
  const chance = chanceOf('accounts');
  for (let moves = 0; moves < 2000 && (await playOne(table, chance)); moves++);
  for (const client of clients) await client.close();
  return table.id;
}

test('a guest keeps the name and is the same person, marked as a guest no more, also where they sit', async () => {
  const { id } = await ada.createTable({ game: GAME, seats: [...seats] });
  const running = await seatedTable(GAME, [bob, ada]);
  expect((await ownTables(ada)).find((table) => table.id === id)?.seats[0]).toMatchObject({ name: 'Ada', isGuest: true });
  const { codes } = await keepName(ada);
  expect(codes).toHaveLength(10);
  expect(await me(ada)).toEqual({ person: ada.person, name: 'Ada' });
  const listed = await ownTables(ada);
  expect(listed.find((table) => table.id === id)?.seats[0]).toEqual({ kind: 'person', person: ada.person, name: 'Ada' });
  await soon(() => expect(bob.updateOf(running.id).occupants[1]).toEqual({ kind: 'person', person: ada.person, name: 'Ada' }));
  const account = await ada.get<AccountAnswer>(PATHS.account);
  expect(account).toMatchObject({ me: { name: 'Ada' }, codesLeft: 10, sessions: [{ isThis: true }], passkeys: [{}] });
});

test('on another device the passkey says who it is, and a recovery code does so once', async () => {
  const { device, codes } = await keepName(ada);
  const [phone, borrowed, thief] = [new Client(server.address), new Client(server.address), new Client(server.address)];
  expect(await signIn(phone, device)).toEqual({ me: { person: ada.person, name: 'Ada' } });
  const code = codes[3].toUpperCase().replaceAll('-', ' ');
  expect(await borrowed.post<SignInAnswer>(PATHS.signInByCode, { code })).toEqual({ me: { person: ada.person, name: 'Ada' } });
  expect(await codeOf(thief.fetch('POST', PATHS.signInByCode, { code }))).toBe('401 not-recognised');
  expect((await ada.get<AccountAnswer>(PATHS.account)).codesLeft).toBe(9);
  expect((await ada.get<AccountAnswer>(PATHS.account)).sessions).toHaveLength(3);
  const { codes: fresh } = await ada.post<{ codes: string[] }>(PATHS.codes);
  expect(await codeOf(thief.fetch('POST', PATHS.signInByCode, { code: codes[0] }))).toBe('401 not-recognised');
  expect(await codeOf(thief.fetch('POST', PATHS.signInByCode, { code: fresh[0] }))).toBe('200');
});

test('a session that is ended there is ended: its cookie is nobody’s and its tabs are closed', async () => {
  const { device } = await keepName(ada);
  const phone = new Client(server.address);
  await signIn(phone, device);
  await phone.connect();
  const { sessions } = await ada.get<AccountAnswer>(PATHS.account);
  const lost = phone.lost().catch((reason: unknown) => reason);
  const other = sessions.find(({ isThis }) => !isThis);
  const left = await ada.post<AccountAnswer>(PATHS.endSession(other?.id ?? ''));
  expect(left.sessions).toHaveLength(1);
  expect(await lost).toMatchObject({ code: 1012 });
  expect([await me(phone), (await me(ada))?.name]).toEqual([null, 'Ada']);
  await signIn(phone, device);
  await phone.post(PATHS.signOut, { where: 'here' });
  expect([await me(phone), (await me(ada))?.name]).toEqual([null, 'Ada']);
});

test('what was played as a guest elsewhere comes along: seats, tables, finished matches and the turn at the table', async () => {
  const { device } = await keepName(ada);
  const guest = await Client.guest(server.address, 'Ada on a phone');
  const over = await finished([guest, bob]);
  const running = await seatedTable(GAME, [guest, bob]);
  const waiting = await guest.createTable({ game: GAME, seats: [...seats] });
  const before = guest.person;
  const { me: who, brought } = await signIn(guest, device);
  expect([who, brought]).toEqual([
    { person: ada.person, name: 'Ada' },
    { tables: 3, seatsLeft: 0 },
  ]);
  const listed = await ownTables(ada);
  expect(listed.map(({ id }) => id).sort()).toEqual([running.id, waiting.id].sort());
  const { table } = await ada.get<TableAnswer>(PATHS.table(over));
  expect([...listed, table].every(({ host }) => host === ada.person)).toBe(true);
  const { matches } = await ada.get<FinishedAnswer>(PATHS.finished());
  expect(matches).toMatchObject([{ match: over, seats: [{ person: ada.person, name: 'Ada' }, { name: 'Bob' }] }]);
  await soon(() => expect(bob.updateOf(running.id).occupants[0]).toMatchObject({ person: ada.person, name: 'Ada' }));
  await ada.connect();
  const { asked } = await ada.watch(running.id);
  expect(await ada.act(running.id, 0, { decision: asked?.id ?? -1, actions: [asked?.legal[0] ?? { type: 'none' }] })).toMatchObject({
    type: 'done',
  });
  server = await server.restart();
  for (const client of [ada, bob, guest]) client.address = server.address;
  expect(JSON.stringify([await ownTables(ada), await ada.get(PATHS.finished())])).not.toContain(before);
  expect((await me(guest))?.person).toBe(ada.person);
});

test('where both sit at one table the guest stands up, and the answer says so', async () => {
  const { device } = await keepName(ada);
  const guest = await Client.guest(server.address, 'Phone');
  const open = await ada.createTable({ game: GAME, seats: [...seats] });
  await guest.join(open.id, 1);
  const running = await seatedTable(GAME, [ada, guest]);
  const over = await finished([guest, ada]);
  await ada.connect();
  await ada.watch(running.id);
  const { brought } = await signIn(guest, device);
  expect(brought).toEqual({ tables: 1, seatsLeft: 2 });
  const listed = await ownTables(ada);
  const seatsAt = (id: string) => listed.find((table) => table.id === id)?.seats;
  expect(seatsAt(open.id)).toEqual([{ kind: 'person', person: ada.person, name: 'Ada' }, { kind: 'open' }]);
  await soon(() => expect(ada.updateOf(running.id).occupants[1]).toEqual({ kind: 'open' }));
  expect((await ada.get<TableAnswer>(PATHS.table(over))).table.seats).toMatchObject([{ name: '' }, { name: 'Ada' }]);
});

test('an account’s name is nobody else’s, however it is written; a guest may bear it and is marked', async () => {
  await keepName(ada);
  for (const name of ['ADA', 'Аdа', 'A d á']) {
    const rival = await Client.guest(server.address, name);
    expect(await codeOf(rival.fetch('POST', PATHS.passkeyOptions))).toBe('409 name-kept');
    expect(await me(rival)).toMatchObject({ name, isGuest: true });
  }
  await keepName(bob);
  expect(await codeOf(bob.fetch('POST', PATHS.guest, { name: 'ada' }))).toBe('409 name-kept');
  expect(await bob.post(PATHS.guest, { name: 'Bobby' })).toEqual({ person: bob.person, name: 'Bobby' });
  const late = await Client.guest(server.address, 'Bob');
  await keepName(late);
  expect(await me(late)).toEqual({ person: late.person, name: 'Bob' });
});

test('who deletes themselves is gone everywhere, and old matches name somebody', async () => {
  const { device, codes } = await keepName(ada);
  const over = await finished([ada, bob]);
  const running = await seatedTable(GAME, [ada, bob]);
  const waiting = await ada.createTable({ game: GAME, seats: [...seats], isPublic: true });
  bob.say({ type: 'say', match: running.id, text: 'hello' });
  ada.say({ type: 'say', match: running.id, text: 'goodbye' });
  await ada.next((message) => message.type === 'said' && message.text === 'goodbye');
  const gone = ada.person;
  expect(await codeOf(ada.fetch('POST', PATHS.deleteMe, { name: 'Bob' }))).toBe('400 bad-request');
  const { cookie } = ada;
  expect(await ada.post(PATHS.deleteMe, { name: 'Ada' })).toEqual({ me: null });
  ada.cookie = cookie;
  expect(await me(ada)).toBeNull();
  ada.cookie = '';
  expect(await codeOf(ada.fetch('POST', PATHS.signInByCode, { code: codes[0] }))).toBe('401 not-recognised');
  await expect(signIn(ada, device)).rejects.toThrow('not-recognised');
  await soon(() => expect(bob.updateOf(running.id).occupants[0]).toEqual({ kind: 'open' }));
  expect((await bob.get<FinishedAnswer>(PATHS.finished())).matches).toMatchObject([
    { match: over, seats: [{ name: '' }, { name: 'Bob' }] },
  ]);
  const tables = await ownTables(bob);
  expect(tables.find(({ id }) => id === running.id)?.host).toBe(bob.person);
  expect(tables.find(({ id }) => id === waiting.id)).toBeUndefined();
  server = await server.restart();
  bob.address = server.address;
  await bob.connect();
  const said: string[] = [];
  bob.on((message) => {
    if (message.type === 'said') said.push(`${message.name}: ${message.text}`);
  });
  await bob.watch(running.id);
  await soon(() => expect(said).toEqual(['Bob: hello', ': goodbye']));
  await bob.watch(over);
  const record = await bob.get<{ record: { seats: string[] } }>(PATHS.record(over));
  expect(record.record.seats).toEqual(['', 'Bob']);
  const everything = JSON.stringify([await ownTables(bob), bob.updateOf(over), bob.updateOf(running.id), record]);
  expect(everything.includes('Ada') || everything.includes(gone)).toBe(false);
  const again = await Client.guest(server.address, 'Ada');
  await keepName(again);
});

test('who takes another name is called so where they sit, and no two at one table read alike', async () => {
  const { id } = await ada.createTable({ game: GAME, seats: [...seats] });
  const running = await seatedTable(GAME, [bob, ada]);
  const rename = (name: string) => ada.fetch('POST', PATHS.guest, { name });
  expect(await codeOf(rename('bob '))).toBe('409 name-taken');
  expect(await me(ada)).toMatchObject({ name: 'Ada' });
  await rename('Ada L.');
  expect((await ownTables(ada)).find((table) => table.id === id)?.seats[0]).toMatchObject({ name: 'Ada L.' });
  await soon(() => expect(bob.updateOf(running.id).occupants[1]).toMatchObject({ person: ada.person, name: 'Ada L.' }));
  // Where nobody else is called so it is theirs.
  await ada.post(PATHS.leave(running.id));
  await rename('Bob');
  expect((await ownTables(ada)).find((table) => table.id === id)?.seats[0]).toMatchObject({ name: 'Bob' });
  expect(await codeOf(ada.fetch('POST', PATHS.join(running.id), { seat: 1 }))).toBe('409 name-taken');
});

test('a match that is open shows nobody’s name any more, and one that ends later keeps nobody’s id', async () => {
  const eve = await Client.guest(server.address, 'Eve');
  const over = await finished([ada, bob]);
  const running = await seatedTable(GAME, [bob, eve]);
  await ada.connect();
  await bob.watch(over);
  expect(bob.updateOf(over).occupants[0]).toMatchObject({ name: 'Ada' });
  await eve.post(PATHS.leave(running.id));
  await bob.post(PATHS.seat(running.id, 1), { kind: 'open' });
  await ada.join(running.id, 1);
  await ada.watch(running.id);
  const gone = [ada.person, eve.person];
  await ada.post(PATHS.leave(running.id));
  await bob.post(PATHS.seat(running.id, 1), { kind: 'bot', level: 'random' });
  await ada.post(PATHS.deleteMe, { name: 'Ada' });
  await eve.post(PATHS.deleteMe, { name: 'Eve' });
  await soon(() => expect(bob.updateOf(over).occupants[0]).toMatchObject({ kind: 'person', name: '' }));
  await soon(() => expect(bob.updateOf(running.id).occupants[1]).toMatchObject({ kind: 'bot' }));
  const chance = chanceOf('later');
  for (let moves = 0; moves < 4000 && bob.updateOf(running.id).waitingFor.length > 0; moves++) {
    const { asked, seq } = bob.updateOf(running.id);
    if (asked !== undefined) await bob.act(running.id, 0, { decision: asked.id, actions: [pick(chance, asked.legal)] });
    await seen(bob, running.id, seq + 1);
  }
  await server.close();
  const database = openDatabase(join(server.folder, 'orrery.sqlite'));
  const kept = ['people', 'seated', 'left_seats', 'tables', 'matches', 'entries', 'results', 'result_seats', 'chat'].map((relation) =>
    JSON.stringify(database.prepare(`SELECT * FROM ${relation}`).all()),
  );
  const ended = database.prepare('SELECT match_id FROM results ORDER BY match_id').all();
  database.close();
  server = await server.restart();
  expect(ended).toHaveLength(2);
  for (const person of gone) expect(kept.filter((rows) => rows.includes(person))).toEqual([]);
  await eve.close();
});

test('one’s own data is one file: what was played and said, and nothing that lets anybody in', async () => {
  const { codes } = await keepName(ada);
  const over = await finished([ada, bob]);
  const { id } = await seatedTable(GAME, [ada, bob]);
  ada.say({ type: 'say', match: id, text: 'my own words' });
  bob.say({ type: 'say', match: id, text: 'his words' });
  await ada.next((message) => message.type === 'said' && message.text === 'his words');
  const response = await ada.fetch('GET', PATHS.ownData);
  expect(response.headers.get('content-disposition')).toContain('attachment');
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({
    person: { id: ada.person, name: 'Ada', isGuest: false },
    sessions: [{}],
    passkeys: [{}],
    recoveryCodesLeft: 10,
    finishedMatches: [{ match: over }],
    chat: [{ table: id, text: 'my own words' }],
  });
  for (const secret of [...codes, ada.cookie.split('=')[1], 'his words', 'tokenHash', 'publicKey']) expect(text).not.toContain(secret);
});

test('another passkey is another way in, and one of the two may be thrown away', async () => {
  await keepName(ada);
  const { passkeys } = await ada.get<AccountAnswer>(PATHS.account);
  const { codes } = await keepName(ada);
  expect(codes).toEqual([]);
  const left = await ada.post<AccountAnswer>(PATHS.removePasskey, { passkey: passkeys[0].id });
  expect(left.passkeys).toHaveLength(1);
  expect(await codeOf(ada.fetch('POST', PATHS.removePasskey, { passkey: passkeys[0].id }))).toBe('404 not-found');
  expect(await codeOf(bob.fetch('POST', PATHS.codes))).toBe('403 not-allowed');
});

test('who has used up all codes keeps the last passkey, and another one comes with new codes', async () => {
  const { codes } = await keepName(ada);
  for (const code of codes) await new Client(server.address).post<SignInAnswer>(PATHS.signInByCode, { code });
  const { passkeys, codesLeft } = await ada.get<AccountAnswer>(PATHS.account);
  expect([passkeys.length, codesLeft]).toEqual([1, 0]);
  expect(await codeOf(ada.fetch('POST', PATHS.removePasskey, { passkey: passkeys[0].id }))).toBe('403 not-allowed');
  expect((await ada.get<AccountAnswer>(PATHS.account)).passkeys).toHaveLength(1);
  expect((await keepName(ada)).codes).toHaveLength(10);
  expect((await ada.post<AccountAnswer>(PATHS.removePasskey, { passkey: passkeys[0].id })).passkeys).toHaveLength(1);
});
