import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { PLAY_ON_WORDS } from '../src/study/play-on-words.ts';
import { VARIATION_WORDS } from '../src/study/variation-words.ts';
import { expectNoViolations, expectNoViolationsInEitherTheme } from './axe.ts';
import { SIZES } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { untilSettled } from './play.ts';

const recordOf = (path: string) => fileURLToPath(new URL(`../../../packages/games/${path}`, import.meta.url));
const RECORD = recordOf('alien-frontiers/playthroughs/random-01-of-2.json');
const SECRETS = recordOf('not-alone/playthroughs/random-04-of-3.json');
const says = VARIATION_WORDS.en;

const chart = (page: Page) => page.locator('[data-study-chart]');
const opened = (page: Page) => page.locator('[data-variation-open]');
const moves = (page: Page) => page.locator('[data-variation-step]');
const kept = (page: Page) => page.locator('[data-study-variations] [data-variation]');
const tab = (page: Page, name: string) => page.locator(`[data-study-tab=${name}]`).click();

async function openStudy(page: Page, file: string, step: number): Promise<void> {
  await page.goto('/study/file');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForURL('**/study/record-*');
  await page.goto(`${page.url()}#${step}`);
  await page.reload();
  await expect(chart(page)).toHaveAttribute('aria-valuenow', String(step));
}

/** Does the action at this place of the list of all, at a settled table. */
async function actByList(page: Page, place = 0): Promise<void> {
  await untilSettled(page);
  const actions = page.locator('[data-variation-actions]');
  if ((await page.locator('[data-list-action]').count()) === 0) await actions.click();
  await page.locator('[data-list-action]:enabled').nth(place).click();
  await untilSettled(page);
}

test('another move is tried on the board, its chances are told, and it is there again after a reload', async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await visit();
  await openStudy(page, RECORD, 20);
  await page.locator('[data-study-stop]').click();
  await page.locator('[data-variation-try]').click();
  await expect(page.locator('[data-variation-leave]')).toBeFocused();
  await untilSettled(page);
  // The board itself offers what may be done.
  await expect(page.locator('#board [data-action]:enabled, #board .lit').first()).toBeVisible();
  await actByList(page);
  await expect(moves(page).nth(1)).toContainText('%', { timeout: 30_000 });
  await expect(page.locator('[data-variation-chances] li').first()).toContainText('%');
  await expect(page.locator('[data-variation-verdict]')).toBeVisible({ timeout: 30_000 });
  await actByList(page);
  const count = await moves(page).count();
  expect(count).toBeGreaterThan(2);
  await page.getByLabel(says.name).fill('Something else');
  await page.getByLabel(says.note).fill('Was it better?');
  await expectNoViolationsInEitherTheme(page);
  await page.locator('[data-variation-leave]').click();
  await expect(chart(page)).toHaveAttribute('aria-valuenow', '20');
  await expect(kept(page)).toContainText('Something else');
  await expectNoViolations(page, { within: 'aside' });
  await page.reload();
  await kept(page).click();
  await expect(moves(page)).toHaveCount(count);
  await expect(page.getByLabel(says.note)).toHaveValue('Was it better?');
});

test('a variation is stepped through by keys, and what is tried in its midst begins another', async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await visit();
  await openStudy(page, RECORD, 20);
  await page.locator('[data-variation-try]').click();
  for (let done = 0; done < 3; done++) await actByList(page);
  const first = await opened(page).getAttribute('data-variation-open');
  const long = await moves(page).count();
  await page.locator('[data-variation-leave]').focus();
  for (let back = 1; back < long; back++) await page.keyboard.press('ArrowLeft');
  await expect(opened(page)).toHaveAttribute('data-variation-at', '0');
  await expect(page.locator('#board')).toHaveAttribute('data-seq', '20');
  // What was done there is gone along with, nothing new begins.
  await actByList(page);
  await expect(opened(page)).toHaveAttribute('data-variation-open', first ?? '');
  await expect(moves(page)).toHaveCount(long);
  await page.keyboard.press('ArrowLeft');
  await actByList(page, 1);
  expect(await opened(page).getAttribute('data-variation-open')).not.toBe(first);
  await page.locator('[data-variation-leave]').click();
  await expect(kept(page)).toHaveCount(2);
  // What follows, then all of it, is deleted, and comes back when that was a mistake.
  await page.locator(`[data-variation="${first}"]`).click();
  await page.locator('[data-variation-cut]').click();
  await expect(moves(page)).toHaveCount(2);
  await page.locator('[data-variation-delete]').click();
  await expect(kept(page)).toHaveCount(1);
  await page.locator('.toast').getByText(says.restore).click();
  await expect(kept(page)).toHaveCount(2);
});

test('bots answer for the others, or oneself does', async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await visit();
  await openStudy(page, SECRETS, 0);
  await page.locator('[data-variation-try]').click();
  await page.getByText(says.othersBy.self, { exact: true }).click();
  await actByList(page);
  await expect(moves(page)).toHaveCount(2);
  const seats = new Set<string | null>();
  for (let done = 0; done < 3; done++) {
    seats.add(await page.locator('[data-variation-says]').textContent());
    await actByList(page);
  }
  expect(seats.size).toBeGreaterThan(1);
  await page.getByText(says.othersBy.bots, { exact: true }).click();
  const before = await page.locator('[data-variation-says]').textContent();
  await actByList(page);
  await expect(page.locator('[data-variation-says]')).toHaveText(before ?? '');
  const count = await moves(page).count();
  await page.locator('[data-variation-bot]').click();
  await expect(moves(page)).toHaveCount(count + 1, { timeout: 30_000 });
});

