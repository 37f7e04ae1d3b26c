import { fileURLToPath } from 'node:url';
import { en } from '../src/text/en.ts';
import { asOnPhone, expectNoViolations, expectNoViolationsInEitherTheme } from './axe.ts';
import { SIZES } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { pick } from './hand.ts';

const recordOf = (path: string) => fileURLToPath(new URL(`../../../packages/games/${path}`, import.meta.url));
const RECORD = recordOf('race-for-the-galaxy/playthroughs/random-04-of-2.json');

test('a replay opens the hand of whoever one asks for, and closes it again', async ({ visit }) => {
  const page = await visit();
  await page.goto('/replay/file');
  await page.locator('input[type=file]').setInputFiles(RECORD);
  await page.locator('input[type=range]').fill('30');
  const hand = page.locator('#board [data-spot="own-hand"] button');
  await expect(page.locator('#board .rg-table')).toBeVisible();
  await expect(hand).toHaveCount(0);
  const eyes = page.getByLabel(en.replay.eyes);
  for (const seat of ['0', '1']) {
    await pick(eyes, seat);
    await expect(hand.first()).toBeVisible();
  }
  await expectNoViolationsInEitherTheme(page);
  await pick(eyes, 'spectator');
  await expect(hand).toHaveCount(0);
});

test('a replay opens all hands at once, and tells of each card', async ({ visit }) => {
  const page = await visit();
  await page.goto('/replay/file');
  await page.locator('input[type=file]').setInputFiles(RECORD);
  await page.locator('input[type=range]').fill('30');
  await page.getByRole('button', { name: en.replay.openHands }).click();
  const seats = page.locator('[data-open-hands] .seat');
  await expect(seats).toHaveCount(2);
  for (const seat of await seats.all()) expect(await seat.locator('[data-held]').count()).toBeGreaterThan(0);
  // The board goes on closed, and with the match what is held changes.
  await expect(page.locator('#board [data-spot="own-hand"] button')).toHaveCount(0);
  const cards = () => page.locator('[data-held]').allTextContents();
  const before = await cards();
  await page.locator('input[type=range]').fill('60');
  await expect.poll(cards).not.toEqual(before);

  const first = page.locator('[data-held]').first();
  await first.click();
  const about = page.getByRole('dialog', { name: (await first.textContent()) ?? '', exact: true });
  await expect(about.locator('.words')).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(about).toHaveCount(0);
  await asOnPhone(page, async () => {
    await expect(first).toBeInViewport();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(SIZES.phone.width);
    await expectNoViolations(page);
  });
  await page.getByRole('button', { name: en.replay.openHands }).click();
  await expect(seats).toHaveCount(0);
});

test('a replay of Not Alone opens what the Creature and each of the Hunted hold', async ({ visit }) => {
  const page = await visit();
  await page.goto('/replay/file');
  await page.locator('input[type=file]').setInputFiles(recordOf('not-alone/playthroughs/random-04-of-3.json'));
  await page.locator('input[type=range]').fill('30');
  await page.getByRole('button', { name: en.replay.openHands }).click();
  const seats = page.locator('[data-open-hands] .seat');
  await expect(seats).toHaveCount(3);
  await expect(seats.filter({ has: page.locator('[data-held^="hunt:"]') })).toHaveCount(1);
  await expect(seats.filter({ has: page.locator('[data-held^="place:"]') })).toHaveCount(2);
});
