import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { SHARE_WORDS } from '../src/study/share-words.ts';
import { asOnPhone, expectNoViolations, expectNoViolationsInEitherTheme } from './axe.ts';
import { SIZES } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { holdBots, untilSettled } from './play.ts';

const RECORD = fileURLToPath(new URL('../../../packages/games/alien-frontiers/playthroughs/random-01-of-2.json', import.meta.url));
const says = SHARE_WORDS.en;

const chart = (page: Page) => page.locator('[data-study-chart]');

/** A study with a name, a note and a variation, shared as a link. */
async function shareStudy(page: Page): Promise<string> {
  await page.goto('/study/file');
  await page.locator('input[type=file]').setInputFiles(RECORD);
  await page.waitForURL('**/study/record-*');
  await expect(chart(page)).toBeVisible();
  await page.getByLabel('Name of the study').fill('How it was lost');
  await page.getByLabel('Your note on step 0').fill('Look here first.');
  await page.locator('[data-variation-try]').click();
  await untilSettled(page);
  await page.locator('[data-variation-actions]').click();
  await page.locator('[data-list-action]:enabled').first().click();
  await page.locator('[data-variation-leave]').click();
  await page.locator('[data-study-share]').click();
  await page.locator('[data-share-now]').click();
  await expect(page.locator('[data-share] input')).toBeVisible({ timeout: 30_000 });
  return page.locator('[data-share] input').inputValue();
}

test('a study is shared as a link, opened by a stranger without a name, copied, and taken back', async ({ visit }) => {
  test.setTimeout(300_000);
  const page = await visit();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await holdBots(page);
  const link = await shareStudy(page);
  await expect(page.locator('[data-shared]')).toContainText('How it was lost');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expectNoViolationsInEitherTheme(page);

  const other = await visit();
  await holdBots(other);
  const asked: string[] = [];
  other.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await other.goto(link);
  await expect(chart(other)).toBeVisible();
  await expect(other.locator('[data-study-notes]')).toContainText('Look here first.');
  // Nobody made a name for them, and nothing on the page can be changed.
  expect(asked.filter((one) => one.startsWith('POST'))).toEqual([]);
  await expect(
    other.locator('[data-study-notes] input, [data-study-notes] textarea, [data-variation-try], [data-study-share]'),
  ).toHaveCount(0);
  await expectNoViolations(other);
  await other.locator('[data-variation]').click();
  await expect(other.locator('[data-variation-open]')).toBeVisible();
  await expect(other.locator('#board [data-action]:enabled')).toHaveCount(0);
  await expectNoViolations(other, { within: 'aside' });
  await other.locator('[data-variation-leave]').click();
  await asOnPhone(other, async () => {
    for (const name of ['points', 'move', 'board', 'summary']) {
      await other.locator(`[data-study-tab=${name}]`).click();
      expect(await other.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(SIZES.phone.width);
      await expectNoViolations(other);
    }
  });
  await other.locator('[data-study-keep]').click();
  await other.waitForURL('**/study/record-*');
  await expect(other.getByLabel('Name of the study')).toHaveValue('How it was lost');
  await expect(other.locator('[data-variation]')).toHaveCount(1);

  await page.locator('[data-share-back]').click();
  await expect(page.locator('[data-shared]')).toHaveCount(0);
  const third = await visit({ isMissing: true });
  await third.goto(link);
  await expect(third.getByText(says.absent)).toBeVisible();
});

test('on a phone a study is shared in Russian, too', async ({ visit }) => {
  const page = await visit({ size: 'phone', locale: 'ru' });
  await holdBots(page);
  await page.goto('/study/file');
  await page.locator('input[type=file]').setInputFiles(RECORD);
  await expect(chart(page)).toBeVisible();
  await page.locator('[data-study-tab=move]').tap();
  await page.locator('[data-study-share]').tap();
  await expect(page.getByText(SHARE_WORDS.ru.named)).toBeVisible();
  await page.locator('[data-share-now]').tap();
  await expect(page.locator('[data-shared]')).toHaveCount(1, { timeout: 30_000 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(SIZES.phone.width);
  await expectNoViolations(page);
});
