import { GAMES } from '@orrery/catalogue';
import { en } from '../src/text/en.ts';
import { expectNoViolationsInEitherTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { keepMatches, playMatch } from './kept-match.ts';
import { openActions, untilSettled } from './play.ts';

test('at every table a question mark opens the list of keys, and so do the settings', async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await visit();
  const matches = await Promise.all(GAMES.map(({ id }) => playMatch({ game: id, seats: 2, answers: 2 })));
  const keys = page.getByRole('dialog', { name: en.match.keys });
  for (const address of await keepMatches(page, matches)) {
    await page.goto(address);
    await untilSettled(page);
    await page.keyboard.press('?');
    await expect(keys.locator('kbd', { hasText: '?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(keys).toHaveCount(0);
    await page.getByRole('button', { name: en.match.settings }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `${en.match.keys} (?)` })
      .click();
    await expect(keys).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(keys.locator('kbd').last()).toHaveText('H');
    await page.keyboard.press('Escape');
    await expect(keys).toHaveCount(0);
  }
  await page.keyboard.press('?');
  await expectNoViolationsInEitherTheme(page, { within: 'dialog[open]' });
});

test('where there is room, the keys have a button of their own', async ({ visit }) => {
  const page = await visit({ size: 'wide' });
  const [address] = await keepMatches(page, [await playMatch({ game: 'theseus', seats: 2, answers: 2 })]);
  await page.goto(address);
  await page.getByRole('button', { name: `${en.match.keys} (?)` }).click();
  await expect(page.getByRole('dialog').locator('kbd').first()).toBeVisible();
});

test('who writes a question mark is not answered with keys', async ({ visit }) => {
  const page = await visit();
  const [address] = await keepMatches(page, [await playMatch({ game: 'theseus', seats: 2, answers: 2 })]);
  await page.goto(address);
  await untilSettled(page);
  await openActions(page);
  await page.locator('[data-panel=rules]').click();
  const search = page.getByRole('searchbox').or(page.getByRole('textbox')).first();
  await search.press('?');
  await expect(search).toHaveValue('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
