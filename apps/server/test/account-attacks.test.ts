import { type AccountAnswer, type MeAnswer, PATHS } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { challenge, codeOf, keepName, signIn } from './support/account.ts';
import { failedSignIns, forgedOf, fromAnotherSite, sixAtOnce, toldBy } from './support/attacks.ts';
import { Authenticator } from './support/authenticator.ts';
import { Client } from './support/client.ts';
import { type TestServer, testServer } from './support/server.ts';

let server: TestServer;
let ada: Client;
let eve: Client;

beforeEach(async () => {
  server = await testServer();
  [ada, eve] = [await Client.guest(server.address, 'Ada'), await Client.guest(server.address, 'Eve')];
});

afterEach(async () => {
  await server.remove();
});

const me = async (client: Client) => (await client.get<MeAnswer>(PATHS.me)).me;
const REFUSED = '401 not-recognised';

test('session fixation: a cookie planted in a browser is worth nothing once somebody signs in there', async () => {
  const { device } = await keepName(ada);
  const victim = new Client(server.address);
  victim.cookie = eve.cookie;
  await signIn(victim, device);
  expect(victim.cookie).not.toBe(eve.cookie);
  expect([(await me(victim))?.person, await me(eve)]).toEqual([ada.person, null]);
});

test('the cookie of a guest that somebody copied is worth nothing once the name is kept', async () => {
  const thief = new Client(server.address);
  thief.cookie = ada.cookie;
  expect((await me(thief))?.person).toBe(ada.person);
  await thief.connect();
  const lost = thief.lost().catch((reason: unknown) => reason);
  await keepName(ada);
  expect([(await me(ada))?.person, await me(thief)]).toEqual([ada.person, null]);
  expect(await lost).toMatchObject({ code: 1012 });
});

test('an answer of a passkey is worth something once, and only to a challenge of this server', async () => {
  const { device } = await keepName(ada);
  const thief = new Client(server.address);
  const answer = device.answer(await challenge(thief));
  expect(await codeOf(new Client(server.address).fetch('POST', PATHS.signInByPasskey, answer))).toBe('200');
  expect(await codeOf(thief.fetch('POST', PATHS.signInByPasskey, answer))).toBe(REFUSED);
  const invented = device.answer({ challenge: Buffer.from('made up').toString('base64url') });
  expect(await codeOf(thief.fetch('POST', PATHS.signInByPasskey, invented))).toBe(REFUSED);
});

test('a passkey that signs for another site, or is another’s under this id, lets nobody in', async () => {
  const { device } = await keepName(ada);
  const thief = new Client(server.address);
  const elsewhere = device.answer(await challenge(thief), 'https://orrery.example');
  expect(await codeOf(thief.fetch('POST', PATHS.signInByPasskey, elsewhere))).toBe(REFUSED);
  for (const forged of [forgedOf(device, server.address), new Authenticator(server.address)])
    expect(await codeOf(thief.fetch('POST', PATHS.signInByPasskey, forged.answer(await challenge(thief))))).toBe(REFUSED);
});

test('a challenge given to one person makes no passkey for another, and a known passkey is not taken over', async () => {
  const { device } = await keepName(ada);
  const { options } = await ada.post<{ options: { challenge: string } }>(PATHS.passkeyOptions);
  const stolen = new Authenticator(server.address);
  expect(await codeOf(eve.fetch('POST', PATHS.passkeys, stolen.create(options)))).toBe(REFUSED);
  const { options: own } = await eve.post<{ options: { challenge: string } }>(PATHS.passkeyOptions);
  expect(await codeOf(eve.fetch('POST', PATHS.passkeys, device.create(own)))).toBe(REFUSED);
  expect(await me(eve)).toMatchObject({ isGuest: true });
  const phone = new Client(server.address);
  expect((await signIn(phone, device)).me.person).toBe(ada.person);
  const forSignIn = await challenge(eve);
  expect(await codeOf(eve.fetch('POST', PATHS.passkeys, stolen.create(forSignIn)))).toBe(REFUSED);
});

test('a recovery code lets in once, also when two send it at the same moment', async () => {
  const { codes } = await keepName(ada);
  const tries = await sixAtOnce(() => codeOf(new Client(server.address).fetch('POST', PATHS.signInByCode, { code: codes[0] })));
  expect(tries.sort()).toEqual(['200', ...Array(5).fill(REFUSED)]);
});

