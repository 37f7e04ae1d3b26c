import type { Page } from '@playwright/test';
import { Client } from '../../server/test/support/client.ts';
import { PostSink } from '../../server/test/support/post-sink.ts';
import { PushBrowser, vapidOf } from '../../server/test/support/push-service.ts';
import { SEATS_WORDS } from '../src/table/seats/seats-words.ts';
import { en } from '../src/text/en.ts';
import { TABLE_CALLS_WORDS } from '../src/you/called/table-calls-words.ts';
import { CALLED_WORDS } from '../src/you/called/words.ts';
import { YOU_WORDS } from '../src/you/words.ts';
import { asOnPhone, expectNoViolationsInEitherTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { deliver, noticesOf, subscribedWith, subscribesAt } from './pushed.ts';
import { type Served, serve } from './serve.ts';

const says = CALLED_WORDS.en;
const tells = TABLE_CALLS_WORDS.en;
const you = YOU_WORDS.en;

let sink: PostSink;
let served: Served;

test.beforeEach(async () => {
  sink = new PostSink();
  await sink.open();
  served = await servedWith({ callPauseMs: 0 });
});

const servedWith = ({ callPauseMs }: { readonly callPauseMs: number }) =>
  serve({ webhooks: 'loopback', callPauseMs, site: 'https://play.example.org' });

test.afterEach(async () => {
  await served.close();
  await sink.close();
});

async function named(page: Page, name: string): Promise<void> {
  await page.goto(`${served.address}/you`);
  await page.getByRole('textbox', { name: you.name }).fill(name);
  await page.getByRole('button', { name: you.save }).click();
  await expect(page.getByRole('heading', { name: says.title })).toBeVisible();
}

/** With a seat that is open. */
async function tableOfBob(): Promise<{ readonly bob: Client; readonly id: string }> {
  const bob = await Client.guest(served.address, 'Bob');
  const { id } = await bob.createTable({ game: 'race-for-the-galaxy', seats: [{ kind: 'me' }, { kind: 'open' }] });
  return { bob, id };
}

test('a browser is switched on, tried, called by a push that only it can read, and switched off', async ({ visit }) => {
  const page = await visit({ keepsApp: true });
  const browser = new PushBrowser(`${sink.address}/push`);
  sink.answer = (_, response) => response.writeHead(201).end();
  await subscribesAt(page, served.address, browser);
  await named(page, 'Irene');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const here = page.getByRole('group', { name: says.here });
  await here.getByText(says.on, { exact: true }).click();
  await expect(here.getByRole('radio', { name: says.on, exact: true })).toBeChecked();
  await page.getByRole('button', { name: says.try, exact: true }).click();
  await expect(page.getByText(says.taken)).toBeVisible();
  const [post] = sink.posts;
  expect(vapidOf(post)).toMatchObject({ key: await subscribedWith(page), audience: sink.address });
  const said = browser.read(post);
  expect(said).toMatchObject({ title: 'Orrery', url: '/you' });
  const notices = await noticesOf(page);
  await deliver(page, served.address, said);
  await expect.poll(notices.shown).toMatchObject([{ title: 'Orrery', body: expect.stringContaining('All is well'), data: '/you' }]);
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

test('who has the table open behind another window is called to it, and away to the others until they look again', async ({ visit }) => {
  await served.close();
  // Time to come from the waiting room to the table.
  served = await servedWith({ callPauseMs: 5000 });
  const page = await visit();
  const post = async (path: string, data: object) =>
    expect((await page.request.post(`${served.address}${path}`, { data })).ok()).toBe(true);
  await post('/api/guest', { name: 'Irene' });
  await post('/api/me/calls/hooks', { url: `${sink.address}/irene`, form: 'plain', mentions: {}, locale: 'en' });
  const { bob, id } = await tableOfBob();
  await post(`/api/tables/${id}/join`, { seat: 1 });
  await page.goto(`${served.address}/t/${id}`);
  await bob.connect();
  const away: unknown[] = [];
  bob.on((message) => {
    if (message.type === 'away') away.push(message.seats);
  });
  await bob.start(id);
  await bob.watch(id);
  await expect(page.locator('#board[data-settled]')).toBeVisible();
  await expect.poll(() => away.at(-1)).toEqual([]);
  expect(sink.json('/irene')).toEqual([]);
  await look(page, true);
  await expect.poll(() => away.at(-1), { timeout: 15_000 }).toEqual([1]);
  // Where all choose at once it is everybody's turn; who was there when it began is called only now.
  await expect.poll(() => sink.json('/irene').length, { timeout: 30_000 }).toBe(1);
  await look(page, false);
  await expect.poll(() => away.at(-1)).toEqual([]);
  await bob.close();
  await page.close();
});

/** As for somebody who looks at another window. */
async function look(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test('from its table, in the waiting room and in the match, the way to a webhook of it is plain, for who sits there alone', async ({
  visit,
}) => {
  const page = await visit({ isRefused: true });
  await named(page, 'Irene');
  const { bob, id } = await tableOfBob();
  const way = page.getByRole('link', { name: tells.add });
  await page.goto(`${served.address}/t/${id}`);
  const sitDown = page.getByRole('button', { name: en.table.sitDown });
  await expect(sitDown).toBeVisible();
  await expect(page.getByText(tells.title)).toHaveCount(0);
  await sitDown.click();
  await expect(page.getByRole('heading', { name: tells.title })).toBeVisible();
  await expectNoViolationsInEitherTheme(page);
  await asOnPhone(page, () => expectNoViolationsInEitherTheme(page));
  await way.click();
  // The form is open, in sight, and about this very table.
  await expect(page.getByLabel(says.url)).toBeInViewport();
  await expect(page.getByLabel(says.url)).toBeFocused();
  await page.getByRole('button', { name: says.cancel }).click();
  await expect(page.getByLabel(says.url)).toHaveCount(0);
  await bob.start(id);
  await page.goto(`${served.address}/match/${id}`);
  await page.locator('header').getByRole('button', { name: en.match.settings }).click();
  await page.getByRole('button', { name: SEATS_WORDS.en.calls }).click();
  await expect(way).toBeInViewport();
  await way.click();
  await page.getByLabel(says.url).fill(`${sink.address}/table`);
  await page.getByRole('button', { name: says.add, exact: true }).click();
  await expect(page.getByText(says.added)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: new URL(sink.address).host })).toContainText(
    says.ofTable('Race for the Galaxy'),
  );
  await page.goto(`${served.address}/match/${id}`);
  await page.locator('header').getByRole('button', { name: en.match.settings }).click();
  await expect(page.getByText(tells.isSet)).toBeAttached();
  await page.close();
});

test('where the server sends to no webhooks, its tables say so', async ({ visit }) => {
  await served.close();
  served = await serve({ webhooks: 'off' });
  const page = await visit({ isRefused: true });
  await named(page, 'Irene');
  const { id } = await tableOfBob();
  await page.goto(`${served.address}/t/${id}`);
  await page.getByRole('button', { name: en.table.sitDown }).click();
  await expect(page.getByText(tells.off)).toBeVisible();
  await page.goto(`${served.address}/you#webhook=${id}`);
  await expect(page.getByRole('heading', { name: says.title })).toBeVisible();
  await expect(page.getByLabel(says.url)).toHaveCount(0);
  await page.close();
});
