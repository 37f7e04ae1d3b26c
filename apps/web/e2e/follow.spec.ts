import { GAMES } from '@orrery/catalogue';
import type { Page } from '@playwright/test';
import { en } from '../src/text/en.ts';
import { asOnPhone, expectNoViolationsInEitherTheme } from './axe.ts';
import { coveredBy } from './covered.ts';
import { expect, test } from './fixtures.ts';
import { pressFirst, untilFound } from './hand.ts';
import { keepMatches, playMatch } from './kept-match.ts';
import { openActions, SETTLED, startDuel, untilSettled, withSettings } from './play.ts';
import { CAUGHT_WITH_CARDS } from './positions.ts';
import { playOnChart } from './race-play.ts';
import { playOnStation } from './theseus-play.ts';

/** Past whatever the others do first. Seen and skipped in one moment: it may be over before a hand could reach it. */
async function untilOwnTurn(page: Page): Promise<void> {
  const isOwn = ([skip, settled]: readonly [string, string]) => {
    document.querySelector<HTMLElement>(skip)?.click();
    return document.querySelector(settled) === null ? undefined : true;
  };
  await untilFound(page, isOwn, ['[data-skip]', SETTLED] as const);
}

/** Plays from the list of all actions until the others' turn has begun, or is over already. */
async function endTurn(page: Page): Promise<void> {
  await openActions(page);
  const offered = page.locator('[data-list-action]:enabled');
  const end = page.locator('[data-list-action][data-action*=end-turn]:enabled');
  for (let step = 0; step < 60; step++) {
    await expect(offered.first()).toBeVisible();
    const isEnd = (await end.count()) > 0;
    const seq = await page.locator('#board').getAttribute('data-seq');
    await (isEnd ? end : offered).first().click();
    await expect(page.locator('#board')).not.toHaveAttribute('data-seq', seq ?? '');
    if (isEnd) return;
  }
  throw new Error('the turn does not end');
}

test('on a click: what a bot does waits for it, and one can skip to one’s own turn', async ({ visit }) => {
  const page = await visit();
  await withSettings(page, { pace: 'click' });
  await startDuel(page);
  const board = page.locator('#board');
  const more = page.locator('[data-continue]');
  const skip = page.locator('[data-skip]');
  await untilOwnTurn(page);
  await endTurn(page);

  await expect(more).toHaveAttribute('aria-disabled', 'false');
  await expect(board).not.toHaveAttribute('data-settled');
  const before = await board.getAttribute('data-seq');
  await more.click();
  await expect(board).toHaveAttribute('data-seq', String(Number(before) + 1));
  await expect(more).toHaveAttribute('aria-disabled', 'false');
  // The key does what the button does, where nothing has the focus.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('Space');
  await expect(board).toHaveAttribute('data-seq', String(Number(before) + 2));
  await expectNoViolationsInEitherTheme(page);

  await skip.click();
  await untilSettled(page);
  await expect(page.locator('header [role=status] strong')).toHaveText(en.match.yourTurn);
  await expect(more).toHaveCount(0);
  await expect(skip).toHaveCount(0);
});

test('at a pace of its own a bot is shown step by step, whatever the motion, and the pace can be changed at the table', async ({
  visit,
}) => {
  const page = await visit();
  await withSettings(page, { pace: 'slow' });
  await startDuel(page);
  await untilOwnTurn(page);
  await endTurn(page);
  await expect(page.locator('[data-skip]')).toBeVisible();
  await page.locator('[data-follow]').click();
  await page.locator('dialog[open]').getByText('Instant', { exact: true }).click();
  await untilSettled(page);
  await expect(page.locator('[data-skip]')).toHaveCount(0);
});

