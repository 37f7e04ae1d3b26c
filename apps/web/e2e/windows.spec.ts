import type { Page } from '@playwright/test';
import { en } from '../src/games/not-alone/words.ts';
import { expect, test } from './fixtures.ts';
import { keepMatches, playMatch } from './kept-match.ts';
import { begin, beHunted, playOnTable } from './not-alone-play.ts';
import { openActions, untilSettled, withSettings } from './play.ts';
import { CAUGHT_WITH_CARDS } from './positions.ts';

const PASS = '{"type":"pass"}';

/** Every action of the list, at a settled table. */
async function listed(page: Page): Promise<string[]> {
  await untilSettled(page);
  const actions = page.locator('[data-list-action]');
  await actions.first().waitFor();
  return actions.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-action') ?? ''));
}

/** Of this many questions, how many had no answer but Pass. */
async function emptyPasses(page: Page, questions: number): Promise<number> {
  await openActions(page);
  let empty = 0;
  for (let step = 0; step < questions; step++) {
    const actions = await listed(page);
    if (actions.length === 1 && actions[0] === PASS) empty += 1;
    await playOnTable(page, 1, 'click', step);
  }
  return empty;
}

test('Not Alone: nobody is asked to pass with nothing to play, unless the table wants everybody asked', async ({ visit }) => {
  const page = await visit();
  await begin(page, 3, { prepare: () => beHunted(page) });
  expect(await emptyPasses(page, 16)).toBe(0);
  const prepare = async () => {
    await beHunted(page);
    await page.locator('input[name=asks-idle]').check();
  };
  await begin(page, 3, { prepare });
  expect(await emptyPasses(page, 16)).toBeGreaterThan(0);
});

test('Not Alone: who wants nothing more in this turn says so once, and is asked nothing more in it', async ({ visit }) => {
  const page = await visit();
  const kept = await playMatch({ game: 'not-alone', seats: 3, position: CAUGHT_WITH_CARDS, answers: 0 });
  const [address] = await keepMatches(page, [kept]);
  await page.goto(address);
  await openActions(page);
  expect(await listed(page)).toContain(PASS);

  // A pass counts for one window; the next of the same turn asks again.
  const asked = await untilSettled(page);
  await page.locator(`.prompt [data-action='${PASS}']`).click();
  await expect.poll(() => untilSettled(page)).not.toBe(asked);
  expect(await listed(page)).toContain(PASS);

  const offer = page.locator('.auto[data-order=quiet-turn-3]');
  await expect(offer).toHaveText(en.notThisTurn);
  await offer.click();
  await expect.poll(() => listed(page)).not.toContain(PASS);
});

/** Runs in the page before anything else: remembers every moment that was shown. */
const WATCH_MOMENTS = `{
  window.moments = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.dataset?.moment) window.moments.push(node.dataset.moment);
  }).observe(document, { childList: true, subtree: true });
}`;

test('Not Alone: a catch is a moment of its own, once it can no longer be warded off', async ({ visit }) => {
  const page = await visit();
  await page.addInitScript(WATCH_MOMENTS);
  await withSettings(page, { motion: 'reduced' });
  const [address] = await keepMatches(page, [await playMatch({ game: 'not-alone', seats: 3, position: CAUGHT_WITH_CARDS, answers: 0 })]);
  await page.goto(address);
  for (const windows of ['after the reveal', 'before the catch']) {
    const asked = await untilSettled(page);
    expect(await page.evaluate('window.moments'), windows).not.toContain('caught');
    await page.locator(`.prompt [data-action='${PASS}']`).click();
    await expect(page.locator('#board')).not.toHaveAttribute('data-seq', asked);
  }
  await expect.poll(() => page.evaluate('window.moments')).toContain('caught');
});
