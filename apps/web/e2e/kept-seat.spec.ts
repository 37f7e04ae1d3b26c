import type { Locator, Page } from '@playwright/test';
import { SEATS_WORDS } from '../src/table/seats/seats-words.ts';
import { en } from '../src/text/en.ts';
import { ru } from '../src/text/ru.ts';
import { asOnPhone, expectNoViolationsInEitherTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { meet } from './play.ts';
import { START } from './race-play.ts';

/** The seats as the settings of a running match show them. */
async function openSeats(page: Page, words: typeof en = en, by?: string): Promise<Locator> {
  await page.getByRole('button', { name: by ?? words.match.settings }).click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog.getByRole('heading', { name: words.table.seats })).toBeVisible();
  return dialog;
}

test('a seat that is left in a running match is kept for its player; the host can open it to others', async ({ visit }) => {
  const [host, guest, stranger] = [await visit(), await visit(), await visit({ locale: 'ru', size: 'phone', isRefused: true })];
  await meet(host, guest, START);

  // Boris stands up and comes back, by keyboard.
  const own = await openSeats(guest);
  await expect(own).toContainText(SEATS_WORDS.en.help);
  await own.getByRole('button', { name: en.table.standUp }).press('Enter');
  await expect(own).toContainText(SEATS_WORDS.en.left(true));
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
  const seats = await openSeats(host, en, en.match.emptySeat);
  await expect(seats).toContainText(SEATS_WORDS.en.hostHelp);
  await expectNoViolationsInEitherTheme(host, { within: 'dialog[open]' });
  await asOnPhone(host, () => expectNoViolationsInEitherTheme(host, { within: 'dialog[open]' }));
  await seats.getByRole('button', { name: SEATS_WORDS.en.open }).click();
  await expect(host.locator('.toast')).toContainText(SEATS_WORDS.en.opened);
  await seen.getByRole('button', { name: ru.table.sitDown }).tap();
  await expect(seen.getByRole('button', { name: ru.table.standUp })).toBeVisible();
  await expect(own.getByRole('button', { name: en.table.sitDown })).toHaveCount(0);
  await expect(host.getByLabel(en.match.emptySeat)).toHaveCount(0);
});
