import { fileURLToPath } from 'node:url';
import { en } from '../src/text/en.ts';
import { expectNoViolationsInEitherTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { pick } from './hand.ts';

const RECORD = fileURLToPath(new URL('../../../packages/games/race-for-the-galaxy/playthroughs/random-04-of-2.json', import.meta.url));

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
