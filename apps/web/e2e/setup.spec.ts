import type { Page } from '@playwright/test';
import { en } from '../src/text/en.ts';
import { expectNoViolationsInEitherTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { pick } from './hand.ts';

test('a box of choices answers to arrows, letters, Home, End and Escape, and what differs is said where it is folded away', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto('/new/not-alone');
  const box = page.locator('#option-creature');
  const list = page.getByRole('listbox');
  await box.focus();
  await page.keyboard.press('ArrowDown');
  await expect(list).toBeVisible();
  await page.keyboard.press('End');
  await expectNoViolationsInEitherTheme(page);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(box).toHaveAttribute('data-value', 'first-seat');
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  await expect(box).toHaveAttribute('data-value', 'random');
  await expect(box).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(box).toHaveAttribute('data-value', 'first-seat');
  const rules = page.locator('details.options');
  await expect(rules.locator('summary')).toContainText(en.table.asPrinted);
  await rules.locator('summary').click();
  await pick(page.locator('#option-tokens'), 'must');
  await rules.locator('summary').click();
  await expect(page.locator('#option-tokens')).toBeHidden();
  await expect(rules.locator('summary')).toContainText(':');
});

test('who has no name is asked for one when sitting down, and a name that is taken is refused', async ({ visit }) => {
  const host = await visit();
  await host.goto('/new/alien-frontiers?online');
  await host.getByRole('button', { name: en.setup.openTable }).click();
  await host.waitForURL('**/t/*');
  const guest = await visit();
  await guest.goto('/settings');
  await guest.getByLabel(en.settings.name).fill('');
  await guest.goto(host.url());
  await guest.getByRole('button', { name: en.table.sitDown }).click();
  const question = guest.getByRole('dialog', { name: en.table.askName });
  const name = question.getByRole('textbox');
  await expect(name).toBeFocused();
  await name.fill('irene');
  await name.press('Enter');
  await expect(question).toContainText(en.table.nameTaken('irene'));
  await expectNoViolationsInEitherTheme(guest);
  await name.fill('Boris');
  await name.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(host.locator('.seats')).toContainText('Boris');
});

/** Somebody who has begun no match yet; the tests' visitors have played all games. */
async function asNewcomer(page: Page): Promise<Page> {
  await page.addInitScript(() => localStorage.removeItem('orrery-habits'));
  return page;
}

test('every level of the bots says how strong it is, and which one is for a first match', async ({ visit }) => {
  const page = await asNewcomer(await visit());
  await page.goto('/new/race-for-the-galaxy');
  const level = page.getByRole('combobox', { name: `${en.setup.seat(2)}: ${en.setup.level}` });
  await expect(level).toHaveText('Trader · easy');
  await level.click();
  const options = page.getByRole('option');
  await expect(options).toHaveCount(4);
  for (const [at, said] of ['Drifter · plays at random', 'Trader · easy', 'Prospector · medium', 'Magnate · hard'].entries())
    await expect(options.nth(at)).toContainText(said);
  await expect(options.filter({ hasText: en.setup.forFirstMatch })).toHaveText(/Trader/);
  await expectNoViolationsInEitherTheme(page);
});

test('Not Alone: every seat says which side it is on, and who is the Creature is chosen there', async ({ visit }) => {
  const page = await asNewcomer(await visit());
  await page.goto('/new/not-alone');
  const sides = page.locator('.seats [data-side]');
  const who = page.locator('.seats [data-side] b');
  // Somebody who has never played it is hunted.
  await expect(who).toHaveText(['The Hunted', 'The Hunted', 'The Creature']);
  await sides.first().getByRole('button').click();
  await expect(who).toHaveText(['The Creature', 'The Hunted', 'The Hunted']);
  await expect(page.locator('#option-creature')).toHaveAttribute('data-value', 'first-seat');
  await pick(page.locator('#option-creature'), 'random');
  await expect(who).toHaveCount(0);
  await sides.last().getByRole('button').click();
  await expect(who).toHaveText(['The Hunted', 'The Hunted', 'The Creature']);
  await expectNoViolationsInEitherTheme(page);
  await page.goto('/new/not-alone?online');
  await page.getByRole('button', { name: en.setup.openTable }).click();
  await page.waitForURL('**/t/*');
  await expect(page.locator('.seats .note')).toHaveText(['The Hunted', 'The Creature']);
});