test('the last turn is shown again on the board, step by step and by keys', async ({ visit }) => {
  const page = await visit();
  await startDuel(page);
  await untilSettled(page);
  await endTurn(page);
  const now = await untilSettled(page);
  const board = page.locator('#board');
  await expect(board.locator('[data-marks]')).not.toHaveAttribute('data-marks', '0');

  await page.locator('[data-again]').click();
  const recap = page.getByRole('region', { name: 'The last turn' });
  await expect(recap).toContainText('The last turn · 1 of');
  const first = Number(await board.getAttribute('data-seq'));
  expect(first).toBeLessThan(Number(now));
  await expectNoViolationsInEitherTheme(page);
  await page.keyboard.press('ArrowRight');
  await expect(recap).toContainText('The last turn · 2 of');
  await expect.poll(async () => Number(await board.getAttribute('data-seq'))).toBeGreaterThan(first);
  await page.keyboard.press('ArrowLeft');
  await expect(board).toHaveAttribute('data-seq', String(first));
  await page.keyboard.press('Escape');
  await expect(recap).toHaveCount(0);
  await expect(board).toHaveAttribute('data-seq', now);
  await expect(page.locator('[data-again]')).toBeFocused();

  // A reload forgets the tables in between; the log still tells what happened.
  await page.reload();
  await untilSettled(page);
  // What helps to follow comes behind the first look.
  await page.locator('[data-again]').waitFor();
  await page.keyboard.press('l');
  await expect(recap).toContainText('The last turn · 1 of');
  await expect(board).toHaveAttribute('data-seq', now);
});

test('a line of the log lights its place on the board', async ({ visit }) => {
  const page = await visit();
  await startDuel(page);
  await untilSettled(page);
  await endTurn(page);
  await untilSettled(page);
  await page.locator('[data-panel=log]').click();
  const line = page.locator('#panel .line', { hasText: 'docks' }).first();
  const light = page.locator('#board .layer .place');
  await expect(light).toHaveCount(0);
  await line.hover();
  await expect(light.first()).toBeVisible();
  await page.mouse.move(600, 400);
  await expect(light).toHaveCount(0);
  await line.focus();
  await expect(light.first()).toBeVisible();
});

test('on a phone a tap on a line shows the board with its place lit', async ({ visit }) => {
  const page = await visit({ size: 'phone' });
  await startDuel(page);
  await untilSettled(page);
  await page.locator('[data-panel=actions]').tap();
  await page.locator('[data-list-action]:enabled').first().tap();
  await page.keyboard.press('Escape');
  await untilSettled(page);
  await page.locator('[data-panel=log]').tap();
  await page.locator('dialog[open] .line', { hasText: 'docks' }).first().tap();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('#board .layer .place').first()).toBeVisible();
});

test('the tab says whose turn it is, by title and icon', async ({ visit }) => {
  const page = await visit();
  await withSettings(page, { pace: 'click' });
  await startDuel(page);
  const icon = page.locator('link[rel=icon]');
  await untilOwnTurn(page);
  await expect(page).toHaveTitle('● Your turn · Alien Frontiers');
  await expect(icon).toHaveAttribute('href', /^data:image\/svg/);
  const own = await icon.getAttribute('href');
  await endTurn(page);
  await expect(page).toHaveTitle(/^Waiting for .* · Alien Frontiers$/);
  await expect(icon).not.toHaveAttribute('href', own ?? '');
  await page.goto('/');
  await expect(icon).toHaveAttribute('href', '/icon.svg');
});

test('nothing sounds before somebody wants it, and then others’ turns are heard', async ({ visit }) => {
  const page = await visit();
  await withSettings(page, { pace: 'click', sound: 'unasked' });
  await page.addInitScript(() => {
    Reflect.set(window, 'sounds', 0);
    for (const make of ['createOscillator', 'createBufferSource'] as const) {
      const made = AudioContext.prototype[make];
      Reflect.set(AudioContext.prototype, make, function (this: AudioContext) {
        Reflect.set(window, 'sounds', Reflect.get(window, 'sounds') + 1);
        return Reflect.apply(made, this, []);
      });
    }
  });
  const heard = () => page.evaluate(() => Number(Reflect.get(window, 'sounds')));
  await startDuel(page);
  await untilOwnTurn(page);
  await endTurn(page);
  const more = page.locator('[data-continue][aria-disabled=false]');
  await more.click();
  await page.locator('[data-skip]').click();
  await untilSettled(page);
  const question = page.getByRole('group', { name: 'Sound on?' });
  await expect(question).toBeVisible();
  expect(await heard()).toBe(0);
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(question).toHaveCount(0);
  await expect.poll(heard).toBeGreaterThan(0);
  await endTurn(page);
  await expect(more).toBeVisible();
  const before = await heard();
  await more.click();
  await expect.poll(heard).toBeGreaterThan(before);
});

