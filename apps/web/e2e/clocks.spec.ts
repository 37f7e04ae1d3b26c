import type { Page } from '@playwright/test';
import { ManualClock } from '../../server/src/storage/testing/clock.ts';
import { CLOCK_WORDS } from '../src/clocks/words.ts';
import { RATED_WORDS } from '../src/people/rated-words.ts';
import { SEATS_WORDS } from '../src/table/seats/seats-words.ts';
import { en } from '../src/text/en.ts';
import { REST_WORDS } from '../src/you/rest-words.ts';
import { asOnPhone, expectNoViolationsInEitherTheme } from './axe.ts';
import { test as base, expect } from './fixtures.ts';
import { follow, pick } from './hand.ts';
import { withSettings } from './play.ts';
import { type Served, serve } from './serve.ts';

const says = CLOCK_WORDS.en;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A server whose days pass when the test says so; it says that it is there once an hour of its own time. */
const test = base.extend<{ readonly slow: { readonly clock: ManualClock; readonly served: Served } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  slow: async ({}, use, { title }) => {
    const clock = new ManualClock(Date.now());
    const served = await serve({}, { clock, beatMilliseconds: HOUR });
    served.dealAs(title);
    await use({ clock, served });
    await served.close();
  },
});

async function pass(clock: ManualClock, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= HOUR / 2) await clock.pass(Math.min(left, HOUR / 2));
}

/** The first opens a table with a clock, the others sit down, and it begins. */
async function begin([host, ...guests]: readonly Page[], address: string, choose: (host: Page) => Promise<void>): Promise<void> {
  await host.goto(`${address}/new/alien-frontiers?online`);
  await choose(host);
  await host.getByRole('button', { name: en.setup.openTable }).click();
  await host.waitForURL('**/t/*');
  for (const [index, guest] of guests.entries()) {
    await withSettings(guest, { name: ['Boris', 'Clara'][index] });
    await guest.goto(host.url());
    await guest.getByRole('button', { name: en.table.sitDown }).first().click();
  }
  await host.getByRole('button', { name: en.table.start }).click();
  for (const page of [host, ...guests]) await page.waitForURL('**/match/*');
}

const clocksOn = (page: Page) => page.locator('[data-clocks]');
const settled = (page: Page) => expect(page.locator('#board[data-settled]')).toBeVisible();

async function openMenu(page: Page) {
  await page.locator('header').getByRole('button', { name: en.match.ways }).click();
  return page.locator('[data-ending-menu]');
}

test('a move a day: the clock is chosen and shown, a bot stands in when it has run out, and one press takes the seat back', async ({
  visit,
  slow,
}) => {
  const { clock, served } = slow;
  const pages = [await visit(), await visit({ size: 'phone' })];
  const [host, guest] = pages;
  await begin(pages, served.address, async (page) => {
    await page.getByText(says.paces.slow, { exact: true }).click();
    await pick(page.getByLabel(says.bank), '0');
    await expectNoViolationsInEitherTheme(page, { within: '.clock' });
    await asOnPhone(page, () => expectNoViolationsInEitherTheme(page, { within: '.clock' }));
  });
  for (const page of pages) {
    await expect(clocksOn(page)).toContainText(/until \w{3}/);
    await settled(page);
    await expectNoViolationsInEitherTheme(page);
  }
  const asked = (await host.locator('[role=status] strong').first().textContent()) === en.match.yourTurn ? host : guest;
  const other = asked === host ? guest : host;
  await pass(clock, DAY - HOUR);
  await asked.reload();
  await expect(clocksOn(asked).locator('.late')).toBeVisible();
  await expect(clocksOn(asked).getByRole('status')).toHaveText(/You have [16]\sh/);

  await pass(clock, HOUR);
  // The page was open all the time: it is told, and asked nothing any more.
  await expect(asked.getByText(says.standsInForYou)).toBeVisible();
  await expect(other.locator('[role=status] strong').first()).toHaveText(en.match.yourTurn);
  await expectNoViolationsInEitherTheme(asked);
  await asked.getByRole('button', { name: says.takeBack }).click();
  await expect(asked.getByText(says.standsInForYou)).toHaveCount(0);
  await expect(clocksOn(other)).toContainText(/until/);
});

