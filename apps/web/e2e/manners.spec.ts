import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ADMIN_WORDS } from '../src/admin/words.ts';
import { CLOCK_WORDS } from '../src/clocks/words.ts';
import { MANNERS_WORDS } from '../src/manners/words.ts';
import { en } from '../src/text/en.ts';
import { asOnPhone, expectNoViolationsInEitherTheme } from './axe.ts';
import { accountOn, named } from './devices.ts';
import { expect, test } from './fixtures.ts';
import { withSettings } from './play.ts';
import { serve } from './serve.ts';
import { ADMIN } from './told-admin.ts';

const says = MANNERS_WORDS.en;
const adminSays = ADMIN_WORDS.en;

/** Irene opens a table that anybody may find, Boris sits down. */
async function sitTogether(host: Page, guest: Page, address = ''): Promise<void> {
  await withSettings(guest, { name: 'Boris' });
  await host.goto(`${address}/new/alien-frontiers?online`);
  await host.getByRole('button', { name: en.setup.openTable }).click();
  await host.waitForURL('**/t/*');
  await guest.goto(host.url());
  await guest.getByRole('button', { name: en.table.sitDown }).first().click();
  await expect(host.getByRole('button', { name: en.table.start })).toBeEnabled();
}

async function tell(page: Page, text: string): Promise<void> {
  await page.getByLabel(en.match.chatWrite).fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText(text)).toBeVisible();
}

const chatOf = (page: Page) => page.getByRole('log', { name: en.match.chat });

test('somebody rude is muted, heard again, reported and blocked, and is told nothing of it', async ({ visit }) => {
  const [host, guest] = [await visit(), await visit({ isRefused: true })];
  await sitTogether(host, guest);
  await tell(guest, 'You play like a toaster, see http://evil.example/ <b>now</b>');
  const line = chatOf(host).getByText('toaster');
  await expect(line).toContainText('<b>now</b>');
  await expect(chatOf(host).locator('a, b')).toHaveCount(0);
  await expect(chatOf(host).locator('time')).toHaveText(/^\d\d:\d\d$/);
  const about = chatOf(host).getByRole('button', { name: says.open('Boris') });
  await about.focus();
  await host.keyboard.press('Enter');
  await expect(host.getByRole('dialog')).toContainText(says.blockHelp);
  await expectNoViolationsInEitherTheme(host, { within: 'dialog[open]' });
  await asOnPhone(host, () => expectNoViolationsInEitherTheme(host, { within: 'dialog[open]' }));
  await host.getByLabel(says.why).fill('He insults people');
  await host.getByRole('button', { name: says.report, exact: true }).click();
  await expect(host.getByText(says.reported)).toBeVisible();
  await about.click();
  await host.getByRole('button', { name: says.mute, exact: true }).click();
  await expect(chatOf(host)).toHaveCount(0);
  await tell(guest, 'Are you there?');

  const you = await host.context().newPage();
  await you.goto('/you');
  const listed = you.locator('[data-shunned]');
  await expect(listed).toContainText('Boris');
  await expectNoViolationsInEitherTheme(you);
  await listed.getByRole('button', { name: says.end.muted }).click();
  await expect(listed).not.toContainText('Boris');
  await expect(chatOf(host).getByText('Are you there?')).toBeVisible();
  await expect(line).toBeVisible();

  await host
    .getByRole('listitem')
    .filter({ hasText: 'Boris' })
    .getByRole('button', { name: says.open('Boris') })
    .click();
  await host.getByRole('button', { name: says.block, exact: true }).click();
  await expect(host.getByText(says.blocked('Boris'))).toBeVisible();
  await expect(chatOf(host)).toHaveCount(0);
  await host.goto('/new/alien-frontiers?online');
  await host.getByRole('button', { name: en.setup.openTable }).click();
  await host.waitForURL('**/t/*');
  await guest.goto(host.url());
  await guest.getByRole('button', { name: en.table.sitDown }).first().click();
  await expect(guest.getByText(en.refusals['not-allowed'])).toBeVisible();
  await guest.goto('/you');
  await expect(guest.getByText(says.listedNone)).toBeVisible();
});

