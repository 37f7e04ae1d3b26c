import type { Page } from '@playwright/test';
import { ManualClock } from '../../server/src/storage/testing/clock.ts';
import { PostSink } from '../../server/test/support/post-sink.ts';
import { PushBrowser, vapidOf } from '../../server/test/support/push-service.ts';
import { SmtpSink } from '../../server/test/support/smtp-sink.ts';
import { CLOCK_WORDS } from '../src/clocks/words.ts';
import { RATED_WORDS } from '../src/people/rated-words.ts';
import { PEOPLE_WORDS } from '../src/people/words.ts';
import { RESULT_WORDS } from '../src/table/result-words.ts';
import { en } from '../src/text/en.ts';
import { CALLED_WORDS } from '../src/you/called/words.ts';
import { MAIL_WORDS } from '../src/you/mail-words.ts';
import { YOU_WORDS } from '../src/you/words.ts';
import { accountOn, deviceOf, signInOn } from './devices.ts';
import { expect, test } from './fixtures.ts';
import { freePort } from './free-port.ts';
import { pick } from './hand.ts';
import { OVER, playOut, playSteps, untilSettled } from './play.ts';
import { deliver, noticesOf, subscribedWith, subscribesAt } from './pushed.ts';
import { serve } from './serve.ts';

const HOUR = 3_600_000;
const BORIS = 'boris@example.org';
const called = CALLED_WORDS.en;
const clocks = CLOCK_WORDS.en;
const people = PEOPLE_WORDS.en;

/** Two sinks for what a server sends, and a server whose days pass when the test says so. */
async function house() {
  const [posts, mails, clock] = [new PostSink(), new SmtpSink(), new ManualClock(Date.now())];
  const port = await freePort();
  const site = `http://localhost:${port}`;
  await posts.open();
  posts.answer = (_, response) => response.writeHead(201).end();
  const ways = { webhooks: 'loopback', callPauseMs: 0, mail: await mails.open(), mailFrom: 'Orrery <orrery@example.org>' } as const;
  const served = await serve({ port, host: '127.0.0.1', site, ...ways }, { clock, beatMilliseconds: HOUR });
  return {
    site,
    posts,
    mails,
    deal: (title: string) => served.dealAs(title),
    async pass(hours: number) {
      for (let half = 0; half < hours * 2; half++) await clock.pass(HOUR / 2);
    },
    async close() {
      await served.close();
      await posts.close();
      await mails.close();
    },
  };
}

async function switchOn(page: Page, group: string): Promise<void> {
  const choice = page.getByRole('group', { name: group, exact: true });
  await choice.getByText(called.on, { exact: true }).click();
  await expect(choice.getByRole('radio', { name: called.on, exact: true })).toBeChecked();
}

/** Whose turn it is, as a table says it at any size. */
const said = (page: Page) => page.locator('[role=status] strong').first();
const isAsked = (page: Page) => expect(said(page)).toHaveText(en.match.yourTurn);

/** A whole turn. */
async function turnOf(page: Page): Promise<void> {
  await isAsked(page);
  for (; (await said(page).textContent()) === en.match.yourTurn; await untilSettled(page)) await playSteps(page, 1);
}

async function ratingOf(page: Page, site: string): Promise<number> {
  await page.goto(`${site}/matches`);
  await page.getByRole('link', { name: people.own }).click();
  const told = page.locator('[data-game=alien-frontiers]');
  await expect(told).toContainText(people.ratedMatches(1));
  return Number(await told.locator('.rating').textContent());
}

