import type { Locator, Page } from '@playwright/test';
import { SEATS_WORDS } from '../src/table/seats/seats-words.ts';
import { en } from '../src/text/en.ts';
import { ru } from '../src/text/ru.ts';
import { asOnPhone, expectNoViolationsInEitherTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { meet, untilSettled } from './play.ts';
import { START } from './race-play.ts';

/** The seats as the settings of a running match show them. */
async function openSeats(page: Page, words: typeof en = en): Promise<Locator> {
  await page.getByRole('button', { name: words.match.settings }).click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog.getByRole('heading', { name: words.table.seats })).toBeVisible();
  return dialog;
}

/** The same, as the table itself leads there when somebody is missing. */
async function openAbsent(page: Page): Promise<Locator> {
  await page.locator('[data-absent]').click();
  return page.getByRole('dialog', { name: SEATS_WORDS.en.title });
}

test('a seat that is left in a running match is kept for its player; the host can open it to others', async ({ visit }) => {
  const [host, guest, stranger] = [await visit(), await visit(), await visit({ locale: 'ru', size: 'phone', isRefused: true })];
  await meet(host, guest, START);

  // Boris stands up and comes back, by keyboard.
  const own = await openSeats(guest);
  await expect(own).toContainText(SEATS_WORDS.en.help);
  await own.getByRole('button', { name: en.table.standUp }).press('Enter');
  await expect(own).toContainText(SEATS_WORDS.en.left(false));
  await expect(own).not.toContainText(SEATS_WORDS.en.help);
  await expect(guest.locator('header [role=status]')).toContainText(en.match.readOnly);

  // Somebody else with the link reads why they cannot have it.
  await stranger.goto(host.url());
  const seen = await openSeats(stranger, ru);
  await expectNoViolationsInEitherTheme(stranger, { within: 'dialog[open]' });
  await seen.getByRole('button', { name: ru.table.sitDown }).tap();
  await expect(stranger.locator('.toast')).toContainText(ru.refusals['seat-kept']);

  await own.getByRole('button', { name: en.table.sitDown }).press('Enter');
  await expect(own.getByRole('button', { name: en.table.standUp })).toBeVisible();
  await expect(guest.locator('header [role=status]')).not.toContainText(en.match.readOnly);
  await own.getByRole('button', { name: en.table.standUp }).press('Enter');

  // The host is told at the table, and gives it to others.
  const seats = await openAbsent(host);
  await expect(seats).toContainText(SEATS_WORDS.en.hostHelp);
  await expectNoViolationsInEitherTheme(host, { within: 'dialog[open]' });
  await asOnPhone(host, async () => {
    await openAbsent(host);
    await expectNoViolationsInEitherTheme(host, { within: 'dialog[open]' });
  });
  await openAbsent(host);
  await seats.getByRole('button', { name: SEATS_WORDS.en.open }).click();
  await expect(host.locator('.toast')).toContainText(SEATS_WORDS.en.opened);
  await seen.getByRole('button', { name: ru.table.sitDown }).tap();
  await expect(seen.getByRole('button', { name: ru.table.standUp })).toBeVisible();
  await expect(own.getByRole('button', { name: en.table.sitDown })).toHaveCount(0);
  await expect(host.locator('[data-absent]')).toHaveCount(0);
});

test('who closed the page is away, which the others read at the table until they are back', async ({ visit }) => {
  const [host, guest, watcher] = [await visit(), await visit(), await visit({ locale: 'ru', size: 'phone' })];
  await meet(host, guest, START);
  const address = guest.url();
  await watcher.goto(address);
  await untilSettled(host);
  await expect(host.locator('[data-absent]')).toHaveCount(0);

  // Who loads the page anew is not away.
  await guest.reload();
  await untilSettled(guest);
  await guest.goto('/rules/race-for-the-galaxy');
  await expect(host.locator('[data-absent]')).toHaveText(SEATS_WORDS.en.away('Boris', 1), { timeout: 15_000 });
  await expect(watcher.locator('[data-absent]')).toHaveText(SEATS_WORDS.ru.away('Boris', 1), { timeout: 15_000 });
  await watcher.locator('[data-absent]').tap();
  await expect(watcher.getByRole('dialog', { name: SEATS_WORDS.ru.title })).toContainText(SEATS_WORDS.ru.awayHelp);
  await expectNoViolationsInEitherTheme(watcher);

  const seats = await openAbsent(host);
  await expect(seats).toContainText(SEATS_WORDS.en.awayHelp);
  await expect(seats.locator('li', { hasText: 'Boris' })).toContainText(SEATS_WORDS.en.awayNow);
  await expectNoViolationsInEitherTheme(host);
  await seats.getByRole('button', { name: en.app.close }).click();

  await guest.goto(address);
  await expect(host.locator('[data-absent]')).toHaveCount(0);
});
