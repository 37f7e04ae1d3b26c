import { gzipSync } from 'node:zlib';
import { GAMES } from '@orrery/catalogue';
import type { Page, Response } from '@playwright/test';
import { asOnPhone, expectNoViolationsInEitherTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { holdBots, meet, playSteps, startLocal, untilSettled, withSettings } from './play.ts';
import { expectAtRest } from './tasks.ts';

const LIT = '[data-lit-by-coach]';
/** Everything the coach takes besides a bot, as gzip sends it. */
const COACH_BYTES = 60_000;
/** Questions of each game that the coach is asked about: the first is asked by mouse, the others by key. */
const QUESTIONS = 3;

const coachOf = (page: Page) => page.locator('[data-table-coach]');

/** Scripts and styles this page has been sent, its workers included. */
function filesOf(page: Page): Map<string, Response> {
  const files = new Map<string, Response>();
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname) && !files.has(response.url())) files.set(response.url(), response);
  });
  return files;
}

async function weightOf(responses: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
}

/** From the first step to the last, by whatever presses. Gives the move in words. */
async function hintedMove(page: Page, press: (what: 'ask' | 'more') => Promise<void>): Promise<string> {
  await press('ask');
  await expect(page.locator('[data-hint-more]')).toBeVisible({ timeout: 60_000 });
  await expect(coachOf(page)).toHaveAttribute('data-table-coach', '1');
  expect(await page.locator('[data-coach-where]').textContent()).toMatch(/\w/);
  await expect(page.locator('[data-coach-kind], [data-coach-move]')).toHaveCount(0);
  await press('more');
  expect(await page.locator('[data-coach-kind]').textContent()).toMatch(/\w/);
  await expect(page.locator('[data-coach-move]')).toHaveCount(0);
  await press('more');
  await expect(page.locator('[data-hint-play]')).toBeVisible({ timeout: 60_000 });
  return (await page.locator('[data-coach-move]').textContent()) ?? '';
}

for (const game of GAMES.map(({ id }) => id)) {
  test(`${game}: nothing of the coach is fetched before it is opened, and little then; a hint in three steps, of a move that is legal and is done`, async ({
    visit,
  }) => {
    test.setTimeout(240_000);
    const page = await visit();
    const files = filesOf(page);
    await startLocal(page, '', game);
    // What follows the first look has come by then, and with the first bot that had to think what a bot takes.
    await playSteps(page, 2);
    for (let step = 0; step < 60 && ![...files.keys()].some((address) => address.includes('bot-worker')); step++) await playSteps(page, 1);
    await untilSettled(page);
    await page.waitForLoadState('networkidle');
    const known = new Set(files.keys());
    for (let question = 0; question < QUESTIONS; question++) {
      const before = await untilSettled(page);
      const move = await hintedMove(page, (what) =>
        question === 0 ? page.locator(what === 'ask' ? '[data-hint-ask]' : '[data-hint-more]').click() : page.keyboard.press('h'),
      );
      const listed = page.locator('[data-list-action]').filter({ hasText: move });
      expect(await listed.allTextContents()).toContain(move);
      if (question === 0) {
        await page.waitForLoadState('networkidle');
        const fetched = [...files].filter(([address]) => !known.has(address)).map(([, response]) => response);
        const weight = await weightOf(fetched);
        console.log(`${game}: the coach takes ${(weight / 1000).toFixed(1)} kB in ${fetched.length} files`);
        expect(fetched.length).toBeGreaterThan(2);
        expect(weight).toBeLessThan(COACH_BYTES);
        await expectAtRest(page);
        await expectNoViolationsInEitherTheme(page);
      }
      await page.locator('[data-hint-play]').click();
      await expect(page.locator('#board')).not.toHaveAttribute('data-seq', before);
      await expect(coachOf(page)).toHaveAttribute('data-table-coach', 'rests');
      await expect(page.locator(LIT)).toHaveCount(0);
    }
  });
}

test('what the coach points at is on the table and lit; on a phone the hint covers nothing of the board', async ({ visit }) => {
  const page = await visit({ size: 'phone' });
  await startLocal(page, '');
  await untilSettled(page);
  await page.locator('[data-hint-ask]').tap();
  await expect(page.locator('[data-hint-more]')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator(LIT).first()).toBeVisible();
  const [coach, board] = [await coachOf(page).boundingBox(), await page.locator('#board').boundingBox()];
  expect((coach?.y ?? 0) + (coach?.height ?? 0)).toBeLessThanOrEqual((board?.y ?? 0) + 1);
  expect(board?.height).toBeGreaterThan(420);
  await expectNoViolationsInEitherTheme(page);
});