test('on a phone the question whether to sound moves nothing, covers nothing that must be pressed, and waits for no answer', async ({
  visit,
}) => {
  const page = await visit({ size: 'phone' });
  await withSettings(page, { sound: 'unasked' });
  const games = GAMES.map(({ id }) => ({ game: id, seats: 3, answers: 3 }));
  for (const address of await keepMatches(page, await Promise.all(games.map(playMatch)))) {
    await page.goto(address);
    await untilSettled(page);
    const question = page.getByRole('group', { name: 'Sound on?' });
    await expect(question).toBeVisible();
    const before = await page.locator('#board').boundingBox();
    await expect.poll(() => coveredBy(page, '[data-sound-question]')).toEqual([]);
    // Whoever plays on is not asked any longer.
    await page.locator('#board').tap({ position: { x: 2, y: 2 } });
    await expect(question).toHaveCount(0);
    expect(await page.locator('#board').boundingBox()).toEqual(before);
  }
  await page.reload();
  await page.getByRole('group', { name: 'Sound on?' }).getByRole('button', { name: 'No' }).tap();
  await expect(page.getByRole('group', { name: 'Sound on?' })).toHaveCount(0);
});

/** One press on its table, by a finger. */
const PLAY = {
  theseus: (page: Page, step: number) => playOnStation(page, 1, 'tap', step),
  'race-for-the-galaxy': (page: Page) => playOnChart(page, 1, 'tap'),
} as const;

for (const game of ['theseus', 'race-for-the-galaxy'] as const) {
  test(`${game} tells causes and effects on the board, where they happen`, async ({ visit }) => {
    test.setTimeout(180_000);
    const page = await visit();
    await withSettings(page, { pace: 'click' });
    await page.goto(`/new/${game}`);
    await page.getByRole('button', { name: en.setup.start }).click();
    await page.waitForURL('**/local/*');
    await page.locator('#board').waitFor();
    await openActions(page);
    const caption = page.locator('#board .layer .caption');
    const next = page.locator('[data-continue][aria-disabled=false], [data-list-action]:enabled');
    for (let step = 0; step < 150 && (await caption.count()) === 0; step++) {
      await expect(next.first()).toBeVisible();
      await next.first().click();
    }
    await expect(caption.first()).toBeVisible();
    await expect(caption.first().locator('li').first()).toHaveText(/^1\D/);
    expect(await coveredBy(page, '#board .layer .caption')).toEqual([]);
    await expectNoViolationsInEitherTheme(page);
  });

  test(`${game} on a phone tells it in one place, which covers nothing that must be pressed or read`, async ({ visit }) => {
    test.setTimeout(180_000);
    const page = await visit({ size: 'phone' });
    await withSettings(page, { pace: 'slow' });
    const [address] = await keepMatches(page, [await playMatch({ game, seats: 2, answers: 6 })]);
    await page.goto(address);
    await untilSettled(page);
    const caption = page.locator('#board .layer .caption');
    for (let step = 0; step < 40 && (await caption.count()) === 0; step++) {
      await PLAY[game](page, step);
      await untilSettled(page);
    }
    await expect(caption).toHaveCount(1);
    expect(await coveredBy(page, '#board .layer .caption')).toEqual([]);
  });
}

test('what was done to oneself meanwhile is said until one acts, and covers nothing that must be pressed', async ({ visit }) => {
  const page = await visit();
  const kept = await playMatch({ game: 'not-alone', seats: 3, position: CAUGHT_WITH_CARDS, answers: 0 });
  const [address] = await keepMatches(page, [kept]);
  await page.goto(address);
  const asked = await untilSettled(page);
  const said = page.locator('[data-meanwhile]');
  await expect(said).toHaveCount(0);
  await page.locator('[data-order=quiet-turn-3]').click();
  await expect.poll(() => untilSettled(page)).not.toBe(asked);
  await expect(said).toContainText('Irene loses 1 Will (caught), 2 left');
  expect(await coveredBy(page, '[data-meanwhile]')).toEqual([]);
  await asOnPhone(page, async () => expect.poll(() => coveredBy(page, '[data-meanwhile]')).toEqual([]));

  await pressFirst(page, '.hand .own[data-action]', 'click');
  // What comes of the press may be told by now.
  await expect(said.filter({ hasText: '2 left' })).toHaveCount(0);
});
