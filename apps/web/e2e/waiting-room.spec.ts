import { en } from '../src/text/en.ts';
import { asOnPhone, expectNoViolationsInEitherTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { pick } from './hand.ts';

test('a waiting room says what is awaited, has a chat, a QR code, options to change and a way out', async ({ visit }) => {
  const [host, guest] = [await visit(), await visit()];
  await host.goto('/new/not-alone?online');
  // Friends are among themselves unless one chooses otherwise.
  await expect(host.getByRole('radio', { name: en.setup.byLink })).toBeChecked();
  await host.getByRole('button', { name: en.setup.openTable }).click();
  await host.waitForURL('**/t/*');
  await expect(host.locator('.awaited')).toHaveText(en.table.awaited(1));
  await expect(host.locator('.options')).toContainText(en.table.isPrivate);
  await guest.goto('/');
  await expect(guest.getByText(en.lobby.openTablesNone)).toBeVisible();
  await guest.goto('/settings');
  await guest.getByLabel(en.settings.name).fill('Boris');
  await guest.goto(host.url());
  await guest.getByRole('button', { name: en.table.sitDown }).click();
  await expect(guest.locator('.awaited')).toHaveText(en.table.hostStarts('Irene'));
  await expect(host.locator('.awaited')).toHaveText(en.table.awaited(0));

  await guest.getByLabel(en.match.chatWrite).fill('Hello, Irene');
  await guest.keyboard.press('Enter');
  await expect(host.getByRole('log')).toContainText('Boris (guest) Hello, Irene');

  await host.getByRole('button', { name: en.table.changeOptions }).click();
  await pick(host.locator('#option-creature'), 'last-seat');
  await host.getByText(en.setup.anybody, { exact: true }).click();
  await host.getByRole('checkbox', { name: en.setup.asksIdle }).check();
  await host.getByRole('button', { name: en.table.saveOptions }).click();
  for (const said of ['Last seat', en.setup.asksIdle, en.table.isPublic]) await expect(guest.locator('.options')).toContainText(said);

  await host.getByRole('button', { name: en.table.qr }).click();
  await expect(host.getByRole('img', { name: en.table.qr })).toBeVisible();
  await expectNoViolationsInEitherTheme(host);
  await asOnPhone(host, () => expectNoViolationsInEitherTheme(host));

  await host.goto('/');
  await expect(host.locator('.columns section').first()).toContainText('Boris');
  await host.getByRole('link', { name: en.lobby.toTable }).click();
  await host.getByRole('button', { name: en.table.close }).click();
  await host.locator('dialog[open]').getByRole('button', { name: en.table.close }).click();
  await expect(host).toHaveURL(/\/$/);
  await expect(guest.locator('h1')).toHaveText(en.notFound.title);
});
