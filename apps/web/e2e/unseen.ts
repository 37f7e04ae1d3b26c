import type { Page } from '@playwright/test';

/**
 * Runs in the page before anything else: nothing of it is drawn, which takes two fifths of a test's time. Everything is laid out,
 * found and pressed as ever; what is about looks (axe, whether words can be read) draws the page for as long as it looks.
 */
export const UNSEEN = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('body, dialog, [popover] { opacity: 0 !important; }');
  document.adoptedStyleSheets.push(sheet);
  window.unseen = sheet;
}`;

/** Runs in the page. */
function draw(isDrawn: boolean): void {
  const sheet: CSSStyleSheet | undefined = Reflect.get(window, 'unseen');
  if (sheet !== undefined) sheet.disabled = isDrawn;
}

/** Draws the page while `look` looks at it. */
export async function seen<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  await page.evaluate(draw, true);
  const found = await look();
  await page.evaluate(draw, false);
  return found;
}
