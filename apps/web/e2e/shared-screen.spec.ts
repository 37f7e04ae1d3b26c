import type { Page } from '@playwright/test';
import { en } from '../src/text/en.ts';
import { expectNoViolationsInEitherTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';

/** Irene and Boris are Hunted, Clara hunts. */
async function beginTogether(page: Page): Promise<void> {
  await page.goto('/new/not-alone');
  await page.getByText('3', { exact: true }).click();
  await page.locator('#option-creature').selectOption('last-seat');
  for (const [seat, name] of [
    [2, 'Boris'],
    [3, 'Clara'],
  ] as const) {
    await page.getByLabel(en.setup.seat(seat), { exact: true }).selectOption('person');
    await page.getByLabel(`${en.setup.seat(seat)}: ${en.settings.name}`).fill(name);
  }
  await page.getByRole('button', { name: en.setup.start }).click();
  await page.waitForURL('**/local/*');
}

async function expectCovered(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: en.curtain.title(name) })).toBeVisible();
  expect(await page.locator('#board, [data-spot], [data-action], [role=log], .toast').count()).toBe(0);
}

test('around one screen nothing of a seat is on the page before it is taken: at the opening, after a reload, between seats', async ({
  visit,
}) => {
  const page = await visit();
  await beginTogether(page);
  await expectCovered(page, 'Irene');
  await page.reload();
  await expectCovered(page, 'Irene');
  await page.getByRole('button', { name: en.curtain.ready('Irene') }).click();
  await page.locator('[data-spot="hand:lair"]').click();
  await expectCovered(page, 'Boris');
  await page.reload();
  await expectCovered(page, 'Boris');
  await page.getByRole('button', { name: en.curtain.ready('Boris') }).click();
  await page.locator('[data-panel=log]').click();
  await expect(page.locator('#panel')).not.toContainText('Lair');
  await expectNoViolationsInEitherTheme(page);
});

test('around one screen anybody may ask for it, and an undo needs nobody to be asked by the match', async ({ visit }) => {
  const page = await visit();
  await beginTogether(page);
  await page.getByRole('button', { name: en.curtain.ready('Irene') }).click();
  await page.locator('[data-spot="hand:lair"]').click();
  await page.getByRole('button', { name: en.curtain.ready('Boris') }).click();
  await page.getByRole('button', { name: en.curtain.give }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Irene' }).click();
  await expectCovered(page, 'Irene');
  await page.getByRole('button', { name: en.curtain.ready('Irene') }).click();
  await expect(page.locator('[data-spot="laid:lair"], [data-spot="visit:0:lair"]').first()).toBeVisible();
  await page.getByRole('button', { name: en.match.undo, exact: true }).click();
  await expect(page.locator('[data-spot="hand:lair"]')).toBeVisible();
  await expect(page.locator('.request')).toHaveCount(0);
});

test('a match of this browser has a chat to hear bots in, and nothing to write with', async ({ visit }) => {
  const page = await visit();
  await page.goto('/new/not-alone');
  await page.getByText('7', { exact: true }).click();
  await page.getByRole('button', { name: en.setup.start }).click();
  await page.locator('[data-panel=chat]').click();
  await expect(page.getByText(en.match.chatOfBots).or(page.getByRole('log', { name: en.match.chat }))).toBeVisible();
  await expect(page.locator('#panel form')).toHaveCount(0);
});
