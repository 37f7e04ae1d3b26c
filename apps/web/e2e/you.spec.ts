import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { en } from '../src/text/en.ts';
import { YOU_WORDS } from '../src/you/words.ts';
import { asOnPhone, expectNoViolationsInEitherTheme } from './axe.ts';
import { deviceOf, named, sharePasskey } from './devices.ts';
import { expect, test } from './fixtures.ts';

const says = YOU_WORDS.en;

const knownAs = (page: Page) => page.evaluate(async () => (await (await fetch('/api/me')).json()).me);

async function openTable(page: Page, address: string): Promise<string> {
  await page.goto(`${address}/new/alien-frontiers?online`);
  await page.getByRole('button', { name: en.setup.openTable }).click();
  await page.waitForURL('**/t/*');
  return new URL(page.url()).pathname;
}

test('a guest keeps the name, is the same person on a phone, ends that session and is gone', async ({ visit, served }) => {
  const address = named(served.address);
  const [home, phone] = [await visit(), await visit({ size: 'phone', isRefused: true })];
  const table = await openTable(home, address);
  await expect(home.getByText(en.match.guest)).toBeVisible();
  await home.goto(address);
  await expect(home.getByRole('listitem').filter({ hasText: en.lobby.freeSeats(1) })).toContainText(`(${en.match.guest})`);
  await home.getByRole('link', { name: en.settings.you, exact: true }).click();
  await expect(home.getByRole('heading', { level: 1, name: says.title })).toBeVisible();
  const desk = await deviceOf(home, address);
  await home.getByRole('button', { name: says.keepAction }).click();
  const codes = home.getByRole('dialog', { name: says.codesTitle });
  await expect(codes.locator('[data-codes] li')).toHaveCount(10);
  // Said above the dialog, where it can be read and pressed away.
  const said = codes.locator('.toast', { hasText: says.kept('Irene') });
  await said.getByRole('button').click();
  await expect(home.locator('.toast', { hasText: says.kept('Irene') })).toHaveCount(0);
  await expectNoViolationsInEitherTheme(home);
  const code = await codes.locator('[data-codes] li').first().textContent();
  await codes.getByRole('button', { name: says.haveThem }).click();
  await expect(home.getByText(says.asAccount)).toBeVisible();
  await expectNoViolationsInEitherTheme(home);
  await asOnPhone(home, () => expectNoViolationsInEitherTheme(home));

  const own = await openTable(phone, address);
  const pocket = await deviceOf(phone, address);
  await sharePasskey(desk, pocket);
  await expectNoViolationsInEitherTheme(phone);
  await phone.getByRole('button', { name: says.signInAction }).click();
  await expect(phone.getByText(says.brought(1))).toBeVisible();
  expect(await knownAs(phone)).toEqual(await knownAs(home));
  for (const path of [table, own]) {
    await phone.goto(`${address}${path}`);
    await expect(phone.getByRole('button', { name: en.table.standUp })).toBeVisible();
    await expect(phone.getByText(en.match.guest, { exact: true })).toHaveCount(0);
  }
  await home.goto(`${address}${own}`);
  await expect(home.getByRole('button', { name: en.table.standUp })).toBeVisible();

  await home.goto(`${address}/you`);
  await home.getByRole('button', { name: says.end, exact: true }).click();
  await expect(home.getByText(says.ended)).toBeVisible();
  expect(await knownAs(phone)).toBeNull();
  await phone.goto(`${address}/you`);
  await phone.getByLabel(says.code).fill(code ?? '');
  await phone.getByRole('button', { name: says.useCode, exact: true }).click();
  await expect(phone.getByText(says.asAccount)).toBeVisible();

  const [file] = await Promise.all([home.waitForEvent('download'), home.getByRole('button', { name: says.dataAction }).click()]);
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data.tables.map((one: { id: string }) => `/t/${one.id}`).sort()).toEqual([table, own].sort());
  await home.getByRole('button', { name: says.delete }).click();
  const question = home.getByRole('dialog', { name: says.deleteTitle });
  await expectNoViolationsInEitherTheme(home);
  await question.getByLabel(says.deleteConfirm('Irene')).fill('Irene');
  await question.getByRole('button', { name: says.delete }).click();
  await expect(home.getByText(says.deleted)).toBeVisible();
  // Nor does this browser remember the name.
  await expect(home.getByRole('textbox', { name: says.name })).toHaveValue('');
  expect([await knownAs(home), await knownAs(phone)]).toEqual([null, null]);
});

test('who thinks better of it stays a guest, and where no passkey can be made the page says why', async ({ visit, served }) => {
  const page = await visit();
  await openTable(page, served.address);
  await page.goto(`${served.address}/you`);
  await expect(page.getByText(says.noPasskeys.address)).toBeVisible();
  await expect(page.getByRole('button', { name: says.keepAction })).toHaveCount(0);
  const address = named(served.address);
  await openTable(page, address);
  const { line, authenticator } = await deviceOf(page, address);
  await line.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: authenticator });
  await page.evaluate(() => {
    navigator.credentials.create = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: says.keepAction }).click();
  await expect(page.getByText(says.cancelled)).toBeVisible();
  await expect(page.getByText(says.asGuest)).toBeVisible();
});