test('in a match who speaks has a time and can be muted', async ({ visit }) => {
  const [host, guest] = [await visit(), await visit({ size: 'phone' })];
  await sitTogether(host, guest);
  await host.getByRole('button', { name: en.table.start }).click();
  for (const page of [host, guest]) await page.waitForURL('**/match/*');
  for (const page of [host, guest])
    await page
      .getByRole('tab', { name: en.match.chat })
      .or(page.getByRole('button', { name: en.match.chat }))
      .first()
      .click();
  await tell(host, 'Good luck!');
  await expect(chatOf(guest).locator('time')).toHaveText(/^\d\d:\d\d$/);
  await expectNoViolationsInEitherTheme(guest);
  await chatOf(guest)
    .getByRole('button', { name: says.open('Irene') })
    .click();
  await guest.getByRole('button', { name: says.mute, exact: true }).click();
  await expect(chatOf(guest)).toHaveCount(0);
  await expect(chatOf(host).getByText('Good luck!')).toBeVisible();
});

test('who looks after the server reads a report, suspends somebody and closes a table; to others there is no such page', async ({
  visit,
}) => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'orrery-admin-'));
  const before = await serve({ dataFolder });
  const [eve, host, guest] = [await visit(), await visit({ isMissing: true }), await visit({ isRefused: true })];
  await accountOn(eve, named(before.address), 'Eve');
  const { me } = await (await eve.request.get(`${named(before.address)}/api/me`)).json();
  await before.close();
  const served = await serve({ dataFolder, admins: [me.person] });
  const address = named(served.address);
  try {
    await sitTogether(host, guest, address);
    await tell(guest, 'You play like a toaster');
    await chatOf(host)
      .getByRole('button', { name: says.open('Boris') })
      .click();
    await host.getByLabel(says.why).fill('He insults people');
    await host.getByRole('button', { name: says.report, exact: true }).click();
    await expect(host.getByText(says.reported)).toBeVisible();
    await host.getByRole('button', { name: en.table.start }).click();
    for (const page of [host, guest]) await page.waitForURL('**/match/*');

    await eve.goto(`${address}/admin`);
    const report = eve.locator('[data-reports] > li').filter({ hasText: 'He insults people' });
    await expect(report).toContainText(adminSays.about('Irene', 'Boris'));
    await expect(report.locator('ol')).toContainText('You play like a toaster');
    await expectNoViolationsInEitherTheme(eve);
    await asOnPhone(eve, () => expectNoViolationsInEitherTheme(eve));
    await report.getByRole('button', { name: adminSays.suspend }).click();
    await eve.getByLabel(adminSays.why).fill('Insults');
    await expectNoViolationsInEitherTheme(eve, { within: 'dialog[open]' });
    await eve.getByRole('dialog').getByRole('button', { name: adminSays.suspend }).click();
    await expect(eve.locator('[data-held]')).toContainText('Boris');
    await expect(guest.locator('[data-suspended]')).toContainText(says.suspendedWhy('Insults'));
    await expectNoViolationsInEitherTheme(guest);
    await report.getByRole('button', { name: adminSays.settle }).click();
    await expect(report).toContainText(adminSays.settled);

    await report.getByRole('button', { name: adminSays.close }).click();
    await eve.getByLabel(adminSays.closeWhy).fill('This was no match');
    await eve.getByRole('dialog').getByRole('button', { name: adminSays.close }).click();
    await expect(eve.locator('[data-acts] li')).toHaveCount(3);
    const result = host.locator('dialog[open]');
    await expect(result).toContainText(CLOCK_WORDS.en.endings['called-closed']);
    await host.keyboard.press('Escape');
    await expect(result).toHaveCount(0);
    await host
      .getByRole('tab', { name: en.match.chat })
      .or(host.getByRole('button', { name: en.match.chat }))
      .first()
      .click();
    await expect(host.locator('[data-house]')).toContainText(says.closed('This was no match'));
    await host.goto(`${address}/admin`);
    await expect(host.getByRole('heading', { name: en.notFound.title })).toBeVisible();
  } finally {
    await served.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
});

test('the page of those who look after a server is whole at every size and in Russian', async ({ visit }) => {
  const page = await visit({ locale: 'ru', size: 'phone', theme: 'light' });
  await page.route('**/api/admin', (route) => route.fulfill({ json: ADMIN }));
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: ADMIN_WORDS.ru.title })).toBeVisible();
  const [scroll, client] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  expect(scroll).toBeLessThanOrEqual(client);
  await expectNoViolationsInEitherTheme(page);
});