test('two people with two devices each play a move a day: called by push, mail and webhook, stood in for, back, to a result that counts', async ({
  visit,
}, { title }) => {
  const { site, posts, mails, deal, pass, close } = await house();
  deal(title);
  const leave = (page: Page) => page.goto(`${site}/rules/alien-frontiers`);
  const [desk, phone] = [await visit(), await visit({ size: 'phone', keepsApp: true })];
  const [otherDesk, otherPhone] = [await visit(), await visit({ size: 'phone' })];

  // A guest opens a table, then keeps the name: the table comes along, to another device too.
  await desk.goto(`${site}/new/alien-frontiers?online`);
  await desk.getByText('2', { exact: true }).click();
  await desk.getByText(clocks.paces.slow, { exact: true }).click();
  await pick(desk.getByLabel(clocks.bank), '0');
  await desk.getByRole('checkbox', { name: RATED_WORDS.en.rated }).check();
  await desk.getByRole('button', { name: en.setup.openTable }).click();
  await desk.waitForURL('**/t/*');
  const table = desk.url();
  const irene = await deviceOf(desk, site);
  await desk.getByRole('button', { name: YOU_WORDS.en.keepAction }).click();
  await desk.getByRole('dialog').getByRole('button', { name: YOU_WORDS.en.haveThem }).click();
  const browser = new PushBrowser(`${posts.address}/push`);
  await subscribesAt(phone, site, browser);
  await signInOn(phone, site, irene);
  const notices = await noticesOf(phone);
  await switchOn(phone, called.here);

  // The other is called by mail and by a webhook.
  const boris = await accountOn(otherDesk, site, 'Boris');
  await otherDesk.getByRole('button', { name: MAIL_WORDS.en.add }).click();
  await otherDesk.getByRole('textbox', { name: MAIL_WORDS.en.address, exact: true }).fill(BORIS);
  await otherDesk.getByRole('button', { name: MAIL_WORDS.en.send }).click();
  await expect.poll(() => mails.to(BORIS).length).toBe(1);
  await otherDesk.goto(/http\S+/.exec(mails.to(BORIS)[0].text)?.[0] ?? '');
  await expect(otherDesk.getByText(MAIL_WORDS.en.has(BORIS))).toBeVisible();
  await switchOn(otherDesk, called.mail);
  await otherDesk.getByRole('button', { name: called.addHook }).click();
  await otherDesk.getByText(called.forms.plain, { exact: true }).click();
  await otherDesk.getByLabel(called.url).fill(`${posts.address}/hook`);
  await otherDesk.getByRole('button', { name: called.add, exact: true }).click();
  await expect(otherDesk.getByText(called.added)).toBeVisible();
  await signInOn(otherPhone, site, boris);

  await otherDesk.goto(table);
  await otherDesk.getByRole('button', { name: en.table.sitDown }).first().click();
  await desk.goto(table);
  await desk.getByRole('button', { name: en.table.start }).click();
  for (const page of [desk, otherDesk]) await page.waitForURL('**/match/*');
  const match = new URL(desk.url()).pathname;
  const pushes = () => posts.posts.filter(({ path }) => path === '/push');
  const toMailBox = () => mails.to(BORIS).slice(1);

  // Whoever is at the table is called by nothing; whoever begins, Irene's first turn is over.
  await untilSettled(desk);
  if ((await said(desk).textContent()) !== en.match.yourTurn) await turnOf(otherDesk);
  await turnOf(desk);
  await isAsked(otherDesk);
  expect([pushes().length, toMailBox().length, posts.json('/hook').length]).toEqual([0, 0, 0]);

  // She is away: a push that her phone alone can read opens the very table there, and she plays.
  await leave(desk);
  await leave(phone);
  await turnOf(otherDesk);
  await expect.poll(() => pushes().length).toBe(1);
  const [push] = pushes();
  const call = browser.read(push);
  await phone.goto(site);
  expect(vapidOf(push)).toMatchObject({ key: await subscribedWith(phone), audience: posts.address });
  await deliver(phone, site, call);
  await expect.poll(notices.shown).toMatchObject([{ data: match }]);
  await phone.goto(`${site}${(await notices.shown())[0].data}`);
  await leave(otherDesk);
  await turnOf(phone);

  // Now he is away: a mail and a webhook say so once, and the link of the mail opens the table on his phone.
  await expect.poll(() => [toMailBox().length, posts.json('/hook').length]).toEqual([1, 1]);
  expect(posts.json('/hook')[0]).toMatchObject({ type: 'turn', game: 'alien-frontiers' });
  await leave(phone);
  await otherPhone.goto(/http\S+\/match\S+/.exec(toMailBox()[0].text)?.[0] ?? '');
  await turnOf(otherPhone);
  await expect.poll(() => pushes().length).toBe(2);
  await leave(otherPhone);

  // A day passes without her: she is reminded, then a bot plays that turn and he is called.
  await pass(20);
  await expect.poll(() => pushes().length).toBe(3);
  expect(browser.read(pushes()[2])).toMatchObject({ body: expect.stringContaining('runs out') });
  await pass(5);
  await expect.poll(() => toMailBox().length).toBe(2);

  // She comes back at her desk and takes her seat; both play on to the end.
  await desk.goto(`${site}${match}`);
  await desk.getByRole('button', { name: clocks.takeBack }).click();
  await expect(desk.getByText(clocks.standsInForYou)).toHaveCount(0);
  await otherDesk.goto(`${site}${match}`);
  await untilSettled(otherDesk);
  await playOut([desk, otherDesk]);
  await expect(otherDesk.locator(OVER)).toBeVisible();
  await expect(otherDesk.locator('dialog[open]')).toContainText(/A bot did \d+ actions? for Irene\./);
  const isWon = await desk.locator('dialog[open]').getByText(RESULT_WORDS.en.won).isVisible();
  // What it made of one's rating comes by itself; the other one keeps theirs to themselves.
  await expect(desk.locator('[data-ratings] li')).toHaveText(isWon ? /1500 → .*\+\d+.*±/ : /1500 → .*−\d+.*±/);

  // The same number on either device of hers, and whoever won stands higher.
  const hers = await ratingOf(desk, site);
  expect(await ratingOf(phone, site)).toBe(hers);
  const his = await ratingOf(otherPhone, site);
  expect(hers > his).toBe(isWon);
  await close();
});
