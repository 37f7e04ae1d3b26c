import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { GAMES } from '@orrery/catalogue';
import type { Json } from '@orrery/engine';
import type { Page, Response } from '@playwright/test';
import { STUDY_DOOR } from '../src/study/door-words.ts';
import { NOTES_WORDS } from '../src/study/notes-words.ts';
import { PLAY_ON_WORDS } from '../src/study/play-on-words.ts';
import { STUDY_WORDS } from '../src/study/words.ts';
import { en } from '../src/text/en.ts';
import { asOnPhone, expectNoViolations, expectNoViolationsInEitherTheme } from './axe.ts';
import { SIZES } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { pick } from './hand.ts';
import { keepMatches, playMatch } from './kept-match.ts';
import { holdBots, playSteps, untilSettled } from './play.ts';
import { LATE_DUEL, LATE_FRONTIERS } from './positions.ts';

const recordOf = (path: string) => fileURLToPath(new URL(`../../../packages/games/${path}`, import.meta.url));
const RECORD = recordOf('not-alone/playthroughs/random-04-of-3.json');
/** The bots that judge it think for seconds: there is time to stop. */
const SLOW_RECORD = recordOf('theseus/playthroughs/random-03-of-2.json');
const says = STUDY_WORDS.en;

const chart = (page: Page) => page.locator('[data-study-chart]');
const stage = (page: Page) => page.locator('[data-study-stage]');
const stepOf = (page: Page) => chart(page).getAttribute('aria-valuenow').then(Number);
const tab = (page: Page, name: string) => page.locator(`[data-study-tab=${name}]`).click();

async function untilWhole(page: Page): Promise<void> {
  await expect(stage(page)).toHaveAttribute('data-study-stage', 'whole', { timeout: 150_000 });
}

/** Scripts and styles this page has been sent, its workers included. */
function filesOf(page: Page): Map<string, Response> {
  const files = new Map<string, Response>();
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname) && !files.has(response.url())) files.set(response.url(), response);
  });
  return files;
}

/** The longest matches are studied from their middle on: every question takes a bot's thought. */
const STUDIED: Readonly<Record<string, Json>> = { 'alien-frontiers': LATE_FRONTIERS, theseus: LATE_DUEL };

/** Everything a study takes besides a replay and a bot, as gzip sends it. */
const STUDY_BYTES = 60_000;

for (const game of GAMES.map(({ id }) => id)) {
  test(`${game}: a finished match is studied to its end, with chances, decisions and a word about each seat; that takes little besides the replay and the bot`, async ({
    visit,
  }) => {
    test.setTimeout(300_000);
    const page = await visit();
    const files = filesOf(page);
    const begun = { game, seats: 2 };
    const matches = await Promise.all([
      playMatch({ ...begun, position: STUDIED[game], answers: Number.POSITIVE_INFINITY }),
      playMatch({ ...begun, answers: 1 }),
    ]);
    const [over, running] = await keepMatches(page, matches);
    await page.goto(running);
    for (let step = 0; step < 60 && ![...files.keys()].some((address) => address.includes('bot-worker')); step++) await playSteps(page, 1);
    await untilSettled(page);
    await page.goto(over.replace('/local/', '/replay/'));
    await untilSettled(page);
    await page.goto('/finished');
    const door = page.locator(`[data-match="${matches[0].setup.id}"]`).getByRole('link', { name: STUDY_DOOR.en.study });
    await expect(door).toBeVisible();
    await page.waitForLoadState('networkidle');
    const known = new Set(files.keys());
    const began = Date.now();
    await door.click();
    await expect(chart(page)).toBeVisible();
    await untilWhole(page);
    console.log(`${game}: studied in ${((Date.now() - began) / 1000).toFixed(1)} s`);
    await page.waitForLoadState('networkidle');
    const fetched = [...files].filter(([address]) => !known.has(address)).map(([, response]) => response);
    const bodies = await Promise.all(fetched.map((response) => response.body()));
    const weight = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    console.log(`${game}: a study takes ${(weight / 1000).toFixed(1)} kB in ${fetched.length} files`);
    expect(fetched.length).toBeGreaterThan(2);
    expect(weight).toBeLessThan(STUDY_BYTES);
    await expect(page.locator('[data-study-summary] li')).toHaveCount(2);
    await expect(page.locator('[data-study-summary]')).toContainText('Irene began at');
    await expectNoViolationsInEitherTheme(page);

    // What was given away is told with something better, and why.
    await chart(page).focus();
    for (const key of ['Home', 'PageDown']) await page.keyboard.press(key);
    for (let steps = 0; steps < 80 && (await page.locator('[data-study-verdict=costly]').count()) === 0; steps++) {
      await page.keyboard.press('ArrowRight');
    }
    await expect(page.locator('[data-study-verdict=costly]')).toBeVisible();
    expect(await page.locator('[data-study-best="0"]').textContent()).not.toBe(await page.locator('[data-study-played]').textContent());
    await expect(page.locator('[data-study-why]')).toBeVisible({ timeout: 30_000 });
    await expectNoViolations(page, { within: 'aside' });
    await asOnPhone(page, async () => {
      for (const name of ['points', 'move', 'summary', 'board']) {
        await tab(page, name);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(SIZES.phone.width);
        await expectNoViolations(page);
      }
    });
  });
}

