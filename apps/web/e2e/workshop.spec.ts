import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { en } from '../src/text/en.ts';
import { WORDS } from '../src/workshop/words.ts';
import { asOnPhone, expectNoViolationsInEitherTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { pick, pickAll } from './hand.ts';
import { playOnChart } from './race-play.ts';

const said = WORDS.en;

async function newPack(page: Page): Promise<void> {
  await page.goto('/workshop');
  await page.getByRole('button', { name: said.newPack }).click();
  await expect(page).toHaveURL(/\/workshop\/.+/);
}

/** A box that adds something says afterwards what it said before. */
async function choose(page: Page, box: Locator, value: string): Promise<void> {
  await box.click();
  await page.locator(`[role=option][data-value="${value}"]`).click();
}

const rowOf = (page: Page, row: string) => page.locator(`[data-row=${row}]`);
const addPower = (page: Page, row: string, power: string) => choose(page, rowOf(page, row).locator('.row [role=combobox]'), power);

test('the workshop is reached from the shelf of the lobby and from where a match is made', async ({ visit }) => {
  const page = await visit();
  for (const address of ['/', '/new/race-for-the-galaxy']) {
    await page.goto(address);
    await page.locator('a[href="/workshop"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.title);
  }
});

test('a card is made, refused, mended, kept, shared, opened again and played against bots', async ({ visit }) => {
  test.setTimeout(600_000);
  const page = await visit();
  await newPack(page);
  await page.getByLabel(said.packTitle).fill('Outer rim');
  await page.getByRole('button', { name: said.newWorld }).click();
  await page.getByLabel(said.fields.title, { exact: true }).fill('Amber Reef');

  // A production world produces from the start; one that produces nothing means nothing, and says so where it would produce.
  await pick(page.getByLabel(said.fields.worldKind), 'production');
  await expect(page.locator('aside .verdict')).toHaveText(said.fine);
  await rowOf(page, 'produce').getByRole('button', { name: said.fields.removePower }).click();
  const refusal = rowOf(page, 'produce').locator('[data-problem=production-without-power]');
  await expect(refusal).toContainText('15.5');
  await expect(refusal.getByRole('link')).toHaveAttribute('href', '/rules/race-for-the-galaxy#RG-15.5');
  await expect(page.getByRole('button', { name: said.exportPack })).toHaveCount(0);
  await expectNoViolationsInEitherTheme(page);
  await asOnPhone(page, () => expectNoViolationsInEitherTheme(page));

  await addPower(page, 'produce', 'produce-here');
  await expect(refusal).toHaveCount(0);
  await addPower(page, 'settle', 'military');
  await rowOf(page, 'settle').getByLabel(said.power.by).fill('2');
  await expect(page.locator('aside')).toContainText('+2 Military');
  await rowOf(page, 'settle').getByLabel(said.power.by).fill('99');
  await expect(rowOf(page, 'settle').locator('[data-problem=out-of-range]')).toBeVisible();
  await rowOf(page, 'settle').getByLabel(said.power.by).fill('2');
  await expect(page.locator('aside .verdict')).toHaveText(said.fine);
  await expect(page.locator('.kept')).toHaveText(said.kept);

  // Bots say what it is worth; stopping early keeps what is known so far.
  await page.getByRole('button', { name: said.worth.begin }).click();
  await expect(page.locator('aside')).toContainText(/with 95 % confidence/, { timeout: 60_000 });
  // At once, for they may be done any moment.
  await page.getByRole('button', { name: said.worth.stop }).evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  await expect(page.locator('aside')).toContainText(/About [+−]/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: said.exportPack }).click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    orrery: 'race-pack',
    title: 'Outer rim',
    cards: [{ title: 'Amber Reef', world: 'production', settle: [{ do: 'military', by: 2 }] }],
  });

  // What was kept is there after a reload; what is thrown away comes back once, and the file brings another copy.
  await page.goto('/workshop');
  const packs = page.locator('.shelf li');
  await expect(packs).toHaveCount(1);
  await page.getByRole('button', { name: said.remove }).click();
  await expect(packs).toHaveCount(0);
  await page.getByRole('button', { name: said.undo }).click();
  await expect(packs).toHaveCount(1);
  await page.getByRole('button', { name: said.remove }).click();
  await expect(packs).toHaveCount(0);
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(packs).toHaveCount(1);
  await expect(packs).toContainText('Outer rim');
  await page.getByRole('button', { name: said.duplicate }).click();
  await expect(packs).toHaveCount(2);
  await expectNoViolationsInEitherTheme(page);

  await packs
    .filter({ hasText: said.copyOf('Outer rim') })
    .getByRole('link', { name: said.play })
    .click();
  await expect(page.locator('.pack [role=combobox]')).toHaveAttribute('data-value', /.+/);
  await page.locator('.pack summary').click();
  await expect(page.locator('.pack details')).toContainText('Amber Reef');
  await expectNoViolationsInEitherTheme(page);
  await pickAll(page, 'random', 'random');
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/local/*');
  await page.locator('.rg-table').waitFor();
  // Everybody at the table sees that a pack plays, and what is in it.
  await page.locator('[data-pack]').click();
  await expect(page.locator('dialog[open]')).toContainText('Amber Reef');
  await expectNoViolationsInEitherTheme(page);
  await page.keyboard.press('Escape');
  expect(await playOnChart(page, 12)).toBe(12);
});

test('a pack goes to a table over the network, where everybody who comes reads its name and sees its cards', async ({ visit }) => {
  const page = await visit();
  await newPack(page);
  await page.getByLabel(said.packTitle).fill('Outer rim');
  await page.getByRole('button', { name: said.newDevelopment }).click();
  const link = await page.getByRole('link', { name: said.play }).getAttribute('href');
  await page.goto(`${link}&online`);
  await expect(page.locator('.pack [role=combobox]')).toHaveAttribute('data-value', /.+/);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/t/*');
  const guest = await visit();
  await guest.goto(page.url());
  for (const everybody of [page, guest]) {
    await expect(everybody.locator('.options')).toContainText('Outer rim');
    await expect(everybody.locator('.documents .pack > li')).toHaveCount(1);
  }
  await expectNoViolationsInEitherTheme(guest);

  // Until the match begins the host may do without it.
  await page.getByRole('button', { name: en.table.changeOptions }).click();
  const box = page.locator('dialog .pack [role=combobox]');
  await expect(box).toContainText('Outer rim');
  await pick(box, '');
  await page.getByRole('button', { name: en.table.saveOptions }).click();
  for (const everybody of [page, guest]) await expect(everybody.locator('.options')).not.toContainText('Outer rim');
  await expect(guest.locator('.documents .pack > li')).toHaveCount(0);
});

const HOSTILE: readonly (readonly [string, string, string])[] = [
  ['no JSON at all', 'GIF89a…', said.refused.json],
  ['JSON of something else', '[1, 2, 3]', said.refused.whole],
  ['more than a pack can be', JSON.stringify({ orrery: 'race-pack', cards: 'x'.repeat(400_000) }), said.refused.large],
  [
    'a card from nowhere',
    JSON.stringify({ orrery: 'race-pack', version: 1, title: 'P', cards: [{ title: 'A', kind: 'world', cost: 1e12, points: 1 }] }),
    said.refused.shape('cards[0].cost'),
  ],
  [
    'a name that is a script over two lines',
    JSON.stringify({ orrery: 'race-pack', version: 1, title: '<img src=x onerror=alert(1)>\nx', cards: [] }),
    said.refused.shape('title'),
  ],
];

test('a broken or hostile file gets one clear line and changes nothing', async ({ visit }) => {
  const page = await visit();
  await page.goto('/workshop');
  for (const [name, text, line] of HOSTILE) {
    await page.locator('input[type=file]').setInputFiles({ name: `${name}.json`, mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(page.getByRole('alert').filter({ hasText: line }), name).toBeVisible();
    await expect(page.locator('.shelf li')).toHaveCount(0);
  }
  await expectNoViolationsInEitherTheme(page);
});

test('the whole bench works by keyboard, in Russian too', async ({ visit }) => {
  test.setTimeout(300_000);
  const page = await visit({ locale: 'ru' });
  await page.goto('/workshop');
  await page.getByRole('button', { name: WORDS.ru.newPack }).press('Enter');
  await page.getByRole('button', { name: WORDS.ru.newDevelopment }).press('Enter');
  await page.getByLabel(WORDS.ru.fields.cost).press('ArrowUp');
  await expect(page.getByLabel(WORDS.ru.fields.cost)).toHaveValue('3');
  await page.getByLabel(WORDS.ru.fields.scored).press('Space');
  await expect(page.locator('[data-problem=scored-too-cheap]')).toBeVisible();
  for (let step = 3; step < 6; step++) await page.getByLabel(WORDS.ru.fields.cost).press('ArrowUp');
  await expect(page.locator('aside .verdict')).toHaveText(WORDS.ru.fine);
  await expectNoViolationsInEitherTheme(page);
});

test('a workshop without packs begins with a sample, which is a pack like any other', async ({ visit }) => {
  const page = await visit();
  await page.goto('/workshop');
  await expect(page.locator('.samples article')).toHaveCount(2);
  await page.getByRole('button', { name: said.begin }).first().click();
  await expect(page).toHaveURL(/\/workshop\/.+/);
  await expect(page.getByLabel(said.packTitle)).toHaveValue('Drift Colonies');
  await expect(page.getByRole('link', { name: said.play })).toBeVisible();
  await expectNoViolationsInEitherTheme(page);
});
