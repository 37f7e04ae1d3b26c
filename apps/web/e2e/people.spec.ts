import type { Page } from '@playwright/test';
import { RATED_WORDS } from '../src/people/rated-words.ts';
import { PEOPLE_WORDS } from '../src/people/words.ts';
import { en } from '../src/text/en.ts';
import { asOnPhone, expectNoViolationsInEitherTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { PERSON, PLAYED } from './told-people.ts';

const says = PEOPLE_WORDS.en;
async function answering(page: Page): Promise<{ shown: boolean }> {
  const state = { shown: false };
  await page.route('**/api/people/irene', (route) => route.fulfill({ json: { page: { ...PERSON, isShown: state.shown } } }));
  await page.route('**/api/games/theseus/people', (route) => route.fulfill({ json: PLAYED }));
  await page.route('**/api/me/page', (route) => {
    state.shown = route.request().postDataJSON().isShown;
    return route.fulfill({ json: { me: PERSON.person } });
  });
  return state;
}

test('a person’s page tells results, rating and opponents, and is hidden until its owner says otherwise', async ({ visit }) => {
  const page = await visit();
  const state = await answering(page);
  await page.goto('/person/irene');
  await expect(page.getByRole('heading', { name: says.own })).toBeVisible();
  const theseus = page.locator('[data-game=theseus]');
  await expect(theseus).toContainText(says.won(9, 14));
  await expect(theseus).toContainText(says.ownTime(40));
  await expect(page.locator('[data-game=not-alone]')).toContainText(says.ownTimeUnknown);
  await expect(theseus).toContainText('1712');
  await expect(theseus.getByRole('img', { name: says.chart(1560, 1712, 3) })).toBeVisible();
  await expect(page.locator('[data-game=not-alone]')).toContainText(says.notRated);
  await expect(page.locator('[data-opponents] li')).toContainText('Boris (guest)');
  await expectNoViolationsInEitherTheme(page);
  await asOnPhone(page, () => expectNoViolationsInEitherTheme(page));
  await expect(page.getByText(says.hidden)).toBeVisible();
  await page.getByRole('button', { name: says.show }).click();
  await expect(page.getByText(says.shown)).toBeVisible();
  expect(state.shown).toBe(true);
  await page.getByRole('link', { name: says.toBest }).first().click();
  await page.waitForURL('**/played/theseus');
  await expect(page.locator('[data-best] tbody tr')).toHaveCount(5);
  await expect(page.locator('[data-best] tbody tr').nth(1)).toContainText('Irene');
  await expect(page.locator('[data-by-role]')).toContainText('55%');
  await expectNoViolationsInEitherTheme(page);
  await asOnPhone(page, () => expectNoViolationsInEitherTheme(page));
});

test('of who does not show themselves nothing is told, and one’s own page is found from one’s matches', async ({ visit }) => {
  const page = await visit({ size: 'phone' });
  await page.goto('/person/nobody');
  await expect(page.getByText(says.noneHere)).toBeVisible();
  await page.request.post('/api/guest', { data: { name: 'Irene' } });
  await page.goto('/matches');
  await page.getByRole('link', { name: says.own }).click();
  await expect(page.getByText(says.none)).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: en.lobby.best }).click();
  await page.getByRole('navigation', { name: says.games }).getByRole('link', { name: 'Not Alone' }).click();
  await page.waitForURL('**/played/not-alone');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Alone');
  await expect(page.getByText(says.bestNone)).toBeVisible();
  await expect(page.getByText(says.statisticsNone)).toBeVisible();
});

test('whether a match counts is chosen with the table and seen in its room', async ({ visit }) => {
  const page = await visit();
  await page.goto('/new/theseus?online');
  await page.getByRole('checkbox', { name: RATED_WORDS.en.rated }).check();
  await page.getByRole('button', { name: en.setup.openTable }).click();
  await page.waitForURL('**/t/*');
  await expect(page.locator('.options')).toContainText(RATED_WORDS.en.rated);
});