// Where nothing is asked of what bots find, they do not think.

test('one walks on the chart by keys and mouse, and the board goes along', async ({ visit }) => {
  const page = await visit();
  await holdBots(page);
  await page.goto('/study/file');
  await page.locator('input[type=file]').setInputFiles(RECORD);
  await expect(chart(page)).toBeVisible();
  const board = page.locator('#board');
  const count = Number(await chart(page).getAttribute('aria-valuemax'));
  await page.keyboard.press('ArrowRight');
  expect(await stepOf(page)).toBe(1);
  await expect(board).toHaveAttribute('data-seq', '1');
  await chart(page).focus();
  await page.keyboard.press('End');
  expect(await stepOf(page)).toBe(count);
  await expect(page.locator('[data-study-moment]')).toContainText(says.over);
  const box = await chart(page).boundingBox();
  if (box === null) throw new Error('there is no chart');
  const [middle, height] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(middle, height);
  await page.mouse.down();
  const pressed = await stepOf(page);
  expect(pressed).toBeGreaterThan(count / 4);
  expect(pressed).toBeLessThan((count * 3) / 4);
  await page.mouse.move(middle - 80, height, { steps: 4 });
  await page.mouse.up();
  const dragged = await stepOf(page);
  expect(dragged).toBeLessThan(pressed);
  await expect(board).toHaveAttribute('data-seq', String(dragged));
  // Let go, it stays where it is.
  await page.mouse.move(middle, height);
  expect(await stepOf(page)).toBe(dragged);
});

test('on a phone turning points lead to their moves, and a finger goes along the chart', async ({ visit }) => {
  const page = await visit({ size: 'phone' });
  await page.goto('/study/file');
  await page.locator('input[type=file]').setInputFiles(RECORD);
  await untilWhole(page);
  const point = page.locator('[data-study-point]').first();
  const step = await point.getAttribute('data-study-point');
  await point.tap();
  await expect(page.locator('[data-study-moment]')).toHaveAttribute('data-study-moment', step ?? '');
  const box = await chart(page).boundingBox();
  if (box === null) throw new Error('there is no chart');
  const count = Number(await chart(page).getAttribute('aria-valuemax'));
  const hand = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...shares: readonly number[]) =>
    hand.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: shares.map((share) => ({ x: box.x + box.width * share, y: box.y + box.height / 2 })),
    });
  await touch('touchStart', 0.3);
  const touched = await stepOf(page);
  for (const share of [0.4, 0.5, 0.6, 0.7]) await touch('touchMove', share);
  await touch('touchEnd');
  expect(touched).toBeGreaterThan(0);
  expect(await stepOf(page)).toBeGreaterThan(touched + count / 5);
});

