import { expect, type Page } from '@playwright/test';
import { en } from '../src/text/en.ts';

/** A match against bots, begun with one click from the lobby. */
export async function startLocal(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/`);
  await page.locator('.starts button').first().click();
  await page.waitForURL('**/local/*');
  await page.locator('#board').waitFor();
}

/** A match of two in this browser, against one bot. */
export async function startDuel(page: Page): Promise<void> {
  await page.goto('/new/alien-frontiers');
  await page.getByText('2', { exact: true }).click();
  await page.getByRole('button', { name: en.setup.start }).click();
  await page.waitForURL('**/local/*');
  await page.locator('#board').waitFor();
}

/** Opens the list of all actions, beside the board or over it. */
export async function openActions(page: Page): Promise<void> {
  const tab = page.locator('[data-panel=actions]');
  const isOpen = (await tab.getAttribute('aria-selected')) === 'true' || (await tab.getAttribute('aria-expanded')) === 'true';
  if (!isOpen || (await page.locator('#panel, dialog[open]').count()) === 0) await tab.click();
}

export const OVER = 'dialog[open] .crown';

/** Whatever lands a colony comes first, then what brings one nearer; the rest as it comes, but never the same way twice. */
const WANTED = ['land-colony', 'launch-colony', 'colony-constructor', 'terraforming-station', 'shipyard'];

/** The place in the list of the action to do: wanted ones first, else one that chance would pick, the same in every run. */
function choose(actions: readonly string[], step: number): number {
  for (const word of WANTED) {
    const wanted = actions.findIndex((action) => action.includes(`"${word}"`));
    if (wanted >= 0) return wanted;
  }
  return (Math.imul(step + 1, 0x9e3779b1) >>> 8) % actions.length;
}

/** Answers up to so many questions from the list of all actions. Stops when the match is over or `isEnough` says so. */
export async function playSteps(page: Page, steps: number, isEnough: () => Promise<boolean> = async () => false): Promise<number> {
  const over = page.locator(OVER);
  const offered = page.locator('[data-list-action]:enabled');
  let done = 0;
  for (; done < steps; done++) {
    if ((await over.count()) > 0 || (await isEnough())) break;
    await openActions(page);
    await expect(offered.first().or(over)).toBeVisible({ timeout: 60_000 });
    const actions = await offered.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-action') ?? ''));
    if (actions.length === 0) continue;
    await offered.nth(choose(actions, done)).click({ timeout: 10_000 });
  }
  return done;
}
