import { expect, type Page } from '@playwright/test';
import { pickAll, pressFirst, untilFound } from './hand.ts';
import { OVER, SETTLED, unfold } from './play.ts';

export const START = '/new/race-for-the-galaxy';

/** A match of Race for the Galaxy in this browser with this many seats; `prepare` changes the form before it begins. */
export async function begin(
  page: Page,
  seats: number,
  given: { address?: string; level?: string; prepare?: () => Promise<unknown> } = {},
): Promise<void> {
  await page.goto(`${given.address ?? ''}${START}`);
  await page.getByText(String(seats), { exact: true }).click();
  // Bots that need no time to think, unless others are wanted.
  await pickAll(page, 'random', given.level ?? 'random');
  await given.prepare?.();
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/local/*');
  await page.locator('.rg-table').waitFor();
}

/** What a press would reach now. */
interface Offers {
  /** The button that confirms can be pressed. */
  readonly isReady: boolean;
  /** How many cards must still be picked before it can. */
  readonly isPicking: boolean;
  /** Orders a press gives at once: pass, stop, choose again. */
  readonly actions: readonly string[];
  /** Things that are picked first: action cards, cards, powers, goods. */
  readonly opens: readonly string[];
  readonly picked: readonly string[];
  readonly isOver: boolean;
}

/** Runs in the page: everything is asked at once, which is faster. Undefined: nothing to do yet, or bots are asked, too. */
function offersIn([over, settled]: readonly [string, string]): Offers | undefined {
  if (document.querySelector(over) !== null) return { isReady: false, isPicking: false, actions: [], opens: [], picked: [], isOver: true };
  const table = document.querySelector('.rg-table');
  // What a phase asks with is fetched when it is needed first.
  const isDrawn = (table?.querySelector('.desk.asks .ask')?.childElementCount ?? 0) > 0;
  if (table === null || !isDrawn || document.querySelector(settled) === null) return undefined;
  const confirm = table.querySelector('[data-confirm]');
  const [actions, opens, picked] = [
    '[data-action]:enabled:not([data-confirm])',
    '[data-opens]:enabled',
    '[data-opens][aria-pressed=true], [data-opens][aria-checked=true]',
  ].map((selector) =>
    [...table.querySelectorAll(selector)]
      .filter((thing) => thing.checkVisibility())
      .map((thing) => thing.getAttribute('data-opens') ?? thing.getAttribute('data-action') ?? ''),
  );
  if (actions.length + opens.length === 0 && confirm === null) return undefined;
  return { isReady: confirm?.matches(':enabled') ?? false, isPicking: confirm !== null, actions, opens, picked, isOver: false };
}

function scattered(step: number): number {
  return Math.imul(step + 1, 0x9e3779b1) >>> 8;
}

const pick = (list: readonly string[], step: number) => list[scattered(step) % list.length];

/** The thing to press: what is still to be picked, then the button that confirms. Placing goes before passing, so that matches end. */
function wanted({ isReady, actions, opens, picked }: Offers, step: number): string {
  if (isReady) return '[data-confirm]';
  const left = opens.filter((key) => !picked.includes(key));
  const choices = left.filter((key) => !key.startsWith('action:explore') || step % 3 === 0);
  if (choices.length > 0) return `[data-opens="${pick(choices, step)}"]`;
  if (left.length > 0) return `[data-opens="${pick(left, step)}"]`;
  return `[data-action='${pick(actions, step)}']`;
}

export function offersOf(page: Page): Promise<Offers> {
  return untilFound(page, offersIn, [OVER, SETTLED] as const);
}

/** Plays by pressing what is lit on the table. `press` is a click or a tap. Gives back how often it pressed. */
export async function playOnChart(page: Page, steps: number, press: 'click' | 'tap' = 'click'): Promise<number> {
  for (let done = 0; done < steps; done++) {
    const offers = await offersOf(page);
    if (offers.isOver) return done;
    await pressFirst(page, `.rg-table ${wanted(offers, done)}`, press);
  }
  return steps;
}

/** One press if this page is asked something right now; both sides of a table take turns with it. */
export async function pressOnce(page: Page, step: number): Promise<void> {
  const offers = await page.evaluate(offersIn, [OVER, SETTLED] as const);
  if (offers !== undefined && !offers.isOver) await pressFirst(page, `.rg-table ${wanted(offers, step)}`, 'click');
}

/** Turns an option on before the match begins; folded ones are unfolded. */
export async function turnOn(page: Page, option: string): Promise<void> {
  const box = page.locator(`#option-${option}`);
  await unfold(box);
  await box.check();
}

/** On until the table asks this. */
export async function untilAsked(page: Page, selector: string, most = 120): Promise<void> {
  for (let step = 0; step < most; step++) {
    await offersOf(page);
    if ((await page.locator(selector).count()) > 0) return;
    await playOnChart(page, 1);
  }
  throw new Error(`${most} presses, and nothing like ${selector} was asked`);
}

/** On until this seat has answered and its table is covered. */
export async function untilAway(page: Page): Promise<void> {
  let step = 0;
  await expect(async () => {
    await pressOnce(page, step++);
    expect(await page.locator('.rg-table').count()).toBe(0);
  }).toPass({ intervals: [50] });
}
