import type { Page } from '@playwright/test';
import { en } from '../src/text/en.ts';
import { SIGN_OUT_WORDS } from '../src/you/sign-out-words.ts';
import { YOU_WORDS } from '../src/you/words.ts';
import { expectNoViolationsInEitherTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';

const words = SIGN_OUT_WORDS.en;

const knownAs = (page: Page): Promise<string | undefined> => page.evaluate(async () => (await (await fetch('/api/me')).json()).me?.name);

async function seated(page: Page): Promise<string> {
  await page.goto('/new/alien-frontiers?online');
  await page.getByRole('button', { name: en.setup.openTable }).click();
  await page.waitForURL('**/t/*');
  return page.url();
}

test('who signs out everywhere else stays at the table, and a browser with the old cookie is a stranger', async ({ visit }) => {
  const page = await visit();
  const table = await seated(page);
  const name = await knownAs(page);
  const other = await visit();
  await other.context().addCookies(await page.context().cookies());
  await other.goto(table);
  expect(await knownAs(other)).toBe(name);
  await page.goto('/you');
  await page.getByRole('button', { name: words.elsewhere }).click();
  await expect(page.getByText(words.elsewhereDone)).toBeVisible();
  expect([await knownAs(page), await knownAs(other)]).toEqual([name, undefined]);
  await page.goto(table);
  await expect(page.getByRole('button', { name: en.table.standUp })).toBeVisible();
  await other.goto(table);
  await expect(other.getByRole('button', { name: en.table.sitDown })).toBeVisible();
  await expect(other.getByRole('button', { name: en.table.standUp })).toHaveCount(0);
});

test('signing out everywhere asks first, and the server knows this browser no more', async ({ visit }) => {
  const page = await visit();
  await page.goto('/you');
  await expect(page.getByRole('heading', { name: YOU_WORDS.en.signIn })).toBeVisible();
  await expect(page.getByRole('button', { name: words.everywhere, exact: true })).toHaveCount(0);
  await seated(page);
  await page.goto('/you');
  const button = page.getByRole('button', { name: words.everywhere, exact: true });
  await button.click();
  const question = page.getByRole('dialog', { name: words.confirmTitle });
  await expectNoViolationsInEitherTheme(page);
  await question.getByRole('button', { name: en.app.cancel }).click();
  expect(await knownAs(page)).not.toBeUndefined();
  await button.click();
  await question.getByRole('button', { name: words.everywhere }).click();
  await expect(page.getByText(words.everywhereDone)).toBeVisible();
  await expect(button).toHaveCount(0);
  expect(await knownAs(page)).toBeUndefined();
});
