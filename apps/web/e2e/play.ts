import { expect, type Page } from '@playwright/test';

/** A match against bots, begun with one click from the lobby. */
export async function startLocal(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/`);
  await page.locator('.starts button').first().click();
  await page.waitForURL('**/local/*');
  await page.locator('#board').waitFor();
}

/** Opens the list of all actions, beside the board or over it. */
export async function openActions(page: Page): Promise<void> {
  if ((await page.locator('[data-list-action]').count()) === 0) await page.locator('[data-panel=actions]').click();
}

/**
 * Answers up to so many questions from the list of all actions, the first one that does something new each time, so
 * that turns end. Stops when the match is over.
 */
export async function playSteps(page: Page, steps: number): Promise<number> {
  let done = 0;
  for (; done < steps; done++) {
    if (await isOver(page)) break;
    await openActions(page);
    const action = page.locator('[data-list-action]:enabled').first();
    await expect(action.or(page.locator('dialog[open]')).first()).toBeVisible({ timeout: 60_000 });
    if (await isOver(page)) break;
    await action.click();
  }
  return done;
}

async function isOver(page: Page): Promise<boolean> {
  return (await page.locator('dialog[open] .crown').count()) > 0;
}
