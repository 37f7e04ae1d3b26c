import { LOSS_WORDS } from '../src/table/loss-words.ts';
import { expect, test } from './fixtures.ts';
import { openActions, untilSettled } from './play.ts';
import { begin, untilAsked } from './theseus-play.ts';

const SKIP = `[data-list-action][data-action='{"type":"skip-pending"}']`;

test('what throws away something earned is asked once before it is done, until one wants that no more', async ({ visit }) => {
  const says = LOSS_WORDS.en;
  const page = await visit();
  await page.goto('/settings');
  await page.getByText(says.choices.ask, { exact: true }).click();
  await begin(page, 2);
  await openActions(page);
  await untilAsked(page, SKIP, 60);
  const before = await untilSettled(page);

  await page.locator(SKIP).click();
  const question = page.getByRole('dialog', { name: says.title });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.locator(SKIP)).toBeFocused();
  expect(await untilSettled(page)).toBe(before);

  await page.locator(SKIP).click();
  await question.getByLabel(says.doNotAsk).check();
  await question.locator('.foot button').first().click();
  await expect.poll(() => untilSettled(page)).not.toBe(before);
  await untilAsked(page, SKIP, 60);
  const later = await untilSettled(page);
  await page.locator(SKIP).click();
  await expect.poll(() => untilSettled(page)).not.toBe(later);
  await expect(question).toHaveCount(0);
});
