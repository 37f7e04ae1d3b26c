import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { SIZES } from './browser.ts';
import { expect } from './fixtures.ts';
import { untilFound } from './hand.ts';

/** What depends on the theme: the rest need not be looked at twice. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Sent to every page that is looked at, so the short form of it: `axe.source` is the long one. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Else it writes down the HTML of all it looks at, right or wrong: a fifth of its time. */
const WITHOUT_HTML = 'axe.configure({ noHtml: true });';

interface Look {
  /** Only these rules. */
  readonly rules?: readonly string[];
  /** Only this part of the page: where the rest has been looked at and is as it was. */
  readonly within?: string;
}

/** Nothing that axe knows to be wrong (WCAG A and AA and its best practices) is on the page as it is now. */
export async function expectNoViolations(page: Page, { rules, within }: Look = {}): Promise<void> {
  expect(await violationsOn(page, { within, looks: [{ rules }] })).toEqual([]);
}

/** The same in both themes; the page keeps its place and whatever is open. */
export async function expectNoViolationsInEitherTheme(page: Page, { within }: Pick<Look, 'within'> = {}): Promise<void> {
  expect(await violationsOn(page, { within, looks: [{ rules: COLOUR_RULES, isOtherTheme: true }, {}] })).toEqual([]);
}

interface Looks {
  readonly within?: string;
  readonly looks: readonly { readonly rules?: readonly string[]; readonly isOtherTheme?: true }[];
}

async function violationsOn(page: Page, looks: Looks): Promise<string[]> {
  await untilStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${AXE}; ${WITHOUT_HTML}`);
  return page.evaluate(violationsIn, looks);
}

/**
 * Runs in the page, as one task: the page has its colours for as long as that takes, in either theme, and no picture is drawn of it, which
 * would take longer than looking. For that what axe leaves for a moment later comes at once. The app has no frames; of what is right
 * nothing is kept, and of what is wrong no path to it.
 */
async function violationsIn({ within, looks }: Looks): Promise<string[]> {
  const [root, later] = [document.documentElement, window.setTimeout];
  const [chosen, unseen]: [string | undefined, CSSStyleSheet | undefined] = [root.dataset.theme, Reflect.get(window, 'unseen')];
  const found: string[] = [];
  let isOneTask = true;
  later(() => {
    isOneTask = false;
  });
  try {
    Reflect.set(window, 'setTimeout', (go: () => void, delay = 0) => (delay > 1 ? later(go, delay) : queueMicrotask(go)));
    if (unseen !== undefined) unseen.disabled = true;
    for (const { rules, isOtherTheme } of looks) {
      root.dataset.theme = isOtherTheme === undefined ? chosen : chosen === 'light' ? 'dark' : 'light';
      // Colours on their way from one to another are not those that anybody reads.
      for (const move of document.getAnimations()) if (move instanceof CSSTransition) move.finish();
      const { violations }: AxeResults = await Reflect.get(window, 'axe').run(within ?? document, {
        iframes: false,
        resultTypes: ['violations'],
        elementRef: true,
        selectors: false,
        ...(rules === undefined ? {} : { runOnly: { type: 'rule', values: rules } }),
      });
      for (const { id, nodes } of violations)
        found.push(`${id}: ${nodes.map(({ element }) => element?.outerHTML.slice(0, 300)).join(' | ')}`);
    }
  } finally {
    Reflect.set(window, 'setTimeout', later);
    root.dataset.theme = chosen;
    if (unseen !== undefined) unseen.disabled = false;
  }
  if (!isOneTask) throw new Error('axe did not look at the page in one go');
  return found;
}

/** Waits until the page is there, and for whatever moves and will end, bots included, but not for a click. */
function untilStill(page: Page): Promise<true> {
  return untilFound(
    page,
    (busy) => {
      const isMoving = document
        .getAnimations()
        .some((move) => move.playState === 'running' && move.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
      const isThere = document.querySelector('main:not([aria-busy=true])') !== null;
      return !isThere || isMoving || document.querySelector(busy) !== null ? undefined : true;
    },
    '#board:not([data-settled], [data-held])',
  );
}

/** Does something with the page made as narrow as a phone, and makes it as wide as it was. */
export async function asOnPhone(page: Page, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize() ?? SIZES.wide;
  await page.setViewportSize(SIZES.phone);
  await look();
  await page.setViewportSize(before);
}