test('a study goes to others with its variations, and one whose actions are not legal is left out', async ({ visit }, testInfo) => {
  const page = await visit();
  await openStudy(page, RECORD, 12);
  await page.locator('[data-variation-try]').click();
  await actByList(page);
  await page.locator('[data-variation-leave]').click();
  const download = page.waitForEvent('download');
  await page.locator('[data-study-export]').click();
  const file = await (await download).path();

  const other = await visit();
  await openStudy(other, file, 3);
  await expect(kept(other)).toHaveCount(1);
  await kept(other).click();
  await expect(other.locator('#board')).toHaveAttribute('data-seq', '13');

  const studied = JSON.parse(readFileSync(file, 'utf8'));
  const [own] = studied.variations;
  // Every page of a test draws the same ids.
  studied.variations = [
    { ...own, id: 'e'.repeat(32) },
    { ...own, id: 'f'.repeat(32), steps: [{ seat: 0, action: { type: 'fly' } }] },
  ];
  const broken = testInfo.outputPath('broken.json');
  writeFileSync(broken, JSON.stringify(studied));
  const third = await visit();
  await openStudy(third, broken, 3);
  await expect(kept(third)).toHaveCount(1);
  await expect(third.locator('[data-study-variations]')).toContainText(says.lost(1));
  // Other rules may play it: it is still there when another is kept beside it.
  await third.locator('[data-variation-try]').click();
  await actByList(third);
  await third.locator('[data-variation-leave]').click();
  await expect(kept(third)).toHaveCount(2);
  await third.reload();
  await expect(kept(third)).toHaveCount(2);
  await expect(third.locator('[data-study-variations]')).toContainText(says.lost(1));

  // A file of before there were variations is opened as ever.
  const { variations: _, ...first } = studied;
  const older = testInfo.outputPath('older.json');
  writeFileSync(older, JSON.stringify({ ...first, formatVersion: 1 }));
  const fourth = await visit();
  await openStudy(fourth, older, 3);
  await expect(kept(fourth)).toHaveCount(0);
});

test('from a variation one plays on against bots', async ({ visit }) => {
  const page = await visit();
  await openStudy(page, RECORD, 12);
  await page.locator('[data-variation-try]').click();
  await actByList(page);
  await page.locator('[data-play-on]').getByText(PLAY_ON_WORDS.en.play).click();
  await page.waitForURL('**/local/*');
  await untilSettled(page);
});

test('on a phone the board is one’s own under the chances, and the words stand beside it', async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await visit({ size: 'phone', locale: 'ru' });
  await openStudy(page, RECORD, 20);
  await tab(page, 'move');
  await page.locator('[data-variation-try]').tap();
  await untilSettled(page);
  await expect(page.locator('#board')).toBeVisible();
  await expect(page.locator('[data-variation-says]')).toContainText('Решает');
  await tab(page, 'move');
  await page.locator('[data-variation-actions]').click();
  await page.locator('[data-list-action]:enabled').first().tap();
  await expect(moves(page).nth(1)).toContainText('%', { timeout: 30_000 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(SIZES.phone.width);
  await expectNoViolations(page);
  await tab(page, 'board');
  await expectNoViolations(page);
  await tab(page, 'points');
  await page.locator('[data-variation-leave]').tap();
  await expect(chart(page)).toBeVisible();
});

// Studies of before are opened by a database that knew no variations.
test('what was kept by an earlier version is all there, and takes variations', async ({ visit }) => {
  const page = await visit();
  await openStudy(page, RECORD, 5);
  await page.getByLabel('Name of the study').fill('An old study');
  await page.locator('[data-study-stop]').click();
  await expect.poll(() => page.evaluate(readAll)).toMatchObject({ notes: 1, records: 1 });
  await page.goto('/');
  await page.evaluate(asFirstVersion);
  await page.goBack();
  await expect(page.getByLabel('Name of the study')).toHaveValue('An old study');
  await page.locator('[data-variation-try]').click();
  await actByList(page);
  await page.locator('[data-variation-leave]').click();
  await expect(kept(page)).toHaveCount(1);
  await expect.poll(() => page.evaluate(readAll)).toMatchObject({ notes: 1, records: 1, variations: 1 });
  await page.reload();
  await expect(kept(page)).toHaveCount(1);
});

/** Runs in the page: how much lies in each store. */
async function readAll(): Promise<Record<string, number>> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('orrery-studies');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const counts: Record<string, number> = {};
  for (const store of database.objectStoreNames) {
    counts[store] = await new Promise((resolve) => {
      const request = database.transaction(store).objectStore(store).count();
      request.onsuccess = () => resolve(request.result);
    });
  }
  database.close();
  return counts;
}

/** Runs in the page: what is kept lies as the first version of the database kept it. */
async function asFirstVersion(): Promise<void> {
  const stores = ['studies', 'records', 'notes'];
  const open = (version?: number, upgrade?: (database: IDBDatabase) => void) =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('orrery-studies', version);
      request.onupgradeneeded = () => upgrade?.(request.result);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const answer = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
  const now = await open();
  const all: [string, IDBValidKey, unknown][] = [];
  for (const store of stores) {
    const objects = now.transaction(store).objectStore(store);
    const keys = await answer(objects.getAllKeys());
    for (const key of keys) all.push([store, key, await answer(now.transaction(store).objectStore(store).get(key))]);
  }
  now.close();
  await answer(indexedDB.deleteDatabase('orrery-studies') as IDBRequest<unknown>);
  const first = await open(1, (database) => {
    for (const store of stores) database.createObjectStore(store);
  });
  for (const [store, key, value] of all) await answer(first.transaction(store, 'readwrite').objectStore(store).put(value, key));
  first.close();
}
