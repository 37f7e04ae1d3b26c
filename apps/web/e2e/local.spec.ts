import { en } from '../src/text/en.ts';
import { asOnPhone, expectNoViolationsInEitherTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { pick } from './hand.ts';
import { playOut, playSteps, SAID, startDuel, startLocal, untilSettled } from './play.ts';

test('one click in the lobby begins a match against bots, and reloading goes on where it was', async ({ visit }) => {
  const page = await visit();
  await startLocal(page, '');
  await playSteps(page, 4);
  await untilSettled(page);
  await page.locator('[data-panel=log]').click();
  const lines = page.locator('#panel .group li');
  await expect(lines.first()).toBeVisible();
  const before = await lines.allTextContents();
  await page.reload();
  await page.locator('[data-panel=log]').click();
  await expect(lines.first()).toBeVisible();
  expect((await lines.allTextContents()).join()).toContain(before.at(-1));
  await page.goto('/');
  await page.getByRole('link', { name: en.lobby.continueMatch }).click();
  await expect(page).toHaveURL(/\/local\//);
});

test('a whole match from the lobby to the result, its fairness, its replay and a rematch', async ({ visit }) => {
  test.setTimeout(600_000);
  const page = await visit();
  await startDuel(page);
  const finished = page.url();
  await playSteps(page, 20);
  await playOut([page]);
  const dialog = page.locator('dialog[open]');
  await expect(dialog.getByRole('heading', { level: 2 })).toContainText(/^You (won|lost|share)/);

  await dialog.getByText(en.result.fairness).click();
  await dialog.getByRole('button', { name: en.result.check }).click();
  await expect(dialog).toContainText(en.result.fair);
  await expect(dialog).toContainText('replayed to the same end');
  await expectNoViolationsInEitherTheme(page);
  await asOnPhone(page, () => expectNoViolationsInEitherTheme(page));

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: en.result.exportRecord }).click();
  const file = await (await download).path();

  await dialog.getByRole('link', { name: en.result.replay }).click();
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('1');
  await page.keyboard.press('End');
  await expect(slider).toHaveValue((await slider.getAttribute('max')) ?? '');
  await page.locator('[data-panel=points]').click();
  await expectNoViolationsInEitherTheme(page);
  await page.locator('[data-panel=log]').click();
  await expectNoViolationsInEitherTheme(page, { within: 'aside' });
  await page.locator('#panel .line', { hasText: 'docks' }).first().focus();
  await expect(page.locator('#board .layer .place').first()).toBeVisible();
  await asOnPhone(page, () => expectNoViolationsInEitherTheme(page));

  await page.goto('/replay/file');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('slider')).toHaveValue('0');

  await page.goto(finished);
  await page.getByRole('button', { name: en.result.rematch }).click();
  await expect(page).not.toHaveURL(finished);
  await expect(page.locator('#board')).toBeVisible();
});

test('a file that is no record is refused in words', async ({ visit }) => {
  const page = await visit();
  await page.goto('/replay/file');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"?"}') });
  await expect(page.locator('.toast')).toContainText(en.refusals['bad-record']);
});

test('once opened, the app and a match against bots work with no server at all', async ({ visit }) => {
  const page = await visit({ keepsApp: true });
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  await startLocal(page, '');
  await playSteps(page, 3);
  await page.reload();
  await expect(page.locator('#board')).toBeVisible();
});

test('unknown places say so and lead back', async ({ visit }) => {
  const page = await visit();
  for (const path of ['/nowhere', '/local/none', '/rules/nothing']) {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveText(en.notFound.title);
  }
  await page.getByRole('link', { name: en.notFound.action }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('around one screen the turn goes from person to person', async ({ visit }) => {
  const page = await visit();
  await page.goto('/new/alien-frontiers');
  await page.getByText('2', { exact: true }).click();
  await pick(page.getByLabel(en.setup.seat(2), { exact: true }), 'person');
  await page.getByLabel(`${en.setup.seat(2)}: ${en.settings.name}`).fill('Boris');
  await page.getByRole('button', { name: en.setup.start }).click();
  await page.locator('#board').waitFor();
  const said = page.locator(SAID);
  await expect(said).toContainText(/Irene|Boris/);
  const first = (await said.textContent()) ?? '';
  await playSteps(page, 40, first);
  expect(await said.textContent()).not.toBe(first);
});
