import type { Locator, Page } from '@playwright/test';
import { en } from '../src/text/en.ts';
import { expect, test } from './fixtures.ts';
import * as notAlone from './not-alone-play.ts';
import { meet, playSteps, startDuel, startLocal, untilAgreed, untilSettled } from './play.ts';
import * as race from './race-play.ts';
import * as theseus from './theseus-play.ts';

/** A table of each game, and something on it that opens a menu. */
const TABLES: Readonly<Record<string, readonly [(page: Page) => Promise<void>, string]>> = {
  'alien-frontiers': [startDuel, '.station .cover[aria-haspopup=dialog]'],
  'not-alone': [(page) => notAlone.begin(page, 3, { prepare: () => notAlone.beHunted(page) }), '.own[data-spot^="survival:"]'],
  theseus: [(page) => theseus.begin(page, 2), '[data-spot="deck:0"]'],
  'race-for-the-galaxy': [(page) => race.begin(page, 2), '[data-spot="seat:0"]'],
};

async function openByKey(page: Page, thing: Locator): Promise<void> {
  await thing.press('Enter');
  await expect(page.locator('.popover.menu :focus')).toBeVisible();
}

for (const [game, [begin, selector]] of Object.entries(TABLES)) {
  test(`${game}: a menu opened by key gives the focus back, however it is closed`, async ({ visit }) => {
    const page = await visit();
    await begin(page);
    await untilSettled(page);
    const thing = page.locator(selector).first();
    await openByKey(page, thing);
    await page.keyboard.press('Escape');
    await expect(page.locator('.popover.menu')).toHaveCount(0);
    await expect(thing).toBeFocused();
    await openByKey(page, thing);
    await page.locator('button.away').click({ position: { x: 2, y: 2 } });
    await expect(page.locator('.popover.menu')).toHaveCount(0);
    await expect(thing).toBeFocused();
  });
}

test('a menu that closes because one is asked something gives the focus back, too', async ({ visit }) => {
  const host = await visit();
  const guest = await visit();
  await meet(host, guest, '/new/alien-frontiers');
  await untilAgreed([host, guest]);
  const isHosts = (await host.locator('header [role=status] strong').textContent()) === en.match.yourTurn;
  const [mover, reader] = isHosts ? [host, guest] : [guest, host];
  const station = reader.locator('.station .cover').last();
  await openByKey(reader, station);
  await playSteps(mover, 60, en.match.yourTurn);
  await expect(reader.locator('.popover.menu')).toHaveCount(0);
  await expect(station).toBeFocused();
});

test('a rule shown from a menu on a narrow screen leads back to the thing the menu was about', async ({ visit }) => {
  const page = await visit({ size: 'phone' });
  await notAlone.begin(page, 3, { prepare: () => notAlone.beHunted(page) });
  await untilSettled(page);
  const place = page.locator('[data-spot="spot:3"]');
  await openByKey(page, place);
  await page.locator('.popover.menu .rule').first().press('Enter');
  await expect(page.locator('dialog[open] [data-rule]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(place).toBeFocused();
});

test('a dialog gives the focus back, or passes it on to what is nearest when its button is gone', async ({ visit }) => {
  const page = await visit();
  await startLocal(page, '');
  const settings = page.getByRole('button', { name: en.match.settings });
  await settings.press('Enter');
  await expect(page.locator('dialog[open] :focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();

  await startLocal(page, '');
  await page.goto('/');
  const lines = page.getByRole('button', { name: en.lobby.deleteMatch });
  await expect(lines).toHaveCount(2);
  await lines.first().press('Enter');
  await page.locator('dialog[open]').getByRole('button', { name: en.lobby.deleteMatch }).press('Enter');
  await expect(lines).toHaveCount(1);
  await expect(page.locator('ul:has(a[href^="/local/"]) :focus')).toBeVisible();
});
