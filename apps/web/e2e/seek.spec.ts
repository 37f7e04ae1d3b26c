import type { Page } from '@playwright/test';
import { SEEK_WORDS } from '../src/seek/words.ts';
import { en } from '../src/text/en.ts';
import { ru } from '../src/text/ru.ts';
import { asOnPhone, expectNoViolationsInEitherTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';

const says = SEEK_WORDS.en;

/** Ticks a game; it is offered with some numbers of players and a clock already. */
async function tick(page: Page, game: string): Promise<void> {
  await page.locator(`[data-game=${game}] > label`).click();
}

test('two people find each other, one on a telephone, and sit in the same match', async ({ visit }) => {
  const [desk, phone] = [await visit(), await visit({ size: 'phone', locale: 'ru' })];
  await desk.request.post('/api/guest', { data: { name: 'Irene' } });
  await desk.goto('/');
  await desk.getByRole('link', { name: en.lobby.findOpponents }).click();
  await desk.waitForURL('**/seek');
  const begin = desk.getByRole('button', { name: says.begin });
  await expect(begin).toBeDisabled();
  await expectNoViolationsInEitherTheme(desk);
  await tick(desk, 'theseus');
  await tick(desk, 'alien-frontiers');
  // Every number that Theseus can be played with, and no live clock.
  const sizes = desk.getByRole('group', { name: says.sizes('Theseus: The Dark Orbit') });
  await sizes.getByText('3', { exact: true }).click();
  await begin.click();
  await expect(desk.getByRole('heading', { name: says.looking })).toBeVisible();
  await expect(desk.getByText(says.nobody)).toBeVisible();
  await expect(desk.getByText('Theseus: The Dark Orbit 2 or 3 players')).toBeVisible();
  await expectNoViolationsInEitherTheme(desk);
  await asOnPhone(desk, () => expectNoViolationsInEitherTheme(desk));

  await phone.goto('/');
  await phone.getByLabel(ru.lobby.guestName).fill('Борис');
  await phone.getByRole('link', { name: ru.lobby.findOpponents }).tap();
  await tick(phone, 'theseus');
  await expectNoViolationsInEitherTheme(phone);
  await phone.getByRole('button', { name: SEEK_WORDS.ru.begin }).tap();
  for (const page of [desk, phone]) {
    await page.waitForURL('**/match/*');
    await expect(page.locator('#board')).toBeVisible();
  }
  expect(new URL(desk.url()).pathname).toBe(new URL(phone.url()).pathname);
  await desk.goto('/seek');
  await expect(desk.getByRole('button', { name: says.begin })).toBeEnabled();
});

test('who looks may stop, goes on looking while another page is open, and is remembered by what they chose', async ({ visit }) => {
  const page = await visit();
  await page.request.post('/api/guest', { data: { name: 'Olga' } });
  await page.goto('/seek');
  await tick(page, 'not-alone');
  await page.getByText(says.soons.later).click();
  await expect(page.getByText(says.soonHelp.later)).toBeVisible();
  await expect(page.getByRole('group', { name: says.live })).toHaveCount(0);
  await page.getByRole('button', { name: says.begin }).click();
  await expect(page.getByRole('heading', { name: says.lookingLater })).toBeVisible();
  await page.goto('/settings');
  await page.goto('/seek');
  await expect(page.getByRole('heading', { name: says.lookingLater })).toBeVisible();
  await page.getByRole('button', { name: says.stop }).click();
  await expect(page.locator('[data-game=not-alone] > label input')).toBeChecked();
  await expect(page.getByRole('button', { name: says.begin })).toBeEnabled();
  expect((await (await page.request.get('/api/seek')).json()).seek).toBeNull();
});

test('whoever has no name is asked for one before they look', async ({ visit }) => {
  const page = await visit({ size: 'phone' });
  await page.goto('/');
  await page.getByLabel(en.lobby.guestName).fill('');
  await page.goto('/seek');
  await tick(page, 'race-for-the-galaxy');
  await page.getByRole('button', { name: says.begin }).tap();
  await page.getByRole('dialog').getByRole('textbox').fill('Nina');
  await page.getByRole('dialog').getByRole('button', { name: says.begin }).tap();
  await expect(page.getByRole('heading', { name: says.looking })).toBeVisible();
  await page.getByRole('button', { name: says.stop }).tap();
  await expect(page.getByRole('button', { name: says.begin })).toBeVisible();
});

test('where no server answers, the page says so', async ({ visit }) => {
  const page = await visit({ size: 'phone' });
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/seek');
  await expect(page.getByText(says.away)).toBeVisible();
});

/** As for somebody who looks at another tab. */
async function look(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test('who does something else meanwhile sees that the search goes on, and hears of it when somebody is found', async ({ visit }) => {
  const [page, other] = [await visit(), await visit({ size: 'phone', locale: 'ru' })];
  await page.request.post('/api/guest', { data: { name: 'Vera' } });
  await other.request.post('/api/guest', { data: { name: 'Gleb' } });
  await page.goto('/seek');
  await tick(page, 'theseus');
  await page.getByRole('button', { name: says.begin }).click();
  await expect(page.getByRole('heading', { name: says.looking })).toBeVisible();
  await page.getByRole('link', { name: en.app.home, exact: true }).click();
  const sign = page.getByRole('link', { name: en.lobby.looking });
  await expect(sign).toBeVisible();
  await expectNoViolationsInEitherTheme(page);
  await page.reload();
  await expect(sign).toBeVisible();
  await look(page, true);

  await other.goto('/seek');
  await tick(other, 'theseus');
  await other.getByRole('button', { name: SEEK_WORDS.ru.begin }).tap();
  await other.waitForURL('**/match/*');
  await expect(page).toHaveTitle(new RegExp(says.found));
  await expect(sign).toHaveCount(0);
  await look(page, false);
  await expect(page).not.toHaveTitle(new RegExp(says.found));
  await page.getByRole('button', { name: says.toMatch }).click();
  await page.waitForURL('**/match/*');
  expect(new URL(page.url()).pathname).toBe(new URL(other.url()).pathname);
});

test('a search that was stopped elsewhere is not shown for good', async ({ visit }) => {
  const page = await visit();
  await page.request.post('/api/guest', { data: { name: 'Zoe' } });
  await page.goto('/seek');
  await tick(page, 'theseus');
  await page.getByRole('button', { name: says.begin }).click();
  await expect(page.getByRole('heading', { name: says.looking })).toBeVisible();
  await page.request.post('/api/seek/stop', { data: {} });
  await page.goto('/settings');
  await expect(page.getByRole('link', { name: en.lobby.looking })).toHaveCount(0);
});
