import { readFileSync } from 'node:fs';
import { en } from '../src/text/en.ts';
import { ru } from '../src/text/ru.ts';
import { asOnPhone, expectNoViolationsInEitherTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { COMING_RULES, EARLIER_RULES, earlierRecord, lobbyWithMatchOf, OLD_RECORD, storedBy, UNREADABLE_RULES } from './older-rules.ts';
import { playSteps, untilSettled } from './play.ts';

for (const [locale, words] of [
  ['en', en],
  ['ru', ru],
] as const) {
  test(`a match of this browser that cannot go on says why, in the lobby and at its address (${locale})`, async ({ visit }) => {
    const page = await visit({ locale });
    const match = await lobbyWithMatchOf(page, UNREADABLE_RULES);
    const reason = words.refusals['rules-changed'];
    await expect(page.getByText(`${words.lobby.closedTitle}. ${reason}`)).toBeVisible();
    await expect(page.locator('a[href^="/local/"]')).toHaveCount(0);
    await expectNoViolationsInEitherTheme(page);
    await page.goto(match);
    await expect(page.getByRole('heading', { name: words.notFound.closedTitle })).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    await expectNoViolationsInEitherTheme(page);
    await asOnPhone(page, async () => {
      await expect(page.getByRole('link', { name: words.notFound.action, exact: true })).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
    await page.getByRole('link', { name: words.notFound.action, exact: true }).click();
    await storedBy(page, COMING_RULES);
    await page.reload();
    await expect(page.getByText(words.refusals['newer-rules'])).toBeVisible();
    await page.goto(match);
    await expect(page.getByText(words.refusals['newer-rules'])).toBeVisible();
  });

  test(`a record of other rules says which, and what can still be checked (${locale})`, async ({ visit }) => {
    const page = await visit({ locale });
    await page.goto('/replay/file');
    await page.locator('input[type=file]').setInputFiles(OLD_RECORD);
    await expect(page.getByRole('heading', { name: words.replay.olderTitle })).toBeVisible();
    await expect(page.getByText(words.replay.olderGood)).toBeVisible();
    const { length } = JSON.parse(readFileSync(OLD_RECORD, 'utf8')).actions;
    await expect(page.getByText(words.replay.olderStopped(length, length))).toBeVisible();
    await expectNoViolationsInEitherTheme(page);
    await page.goto('/');
    await page.goto('/replay/file');
    await page.locator('input[type=file]').setInputFiles(earlierRecord());
    await expect(page.getByText(words.replay.olderSame(EARLIER_RULES))).toBeVisible();
    await page.locator('input[type=range]').fill('20');
    await expect(page.locator('#board')).toBeVisible();
  });
}

test('a match of this browser goes on after the rules have changed, and its log says so in either language', async ({ visit }) => {
  const page = await visit();
  const match = await lobbyWithMatchOf(page, EARLIER_RULES);
  await page.getByRole('link', { name: en.lobby.continueMatch }).click();
  await expect(page).toHaveURL(match);
  const before = await untilSettled(page);
  await page.locator('[data-panel=log]').click();
  await expect(page.getByText(en.match.logOlder)).toBeVisible();
  expect(await playSteps(page, 8)).toBe(8);
  await expect.poll(() => untilSettled(page).then(Number)).toBeGreaterThan(Number(before));
  await page.locator('[data-panel=log]').click();
  await expect(page.locator('.older')).toHaveText(en.match.logOlder);
  await expectNoViolationsInEitherTheme(page);
  await page.locator('header [lang=ru]').dispatchEvent('click');
  await expect(page.locator('.older')).toHaveText(ru.match.logOlder);
  // Stored by today's rules from here on, and still the same match.
  const last = await untilSettled(page);
  await page.reload();
  expect(await untilSettled(page)).toBe(last);
});
