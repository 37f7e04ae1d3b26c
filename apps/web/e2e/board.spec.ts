import { en } from '../src/text/en.ts';
import { expect, test } from './fixtures.ts';
import { OVER, playOnBoard, SETTLED, startDuel, startLocal, untilSettled } from './play.ts';

test('a whole match from the lobby to the result by clicking on the board', async ({ visit }) => {
  test.setTimeout(600_000);
  const page = await visit();
  await startDuel(page);
  await playOnBoard(page, 2000);
  await expect(page.locator(OVER)).toBeVisible();
});

test('a turn by tapping on a phone', async ({ visit }) => {
  const page = await visit({ size: 'phone' });
  await startDuel(page);
  expect(await playOnBoard(page, 6, 'tap')).toBe(6);
});

test('turns by keyboard alone, from the list of all actions', async ({ visit }) => {
  const page = await visit();
  await startLocal(page, '');
  const list = page.locator('[data-list-action]:enabled');
  for (let tabs = 0; tabs < 4; tabs++) {
    await page.keyboard.press('Tab');
    if ((await page.locator(':focus').textContent()) === en.app.skipToActions) break;
  }
  await page.keyboard.press('Enter');
  for (let step = 0; step < 6; step++) {
    const before = await untilSettled(page);
    await expect(list.first()).toBeVisible();
    for (let tabs = 0; tabs < 30; tabs++) {
      await page.keyboard.press('Tab');
      if ((await page.locator(':focus[data-list-action]').count()) > 0) break;
    }
    await page.keyboard.press('Enter');
    await expect(page.locator(SETTLED)).not.toHaveAttribute('data-seq', before, { timeout: 60_000 });
  }
});