test('where luck turned the match it is told what came, and the result leads to the end of the match', async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await visit();
  const over = await playMatch({ game: 'not-alone', seats: 2, answers: Number.POSITIVE_INFINITY });
  const [path] = await keepMatches(page, [over]);
  await page.goto(path);
  await page.locator('dialog[open] a[href^="/study/"]').click();
  await expect(chart(page)).toBeVisible();
  expect(await stepOf(page)).toBe(Number(await chart(page).getAttribute('aria-valuemax')));
  await expect(page.locator('[data-study-moment]')).toContainText(says.over);
  await untilWhole(page);
  const point = page.locator('[data-study-kind=luck]').first();
  // The list leaves out the end of what is long.
  const told = (await point.locator('.dim').textContent())?.replace(/ …$/, '');
  expect(told).toContain('Reckoning');
  await point.click();
  await expect(page.locator('[data-study-outcome]')).toContainText(`${says.outcome}: ${told}`);
});

test('a study is stopped and gone on with, and what was found is there again', async ({ visit }) => {
  test.setTimeout(240_000);
  const page = await visit();
  await page.goto('/study/file');
  await page.locator('input[type=file]').setInputFiles(SLOW_RECORD);
  await page.waitForURL('**/study/record-*');
  await expect(stage(page)).toHaveAttribute('data-study-stage', 'steps', { timeout: 60_000 });
  await page.locator('[data-study-stop]').click();
  await expect(stage(page)).toHaveAttribute('data-study-stage', 'stopped');
  await page.locator('[data-study-resume]').click();
  await untilWhole(page);
  const summary = await page.locator('[data-study-summary]').textContent();
  // Nobody thinks from here on: all of it was kept.
  await holdBots(page);
  await page.reload();
  await untilWhole(page);
  expect(await page.locator('[data-study-summary]').textContent()).toBe(summary);
});

test('two ways to look: with open eyes all hands lie beside the board, and with own eyes those of who decides alone', async ({ visit }) => {
  const page = await visit();
  await holdBots(page);
  await page.goto('/study/file');
  await page.locator('input[type=file]').setInputFiles(RECORD);
  await expect(page.getByText(says.eyesHelp.own)).toBeVisible();
  await expect(page.locator('[data-open-hands]')).toHaveCount(0);
  await page.getByText(says.eyes.open, { exact: true }).click();
  await expect(page.locator('[data-open-hands] .seat')).toHaveCount(3);
  await expect(page.getByText(says.eyesHelp.open)).toBeVisible();
  await expectNoViolations(page);
  await page.getByText(says.eyes.own, { exact: true }).click();
  await expect(page.locator('[data-open-hands]')).toHaveCount(0);
});

test('a replay leads to the study of its moment, also that of a file', async ({ visit }) => {
  const page = await visit();
  await holdBots(page);
  await page.goto('/replay/file');
  await page.locator('input[type=file]').setInputFiles(RECORD);
  await page.locator('input[type=range]').fill('30');
  await page.locator('[data-study-open]').click();
  await page.waitForURL('**/study/record-*#30');
  await expect(chart(page)).toHaveAttribute('aria-valuenow', '30');
});

test('a match that runs is not studied, and a file that is no match is refused in words', async ({ visit }) => {
  const page = await visit();
  const running = await playMatch({ game: 'theseus', seats: 2, answers: 1 });
  await keepMatches(page, [running]);
  // A server gives no record of a match that runs; here there is none.
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(`/study/${running.setup.id}`);
  await expect(page.locator('h1')).toHaveText(en.notFound.title);
  await expect(chart(page)).toHaveCount(0);
  await page.goto('/study/file');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"?"}') });
  await expect(page.locator('.toast')).toContainText(en.refusals['bad-record']);
});

