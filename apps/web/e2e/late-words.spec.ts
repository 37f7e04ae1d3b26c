import { GAMES } from '@orrery/catalogue';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { meet, untilSettled } from './play.ts';

/** What can be read on the board, and where everything that can be pressed is. */
async function lookOf(page: Page): Promise<unknown> {
  return page.locator('#board').evaluate((board) => ({
    read: board.textContent?.replace(/\s+/g, ' '),
    places: [...board.querySelectorAll('button')].map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    }),
  }));
}

for (const { id } of GAMES) {
  test(`the board of ${id} looks the same before all words are there, and the log is told once they come`, async ({ visit }) => {
    test.setTimeout(180_000);
    const [page, guest] = [await visit(), await visit()];
    await page.route('**/sw.js', (route) => route.abort());
    await meet(page, guest, `/new/${id}`);
    await page.reload();
    await untilSettled(page);
    // The log has a file of its own, which may come after the board.
    await expect(page.locator('#panel')).toHaveText(/\S/);
    const [look, log] = [await lookOf(page), await page.locator('#panel').textContent()];

    let letGo: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(`**/${id}-en-rest-*.js`, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await page.locator('#board').waitFor();
    await expect.poll(() => lookOf(page)).toEqual(look);
    await expect(page.locator('#board')).not.toHaveAttribute('data-settled');
    await expect(page.locator('#panel .groups')).toHaveCount(0);

    letGo?.();
    await untilSettled(page);
    expect(await lookOf(page)).toEqual(look);
    await expect.poll(() => page.locator('#panel').textContent()).toBe(log);
  });
}
