import type { Page } from '@playwright/test';
import { en as words } from '../src/games/theseus/words.ts';
import { en } from '../src/text/en.ts';
import { asOnPhone, expectNoViolationsInEitherTheme } from './axe.ts';
import { SIZES } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { boxesWith, pick } from './hand.ts';
import { chooseOption, meet, OVER, SETTLED, untilAgreed, untilSettled, updatesOf } from './play.ts';
import { begin, offersOf, playOnStation, pressOnce, START, untilAsked, untilMovement } from './theseus-play.ts';

async function expectNoScrolling(page: Page): Promise<void> {
  const beyond = () => [document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth];
  expect(await page.evaluate(beyond)).toEqual([0, 0]);
}

/** Every threat that is told in words is marked at its unit and, with its numbers, where it would strike; without the overlay none is. */
async function expectThreatsAtBothEnds(page: Page): Promise<void> {
  await page.locator('[data-dangers]').click();
  await expect(page.locator('.outlook')).toBeVisible();
  const told = await page.locator('.outlook .bad').count();
  await expect(page.locator('.room .from')).toHaveCount(told);
  await expect(page.locator('.room .strike')).toHaveCount(told);
  await expect(page.locator('.threats')).toHaveCount(told > 0 ? 1 : 0);
  await page.locator('[data-dangers]').click();
  await expect(page.locator('.room .from, .room .strike, .threats')).toHaveCount(0);
}

test('Theseus: a whole duel from the lobby to the result, by clicking on the table', async ({ visit }) => {
  test.setTimeout(300_000);
  const page = await visit();
  await page.goto('/');
  await page.locator(`a[href="${START}"]`).first().click();
  await begin(page, 2);
  await playOnStation(page, 1200);
  await expect(page.locator(OVER)).toBeVisible();
});

test('Theseus: a move is two clicks, with the count and the forecast before; no screen scrolls; nothing axe knows of is wrong', async ({
  visit,
}) => {
  test.setTimeout(240_000);
  const page = await visit({ size: 'small' });
  await begin(page, 2);
  await expectNoViolationsInEitherTheme(page);
  await untilMovement(page);
  await expectThreatsAtBothEnds(page);
  const unit = page.locator('.room[data-opens^="unit:"]').first();
  await unit.hover();
  await expect(page.locator('.room.foreseen').first()).toBeVisible();
  await unit.click();
  await expect(page.locator('.outlook .sum')).toContainText(/\d units?: \d sectors?/);
  const room = page.locator('.room.target[data-action]').first();
  const still = await room.boundingBox();
  await room.hover();
  await expect(page.locator('.outlook .line').first()).toBeVisible();
  expect(await room.boundingBox()).toEqual(still);
  await expectNoViolationsInEitherTheme(page);
  for (const size of ['wide', 'small'] as const) {
    await page.setViewportSize(SIZES[size]);
    await expectNoScrolling(page);
  }
  const move = JSON.parse((await room.getAttribute('data-action')) ?? '{}') as { to: { place: number; room: string } };
  await room.click();
  await expect(page.locator(`[data-room="${move.to.place}:${move.to.room}"] [data-spot^="unit:"]`)).toBeVisible();
  await page.locator('[data-dangers]').click();
  await expect(page.locator('.outlook')).toBeVisible();
  await playOnStation(page, 12);
  await expectNoViolationsInEitherTheme(page);
  await asOnPhone(page, () => expectNoViolationsInEitherTheme(page));
});

test('Theseus: turns on a phone, by tapping', async ({ visit }) => {
  test.setTimeout(240_000);
  const page = await visit({ size: 'phone' });
  await begin(page, 2);
  expect(await playOnStation(page, 30, 'tap')).toBe(30);
});

test('Theseus: turns by keyboard alone', async ({ visit }) => {
  test.setTimeout(240_000);
  const page = await visit();
  await begin(page, 2);
  let moves = 0;
  for (let step = 0; step < 60 && moves < 3; step++) {
    const offers = await offersOf(page);
    if (offers.isOver) break;
    await page.keyboard.press('n');
    const action = await page.evaluate(() => document.activeElement?.getAttribute('data-action'));
    await page.keyboard.press('Enter');
    if (action?.includes('"move-unit"')) moves += 1;
  }
  expect(moves).toBe(3);
  await page.getByRole('tab', { name: en.match.actions }).click();
  await page.getByText(en.match.keys, { exact: true }).click();
  await expect(page.locator('dl kbd')).toHaveText(['N', 'B', 'D', 'M', 'Esc', '?', 'Space', 'S', 'L', 'H']);
});

