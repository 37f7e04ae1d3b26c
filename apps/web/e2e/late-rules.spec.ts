import type { Page } from '@playwright/test';
import { en } from '../src/text/en.ts';
import { expect, test } from './fixtures.ts';
import { meet, openActions } from './play.ts';
import { START } from './race-play.ts';

/** Of six cards two are put aside at the start, one after the other: the first of the list, whichever they are. */
async function discardTwo(page: Page): Promise<void> {
  await openActions(page);
  const offered = page.locator('[data-list-action]:enabled');
  for (const left of [6, 5]) {
    await expect(offered).toHaveCount(left);
    await offered.first().click();
  }
}

/** Runs in the page: between two tries it waits for longer and longer, unless the network says that it is back. */
function endPause(givenUp: string): void {
  const toasts = [...document.querySelectorAll('.toast')];
  if (!toasts.some((toast) => toast.textContent?.includes(givenUp))) dispatchEvent(new Event('online'));
}

test('a table whose rules do not come can be played, says so, and foretells once they are there', async ({ visit }) => {
  test.setTimeout(180_000);
  const [page, guest] = [await visit(), await visit()];
  let [isCut, failed] = [false, 0];
  await page.route('**/race-for-the-galaxy-rules-*.js', (route) => {
    if (!isCut) return route.continue();
    failed += 1;
    return route.abort();
  });
  await meet(page, guest, START);
  // The form of a new match needs the rules; from here on they do not come.
  isCut = true;
  await page.reload();
  await expect.poll(() => failed).toBeGreaterThan(0);
  // Then both are asked for an action card: each would tell what it brings.
  await discardTwo(page);
  await discardTwo(guest);
  const outlook = page.locator('.rg-table .action .now').first();
  await expect(outlook).toBeAttached();
  await expect(outlook).toHaveText('');
  await expect(page.locator('#board')).not.toHaveAttribute('data-settled');

  const toast = page.locator('.toast', { hasText: en.match.noForesight });
  await expect(async () => {
    await page.evaluate(endPause, en.match.noForesight);
    expect(await toast.count()).toBe(1);
  }).toPass({ intervals: [20], timeout: 60_000 });
  expect(failed).toBeGreaterThan(1);
  isCut = false;
  await toast.getByRole('button', { name: en.connection.retryNow }).click();
  await expect(outlook).not.toHaveText('');
  await expect(page.locator('#board')).toHaveAttribute('data-settled');
  await expect(toast).toHaveCount(0);
});
