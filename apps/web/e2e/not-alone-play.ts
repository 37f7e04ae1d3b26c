import { expect, type Page } from '@playwright/test';
import { OVER } from './play.ts';

export const START = '/new/not-alone';

/** A match in this browser, of so many; `prepare` changes the form before it begins. */
export async function begin(page: Page, seats: number, given: { address?: string; prepare?: () => Promise<void> } = {}): Promise<void> {
  await page.goto(`${given.address ?? ''}${START}`);
  await page.getByText(String(seats), { exact: true }).click();
  await given.prepare?.();
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/local/*');
}

/** Sets an option of the table, wherever the form keeps it folded away. */
export async function chooseOption(page: Page, value: string): Promise<void> {
  const select = page.locator(`select:has(option[value=${value}])`);
  await select.evaluate((element) => {
    for (let folded = element.closest('details'); folded; folded = folded.parentElement?.closest('details') ?? null) folded.open = true;
  });
  await select.selectOption(value);
}

/** The Creature sits on the last seat, so whoever begins is Hunted. */
export const beHunted = (page: Page): Promise<void> => chooseOption(page, 'last-seat');

function scattered(step: number): number {
  return Math.imul(step + 1, 0x9e3779b1) >>> 8;
}

/** Tokens first, so that the hunt comes to something; a choice is never taken back, which would go on for ever. */
export function choose(actions: readonly string[], step: number): number | undefined {
  const places = actions.flatMap((action, index) => (action.includes('"place-token"') ? [index] : []));
  const fit = places.length > 0 ? places : actions.flatMap((action, index) => (action.includes('"take-up-places"') ? [] : [index]));
  return fit.length === 0 ? undefined : fit[scattered(step) % fit.length];
}

/** Plays by pressing what is lit on the table. Gives back how many actions were done. */
export async function playOnTable(page: Page, steps: number): Promise<number> {
  const over = page.locator(OVER);
  const offered = page.locator('.na-table [data-action]:not([disabled]):visible');
  let done = 0;
  for (let tries = 0; done < steps && tries < steps * 3; tries++) {
    await expect(offered.first().or(over).first()).toBeVisible({ timeout: 60_000 });
    if ((await over.count()) > 0) break;
    const actions = await offered.evaluateAll((things) => things.map((thing) => thing.getAttribute('data-action') ?? ''));
    const at = choose(actions, tries);
    if (at === undefined) continue;
    // What was offered may be gone when a bot answers at the same moment.
    const isDone = await offered
      .nth(at)
      .click({ timeout: 3000 })
      .then(
        () => true,
        () => false,
      );
    if (isDone) done += 1;
  }
  return done;
}
