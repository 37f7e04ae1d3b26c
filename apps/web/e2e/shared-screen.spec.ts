import type { Page } from '@playwright/test';
import { en } from '../src/text/en.ts';
import { expectNoViolationsInEitherTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { pick } from './hand.ts';
import { SETTLED } from './play.ts';

/** Longer than anybody with nothing to play has the screen. */
const LOOK_MS = 3000;

/** Irene and Boris are Hunted, Clara hunts. */
async function beginTogether(page: Page): Promise<void> {
  await page.goto('/new/not-alone');
  await page.getByText('3', { exact: true }).click();
  await pick(page.locator('#option-creature'), 'last-seat');
  for (const [seat, name] of [
    [2, 'Boris'],
    [3, 'Clara'],
  ] as const) {
    await pick(page.getByLabel(en.setup.seat(seat), { exact: true }), 'person');
    await page.getByLabel(`${en.setup.seat(seat)}: ${en.settings.name}`).fill(name);
  }
  await page.getByRole('button', { name: en.setup.start }).click();
  await page.waitForURL('**/local/*');
}

async function expectCovered(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: en.curtain.title(name) })).toBeVisible();
  expect(await page.locator('#board, [data-spot], [data-action], [role=log], .toast').count()).toBe(0);
}

/** A card that is lit: before what was pressed last is done, a card in the hand only explains itself. */
async function lay(page: Page, place: string): Promise<void> {
  await page.locator(`[data-spot="hand:${place}"][data-action]`).click();
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
  await lay(page, 'lair');
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
  await lay(page, 'lair');
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

test('around one screen a player who has chosen may take it back from the next and choose again', async ({ visit }) => {
  const page = await visit();
  await beginTogether(page);
  await page.getByRole('button', { name: en.curtain.ready('Irene') }).click();
  await lay(page, 'lair');
  await expectCovered(page, 'Boris');
  await page.getByRole('group', { name: en.curtain.others }).getByRole('button', { name: 'Irene' }).click();
  await expectCovered(page, 'Irene');
  await page.getByRole('button', { name: en.curtain.ready('Irene') }).click();
  await page.locator('[data-action*=take-up-places]').click();
  await lay(page, 'jungle');
  await expectCovered(page, 'Boris');
});

test('around one screen the cards come to light when everybody looks', async ({ visit }) => {
  test.setTimeout(240_000);
  const page = await visit();
  await page.clock.install();
  await beginTogether(page);
  const together = page.getByRole('heading', { name: en.curtain.together });
  const take = page.locator('.curtain .main, .take button').first();
  const answer = page.locator(`${SETTLED} .na-table [data-action]:not([disabled]):visible`);
  const next = together.or(take).or(answer.first()).first();
  for (let step = 0; step < 60 && !(await together.isVisible()); step++) {
    // Whoever can play nothing looks at their cards for a while before the screen goes on.
    if (!(await next.isVisible())) await page.clock.fastForward(LOOK_MS);
    await expect(next).toBeVisible({ timeout: 30_000 });
    // Whatever is there when the hand comes down: a look may end meanwhile. The heading does nothing.
    await next.click();
  }
  await expect(together).toBeVisible();
  expect(await page.locator('#board, [data-spot], [data-action], [role=log], .toast').count()).toBe(0);
  await expectNoViolationsInEitherTheme(page);
  await page.getByRole('button', { name: en.curtain.reveal }).click();
  // Everybody's eyes: what was laid is face up, and no hand is on the page.
  await expect(page.locator('.na-table [data-spot^="visit:"]')).toHaveCount(2);
  await expect(page.locator('[data-spot^="hand:"]')).toHaveCount(0);
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
