import { expect, test } from './fixtures.ts';
import { startLocal } from './play.ts';

test('the words of a language that was left again are not shown, though they come last', async ({ visit }) => {
  const page = await visit();
  await startLocal(page, '');
  const board = page.locator('#board');
  const words = /\/alien-frontiers-ru-/;
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(words, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'RU', exact: true }).click();
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page.getByRole('button', { name: 'RU', exact: true })).toBeVisible();
  const arrived = page.waitForResponse(words);
  send();
  await (await arrived).finished();
  // Time enough for them to be shown, were they.
  await page.waitForTimeout(500);
  await expect(board).not.toContainText(/[а-я]{3}/);
  await page.getByRole('button', { name: 'RU', exact: true }).click();
  await expect(board).toContainText(/[а-я]{3}/);
});
