import { expect, type Locator, type Page } from '@playwright/test';

/** Longer than any bot of the tests thinks, on a busy machine too. */
const PATIENCE_MS = 60_000;

/**
 * What `look` finds in the page, as soon as it finds something. It waits in there: a match has hundreds of steps, and each message to
 * the page and back costs more than the step. No function in `look` has a name: what runs this outside of a browser would mark it with
 * a word the page does not know.
 */
export function untilFound<Argument, Found>(
  page: Page,
  look: (argument: Argument) => Found | undefined | Promise<Found | undefined>,
  argument: Argument,
): Promise<Found> {
  return page.evaluate<Found>(`(async () => {
    const look = ${look.toString()};
    const end = performance.now() + ${PATIENCE_MS};
    while (performance.now() < end) {
      const found = await look(${JSON.stringify(argument)});
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error('waited in vain for ' + ${JSON.stringify(JSON.stringify(argument))});
  })()`);
}

/** Runs in the page: the middle of the first of these that can be seen, once it stands still there and nothing lies over it. */
async function pointIn(selector: string): Promise<{ readonly x: number; readonly y: number } | undefined> {
  const thing = [...document.querySelectorAll(selector)].find(
    (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0,
  );
  if (thing === undefined) return undefined;
  // Bars that stay at an edge may lie over what was only just brought into sight.
  for (const block of ['nearest', 'center', 'end', 'start'] as const) {
    thing.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    const before = thing.getBoundingClientRect();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const { x, y, width, height } = thing.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    if (x === before.x && y === before.y && thing.contains(hit)) return { x: x + width / 2, y: y + height / 2 };
  }
  return undefined;
}

/** Presses the first of these that can be seen, as a hand would: where it is, if it can be reached there. */
export async function pressFirst(page: Page, selector: string, press: 'click' | 'tap'): Promise<void> {
  const { x, y } = await untilFound(page, pointIn, selector);
  if (press === 'click') return page.mouse.click(x, y);
  await tapAt(page, x, y);
  if (await onlyRead(page)) await tapAt(page, x, y);
}

/** Whether the tap just made only read, as the first one does on what would act. Its words may have to be fetched first. */
export async function onlyRead(page: Page): Promise<boolean> {
  await untilFound(page, (busy) => (document.querySelector(busy) === null ? true : undefined), '#board[aria-busy]');
  return (await page.locator(TAP_AGAIN).count()) > 0;
}

/** Goes to another screen as a link of the app leads there: what is loaded stays so, and the screen before is gone. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(async (href) => {
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href }));
    link.click();
    link.remove();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }, path);
}

/** What the words of a first tap end with. */
export const TAP_AGAIN = '[data-tap-again]';

async function tapAt(page: Page, x: number, y: number): Promise<void> {
  // A tap is told to the page as a click only a moment later: without waiting for that the next look could come before it.
  await page.evaluate('void (window.tapped = new Promise((resolve) => addEventListener("click", resolve, { capture: true, once: true })))');
  await page.touchscreen.tap(x, y);
  await page.evaluate('tapped.then(() => undefined)');
}

/** Boxes that have this value among their choices. */
export function boxesWith(page: Page, value: string): Locator {
  return page.locator(`[role=combobox][data-choices~="${value}"]`);
}

/** Opens a box of choices and picks this value. */
export async function pick(given: Locator, value: string): Promise<void> {
  const box = given.and(given.page().locator('[role=combobox]'));
  await box.click();
  await given.page().locator(`[role=option][data-value="${value}"]`).click();
  await expect(box).toHaveAttribute('data-value', value);
}

/** The same in all of them that have it. */
export async function pickAll(page: Page, among: string, value: string): Promise<void> {
  for (const box of await boxesWith(page, among).all()) await pick(box, value);
}