test('Theseus: who plays by keyboard is told the keys, and M answers every question; where to move it asks twice', async ({ visit }) => {
  const page = await visit();
  await begin(page, 2);
  await page.keyboard.press('Shift');
  await expect(page.locator('[data-keys] kbd')).toHaveText(['N', 'B', 'Enter', 'M', 'D', '?']);
  const first = await untilSettled(page);
  await page.keyboard.press('m');
  await expect(page.locator('.toast')).toHaveText(words.machineAgain);
  await expect(page.locator('#board')).toHaveAttribute('data-seq', first);
  // From the set-up through a whole turn, with no other key.
  for (let step = 0; step < 24; step++) {
    const before = await untilSettled(page);
    await page.keyboard.press('m');
    await page.keyboard.press('m');
    await expect(page.locator('#board')).not.toHaveAttribute('data-seq', before);
  }
  await expect(page.locator('#panel')).toContainText('Turn 2');
});

/** Runs in the page: what gets the focus is explained; which of these words reach down over the question. */
async function lowestWords(): Promise<{ readonly told: number; readonly covering: readonly string[] }> {
  const covering: string[] = [];
  let told = 0;
  for (const thing of document.querySelectorAll<HTMLElement>('.th-table :is(.picks .card, .slot, .name)')) {
    thing.focus();
    // They are placed once they have been measured.
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const bottom = document.querySelector('.popover')?.getBoundingClientRect().bottom;
    if (bottom === undefined) continue;
    told += 1;
    if (bottom > (document.querySelector('.th-table .bar')?.getBoundingClientRect().top ?? 0)) covering.push(thing.ariaLabel ?? '');
  }
  return { told, covering };
}

test('Theseus: words about a thing never lie over the question', async ({ visit }) => {
  for (const size of ['wide', 'small', 'phone'] as const) {
    const page = await visit({ size });
    await begin(page, 2);
    await untilSettled(page);
    // By key, so that what gets the focus is explained at once.
    await page.keyboard.press('Shift');
    const lowest = await page.evaluate(lowestWords);
    expect(lowest.told).toBeGreaterThan(8);
    expect(lowest.covering, size).toEqual([]);
    await page.close();
  }
});

test('Theseus: a question of target can be left to the machine', async ({ visit }) => {
  test.setTimeout(240_000);
  const page = await visit();
  await begin(page, 2);
  const machine = page.locator('[data-machine]');
  await untilAsked(page, '[data-machine]', 150);
  const before = await untilSettled(page);
  await machine.click();
  await expect(page.locator(SETTLED)).not.toHaveAttribute('data-seq', before);
});

test('Theseus: a chosen deck is filled at random by one press', async ({ visit }) => {
  const page = await visit();
  await begin(page, 2, { prepare: () => chooseOption(page, 'chosen') });
  await playOnStation(page, 2);
  await page.locator('[data-fill]').click();
  await expect(page.locator('[data-fill]')).toHaveCount(0);
});

test('Theseus: four in a deathmatch and Pandora find their places', async ({ visit }) => {
  test.setTimeout(240_000);
  const page = await visit({ size: 'small' });
  const prepare = async () => {
    await pick(boxesWith(page, 'pandora').first(), 'pandora');
  };
  await begin(page, 4, { prepare });
  expect(await playOnStation(page, 25)).toBe(25);
  await expect(page.locator('.th-table [data-place]')).toHaveCount(6);
  await expectNoScrolling(page);
});

interface Update {
  readonly view: {
    readonly viewer: number;
    readonly turn: { readonly number: number };
    readonly players: readonly { readonly pile: { readonly count: number; readonly open: readonly string[] } }[];
  };
}

test('Theseus: two browsers, and neither is ever sent a deck below its top card, chance or seed', async ({ visit }) => {
  test.setTimeout(240_000);
  const host = await visit();
  const guest = await visit();
  const heard = [updatesOf<Update>(host), updatesOf<Update>(guest)];
  await meet(host, guest, START);
  for (const page of [host, guest]) await page.locator('.th-table').waitFor();
  const turnsOf = (seat: number) => heard[seat].updates().filter(({ view }) => view.turn.number > 0);
  for (let step = 0; step < 500 && turnsOf(0).length < 12; step++) {
    for (const page of [host, guest]) {
      await untilAgreed([host, guest]);
      await pressOnce(page, step);
    }
  }

  heard.forEach(({ text }, seat) => {
    expect(turnsOf(seat).length).toBeGreaterThan(10);
    for (const { view } of turnsOf(seat)) {
      expect(view.viewer).toBe(seat);
      for (const { pile } of view.players) expect(pile.open.length).toBeLessThanOrEqual(1);
    }
    for (const secret of ['"chance":', '"seed":', '"deck":', '"key":']) expect(text()).not.toContain(secret);
  });
});
