import { type AccountAnswer, type HouseAnswer, type MeAnswer, PATHS, type PasskeyAnswer, type SignInAnswer } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeOf, keepName } from './support/account.ts';
import { sixAtOnce, toldBy } from './support/attacks.ts';
import { Client } from './support/client.ts';
import { type TestServer, testServer } from './support/server.ts';
import { codeIn, SmtpSink, type SunkMail } from './support/smtp-sink.ts';
import { soon } from './support/soon.ts';

const SITE = 'https://play.example.org';
const HERS = 'Ada@Example.org';

let server: TestServer;
let sink: SmtpSink;
let ada: Client;

beforeEach(async () => {
  sink = new SmtpSink();
  server = await testServer({ mail: await sink.open(), mailFrom: 'Orrery <orrery@example.org>', site: SITE });
  ada = await Client.guest(server.address, 'Ada');
});

afterEach(async () => {
  vi.useRealTimers();
  await ada.close();
  await server.remove();
  await sink.close();
});

const me = async (client: Client) => (await client.get<MeAnswer>(PATHS.me)).me;

/** What comes to this box, the newest last. */
async function mailTo(box: string, count = 1): Promise<SunkMail> {
  await soon(() => expect(sink.to(box)).toHaveLength(count));
  return sink.to(box)[count - 1];
}

async function confirm(client: Client, box: string): Promise<PasskeyAnswer> {
  const before = sink.to(box).length;
  await client.post(PATHS.mail, { mail: box, locale: 'en' });
  return client.post<PasskeyAnswer>(PATHS.confirmMail, { code: codeIn(await mailTo(box, before + 1)) });
}

async function askToSignIn(client: Client, box = HERS): Promise<string> {
  const before = sink.to(HERS).length;
  await client.post(PATHS.askMail, { mail: box, locale: 'en' });
  return codeIn(await mailTo(HERS, before + 1));
}

test('a guest keeps the name by mail, with recovery codes, and signs in by it on another device, however the address is written', async () => {
  expect(await ada.get<HouseAnswer>(PATHS.house)).toMatchObject({ mail: true });
  await ada.post(PATHS.mail, { mail: ` ${HERS} `, locale: 'en' });
  const mail = await mailTo(HERS);
  expect(mail.text).toContain(`${SITE}/you#mail=${codeIn(mail)}`);
  expect(`${mail.subject} ${mail.text}`).not.toContain('Ada');
  expect((await ada.get<AccountAnswer>(PATHS.account)).mail).toBeUndefined();
  expect(await me(ada)).toMatchObject({ isGuest: true });
  const { cookie } = ada;
  const { codes } = await ada.post<PasskeyAnswer>(PATHS.confirmMail, { code: codeIn(mail).toUpperCase() });
  expect([codes?.length, ada.cookie === cookie]).toEqual([10, false]);
  expect(await me(ada)).toEqual({ person: ada.person, name: 'Ada' });
  expect((await ada.get<AccountAnswer>(PATHS.account)).mail).toBe(HERS);
  const phone = new Client(server.address);
  const code = await askToSignIn(phone, 'aDA@EXAMPLE.org');
  expect(await phone.post<SignInAnswer>(PATHS.signInByMail, { code })).toEqual({ me: { person: ada.person, name: 'Ada' } });
  expect(await me(phone)).toEqual({ person: ada.person, name: 'Ada' });
  expect(JSON.stringify(await phone.get(PATHS.ownData))).toContain(HERS);
});

test('in Russian it is written in Russian', async () => {
  await ada.post(PATHS.mail, { mail: 'ada@почта.рф', locale: 'ru' });
  await soon(() => expect(sink.mails).toHaveLength(1));
  const [{ to, subject, text }] = sink.mails;
  expect(to).toBe('ada@xn--80a1acny.xn--p1ai');
  expect(`${subject} ${text}`).toMatch(/подтвердите адрес .*Код действует один раз/s);
});

test('a link is good once, in time, and in the browser that asked for it', async () => {
  await confirm(ada, HERS);
  const [phone, thief] = [new Client(server.address), new Client(server.address)];
  const code = await askToSignIn(phone);
  // Read over the shoulder, and from a browser that has asked for itself.
  expect(await codeOf(thief.fetch('POST', PATHS.signInByMail, { code }))).toBe('401 not-recognised');
  const other = await askToSignIn(thief);
  expect(await codeOf(thief.fetch('POST', PATHS.signInByMail, { code }))).toBe('401 not-recognised');
  expect(await codeOf(phone.fetch('POST', PATHS.signInByMail, { code: other }))).toBe('401 not-recognised');
  const asked = new Map(phone.otherCookies);
  expect(await codeOf(phone.fetch('POST', PATHS.signInByMail, { code }))).toBe('200');
  for (const [name, value] of asked) phone.otherCookies.set(name, value);
  expect(await codeOf(phone.fetch('POST', PATHS.signInByMail, { code }))).toBe('401 not-recognised');
  const late = new Client(server.address);
  const old = await askToSignIn(late);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
  expect(await codeOf(late.fetch('POST', PATHS.signInByMail, { code: old }))).toBe('401 not-recognised');
});

test('of many who send it at once one is let in', async () => {
  await confirm(ada, HERS);
  const phone = new Client(server.address);
  const code = await askToSignIn(phone);
  const answers = await sixAtOnce(() => codeOf(phone.fetch('POST', PATHS.signInByMail, { code })));
  expect(answers.sort()).toEqual(['200', ...Array(5).fill('401 not-recognised')]);
});

