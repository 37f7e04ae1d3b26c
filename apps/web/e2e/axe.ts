import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { SIZES } from './browser.ts';
import { expect } from './fixtures.ts';
import { seen } from './unseen.ts';

/** What depends on the theme: the rest need not be looked at twice. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Else it writes down the HTML of all it looks at, right or wrong: a fifth of its time. */
const WITHOUT_HTML = 'axe.configure({ noHtml: true });';

interface Look {
  /** Only these rules. */
  readonly rules?: readonly string[];
  /** Only this part of the page: where the rest has been looked at and is as it was. */
  readonly within?: string;
}

/** Nothing that axe knows to be wrong (WCAG A and AA and its best practices) is on the page as it is now. */
export async function expectNoViolations(page: Page, look: Look = {}): Promise<void> {
  await untilStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source}; ${WITHOUT_HTML}`);
  expect(await seen(page, () => page.evaluate(violationsIn, look))).toEqual([]);
}

/** Runs in the page. The app has no frames; of what is right nothing is kept, and of what is wrong no path to it, which would take longer than looking. */
async function violationsIn({ rules, within }: Look): Promise<string[]> {
  const found: axe.AxeResults = await Reflect.get(window, 'axe').run(within ?? document, {
    iframes: false,
    resultTypes: ['violations'],
    elementRef: true,
    selectors: false,
    ...(rules === undefined ? {} : { runOnly: { type: 'rule', values: rules } }),
  });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ element }) => element?.outerHTML.slice(0, 300)).join(' | ')}`);
}

/** Colours on their way from one to another are not those that anybody reads: waits for whatever moves and will end, bots included, but not for a click. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('#board:not([data-settled], [data-held])') === null &&
      document
        .getAnimations()
        .every((move) => move.playState !== 'running' || move.effect?.getTiming().iterations === Number.POSITIVE_INFINITY),
  );
}

/** The same in both themes; the page keeps its place and whatever is open. */
export async function expectNoViolationsInEitherTheme(page: Page, { within }: Pick<Look, 'within'> = {}): Promise<void> {
  const chosen = await page.evaluate(() => document.documentElement.dataset.theme);
  const turnTo = (theme: string | undefined) =>
    page.evaluate((next) => {
      document.documentElement.dataset.theme = next;
    }, theme);
  await turnTo(chosen === 'light' ? 'dark' : 'light');
  await expectNoViolations(page, { rules: COLOUR_RULES, within });
  await turnTo(chosen);
  await expectNoViolations(page, { within });
}

/** Does something with the page made as narrow as a phone, and makes it as wide as it was. */
export async function asOnPhone(page: Page, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize() ?? SIZES.wide;
  await page.setViewportSize(SIZES.phone);
  await look();
  await page.setViewportSize(before);
}
