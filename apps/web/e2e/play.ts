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
  const tab = page.locator('[data-panel=actions]');
  const isOpen = (await tab.getAttribute('aria-selected')) === 'true' || (await tab.getAttribute('aria-expanded')) === 'true';
  if (!isOpen || (await page.locator('#panel, dialog[open]').count()) === 0) await tab.click();
}

/**
 * Answers up to so many questions from the list of all actions, the last one each time: ending the turn stands last, so
 * turns end. Stops when the match is over.
 */
export async function playSteps(page: Page, steps: number): Promise<number> {
  let done = 0;
  for (; done < steps; done++) {
    if (await isOver(page)) break;
    await openActions(page);
    const action = page.locator('[data-list-action]:enabled').last();
    await expect(action.or(page.locator('dialog[open] .crown'))).toBeVisible({ timeout: 60_000 });
    if (await isOver(page)) break;
    await action.click();
  }
  return done;
}

async function isOver(page: Page): Promise<boolean> {
  return (await page.locator('dialog[open] .crown').count()) > 0;
}
