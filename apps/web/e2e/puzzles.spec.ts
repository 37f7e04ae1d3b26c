import { puzzlesOf } from '@orrery/catalogue/puzzles';
import type { ActionBase, Puzzle } from '@orrery/engine';
import type { Page } from '@playwright/test';
import { gamesWithPuzzles } from '../src/puzzles/games.ts';
import { PUZZLE_WORDS } from '../src/puzzles/words.ts';
import { asOnPhone, expectNoViolationsInEitherTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openActions, untilSettled } from './play.ts';

const says = PUZZLE_WORDS.en;
const card = (page: Page) => page.locator('[data-puzzle]');
const stage = (page: Page, is: string) => expect(card(page)).toHaveAttribute('data-puzzle-stage', is, { timeout: 60_000 });

/** One whose best answer takes few presses, the easiest of its kind. */
async function easyOne(game: string): Promise<Puzzle> {
  const puzzles = (await puzzlesOf(game))?.puzzles ?? [];
  const [first] = [...puzzles].sort((one, other) => one.answers[0].line.length - other.answers[0].line.length);
  return first;
}

/** Presses these in the list of all actions, then whatever ends the turn, until the answer is whole. */
async function answer(page: Page, line: readonly ActionBase[]): Promise<void> {
  await untilSettled(page);
  await openActions(page);
  for (const action of line) {
    await untilSettled(page);
    await page.locator(`[data-list-action][data-action='${JSON.stringify(action)}']`).click();
  }
  const last = page.locator('[data-list-action][data-action*="end-"]');
  if ((await card(page).getAttribute('data-puzzle-stage')) === 'open' && (await last.count()) > 0) {
    await untilSettled(page);
    await last.first().click();
  }
}

for (const game of gamesWithPuzzles()) {
  test(`${game}: a puzzle is failed at, its answer is looked up, and another is solved, on the real table`, async ({ visit }) => {
    test.setTimeout(240_000);
    const page = await visit();
    const puzzle = await easyOne(game);
    const [best, wrong] = puzzle.answers;
    await page.goto(`/puzzles/${game}/${puzzle.id}`);
    await stage(page, 'open');
    await untilSettled(page);
    await expectNoViolationsInEitherTheme(page);

    await answer(page, wrong.line);
    // A worse answer may be kept as its beginning alone: any end of it will do.
    for (let more = 0; more < 12 && (await card(page).getAttribute('data-puzzle-stage')) === 'open'; more++) {
      await untilSettled(page);
      await page.locator('[data-list-action]:enabled').last().click();
    }
    await stage(page, 'judged');
    await expect(card(page)).toHaveAttribute('data-puzzle-solved', 'false');
    await expect(card(page).locator('[data-puzzle-outcome]')).toHaveText(/\S.*\.\s*$/);
    await expect(card(page).locator('[data-puzzle-rating]')).toHaveText(/\(−\d+\)/);
    await expect(card(page).locator('[data-puzzle-answer], [data-puzzle-why]')).toHaveCount(0);
    await expectNoViolationsInEitherTheme(page, { within: 'aside' });

    await card(page).locator('[data-puzzle-show]').click();
    await expect(card(page).locator('[data-puzzle-answer] li')).toHaveCount(Math.max(1, best.line.length));
    await expect(card(page).locator('[data-puzzle-why]')).toHaveText(/\S.*\.\s*$/);

    await card(page).locator('[data-puzzle-again]').click();
    await stage(page, 'open');
    await answer(page, best.line);
    await stage(page, 'judged');
    await expect(card(page)).toHaveAttribute('data-puzzle-solved', 'true');
    await expect(card(page).getByRole('heading', { name: says.solved })).toBeVisible();
    await asOnPhone(page, () => expectNoViolationsInEitherTheme(page));

    // What was tried is kept, and the next one is another.
    await card(page).locator('[data-puzzle-next]').click();
    await expect(card(page)).not.toHaveAttribute('data-puzzle', puzzle.id);
    await page.goto(`/puzzles/${game}`);
    await expect(page.locator(`a[href="/puzzles/${game}/${puzzle.id}"]`)).toHaveClass(/solved/);
  });
}

test('a move is taken back before the answer is whole; looking up the answer at once counts as a miss', async ({ visit }) => {
  const page = await visit();
  const puzzles = (await puzzlesOf('not-alone'))?.puzzles ?? [];
  const puzzle = puzzles.find(({ kind, answers }) => kind === 'tokens' && answers[0].line.length > 0);
  if (puzzle === undefined) throw new Error('there is none');
  await page.goto(`/puzzles/not-alone/${puzzle.id}`);
  await untilSettled(page);
  await openActions(page);
  const lay = page.locator(`[data-list-action][data-action='${JSON.stringify(puzzle.answers[0].line[0])}']`);
  await lay.click();
  await expect(lay).toHaveCount(0);
  await card(page).locator('[data-puzzle-back]').click();
  await expect(lay).toHaveCount(1);
  await card(page).locator('[data-puzzle-show]').click();
  await expect(card(page).locator('[data-puzzle-rating]')).toHaveText(/\(−\d+\)/);
  await expect(card(page).locator('[data-puzzle-why]')).toHaveText(/\S.*\.\s*$/, { timeout: 60_000 });
});

test('the puzzle of the day is reached from the lobby, solved without a server, and begins a streak', async ({ visit }) => {
  test.setTimeout(240_000);
  const page = await visit({ keepsApp: true });
  // Another day has another puzzle.
  await page.clock.setFixedTime(new Date('2026-11-18T12:00:00Z'));
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.getByRole('link', { name: says.title }).click();
  const door = page.getByRole('link', { name: says.solve });
  await expect(door).toBeVisible();
  const [, , game, id] = ((await door.getAttribute('href')) ?? '').split('/');
  const puzzle = (await puzzlesOf(game))?.puzzles.find((one) => one.id === id);
  if (puzzle === undefined) throw new Error('there is no puzzle of the day');
  await page.context().setOffline(true);
  await door.click();
  await stage(page, 'open');
  await answer(page, puzzle.answers[0].line);
  await stage(page, 'judged');
  await expect(card(page)).toHaveAttribute('data-puzzle-solved', 'true');
  await page.goto('/puzzles');
  await expect(page.getByText(says.streak(1), { exact: true })).toBeVisible();
  await expect(page.getByText(says.dailyDone)).toBeVisible();
});

test('an address of no puzzle says so', async ({ visit }) => {
  const page = await visit();
  await page.goto('/puzzles/theseus/none');
  await expect(page.getByText(says.gone)).toBeVisible();
  await page.goto('/puzzles/chess');
  await expect(page.locator('h1')).toBeVisible();
});
