import { en } from '../src/text/en.ts';
import { expectNoViolationsInEitherTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { startLocal } from './play.ts';
import { begin } from './theseus-play.ts';

/** Nothing was read yet. Runs in the page before anything else, once. */
const NEWCOMER = `{
  const settings = JSON.parse(localStorage.getItem('orrery-settings') ?? '{}');
  localStorage.setItem('orrery-settings', JSON.stringify({ ...settings, isPrimerHidden: false }));
}`;

test('first steps are those of the match at hand, put away one kind of match at a time, and can be read again', async ({ visit }) => {
  const page = await visit();
  await page.addInitScript(NEWCOMER);
  const card = page.getByRole('region', { name: en.match.primer });
  const understood = card.getByRole('button', { name: en.match.primerHide });
  await begin(page, 2);
  await expect(card).toContainText('Bring the enemy’s life from 20 to 0');
  await card.getByRole('button', { name: en.match.primerNext }).click();
  await expect(card).toContainText('A turn is one move');
  await expect(page.locator('#panel .groups, #panel p').first()).toBeInViewport();
  await expectNoViolationsInEitherTheme(page);
  await understood.click();
  await expect(card).toHaveCount(0);
  await begin(page, 3);
  await expect(card).toContainText('First to 20 points for wounds wins');
  await understood.click();
  await page.reload();
  await page.locator('#board[data-settled]').waitFor();
  await page.locator('[data-panel=rules]').click();
  await expect(card).toHaveCount(0);
  await page.locator('#panel').getByRole('button', { name: en.match.primer }).click();
  await expect(card).toBeVisible();
});

test('on a phone first steps come before the board; a lesson has a coach instead', async ({ visit }) => {
  const page = await visit({ size: 'phone' });
  await page.addInitScript(NEWCOMER);
  await startLocal(page, '');
  const sheet = page.getByRole('dialog', { name: en.match.primer });
  await expect(sheet.locator('li')).toHaveCount(8);
  await sheet.getByRole('button', { name: en.match.primerHide }).click();
  await expect(sheet).toHaveCount(0);
  await page.goto('/learn/theseus');
  await page.locator('[data-lesson] button').first().click();
  await page.waitForURL('**/local/*');
  await page.locator('#board[data-settled]').waitFor();
  await expect(sheet).toHaveCount(0);
});