test('who exists is not told: every failed sign-in is answered alike, and what is asked beforehand too', async () => {
  const { device } = await keepName(ada);
  const stranger = new Client(server.address);
  const answers = await failedSignIns(stranger, device);
  expect(new Set(await Promise.all(answers.map(toldBy))).size).toBe(1);
  expect(answers.flatMap((answer) => answer.headers.getSetCookie())).toEqual([]);
  const asked = await stranger.post<{ options: object }>(PATHS.signInOptions);
  expect(JSON.stringify(asked)).not.toContain(device.id.toString('base64url'));
  expect(Object.keys(asked.options)).not.toContain('allowCredentials');
});

test('a page of another site does nothing with a visitor’s cookie', async () => {
  await keepName(ada);
  const { sessions } = await ada.get<AccountAnswer>(PATHS.account);
  const paths = [PATHS.passkeyOptions, PATHS.passkeys, PATHS.removePasskey, PATHS.codes, PATHS.deleteMe, PATHS.signOut];
  for (const path of [...paths, PATHS.endSession(sessions[0].id), PATHS.signInOptions, PATHS.signInByPasskey, PATHS.signInByCode]) {
    expect([path, (await fromAnotherSite(ada, path)).status]).toEqual([path, 403]);
  }
  expect((await me(ada))?.person).toBe(ada.person);
});

test('nobody ends another’s session, throws away another’s passkey or reads another’s data', async () => {
  await keepName(ada);
  await keepName(eve);
  const { sessions, passkeys } = await ada.get<AccountAnswer>(PATHS.account);
  expect(await codeOf(eve.fetch('POST', PATHS.endSession(sessions[0].id)))).toBe('404 not-found');
  expect(await codeOf(eve.fetch('POST', PATHS.removePasskey, { passkey: passkeys[0].id }))).toBe('404 not-found');
  const data = await eve.fetch('GET', `${PATHS.ownData}?person=${ada.person}`);
  expect(await data.text()).not.toContain(ada.person);
  const nobody = new Client(server.address);
  for (const path of [PATHS.account, PATHS.ownData]) expect(await codeOf(nobody.fetch('GET', path))).toBe('401 not-signed-in');
  expect(await codeOf(nobody.fetch('POST', PATHS.deleteMe, { name: 'Ada' }))).toBe('401 not-signed-in');
  expect((await me(ada))?.person).toBe(ada.person);
});

test('whoever guesses is stopped after some tries, whatever names they invent', async () => {
  const strict = await testServer({ rateFactor: 1 });
  const guesser = new Client(strict.address);
  const answers: string[] = [];
  for (let tries = 0; tries < 25; tries++) answers.push(await codeOf(guesser.fetch('POST', PATHS.signInByCode, { code: `${tries}` })));
  expect([answers[0], answers[19], answers[20], answers[24]]).toEqual([REFUSED, REFUSED, '429 too-many-requests', '429 too-many-requests']);
  await strict.remove();
});

test('an account that tries which names are kept is stopped as soon as elsewhere; a guest, who is told nothing, is not', async () => {
  const strict = await testServer({ rateFactor: 1 });
  const account = await Client.guest(strict.address, 'Mallory');
  const tries = async (client: Client, count: number): Promise<string[]> => {
    const answers: string[] = [];
    for (let one = 0; one < count; one++) answers.push(await codeOf(client.fetch('POST', PATHS.guest, { name: `Mallory ${one}` })));
    return answers;
  };
  await keepName(account);
  const answers = await tries(account, 30);
  expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => '200'));
  expect(answers.at(-1)).toBe('429 too-many-requests');
  expect(new Set(await tries(await Client.guest(strict.address, 'Ann'), 20))).toEqual(new Set(['200']));
  await strict.remove();
});

test('nor does it help to take another address of the same network for every name', async () => {
  const strict = await testServer({ rateFactor: 1, trustProxy: 1 });
  const account = await Client.guest(strict.address, 'Mallory');
  await keepName(account);
  const answers: string[] = [];
  for (let one = 0; one < 30; one++) {
    const headers = { cookie: account.cookie, 'content-type': 'application/json', 'x-forwarded-for': `2001:db8::${one + 1}` };
    const body = JSON.stringify({ name: `Mallory ${one}` });
    answers.push(await codeOf(fetch(`${strict.address}${PATHS.guest}`, { method: 'POST', headers, body })));
  }
  expect([answers[0], answers[19], answers.at(-1)]).toEqual(['200', '200', '429 too-many-requests']);
  await strict.remove();
});
