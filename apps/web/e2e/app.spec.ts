import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { en } from '../src/text/en.ts';
import { expectNoViolationsInEitherTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';

test('a new version is offered to a page that stays open, and comes when it is wanted', async ({ visit, served }) => {
  const page = await visit({ keepsApp: true });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await appendFile(join(served.webFolder, 'sw.js'), '\n// newer');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const toast = page.locator('.toast', { hasText: en.app.newVersion });
  await expect(toast).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await toast.getByRole('button', { name: en.app.reload }).click();
  await reloaded;
  await expect(page.locator('h1')).toBeVisible();
  await expect(toast).toHaveCount(0);
});

test('where the browser can install the app the settings offer it, once', async ({ visit }) => {
  const page = await visit();
  await page.goto('/settings');
  await page.waitForLoadState('networkidle');
  const button = page.getByRole('button', { name: en.install.action, exact: true });
  await expect(button).toHaveCount(0);
  const asked = await page.evaluateHandle(() => {
    const heard: string[] = [];
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => heard.push('asked') });
    dispatchEvent(offer);
    if (offer.defaultPrevented) heard.push('kept for later');
    return heard;
  });
  await button.click();
  await expect(button).toHaveCount(0);
  expect(await asked.jsonValue()).toEqual(['kept for later', 'asked']);
});

test('the link of a table is shared the way the device shares things', async ({ visit }) => {
  const page = await visit({ size: 'phone' });
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (given: ShareData) => void Object.assign(document.body.dataset, { shared: JSON.stringify(given) }),
    });
  });
  await page.goto('/new/alien-frontiers?online');
  await page.getByRole('button', { name: en.setup.openTable }).click();
  await page.waitForURL('**/t/*');
  await page.getByRole('button', { name: en.app.share }).click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', /./);
  const shared = await page.locator('body').getAttribute('data-shared');
  expect(JSON.parse(shared ?? '{}')).toEqual({ title: en.app.name, text: en.table.shareText('Alien Frontiers'), url: page.url() });
});

test('a page that does not come from the server says so, and comes when it is tried again', async ({ visit }) => {
  const page = await visit({ isMissing: true });
  await page.goto('/');
  const parts = '**/assets/FriendsScreen-*.js';
  await page.route(parts, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: en.lobby.friends }).click();
  await expect(page.getByRole('heading', { name: en.failure.unreadTitle })).toBeVisible();
  await expect(page.getByText(en.failure.unread)).toBeVisible();
  await expectNoViolationsInEitherTheme(page);
  await page.unroute(parts);
  await page.getByRole('button', { name: en.app.reload }).click();
  await expect(page.getByRole('heading', { level: 1, name: en.lobby.friends })).toBeVisible();
});
