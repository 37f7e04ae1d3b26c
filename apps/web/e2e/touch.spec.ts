import type { Page } from '@playwright/test';
import { en } from '../src/text/en.ts';
import { SIZES } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { TAP_AGAIN } from './hand.ts';
import { keepMatches, type Played, playMatch } from './kept-match.ts';
import { SETTLED, untilSettled } from './play.ts';
import { AT_THE_SOURCE, RAIDING } from './positions.ts';

/** Cards and places that a tap would commit, each on a table that offers one. */
const OFFERS: readonly (Played & { readonly thing: string; readonly what: string })[] = [
  { game: 'not-alone', seats: 3, answers: 0, options: { creature: 'last-seat' }, thing: '.hand .own[data-action]', what: 'a place card' },
  { game: 'not-alone', seats: 3, answers: 1, options: {}, thing: '.spot .cover[data-action]', what: 'a place of the planet' },
  { game: 'theseus', seats: 2, answers: 3, thing: '.large [data-action]', what: 'a room of the station' },
  { game: 'alien-frontiers', seats: 2, answers: 12, thing: '.station .cover[data-action]', what: 'a station' },
  { game: 'alien-frontiers', seats: 2, answers: 0, position: RAIDING, thing: '.good[data-action]', what: 'a token to steal' },
  { game: 'not-alone', seats: 3, answers: 1, position: AT_THE_SOURCE, thing: '.people .plate[data-action]', what: 'a player' },
];

async function openOnPhone(page: Page, played: Played): Promise<string> {
  const [address] = await keepMatches(page, [await playMatch(played)]);
  await page.goto(address);
  return untilSettled(page);
}

for (const { thing, what, ...played } of OFFERS) {
  test(`${played.game}: a first tap on ${what} reads it, and only a second does it`, async ({ visit }) => {
    const page = await visit({ size: 'phone' });
    const before = await openOnPhone(page, played);
    const stations = page.locator('.tabs [role=tab]').nth(1);
    if (what === 'a station') {
      if (await stations.isVisible()) await stations.tap();
      await page.locator('[data-die]:enabled').first().tap();
    }
    const offered = page.locator(thing).first();
    await offered.tap();
    await expect(page.locator(TAP_AGAIN)).toHaveText(en.match.tapAgain);
    await expect(page.locator(SETTLED)).toHaveAttribute('data-seq', before);
    // The bars of a phone's browser come and go as they please.
    await page.setViewportSize({ width: SIZES.phone.width, height: SIZES.phone.height - 56 });
    await expect(page.locator(TAP_AGAIN)).toBeVisible();
    await offered.tap();
    await expect(page.locator(TAP_AGAIN)).toHaveCount(0);
    await expect(page.locator('#board')).not.toHaveAttribute('data-seq', before);
  });
}

test('a tap elsewhere lets go of what a first tap read', async ({ visit }) => {
  const page = await visit({ size: 'phone' });
  const before = await openOnPhone(page, OFFERS[0]);
  const offered = page.locator(OFFERS[0].thing);
  await offered.first().tap();
  await expect(page.locator(TAP_AGAIN)).toBeVisible();
  await page.locator('.na-table .people').tap();
  await expect(page.locator(TAP_AGAIN)).toHaveCount(0);
  await offered.first().tap();
  await expect(page.locator(TAP_AGAIN)).toBeVisible();
  await expect(page.locator(SETTLED)).toHaveAttribute('data-seq', before);
});