test('ways out of a match say what they mean before anything is done', async ({ visit, slow: { served } }) => {
  const pages = [await visit(), await visit()];
  const [host, guest] = pages;
  await begin(pages, served.address, async (page) => {
    await page.getByText(says.paces.live, { exact: true }).click();
    await page.getByText(says.whenOuts['give-up'], { exact: true }).click();
  });
  await expect(clocksOn(host)).toContainText(/\d:\d\d/);
  let menu = await openMenu(host);
  await expect(menu).toContainText(says.letBotHelp);
  await menu.getByRole('button', { name: says.resign }).click();
  await expect(menu).toContainText(says.resignDuel('Boris'));
  await menu.getByRole('button', { name: says.back }).click();
  await menu.getByRole('button', { name: says.offer }).click();
  await expect(menu).toContainText(says.offerHelp);
  await expectNoViolationsInEitherTheme(host);
  await asOnPhone(host, () => expectNoViolationsInEitherTheme(host));
  await menu.getByRole('button', { name: says.ask }).click();
  await expect(guest.getByText(says.proposed.undecided('Irene'))).toBeVisible();
  await expect(host.getByText(says.yourProposal.undecided)).toBeVisible();
  await expectNoViolationsInEitherTheme(guest);
  await guest.getByRole('button', { name: says.decline, exact: true }).click();
  await expect(host.getByText(says.yourProposal.undecided)).toHaveCount(0);
  await expect(host.getByText(says.declined)).toBeVisible();

  menu = await openMenu(guest);
  await menu.getByRole('button', { name: says.letBot }).click();
  await guest.getByRole('button', { name: says.takeBack }).click();
  await expect(guest.getByText(says.standsInForYou)).toHaveCount(0);
  menu = await openMenu(guest);
  await menu.getByRole('button', { name: says.resign }).click();
  await menu.getByRole('button', { name: says.confirmResign }).click();
  await expect(host.getByRole('dialog')).toContainText(says.gaveUp['called-resigned']('Boris'));
  await expect(guest.getByRole('dialog')).toContainText(says.gaveUp['called-resigned'](undefined));
});

test('who is there and never moves does not stop a match without clocks: after three days a bot is had for them, and that counts where it is rated', async ({
  visit,
  slow,
}) => {
  const { clock, served } = slow;
  const pages = [await visit(), await visit()];
  const [host, guest] = pages;
  await begin(pages, served.address, (page) => page.getByRole('checkbox', { name: RATED_WORDS.en.rated }).check());
  for (const page of pages) await settled(page);
  const idle = (await host.locator('[role=status] strong').first().textContent()) === en.match.yourTurn ? host : guest;
  const [other, name] = idle === host ? [guest, 'Irene'] : [host, 'Boris'];
  await expect(await openMenu(idle)).toContainText(says.ratedStandIn);
  await pass(clock, 3 * DAY);
  await other.reload();
  await expect(other.locator('[data-absent]')).toHaveText(says.waitsLong(name));
  await other.locator('[data-absent]').click();
  const dialog = other.getByRole('dialog', { name: SEATS_WORDS.en.title });
  await expect(dialog).toContainText(says.claimHelp);
  await expectNoViolationsInEitherTheme(other, { within: 'dialog[open]' });
  await asOnPhone(other, async () => {
    await other.locator('[data-absent]').click();
    await expectNoViolationsInEitherTheme(other, { within: 'dialog[open]' });
  });
  await other.locator('[data-absent]').click();
  await dialog.getByRole('button', { name: says.claim }).click();
  await expect(other.locator('[data-absent]')).toHaveCount(0);
  await idle.reload();
  await expect(idle.getByText(says.standsInForYou)).toContainText(says.ratedStandIn);
  await idle.getByRole('button', { name: says.takeBack }).click();
  await expect(idle.getByText(says.standsInForYou)).toHaveCount(0);
});

test('nights, days off and holidays are kept on the page about oneself', async ({ visit, slow: { served } }) => {
  const rest = REST_WORDS.en;
  const page = await visit();
  await page.goto(`${served.address}/new/alien-frontiers?online`);
  await page.getByRole('button', { name: en.setup.openTable }).click();
  await page.waitForURL('**/t/*');
  await follow(page, '/you');
  await page.getByLabel(rest.quiet).check();
  await page.getByLabel(rest.from).fill('22:00');
  await page.getByLabel('Sun').check();
  await page.getByRole('button', { name: rest.save, exact: true }).last().click();
  await expect(page.getByText(rest.saved)).toBeVisible();
  const day = (ahead: number) => new Date(Date.now() + ahead * DAY).toISOString().slice(0, 10);
  await page.getByLabel(rest.first).fill(day(3));
  await page.getByLabel(rest.last).fill(day(5));
  await page.getByRole('button', { name: rest.add }).click();
  const year = String(new Date().getUTCFullYear());
  const left = 30 - [3, 4, 5].filter((ahead) => day(ahead).startsWith(year)).length;
  await expect(page.getByText(rest.left(left, Number(year)))).toBeVisible();
  await expectNoViolationsInEitherTheme(page);
  await asOnPhone(page, () => expectNoViolationsInEitherTheme(page));
  await page.reload();
  await expect(page.getByLabel(rest.from)).toHaveValue('22:00');
  await page.getByRole('button', { name: rest.removeShort, exact: true }).click();
  await expect(page.getByText(rest.left(30, Number(year)))).toBeVisible();
});
