import type { Page } from '@playwright/test';
import { en } from '../src/text/en.ts';
import { expect, test } from './fixtures.ts';
import { pick, pickAll } from './hand.ts';
import { OVER, SETTLED } from './play.ts';
import { pressOnce, START } from './race-play.ts';

const PRESSES = 90;
/** No single piece of work may keep the page from answering for longer, on a busy machine either. */
const LONGEST_TASK_MS = 3000;

/** Runs in the page before anything else: remembers the longest it did not answer. */
const WATCH_TASKS = `{
  window.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask, duration);
  }).observe({ type: 'longtask', buffered: true });
}`;

/** Irene and Boris around one screen, and this many bots. */
async function beginWithBots(page: Page, bots: number): Promise<void> {
  await page.goto(START);
  await page.getByText(String(bots + 2), { exact: true }).click();
  await pick(page.getByLabel(en.setup.seat(2), { exact: true }), 'person');
  await page.getByLabel(`${en.setup.seat(2)}: ${en.settings.name}`).fill('Boris');
  await pickAll(page, 'random', 'greedy');
  await page.getByRole('button', { name: en.setup.start }).click();
  await page.waitForURL('**/local/*');
}

for (const bots of [2, 3]) {
  test(`Race: two people around one screen and ${bots} bots play on, and the page always answers`, async ({ visit }) => {
    test.setTimeout(300_000);
    const page = await visit();
    await page.addInitScript(WATCH_TASKS);
    await beginWithBots(page, bots);
    const take = page.locator('.curtain .main, .take button').first();
    const over = page.locator(OVER);
    const asked = page.locator(`${SETTLED} .desk.asks`);
    let taken = 0;
    for (let step = 0; step < PRESSES; step++) {
      await expect(take.or(asked).or(over).first()).toBeVisible({ timeout: 60_000 });
      if (await over.isVisible()) break;
      if (await take.isVisible()) {
        taken += 1;
        await take.click();
      } else await pressOnce(page, step);
    }
    // Both had the screen again and again, so rounds went by.
    expect(taken).toBeGreaterThan(6);
    await expect(take.or(asked).or(over).first()).toBeVisible({ timeout: 60_000 });
    expect(await page.evaluate('window.longestTask')).toBeLessThan(LONGEST_TASK_MS);
  });
}