test('the coach shows that it thinks, can be stopped, and says something else to another question', async ({ visit }) => {
  const page = await visit();
  const bots = await holdBots(page);
  await page.goto('/new/race-for-the-galaxy');
  await page.locator('form button[type=submit]').first().click();
  await page.waitForURL('**/local/*');
  await page.locator('[data-hint-ask]').click();
  const stop = page.locator('[data-hint-stop]');
  await expect(stop).toBeVisible();
  await asOnPhone(page, async () => expect(stop).toBeVisible());
  await stop.click();
  await expect(coachOf(page)).toHaveAttribute('data-table-coach', 'rests');
  await expect(page.locator('[data-hint-begin]')).toBeFocused();
  await bots.letGo();
  await page.locator('[data-hint-begin]').click();
  await expect(page.locator('[data-hint-more]')).toBeVisible({ timeout: 60_000 });
  await page.locator('[data-hint-close]').click();
  await page.locator('[data-hints-off]').click();
  await expect(coachOf(page)).toHaveCount(0);
  await page.reload();
  await untilSettled(page);
  await expect(page.locator('[data-hint-ask]')).toBeVisible();
  await expect(coachOf(page)).toHaveCount(0);
});

/** Runs in the page before anything else: every move is found to have cost much. What a move really costs is tried without a browser. */
const ALL_COSTLY = `window.Worker = class extends Worker {
  postMessage(job) {
    if (!('review' in job)) return super.postMessage(job);
    const review = { cost: 0.23, better: job.review.legal.at(-1), reason: { kind: 'same', gains: [], prices: [] }, view: job.review.view };
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: { review } })));
  }
};`;

test('a costly move is told of quietly, with what it cost, and can be taken back', async ({ visit }) => {
  const page = await visit();
  await page.addInitScript(ALL_COSTLY);
  await startLocal(page, '');
  await playSteps(page, 1);
  await expect(page.locator('[data-coach-cost]'), 'nobody asked for a coach').toHaveCount(0);
  await untilSettled(page);
  await page.locator('[data-hint-ask]').click();
  await page.locator('[data-hint-close]').click();
  const listed = await page.locator('[data-list-action]').allTextContents();
  await playSteps(page, 1);
  await expect(page.locator('[data-coach-cost]')).toContainText('23 %');
  expect(listed).toContain(await page.locator('[data-coach-better]').textContent());
  await expectNoViolationsInEitherTheme(page);
  await page.locator('[data-hint-back]').click();
  await expect(page.locator('[data-coach-cost]')).toHaveCount(0);
  await untilSettled(page);
  expect(await page.locator('[data-list-action]').allTextContents()).toEqual(listed);
  await withSettings(page, { coachWarns: false });
  await page.reload();
  await playSteps(page, 1);
  await expect(coachOf(page)).toHaveAttribute('data-table-coach', 'rests');
  await expect(page.locator('[data-coach-cost]')).toHaveCount(0);
});

test('after a lesson of a game the coach is at its tables, and at no others', async ({ visit }) => {
  const page = await visit();
  await page.goto('/learn/theseus');
  await page.evaluate(() => localStorage.setItem('orrery-lessons', JSON.stringify({ done: ['theseus/first-duel'], silent: [] })));
  await startLocal(page, '', 'theseus');
  await expect(coachOf(page)).toHaveAttribute('data-table-coach', 'rests');
  await startLocal(page, '', 'race-for-the-galaxy');
  await untilSettled(page);
  await page.waitForLoadState('networkidle');
  await expect(coachOf(page)).toHaveCount(0);
});

test('no coach is offered in a match of the network, whatever was chosen before', async ({ visit }) => {
  const [host, guest] = [await visit(), await visit()];
  await startLocal(host, '');
  await host.locator('[data-hint-ask]').click();
  await expect(coachOf(host)).toBeVisible();
  await meet(host, guest, '/new/alien-frontiers');
  for (const page of [host, guest]) {
    await untilSettled(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-hint-ask]')).toHaveCount(0);
    await expect(coachOf(page)).toHaveCount(0);
    await page.keyboard.press('h');
    await expect(coachOf(page)).toHaveCount(0);
  }
});
