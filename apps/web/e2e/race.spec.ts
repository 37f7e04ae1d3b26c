import { en } from '../src/text/en.ts';
import { asOnPhone, expectNoViolationsInEitherTheme } from './axe.ts';
import { SIZES } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { pick } from './hand.ts';
import { expectNoScrolling } from './not-alone-play.ts';
import { meet, OVER, untilAgreed, untilSettled, updatesOf } from './play.ts';
import { begin, offersOf, playOnChart, pressOnce, START, turnOn, untilAsked, untilAway } from './race-play.ts';

test('Race for the Galaxy: a whole match of three from the lobby to the result, by clicking on the table', async ({ visit }) => {
  test.setTimeout(480_000);
  const page = await visit();
  await page.goto('/');
  await page.locator(`a[href="${START}"]`).first().click();
  await begin(page, 3, { level: 'greedy' });
  await playOnChart(page, 1500);
  await expect(page.locator(OVER)).toBeVisible();
});

test('Race for the Galaxy: alone against the robot to the end, its steps on its mat', async ({ visit }) => {
  test.setTimeout(480_000);
  const page = await visit({ size: 'small' });
  await begin(page, 1);
  await expect(page.locator('section.mat')).toBeVisible();
  await playOnChart(page, 12);
  await expect(page.locator('section.mat .steps li').first()).toBeVisible();
  await expectNoViolationsInEitherTheme(page);
  await expectNoScrolling(page);
  await playOnChart(page, 1500);
  await expect(page.locator(OVER)).toBeVisible();
});

test('Race for the Galaxy: what a card takes is a sum before it is placed, and the payment is picked already; no screen scrolls, axe is content', async ({
  visit,
}) => {
  test.setTimeout(480_000);
  const page = await visit({ size: 'small' });
  await begin(page, 4);
  await untilAsked(page, '.actions');
  await expect(page.locator('.actions .action')).toHaveCount(7);
  await expect(page.locator('.actions .now').first()).toHaveText('see 7, keep 1');
  await expectNoViolationsInEitherTheme(page);
  await untilAsked(page, '.hand .lit');
  await page.locator('.hand .lit').first().click();
  await expect(page.locator('.placing .against').first()).toContainText(/pay|free|conquer/);
  // In words, too: nobody has to know the signs, or to find out that pointing at a card explains it.
  await expect(page.locator('.placing .does .kind')).toContainText(/world|development/i);
  for (const size of ['wide', 'small'] as const) {
    await page.setViewportSize(SIZES[size]);
    await expectNoScrolling(page);
  }
  await asOnPhone(page, () => expectNoViolationsInEitherTheme(page));
  await untilAsked(page, '.paying');
  await expect(page.locator('[data-confirm]')).toBeEnabled();
  await expect(page.locator('.hand .picked').first()).toBeVisible();
  await expectNoViolationsInEitherTheme(page);
  await untilAsked(page, '.powers, .shown');
  await expectNoViolationsInEitherTheme(page);
  await page.locator('.plate').first().click();
  await expect(page.locator('.popover')).toContainText('VP chips');
  await page.keyboard.press('Escape');
  await expect(page.locator('.popover.menu')).toHaveCount(0);
});