test('a match is studied with no server at all', async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await visit({ keepsApp: true });
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.context().setOffline(true);
  await page.goto('/study/file');
  await page.locator('input[type=file]').setInputFiles(RECORD);
  await expect(stage(page)).toHaveAttribute('data-study-stage', 'steps', { timeout: 60_000 });
});

test('a study is named and noted down, and goes to others as a file with its match', async ({ visit }) => {
  const page = await visit();
  await holdBots(page);
  await page.goto('/study/file');
  await page.locator('input[type=file]').setInputFiles(RECORD);
  await chart(page).focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await page.getByLabel(NOTES_WORDS.en.name).fill('A long hunt');
  await page.getByLabel(NOTES_WORDS.en.note(3)).fill('Why not the Beach?');
  // An arrow within the words moves among them alone.
  await page.keyboard.press('ArrowLeft');
  expect(await stepOf(page)).toBe(3);
  const download = page.waitForEvent('download');
  await page.locator('[data-study-export]').click();
  const file = await (await download).path();

  const other = await visit();
  await other.goto('/study/file');
  await other.locator('input[type=file]').setInputFiles(file);
  await expect(other.locator('header')).toContainText('A long hunt');
  await other.locator('[data-study-noted="3"]').click();
  await expect(chart(other)).toHaveAttribute('aria-valuenow', '3');
  await expect(other.getByLabel(NOTES_WORDS.en.note(3))).toHaveValue('Why not the Beach?');
  await other.getByLabel(NOTES_WORDS.en.note(3)).fill('');
  await expect(other.locator('[data-study-noted]')).toHaveCount(0);
});

test('from a moment one plays on against bots, in the seat one chooses; who was a bot there keeps the name', async ({ visit }) => {
  const page = await visit();
  await page.goto('/replay/file');
  const record = { ...JSON.parse(readFileSync(RECORD, 'utf8')), seats: ['Ada', 'Ben', 'Вега'] };
  const buffer = Buffer.from(JSON.stringify(record));
  await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
  await page.locator('input[type=range]').fill('30');
  await page.locator('[data-play-on-open]').click();
  await expectNoViolations(page);
  await pick(page.locator('[data-play-on]').getByLabel(PLAY_ON_WORDS.en.seat), '1');
  await page.locator('[data-play-from]').click();
  await page.waitForURL('**/local/*');
  await untilSettled(page);
  for (const name of ['Rigel', 'Irene', 'Vega']) await expect(page.locator('#board')).toContainText(name);
  await page.reload();
  await untilSettled(page);
});

test('a link to a position opens anywhere, and a damaged one says so', async ({ visit }) => {
  const page = await visit();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/study/file');
  await page.locator('input[type=file]').setInputFiles(RECORD);
  await chart(page).focus();
  for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowRight');
  await page.locator('[data-copy-position]').click();
  await expect(page.locator('.toast')).toContainText(PLAY_ON_WORDS.en.copied);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const asked: string[] = [];
  const other = await visit();
  other.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await other.goto(link);
  await expect(other.locator('#board[data-settled]')).toBeVisible();
  await expect(other.locator('#board')).toHaveAttribute('data-seq', '20');
  expect(asked.filter((address) => address.includes(link.split('#')[1].slice(0, 40)))).toEqual([]);
  await expectNoViolations(other);
  await asOnPhone(other, () => expectNoViolations(other));
  await other.locator('[data-play-from]').click();
  await other.waitForURL('**/local/*');
  await untilSettled(other);
  for (const broken of [link.slice(0, -20), `${link.slice(0, 200)}A${link.slice(200)}`, link.split('#')[0]]) {
    await other.goto('/');
    await other.goto(broken);
    await expect(other.locator('h1')).toHaveText(PLAY_ON_WORDS.en.damagedTitle);
  }
});
