import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { SIZES } from './browser.ts';
import { expect } from './fixtures.ts';

/** What depends on the theme: the rest need not be looked at twice. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Nothing that axe knows to be wrong (WCAG A and AA and its best practices, or only `rules`) is on the page as it is now. */
export async function expectNoViolations(page: Page, rules?: string[]): Promise<void> {
  await untilStill(page);
  // The app has no frames, for which axe would sum up in a page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}

/** Colours on their way from one to another are not those that anybody reads: waits for whatever moves and will end, bots included. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('#board:not([data-settled])') === null &&
      document
        .getAnimations()
        .every((move) => move.playState !== 'running' || move.effect?.getTiming().iterations === Number.POSITIVE_INFINITY),
  );
}

/** The same in both themes; the page keeps its place and whatever is open. */
export async function expectNoViolationsInEitherTheme(page: Page): Promise<void> {
  const chosen = await page.evaluate(() => document.documentElement.dataset.theme);
  const turnTo = (theme: string | undefined) =>
    page.evaluate((next) => {
      document.documentElement.dataset.theme = next;
    }, theme);
  await turnTo(chosen === 'light' ? 'dark' : 'light');
  await expectNoViolations(page, COLOUR_RULES);
  await turnTo(chosen);
  await expectNoViolations(page);
}

/** Does something with the page made as narrow as a phone, and makes it as wide as it was. */
export async function asOnPhone(page: Page, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize() ?? SIZES.wide;
  await page.setViewportSize(SIZES.phone);
  await look();
  await page.setViewportSize(before);
}
