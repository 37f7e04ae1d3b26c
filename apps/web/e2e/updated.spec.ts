import { en } from '../src/text/en.ts';
import { expectNoViolationsInEitherTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';

test('a page that is open while the server is updated says so where a part of it is gone, and is loaded anew', async ({ visit }) => {
  const page = await visit({ isMissing: true });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // From here on the server has another version: its page begins with another file, and the old ones are gone.
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  const isPage = (url: URL) => url.pathname === '/';
  await page.route(isPage, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/other.js"></script>' }),
  );

  await page.getByRole('button', { name: en.settings.locales.ru }).click();
  const told = page.locator('.toast', { hasText: en.failure.replaced });
  await expect(told.getByRole('button', { name: en.app.reload })).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(1);
  await page.getByRole('link', { name: en.lobby.myMatches }).first().click();
  await expect(page.getByRole('heading', { name: en.failure.replacedTitle })).toBeVisible();
  await expectNoViolationsInEitherTheme(page);

  await page.unrouteAll();
  await page.locator('main').getByRole('button', { name: en.app.reload }).click();
  await expect(page.locator('[data-failure]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
