import type { Page } from '@playwright/test';
import { Client } from '../../server/test/support/client.ts';
import { PostSink } from '../../server/test/support/post-sink.ts';
import { PushBrowser, vapidOf } from '../../server/test/support/push-service.ts';
import { CALLED_WORDS } from '../src/you/called/words.ts';
import { YOU_WORDS } from '../src/you/words.ts';
import { asOnPhone, expectNoViolationsInEitherTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { type Served, serve } from './serve.ts';

const says = CALLED_WORDS.en;
const you = YOU_WORDS.en;

let sink: PostSink;
let served: Served;

test.beforeEach(async () => {
  sink = new PostSink();
  await sink.open();
  served = await serve({ webhooks: 'loopback', callPauseMs: 0, site: 'https://play.example.org' });
});

test.afterEach(async () => {
  await served.close();
  await sink.close();
});

/** A browser subscribes at the service of its maker, which is not here: the stand-in on loopback takes its place, all else is real. */
function standIn({ endpoint, keys }: PushBrowser['subscription']): void {
  const made = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => localStorage.removeItem('subscribed') === undefined,
  };
  const there = () => (localStorage.getItem('subscribed') === null ? null : made);
  // The browser of the tests shows no notices and so never allows them.
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  Object.assign(PushManager.prototype, {
    getSubscription: async () => there(),
    async subscribe({ applicationServerKey }: PushSubscriptionOptionsInit) {
      localStorage.setItem('subscribed', String(applicationServerKey));
      return there();
    },
  });
}

async function named(page: Page, name: string): Promise<void> {
  await page.goto(`${served.address}/you`);
  await page.getByRole('textbox', { name: you.name }).fill(name);
  await page.getByRole('button', { name: you.save }).click();
  await expect(page.getByRole('heading', { name: says.title })).toBeVisible();
}

/** What a push service would hand to the browser: the worker shows it. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0] !== undefined) resolve(registrations[0].registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', { origin: served.address, registrationId: await registered, data });
}

test('a browser is switched on, tried, called by a push that only it can read, and switched off', async ({ visit }) => {
  const page = await visit({ keepsApp: true });
  const browser = new PushBrowser(`${sink.address}/push`);
  sink.answer = (_, response) => response.writeHead(201).end();
  await page.context().grantPermissions(['notifications'], { origin: served.address });
  await page.context().addInitScript(standIn, browser.subscription);
  await named(page, 'Irene');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const here = page.getByRole('group', { name: says.here });
  await here.getByText(says.on, { exact: true }).click();
  await expect(here.getByRole('radio', { name: says.on, exact: true })).toBeChecked();
  await page.getByRole('button', { name: says.try, exact: true }).click();
  await expect(page.getByText(says.taken)).toBeVisible();
  const [post] = sink.posts;
  const key = await page.evaluate(() => localStorage.getItem('subscribed'));
  expect(vapidOf(post)).toMatchObject({ key, audience: sink.address });
  const said = browser.read(post);
  expect(said).toMatchObject({ title: 'Orrery', url: '/you' });
  const [worker] = page.context().serviceWorkers();
  // The browser of the tests has nowhere to show it: what the worker hands to it is kept instead.
  await worker.evaluate(() => {
    const shown: object[] = [];
    Object.assign(self, { shown });
    const show = async (title: string, options: object) => void shown.push({ title, ...options });
    Object.defineProperty(Reflect.get(self, 'registration'), 'showNotification', { value: show });
  });
  await deliver(page, JSON.stringify(said));
  await expect
    .poll(() => worker.evaluate(() => Reflect.get(self, 'shown')))
    .toMatchObject([{ title: 'Orrery', body: expect.stringContaining('All is well'), data: '/you' }]);
  await page.reload();
  await expect(here.getByRole('radio', { name: says.on, exact: true })).toBeChecked();
  await here.getByText(says.off, { exact: true }).click();
  await expect(here.getByRole('radio', { name: says.off, exact: true })).toBeChecked();
  await page.close();
});

test('a webhook is added, tried and removed, and quiet hours are kept', async ({ visit }) => {
  const page = await visit({ isRefused: true });
  await named(page, 'Irene');
  await page.getByRole('button', { name: says.addHook }).click();
  await page.getByLabel(says.url).fill(`${sink.address}/discord`);
  await page.getByLabel(says.mentions, { exact: true }).fill('Irene = 123456');
  await expectNoViolationsInEitherTheme(page);
  await asOnPhone(page, () => expectNoViolationsInEitherTheme(page));
  await page.getByRole('button', { name: says.add, exact: true }).click();
  await expect(page.getByText(says.added)).toBeVisible();
  const name = `Discord: ${new URL(sink.address).host}`;
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: says.try }).click();
  await expect(page.getByText(says.taken)).toBeVisible();
  expect(sink.json('/discord')).toHaveLength(1);
  const quiet = page.getByRole('group', { name: says.quiet });
  await quiet.getByText(says.on, { exact: true }).click();
  await page.getByLabel(says.from, { exact: true }).fill('23:15');
  const save = page
    .locator('form')
    .filter({ has: page.getByLabel(says.from, { exact: true }) })
    .getByRole('button', { name: says.save });
  await save.click();
  // Once it is kept there is nothing to save.
  await expect(save).toBeDisabled();
  await page.reload();
  await expect(page.getByLabel(says.from, { exact: true })).toHaveValue('23:15');
  const remove = page.getByRole('button', { name: says.remove(name) });
  await remove.click();
  await expect(remove).toHaveCount(0);
  await page.close();
});

test('the link of a call opens the very table for somebody who is signed out, who sees no hand and can do nothing', async ({ visit }) => {
  const [ada, bob] = [await Client.guest(served.address, 'Ada'), await Client.guest(served.address, 'Bob')];
  for (const client of [ada, bob])
    await client.post('/api/me/calls/hooks', { url: `${sink.address}/called`, form: 'plain', mentions: {}, locale: 'en' });
  const { id } = await ada.createTable({ game: 'race-for-the-galaxy', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bob.join(id, 1);
  await ada.start(id);
  await expect.poll(() => sink.json('/called').length).toBe(2);
  const link = new URL(String(sink.json('/called')[0].link));
  expect(link.origin).toBe('https://play.example.org');
  const page = await visit();
  await page.goto(`${served.address}${link.pathname}`);
  await expect(page.locator('#board[data-settled]')).toBeVisible();
  await expect(page.locator('#board [data-action]')).toHaveCount(0);
  await page.close();
});
