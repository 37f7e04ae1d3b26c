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
