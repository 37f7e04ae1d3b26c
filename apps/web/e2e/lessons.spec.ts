import { GAMES } from '@orrery/catalogue';
import type { GameManifest } from '@orrery/engine';
import type { Page } from '@playwright/test';
import { en } from '../src/text/en.ts';
import { asOnPhone, expectNoViolationsInEitherTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { follow } from './hand.ts';
import { untilSettled, withSettings } from './play.ts';

const LIT = '[data-lit-by-coach]';
const LESSONS = GAMES.flatMap((game: GameManifest) =>
  (game.lessons ?? []).map((lesson, at) => ({ game: game.id, lesson, isFirst: at === 0 })),
);

async function begin(page: Page, game: string, lesson: string): Promise<void> {
  await page.goto(`/learn/${game}`);
  await page.locator(`[data-lesson=${lesson}] button`).first().click();
  await page.waitForURL('**/local/*');
  await untilSettled(page);
  await expect(coachOf(page)).toBeVisible();
}

function coachOf(page: Page) {
  return page.locator('[data-coach]');
}

/** A thing of the table by the name lessons know it by. */
function named(page: Page, name: string) {
  return page.locator(['data-thing', 'data-spot', 'data-opens'].map((attribute) => `#board [${attribute}="${name}"]`).join(', '));
}

async function expectStep(page: Page, step: number): Promise<void> {
  await expect(coachOf(page)).toHaveAttribute('data-coach', String(step));
  await untilSettled(page);
}

/** "Next" or "Show me", whichever is offered, by key, and until the table has done it. */
async function followCoach(page: Page): Promise<void> {
  const coach = coachOf(page);
  if ((await coach.getAttribute('data-coach-asks')) === 'read') return pressKeyAt(page, '[data-coach-next]');
  const before = await untilSettled(page);
  await pressKeyAt(page, '[data-coach-show]');
  await expect(page.locator('#board')).not.toHaveAttribute('data-seq', before);
  await untilSettled(page);
}

for (const { game, lesson, isFirst } of LESSONS) {
  test(`${game}: the lesson ${lesson.id} by keyboard alone, with something lit at every step and nothing wrong for axe`, async ({
    visit,
  }) => {
    test.setTimeout(300_000);
    const page = await visit();
    const { steps } = await lesson.lesson();
    await begin(page, game, lesson.id);
    await expect(coachOf(page).locator('[data-coach-next], [data-coach-show]').first()).toBeFocused();
    const looked = new Set<string | null>();
    for (let move = 0; move < 120; move++) {
      const [step, asks] = await Promise.all([coachOf(page).getAttribute('data-coach'), coachOf(page).getAttribute('data-coach-asks')]);
      // One look at each kind of moment, in later lessons of a game at the one most is drawn at: what differs between two of a kind is words.
      if (!looked.has(asks) && (isFirst || asks === 'act')) await expectNoViolationsInEitherTheme(page);
      looked.add(asks);
      if (asks === 'free') break;
      const { id, points = [] } = steps[Number(step)];
      if (asks === 'act' || points.length > 0) await expect(page.locator(LIT), `${id}: nothing is lit`).not.toHaveCount(0);
      if (asks === 'read')
        for (const name of points) await expect(named(page, name), `${id}: ${name} is not on the table`).not.toHaveCount(0);
      await followCoach(page);
    }
    await expectStep(page, steps.length);
    // That it is kept is seen once a game.
    await (isFirst ? page.goto(`/learn/${game}`) : follow(page, `/learn/${game}`));
    await expect(page.locator(`[data-lesson=${lesson.id}] .done`)).toBeVisible();
  });
}

/** Ships by their faces, then the station: how a hand does it. */
async function dock(page: Page, station: string, faces: readonly number[]): Promise<void> {
  await untilSettled(page);
  for (const face of faces) await page.locator(`[data-face="${face}"][aria-pressed=false]`).first().click();
  await page.locator(`[data-facility=${station}] .cover`).click();
}

async function playThreeTurns(page: Page): Promise<void> {
  await page.locator('[data-coach-next]').click();
  await dock(page, 'solar-converter', [5]);
  await expectStep(page, 2);
  await dock(page, 'lunar-mine', [4]);
  await expectStep(page, 3);
  await dock(page, 'shipyard', [2, 2]);
  await expectStep(page, 4);
  await page.locator(`button.end${LIT}`).click();
  await expectStep(page, 5);
}

test('Alien Frontiers: the lesson by mouse, as its words say', async ({ visit }) => {
  const page = await visit();
  await begin(page, 'alien-frontiers', 'first-match');
  await playThreeTurns(page);
  await expect(page.locator(`[data-face="6"]${LIT}`), 'one 6 of two').toHaveCount(1);
  await dock(page, 'raiders-outpost', [4, 5, 6]);
  for (const token of ['ore', 'ore', 'ore', 'fuel']) {
    await untilSettled(page);
    await page.locator(`[data-spot="token:1:${token}"]${LIT}`).click();
  }
  await expectStep(page, 6);
  await dock(page, 'alien-artifact', [2, 6]);
  await untilSettled(page);
  await page.locator(`[data-spot="display:alien-city"]${LIT}`).click();
  await untilSettled(page);
  await page.locator(`button.end${LIT}`).click();
  await expectStep(page, 7);
  await dock(page, 'colony-constructor', [4, 4, 4]);
  await expectStep(page, 8);
  await page.locator(`[data-spot="territory:lem-badlands"]${LIT}`).click();
  await expectStep(page, 9);
  await page.locator(`[data-spot="points:0"]${LIT}`).click();
  await expect(page.locator('[data-panel=points]')).toHaveAttribute('aria-selected', 'true');
  await page.locator('[data-coach-next]').click();
  await expectStep(page, 10);
  await page.locator('[data-coach-off]').click();
  await expect(coachOf(page)).toHaveCount(0);
  await page.reload();
  await untilSettled(page);
  // Time for it to come, were it to: it is loaded behind the table.
  await page.waitForLoadState('networkidle');
  await expect(coachOf(page)).toHaveCount(0);
});

test('Alien Frontiers: the press that closes a reason also picks the ship below it', async ({ visit }) => {
  const page = await visit();
  await begin(page, 'alien-frontiers', 'first-match');
  await page.locator('[data-facility=raiders-outpost] .cover').click();
  await expect(page.getByRole('dialog')).toContainText('a run of three ships');
  const ship = page.locator('[data-face="5"]');
  const box = await ship.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(ship).toHaveAttribute('aria-pressed', 'true');
});

test('Alien Frontiers: the lesson on a phone, by touch', async ({ visit }) => {
  const page = await visit({ size: 'phone' });
  await begin(page, 'alien-frontiers', 'first-match');
  await playThreeTurns(page);
  const [coach, board] = [await coachOf(page).boundingBox(), await page.locator('#board').boundingBox()];
  expect((coach?.y ?? 0) + (coach?.height ?? 0), 'the coach covers nothing of the board').toBeLessThanOrEqual(board?.y ?? 0);
  expect(board?.height).toBeGreaterThan(420);
  await coachOf(page).getByRole('button', { name: 'Why?' }).tap();
  await expect(coachOf(page)).toContainText('Only a higher run');
});

test('Alien Frontiers: something else is told of kindly, taken back, and the lesson goes on where it was left', async ({ visit }) => {
  const page = await visit();
  await begin(page, 'alien-frontiers', 'first-match');
  await page.locator('[data-coach-next]').click();
  await dock(page, 'colonist-hub', [5]);
  await expect(coachOf(page)).toContainText('no ship brings more of it than a 5');
  await page.locator('[data-coach-mend]').click();
  await dock(page, 'solar-converter', [5]);
  await expectStep(page, 2);
  await dock(page, 'lunar-mine', [4]);
  await expectStep(page, 3);
  // Both 2s elsewhere: the Shipyard is out of reach, and the way back is offered.
  await dock(page, 'solar-converter', [2, 2]);
  await expect(coachOf(page)).toHaveAttribute('data-coach-asks', 'lost');
  await coachOf(page).getByRole('link', { name: 'Leave' }).click();
  await expect(page.getByText(`${en.lobby.lesson}: Your first match`)).toBeVisible();
  await page.goto('/learn/alien-frontiers');
  await expect(page.locator('[data-lesson=first-match]')).toContainText('step 4 of 10');
  await page.locator('[data-lesson=first-match] a').first().click();
  await expectStep(page, 3);
  await page.locator('[data-coach-mend]').click();
  await expect(coachOf(page)).toHaveAttribute('data-coach-asks', 'act');
  await coachOf(page).getByRole('button', { name: 'Back a step' }).click();
  await expectStep(page, 2);
});

test('Alien Frontiers: the lesson by keyboard alone, and nothing axe knows to be wrong', async ({ visit }) => {
  const page = await visit();
  await page.goto('/learn/alien-frontiers');
  await expect(page.locator('[data-lesson] button').first()).toBeEnabled();
  await expectNoViolationsInEitherTheme(page);
  await tabTo(page, '[data-lesson] button');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/local/*');
  await untilSettled(page);
  await expectNoViolationsInEitherTheme(page);
  await asOnPhone(page, () => expectNoViolationsInEitherTheme(page));
  await tabTo(page, '[data-coach-next]');
  await page.keyboard.press('Enter');
  await page.keyboard.press('5');
  await tabTo(page, `[data-facility=solar-converter] .cover`);
  await page.keyboard.press('Enter');
  await expectStep(page, 2);
  await tabTo(page, '[data-coach-show]');
  await page.keyboard.press('Enter');
  await expectStep(page, 3);
  await expectNoViolationsInEitherTheme(page);
});

async function pressKeyAt(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
}

async function tabTo(page: Page, selector: string): Promise<void> {
  const focused = page.locator(`${selector}:focus`);
  for (let tabs = 0; tabs < 90 && (await focused.count()) === 0; tabs++) await page.keyboard.press('Tab');
  await expect(focused).toHaveCount(1);
}

test('the coach waits for what is shown: at one thing per click the next step comes with the board', async ({ visit }) => {
  const page = await visit();
  await withSettings(page, { pace: 'click' });
  await begin(page, 'theseus', 'first-duel');
  await page.locator('[data-coach-next]').click();
  await page.locator('[data-coach-show]').click();
  await expectStep(page, 2);
  await page.locator('[data-coach-show]').click();
  // The Alien is still to be seen on its way to the mine.
  await expect(page.locator('[data-continue]')).toHaveAttribute('aria-disabled', 'false');
  await expect(coachOf(page)).toHaveAttribute('data-coach', '2');
  await page.locator('[data-skip]').click();
  await expectStep(page, 3);
});

test('a lesson once opened goes on with no server at all', async ({ visit }) => {
  const page = await visit({ keepsApp: true });
  await page.goto('/learn/race-for-the-galaxy');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.context().setOffline(true);
  await begin(page, 'race-for-the-galaxy', 'robot');
  await followCoach(page);
  await expectStep(page, 1);
  await page.reload();
  await untilSettled(page);
  await page.locator('[data-coach-next], [data-coach-show]').first().waitFor();
});

test('Race: what the coach pays with is picked already', async ({ visit }) => {
  const page = await visit();
  await begin(page, 'race-for-the-galaxy', 'first-match');
  // The goal is read, Develop is chosen, Space Marines are placed: now they are paid for.
  for (let move = 0; move < 3; move++) await followCoach(page);
  await expect(page.locator('[data-spot="own:mining-robots"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-spot="own-hand"] [aria-pressed=true]')).toHaveCount(1);
});

/** What the coach lights at the bottom of the table: the button that confirms as soon as it is lit, before it what is not picked yet. */
async function pressLit(page: Page): Promise<void> {
  const confirm = page.locator(`[data-confirm]${LIT}:enabled`);
  const before = await untilSettled(page);
  for (let presses = 0; presses < 4 && (await confirm.count()) === 0; presses++) {
    await page.locator(`.desk ${LIT}:not([aria-pressed=true], [data-confirm])`).first().click();
    // The coach lights what is there with the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  await confirm.click();
  await expect(page.locator('#board')).not.toHaveAttribute('data-seq', before);
  await untilSettled(page);
}

for (const { game, lesson } of LESSONS.filter((one) => one.game === 'race-for-the-galaxy')) {
  test(`Race: the lesson ${lesson.id} on a phone, by nothing but what is lit and picked already`, async ({ visit }) => {
    test.setTimeout(120_000);
    const page = await visit({ size: 'phone' });
    const { steps } = await lesson.lesson();
    await begin(page, game, lesson.id);
    for (let move = 0; move < 60; move++) {
      const asks = await coachOf(page).getAttribute('data-coach-asks');
      if (asks === 'free') break;
      await expect(page.locator('[data-coach-mend]')).toHaveCount(0);
      if (asks === 'read') await page.locator('[data-coach-next]').click();
      else await pressLit(page);
    }
    await expectStep(page, steps.length);
  });
}

test('Race: what the coach points at lies in a pane of a phone that is not open, so the button of that pane is lit', async ({ visit }) => {
  const page = await visit({ size: 'phone' });
  await begin(page, 'race-for-the-galaxy', 'goals');
  const [way, tile] = [page.locator('[data-leads-to="goal:"]'), page.locator(`[data-spot="goal:production-leader"]${LIT}`)];
  await expect(way).toHaveAttribute('data-lit-by-coach', '');
  await expect(tile).toHaveCount(0);
  await way.click();
  await expect(tile).toBeVisible();
  await expect(way).not.toHaveAttribute('data-lit-by-coach', '');
});

test('Race: what breaks a lesson is told of where it was done', async ({ visit }) => {
  const page = await visit();
  await begin(page, 'race-for-the-galaxy', 'robot');
  for (let move = 0; move < 3; move++) await followCoach(page);
  // Gem World is placed; now it is paid for with a card of the next round, and one that may go.
  for (const card of ['export-duties', 'mining-robots']) await page.locator(`[data-spot="own:${card}"][aria-pressed=false]`).click();
  await page.locator('[data-confirm]').click();
  await expect(coachOf(page)).toContainText('You will want Export Duties next round');
  await page.locator('[data-coach-mend]').click();
  await expect(coachOf(page)).toHaveAttribute('data-coach-asks', 'act');
});

for (const size of ['wide', 'phone'] as const) {
  test(`from a moment of a lesson one plays on by oneself, or sends it as a link (${size})`, async ({ visit }) => {
    test.setTimeout(120_000);
    const page = await visit({ size, locale: size === 'phone' ? 'ru' : 'en' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await begin(page, 'alien-frontiers', 'first-match');
    for (let move = 0; move < 5; move++) await followCoach(page);
    const lesson = page.url();
    const [count] = await Promise.all([page.locator('#board').getAttribute('data-seq'), untilSettled(page)]);
    await page.locator('[data-play-on-open]').click();
    await expect(page.locator('[data-play-on]')).toBeVisible();
    await expectNoViolationsInEitherTheme(page);
    await page.locator('[data-copy-position]').click();
    await expect(page.locator('[data-play-on] input')).toBeVisible();
    const link = await page.locator('[data-play-on] input').inputValue();
    await page.locator('[data-play-from]').click();
    await page.waitForURL((address) => address.pathname.startsWith('/local/') && address.href !== lesson);
    await untilSettled(page);
    // It is a match of one's own: no lesson goes on in it.
    await expect(coachOf(page)).toHaveCount(0);
    const other = await visit();
    await other.goto(link);
    await expect(other.locator('#board[data-settled]')).toBeVisible();
    expect(Number(await other.locator('#board').getAttribute('data-seq'))).toBeLessThanOrEqual(Number(count));
    // The lesson waits where it was left.
    await page.goto(lesson);
    await expect(coachOf(page)).toBeVisible();
  });
}
