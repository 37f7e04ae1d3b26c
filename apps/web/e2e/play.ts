import { expect, type Page } from '@playwright/test';

/** A match against bots, begun with one click from the lobby. */
export async function startLocal(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/`);
  await page.locator('.starts button').first().click();
  await page.waitForURL('**/local/*');
  await page.locator('#board').waitFor();
}

/** A match of two against a bot that does not think, so that it is over soon. */
export async function startFastMatch(page: Page): Promise<void> {
  await page.goto('/new/alien-frontiers');
  await page.getByText('2', { exact: true }).click();
  await page.getByLabel('Seat 2: Strength').selectOption('greedy');
  await page.getByRole('button', { name: 'Start the match' }).click();
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
 * turns end. Stops when the match is over or `isEnough` says so.
 */
export async function playSteps(page: Page, steps: number, isEnough: () => Promise<boolean> = async () => false): Promise<number> {
  const over = page.locator('dialog[open] .crown');
  let done = 0;
  for (; done < steps; done++) {
    if ((await over.count()) > 0 || (await isEnough())) break;
    await openActions(page);
    const action = page.locator('[data-list-action]:enabled').last();
    await expect(action.or(over).first()).toBeVisible({ timeout: 60_000 });
    if ((await over.count()) > 0) break;
    const clicked = await action.click({ timeout: 10_000 }).catch((problem: unknown) => problem);
    // The bot's last action ended the match between looking and clicking.
    if (clicked !== undefined && (await over.count()) === 0) throw clicked;
  }
  return done;
}
