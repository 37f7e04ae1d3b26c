import type { Page } from '@playwright/test';

/** What this thing lies over of what must be pressed or read now: lit things and the question. Empty: nothing. */
export function coveredBy(page: Page, thing: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const over = [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const below = [...document.querySelectorAll('#board [data-action], #board [data-playable], #board [data-opens], #board .prompt > p')];
    return below.flatMap((element) => {
      const box = element.getBoundingClientRect();
      // Only what can be seen: a list may go on below the edge of the window.
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && box.width > 0 && box.bottom > 0 && box.top < innerHeight;
      const isMet = over.some(
        (one) => one.left < box.right - 1 && box.left < one.right - 1 && one.top < box.bottom - 1 && box.top < one.bottom - 1,
      );
      return isSeen && isMet ? [element.outerHTML.slice(0, 160)] : [];
    });
  }, thing);
}