test('Race for the Galaxy: rounds on a phone, by tapping; a tableau at a time', async ({ visit }) => {
  test.setTimeout(240_000);
  const page = await visit({ size: 'phone' });
  await begin(page, 5);
  expect(await playOnChart(page, 30, 'tap')).toBe(30);
  await page.locator('.strip button').nth(1).tap();
  await expect(page.locator('.strip button').nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.locator('.strip button').last().tap();
  await expect(page.locator('.goals')).toBeVisible();
  await expectNoViolationsInEitherTheme(page);
  await expectNoScrolling(page);
});

test('Race for the Galaxy: on a phone a first tap on a card says what it does and costs, and a second places it', async ({ visit }) => {
  test.setTimeout(240_000);
  const page = await visit({ size: 'phone' });
  await begin(page, 2);
  await untilAsked(page, '.actions');
  // The screen always says how a card is read.
  await expect(page.locator('.actions .hold')).toBeVisible();
  await untilAsked(page, '.hand .lit');
  await expect(page.locator('.ask .help')).toContainText('tap again');
  const seq = await untilSettled(page);
  const card = page.locator('.hand .lit').first();
  await card.tap();
  await expect(page.locator('.placing .does .kind')).toBeVisible();
  await expect(page.locator('.placing .against').first()).toContainText(/pay|free|conquer/);
  await expect(page.locator('#board')).toHaveAttribute('data-seq', seq);
  await expectNoViolationsInEitherTheme(page, { within: '#board' });
  await card.tap();
  await expect(page.locator('#board')).not.toHaveAttribute('data-seq', seq);
  await untilAsked(page, '.shown');
  await expect(page.locator('.prompt small')).toBeVisible();
});

test('Race for the Galaxy: rounds by keyboard alone', async ({ visit }) => {
  test.setTimeout(240_000);
  const page = await visit();
  await begin(page, 2);
  let confirmed = 0;
  for (let step = 0; step < 90 && confirmed < 8; step++) {
    const offers = await offersOf(page);
    if (offers.isOver) break;
    if (offers.isReady) {
      await page.keyboard.press('c');
      confirmed += 1;
    } else {
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
    }
  }
  expect(confirmed).toBe(8);
});

test('Race for the Galaxy: two actions a round in the expert duel, the same one twice if wanted', async ({ visit }) => {
  test.setTimeout(240_000);
  const page = await visit();
  await begin(page, 2, { prepare: () => turnOn(page, 'expert') });
  await untilAsked(page, '.actions');
  await page.locator('[data-opens="action:develop"]').click();
  await expect(page.locator('[data-confirm]')).toBeDisabled();
  await page.locator('[data-opens="action:develop"]').click();
  await expect(page.locator('[data-confirm]')).toContainText('Develop + Develop');
  await page.locator('[data-confirm]').click();
  await expect(page.locator('.phases li.now')).toHaveCount(1);
});

test('Race for the Galaxy: a draft shows the pack and what was taken of those before', async ({ visit }) => {
  const page = await visit();
  await begin(page, 2, { prepare: () => turnOn(page, 'draft') });
  await expect(page.locator('.shown > button')).toHaveCount(5);
  expect(await playOnChart(page, 4)).toBe(4);
  await expect(page.locator('.drafted .tiles > button')).toHaveCount(2);
  await expect(page.locator('.drafted h3')).toHaveText('Pick 3 of 65');
});

test('Race for the Galaxy: around one screen a curtain falls before every hand', async ({ visit }) => {
  const page = await visit();
  const prepare = async () => {
    await pick(page.getByLabel(en.setup.seat(2), { exact: true }), 'person');
    await page.getByLabel(`${en.setup.seat(2)}: ${en.settings.name}`).fill('Boris');
  };
  await page.goto(START);
  await page.getByText('2', { exact: true }).click();
  await prepare();
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/local/*');
  for (const name of ['Irene', 'Boris']) {
    await expect(page.getByRole('heading', { name: en.curtain.title(name) })).toBeVisible();
    expect(await page.locator('.rg-table').count()).toBe(0);
    await page.getByRole('button', { name: en.curtain.ready(name) }).click();
    await expect(page.locator('.hand > button')).toHaveCount(6);
    // A start world may ask for more of the first hand than two cards.
    await untilAway(page);
  }
});

interface Update {
  readonly view: {
    readonly viewer: number;
    readonly stage: string;
    readonly players: readonly {
      readonly seat: number;
      readonly hand?: readonly string[];
      readonly seen?: readonly string[];
      readonly placing?: string;
      readonly actions?: readonly string[];
      readonly steps: readonly unknown[];
    }[];
  };
  readonly events: readonly { readonly type: string; readonly seat?: number; readonly cards?: unknown }[];
}

test("Race for the Galaxy: two browsers, and neither is ever sent the other's hand, choice, deck or seed", async ({ visit }) => {
  test.setTimeout(240_000);
  const host = await visit();
  const guest = await visit();
  const heard = [updatesOf<Update>(host), updatesOf<Update>(guest)];
  await meet(host, guest, START);
  for (const page of [host, guest]) await page.locator('.rg-table').waitFor();
  for (let step = 0; step < 60; step++) {
    for (const page of [host, guest]) {
      await untilAgreed([host, guest]);
      await pressOnce(page, step);
    }
  }

  heard.forEach(({ updates, text }, seat) => {
    expect(updates().length).toBeGreaterThan(15);
    expect(updates().some(({ view }) => view.stage !== 'start' && view.stage !== 'choose')).toBe(true);
    for (const { view, events } of updates()) {
      expect(view.viewer).toBe(seat);
      const other = view.players[1 - seat];
      for (const secret of [other.hand, other.seen, other.placing]) expect(secret).toBeUndefined();
      if (view.stage === 'choose') expect(other.actions).toBeUndefined();
      for (const event of events) {
        if (event.seat === 1 - seat && /^cards-/.test(event.type)) expect(event.cards).toBeUndefined();
      }
    }
    for (const secret of ['"chance":', '"seed":', '"deck":', '"discard":', '"key":']) expect(text()).not.toContain(secret);
  });
});