test('whether somebody has an address, no answer tells; and nothing is sent where nobody has it', async () => {
  await confirm(ada, HERS);
  const stranger = new Client(server.address);
  const told = async (mail: string): Promise<string> => toldBy(await stranger.fetch('POST', PATHS.askMail, { mail, locale: 'en' }));
  expect(await told('nobody@example.org')).toBe(await told(HERS));
  await mailTo(HERS, 2);
  expect(sink.to('nobody@example.org')).toEqual([]);
});

test('an address is confirmed by whoever gave it and by nobody else, and is one account’s alone', async () => {
  await confirm(ada, HERS);
  const bob = await Client.guest(server.address, 'Bob');
  await keepName(bob, SITE);
  await bob.post(PATHS.mail, { mail: 'bob@example.org', locale: 'en' });
  const code = codeIn(await mailTo('bob@example.org'));
  expect(await codeOf(ada.fetch('POST', PATHS.confirmMail, { code }))).toBe('401 not-recognised');
  await bob.post(PATHS.mail, { mail: HERS, locale: 'en' });
  const hers = codeIn(await mailTo(HERS, 2));
  expect(await codeOf(ada.fetch('POST', PATHS.confirmMail, { code: hers }))).toBe('401 not-recognised');
  expect(await codeOf(bob.fetch('POST', PATHS.confirmMail, { code: hers }))).toBe('409 mail-kept');
  expect((await bob.get<AccountAnswer>(PATHS.account)).mail).toBeUndefined();
  await bob.post(PATHS.confirmMail, { code });
  expect((await bob.get<AccountAnswer>(PATHS.account)).mail).toBe('bob@example.org');
});

test('the old address is told when it is changed or removed, and lets nobody in any more', async () => {
  const { codes = [] } = await confirm(ada, HERS);
  expect(codes).toHaveLength(10);
  await ada.post(PATHS.mail, { mail: 'new@example.org', locale: 'en' });
  const code = codeIn(await mailTo('new@example.org'));
  expect((await ada.get<AccountAnswer>(PATHS.account)).mail).toBe(HERS);
  expect((await ada.post<PasskeyAnswer>(PATHS.confirmMail, { code })).codes).toBeUndefined();
  expect((await mailTo(HERS, 2)).subject).toBe('Your address was changed');
  const phone = new Client(server.address);
  await phone.post(PATHS.askMail, { mail: HERS, locale: 'en' });
  await phone.post(PATHS.askMail, { mail: 'new@example.org', locale: 'en' });
  await mailTo('new@example.org', 2);
  expect(sink.to(HERS)).toHaveLength(2);
  const left = await ada.post<AccountAnswer>(PATHS.removeMail, { locale: 'ru' });
  expect(left.mail).toBeUndefined();
  expect((await mailTo('new@example.org', 3)).subject).toBe('Ваш адрес изменён');
});

test('the last way in stays', async () => {
  const { codes = [] } = await confirm(ada, HERS);
  for (const code of codes) await new Client(server.address).post<SignInAnswer>(PATHS.signInByCode, { code });
  expect(await codeOf(ada.fetch('POST', PATHS.removeMail, { locale: 'en' }))).toBe('403 not-allowed');
  await keepName(ada, SITE);
  const { passkeys } = await ada.get<AccountAnswer>(PATHS.account);
  await ada.post(PATHS.removeMail, { locale: 'en' });
  expect(passkeys).toHaveLength(1);
});

test('who deletes themselves leaves no address', async () => {
  await confirm(ada, HERS);
  await ada.post(PATHS.deleteMe, { name: 'Ada' });
  const again = await Client.guest(server.address, 'Ada');
  expect((await confirm(again, HERS)).me).toMatchObject({ name: 'Ada' });
});

test('a mail server that is away is asked again, and a box that is not there is not', async () => {
  let tries = 0;
  sink.answer = (to) => {
    tries += 1;
    if (to === 'gone@example.org') return '550 no such box';
    return tries < 3 ? '451 later' : '250 taken';
  };
  await ada.post(PATHS.mail, { mail: 'gone@example.org', locale: 'en' });
  await soon(() => expect(tries).toBe(1));
  await ada.post(PATHS.mail, { mail: HERS, locale: 'en' });
  await mailTo(HERS);
  expect(tries).toBe(3);
});

test('without a mail server nothing is asked for, and the page can say so', async () => {
  const quiet = await testServer();
  const client = await Client.guest(quiet.address, 'Ada');
  expect(await client.get<HouseAnswer>(PATHS.house)).toMatchObject({ mail: false });
  expect(await codeOf(client.fetch('POST', PATHS.mail, { mail: HERS, locale: 'en' }))).toBe('403 not-allowed');
  expect(await codeOf(client.fetch('POST', PATHS.askMail, { mail: HERS, locale: 'en' }))).toBe('403 not-allowed');
  await quiet.remove();
});

test('nobody’s box is filled: so many mails an hour to one address, whoever asks, with the same answer', async () => {
  const other = new SmtpSink();
  const strict = await testServer({ mail: await other.open(), mailFrom: 'o@example.org', site: SITE, rateFactor: 1 });
  const answers = [];
  for (let index = 0; index < 8; index++) {
    const stranger = new Client(strict.address);
    answers.push(await codeOf(stranger.fetch('POST', PATHS.askMail, { mail: HERS, locale: 'en' })));
  }
  expect(answers).toEqual(Array(8).fill('200'));
  const guest = await Client.guest(strict.address, 'Ada');
  const own = [];
  for (let index = 0; index < 8; index++) {
    own.push(await codeOf(guest.fetch('POST', PATHS.mail, { mail: `box${index}@example.org`, locale: 'en' })));
  }
  expect(own).toEqual([...Array(6).fill('200'), ...Array(2).fill('429 too-many-requests')]);
  await strict.remove();
  await other.close();
});
