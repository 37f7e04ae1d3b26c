import { createHash } from 'node:crypto';
import { type CallsAnswer, PATHS, type TryAnswer } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepName } from './support/account.ts';
import { Client } from './support/client.ts';
import { PostSink } from './support/post-sink.ts';
import { PushBrowser, vapidOf } from './support/push-service.ts';
import { type TestServer, testServer } from './support/server.ts';

let server: TestServer;
let sink: PostSink;
let ada: Client;

const CONFIG = { site: 'https://play.example.org', webhooks: 'loopback', callPauseMs: 0 } as const;

beforeEach(async () => {
  sink = new PostSink();
  await sink.open();
  sink.answer = (_, response) => response.writeHead(201).end();
  server = await testServer(CONFIG);
  ada = await Client.guest(server.address, 'Ада');
});

afterEach(async () => {
  await server.remove();
  await sink.close();
});

const subscribe = (client: Client, browser: PushBrowser, locale = 'ru'): Promise<CallsAnswer> =>
  client.post<CallsAnswer>(PATHS.push, { ...browser.subscription, locale });

const tryCall = (client: Client, { addresses }: CallsAnswer): Promise<TryAnswer> => client.post<TryAnswer>(PATHS.tryCall(addresses[0].id));

test('a push is sealed for the browser that wanted it and signed with the key of the house', async () => {
  const browser = new PushBrowser(`${sink.address}/push/1`);
  const known = await subscribe(ada, browser);
  expect(known.addresses).toMatchObject([{ kind: 'push', isCalled: true, isFailing: false }]);
  expect(await tryCall(ada, known)).toEqual({ isTaken: true });
  const [post] = sink.posts;
  expect(browser.read(post)).toEqual({
    title: 'Orrery',
    body: 'Так Orrery зовёт вас к столу. Всё работает.',
    url: '/you',
    tag: 'orrery',
    lang: 'ru',
  });
  const signed = vapidOf(post);
  expect(signed).toMatchObject({ key: known.pushKey, audience: sink.address, subject: 'https://play.example.org' });
  expect(signed.expiresAt).toBeGreaterThan(Date.now());
  expect(signed.expiresAt).toBeLessThanOrEqual(Date.now() + 24 * 3_600_000);
  expect(post.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
  expect(post.body.toString('latin1')).not.toContain('Orrery');
  expect(() => new PushBrowser('x').read(post)).toThrow();
  const forged = {
    ...post,
    headers: { ...post.headers, authorization: post.headers.authorization?.replace(/t=([^.]+)\.([^.]+)/, 't=$1.e30') },
  };
  expect(() => vapidOf(forged)).toThrow('by another key');
});

test('keys that no browser can have are refused', async () => {
  const { subscription } = new PushBrowser(`${sink.address}/push/1`);
  const broken = { ...subscription, keys: { ...subscription.keys, p256dh: `B${'A'.repeat(86)}` } };
  const refused = await ada.fetch('POST', PATHS.push, { ...broken, locale: 'ru' });
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('keys: ')]);
});

test('the keys are made once: after a restart browsers are still called', async () => {
  const browser = new PushBrowser(`${sink.address}/push/1`);
  const { pushKey } = await subscribe(ada, browser);
  server = await server.restart();
  ada.address = server.address;
  const known = await ada.get<CallsAnswer>(PATHS.calls);
  expect(known.pushKey).toBe(pushKey);
  await tryCall(ada, known);
  expect(vapidOf(sink.posts[0]).key).toBe(pushKey);
});

test('a browser is whose it is now, is known to itself alone, and goes when it says that it is gone', async () => {
  const browser = new PushBrowser(`${sink.address}/push/1`);
  await subscribe(ada, browser);
  const again = await subscribe(ada, browser, 'en');
  expect(again.addresses).toHaveLength(1);
  expect(JSON.stringify(again)).not.toContain('/push/1');
  const bob = await Client.guest(server.address, 'Bob');
  const his = await subscribe(bob, browser);
  expect((await ada.get<CallsAnswer>(PATHS.calls)).addresses).toEqual([]);
  expect(his.addresses[0].mark).toBe(again.addresses[0].mark);
  sink.answer = (_, response) => response.writeHead(410).end();
  expect(await tryCall(bob, his)).toEqual({ isTaken: false });
  expect((await bob.get<CallsAnswer>(PATHS.calls)).addresses).toMatchObject([{ off: 'gone' }]);
});

test('no browser is taken that lies in our own network, nor one that cannot be', async () => {
  const status = async (body: object) => (await ada.fetch('POST', PATHS.push, body)).status;
  const { keys } = new PushBrowser('x').subscription;
  expect(await status({ endpoint: 'https://10.0.0.1/push', keys, locale: 'en' })).toBe(400);
  expect(await status({ endpoint: 'https://[fd00:ec2::254]/', keys, locale: 'en' })).toBe(400);
  expect(await status({ endpoint: `${sink.address}/push`, keys: { ...keys, auth: 'short' }, locale: 'en' })).toBe(400);
  const off = await testServer({ ...CONFIG, webhooks: 'off' });
  const eve = await Client.guest(off.address, 'Eve');
  expect(await eve.get<CallsAnswer>(PATHS.calls)).toMatchObject({ hooks: false, addresses: [] });
  expect((await eve.fetch('POST', PATHS.push, { endpoint: `${sink.address}/push`, keys, locale: 'en' })).status).toBe(403);
  await off.remove();
});

test('a browser that was signed out, from wherever, hears nothing more; one that stays signed in does, under its new token too', async () => {
  const [code] = (await keepName(ada, CONFIG.site)).codes;
  const phone = new Client(server.address);
  await phone.post(PATHS.signInByCode, { code });
  const [home, away] = [new PushBrowser(`${sink.address}/home`), new PushBrowser(`${sink.address}/away`)];
  await subscribe(ada, home);
  const known = await subscribe(phone, away);
  const tried = async (name: string) => {
    const { addresses } = await ada.get<CallsAnswer>(PATHS.calls);
    const { id } = addresses.find(({ mark }) => mark === createHash('sha256').update(`${sink.address}/${name}`).digest('base64url')) ?? {
      id: '',
    };
    return ada.post<TryAnswer>(PATHS.tryCall(id));
  };
  expect(known.addresses).toHaveLength(2);
  expect([await tried('home'), await tried('away')]).toEqual([{ isTaken: true }, { isTaken: true }]);
  await ada.post(PATHS.signOut, { where: 'elsewhere' });
  expect([await tried('home'), await tried('away')]).toEqual([{ isTaken: true }, { isTaken: false }]);
  expect(sink.posts.map(({ path }) => path)).toEqual(['/home', '/away', '/home']);
});

test('a guest who signs in takes this browser along', async () => {
  const [code] = (await keepName(ada, CONFIG.site)).codes;
  const guest = await Client.guest(server.address, 'Guest');
  await subscribe(guest, new PushBrowser(`${sink.address}/here`));
  await guest.post(PATHS.signInByCode, { code });
  const known = await guest.get<CallsAnswer>(PATHS.calls);
  expect(await tryCall(guest, known)).toEqual({ isTaken: true });
});
