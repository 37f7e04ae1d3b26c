import { en } from '../src/text/en.ts';
import { asOnPhone, expectNoViolationsInEitherTheme } from './axe.ts';
import { SIZES } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { pick } from './hand.ts';
import { begin, beHunted, expectNoScrolling, playOnTable, pressOnce, START } from './not-alone-play.ts';
import { chooseOption, holdBots, meet, OVER, untilAgreed, untilSettled, updatesOf } from './play.ts';

test('Not Alone: a whole match as the Creature, from the lobby to the result, by clicking on the table', async ({ visit }) => {
  test.setTimeout(300_000);
  const page = await visit();
  await page.goto('/');
  await page.locator(`a[href="${START}"]`).first().click();
  await begin(page, 2);
  // What one is asked closes an open menu.
  await untilSettled(page);
  // Hold for me: a card is marked once, seen as such in the hand and beside the question, and let go there.
  const card = page.locator('.claw .own').first();
  await card.click();
  await page.locator('[data-hold=always]').click();
  await expect(page.locator('[data-hold=always][aria-pressed=true]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toHaveAttribute('data-held', 'true');
  await page.locator('[data-order^=hold-hunt-]').click();
  await expect(card).not.toHaveAttribute('data-held');
  await playOnTable(page, 600);
  await expect(page.locator(OVER)).toBeVisible();
});

test('Not Alone with Sanctuary: a whole match as one of the Hunted, by clicking; what bots said is kept, in either language', async ({
  visit,
}) => {
  test.setTimeout(300_000);
  const page = await visit({ size: 'small' });
  const prepare = async () => {
    await expectNoViolationsInEitherTheme(page);
    await beHunted(page);
    await chooseOption(page, 'sanctuary');
  };
  await begin(page, 4, { prepare });
  await expect(page.locator('.answers [data-action*=choose-character]')).toHaveCount(2);
  await playOnTable(page, 800);
  await expect(page.locator(OVER)).toBeVisible();
  await expectNoViolationsInEitherTheme(page);
  await asOnPhone(page, () => expectNoViolationsInEitherTheme(page));

  // Three bots speak several times in a match; a person who comes back hears it again, in the language chosen in the meantime.
  const lines = page.getByRole('log').locator('li p');
  const openChat = async () => {
    await page.locator(OVER).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-panel=chat]').click();
    await page.getByRole('log').waitFor({ state: 'attached' });
  };
  await openChat();
  const said = await lines.allTextContents();
  await page.reload();
  await openChat();
  await expect(lines).toHaveText(said);
  await page.getByTitle(en.settings.locales.ru).click();
  await expect(lines).toHaveText(said.map(() => /[а-яё]/i));
});

test('Not Alone: turns by keyboard alone', async ({ visit }) => {
  const page = await visit();
  await begin(page, 3, { prepare: () => beHunted(page) });
  const offered = page.locator('.na-table [data-action]:enabled');
  const focused = page.locator('.na-table [data-action]:focus');
  const moment = async () => [
    await page.locator('.prompt').textContent(),
    ...(await offered.evaluateAll((things) => things.map((thing) => thing.getAttribute('data-action')))),
  ];
  for (let step = 0; step < 8; step++) {
    await untilSettled(page);
    await expect(offered.first()).toBeVisible();
    for (let tabs = 0; tabs < 90 && (await focused.count()) === 0; tabs++) await page.keyboard.press('Tab');
    const before = await moment();
    await page.keyboard.press('Enter');
    await expect.poll(moment).not.toEqual(before);
  }
  await expect(page.locator('#panel')).toContainText('Irene lays');
  await expect(page.locator('#panel')).toContainText('Phase 3');
});

test('Not Alone: turns by tapping on a phone, with Sanctuary', async ({ visit }) => {
  const page = await visit({ size: 'phone' });
  const prepare = async () => {
    await beHunted(page);
    await chooseOption(page, 'sanctuary');
  };
  await begin(page, 4, { prepare });
  await untilSettled(page);
  // Every sign that is ahead on the Defense track is explained in one place.
  await page.locator('[data-defense-signs]').tap();
  await expect(page.locator('.popover [data-signs] li')).toHaveCount(await page.locator('.cell.bonus:not(.done)').count());
  await page.locator('.popover .close').tap();
  expect(await playOnTable(page, 16, 'tap')).toBe(16);
});

test('Not Alone: turns as one of the Hunted; a risk is named before it is taken, and no screen scrolls', async ({ visit }) => {
  test.setTimeout(240_000);
  const page = await visit({ size: 'small' });
  const bots = await holdBots(page);
  await begin(page, 4, { prepare: () => beHunted(page) });
  const closed = page.locator('[data-spot^="hand:"]:not([data-action])');
  // With nothing in the pile and all Will there is nothing to give up for.
  await expect(page.locator('[data-opens]')).toHaveCount(0);
  await page.locator('.own[data-spot^="survival:"]').first().click();
  await expect(closed).toHaveCount(0);
  // The Creature closes two places meanwhile: what one is reading stays.
  await bots.letGo();
  await untilSettled(page);
  await expect(closed).toHaveCount(2);
  await expect(page.locator('.popover [data-hold=always]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNoViolationsInEitherTheme(page);
  for (const size of ['wide', 'small'] as const) {
    await page.setViewportSize(SIZES[size]);
    await expectNoScrolling(page);
  }
  await page.keyboard.press('3');
  await expect(page.locator('[data-spot="laid:river"], [data-spot="visit:0:river"]').first()).toBeVisible();
  expect(await playOnTable(page, 8)).toBe(8);
  // In a later turn a card lies in the pile: then it costs something, and brings something.
  const giveUp = page.locator('[data-opens=give-up]');
  for (let step = 8; step < 40; step++) {
    await untilSettled(page);
    if ((await giveUp.count()) > 0) break;
    await playOnTable(page, 1, 'click', step);
  }
  await giveUp.click();
  await expect(page.locator('.popover [data-action]')).toHaveAttribute('data-action', '{"type":"give-up"}');
  await expect(page.locator('.popover')).toContainText('Assimilation');
  await page.keyboard.press('Escape');
  await asOnPhone(page, () => expectNoViolationsInEitherTheme(page));
});

test('Not Alone: around one screen a curtain falls before every hand, the first one too', async ({ visit }) => {
  const page = await visit();
  const prepare = async () => {
    await beHunted(page);
    await pick(page.getByLabel(en.setup.seat(2), { exact: true }), 'person');
    await page.getByLabel(`${en.setup.seat(2)}: ${en.settings.name}`).fill('Boris');
  };
  await begin(page, 3, { prepare });
  const table = page.locator('.na-table');
  for (const name of ['Irene', 'Boris']) {
    await expect(page.getByRole('heading', { name: en.curtain.title(name) })).toBeVisible();
    expect(await table.count()).toBe(0);
    await page.getByRole('button', { name: en.curtain.ready(name) }).click();
    await expect(table).toBeVisible();
    await untilSettled(page);
    await page.locator('[data-spot="hand:lair"]').click();
  }
  await expect(page.locator('[data-spot="laid:lair"], [data-spot="visit:1:lair"], .curtain').first()).toBeVisible();
});

interface Update {
  readonly view: {
    readonly turn: { readonly phase: number };
    readonly creature: { readonly hand: readonly string[] };
    readonly hunted: readonly {
      readonly hand: readonly string[];
      readonly survival: readonly string[];
      readonly played: readonly { readonly card: string }[];
      readonly glimpse?: { readonly inHand: readonly string[] };
    }[];
  };
  readonly events: readonly { readonly type: string; readonly card?: string }[];
}

const onlyHidden = (cards: readonly string[]) => cards.every((card) => card === 'hidden');

test('Not Alone: two browsers, and neither is ever sent what the other hides', async ({ visit }) => {
  test.setTimeout(240_000);
  const host = await visit();
  const guest = await visit();
  const [creature, hunted] = [updatesOf<Update>(host), updatesOf<Update>(guest)];
  await meet(host, guest, START);

  await guest.locator('.na-table').waitFor();
  await host.locator('[data-panel=chat]').click();
  await host.getByText(en.match.phrases).click();
  await guest.setViewportSize(SIZES.phone);
  await host.getByRole('button', { name: 'There is nowhere to run' }).click();
  await expect(guest.locator('.heard')).toContainText('There is nowhere to run');
  // All of a phone's table is pressed or read: it is said over the head.
  const [head, heard] = await Promise.all(['header', '.heard'].map((selector) => guest.locator(selector).first().boundingBox()));
  expect((heard?.y ?? 999) + (heard?.height ?? 999)).toBeLessThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
  await guest.setViewportSize(SIZES.wide);
  await guest.locator('[data-panel=chat]').click();
  await expect(guest.getByRole('log')).toContainText('There is nowhere to run');

  for (let step = 0; step < 40; step++) {
    for (const page of [host, guest]) {
      await untilAgreed([host, guest]);
      await pressOnce(page, step);
    }
  }
  expect(creature.updates().length).toBeGreaterThan(10);
  expect(hunted.updates().some(({ view }) => view.turn.phase === 3)).toBe(true);
  for (const { view, events } of creature.updates()) {
    for (const { hand, survival, played, glimpse } of view.hunted) {
      // Until something is laid face down a hand is what the open pile leaves of the cards owned; from then on it is secret.
      const isSecret = played.some(({ card }) => card === 'hidden');
      if (isSecret) expect(hand.filter((card) => card !== 'hidden').every((card) => glimpse?.inHand.includes(card))).toBe(true);
      expect(onlyHidden(survival)).toBe(true);
      if (view.turn.phase < 3) expect(onlyHidden(played.map(({ card }) => card))).toBe(true);
    }
    for (const event of events) if (event.type === 'place-laid') expect(event.card).toBeUndefined();
  }
  for (const { view } of hunted.updates()) expect(onlyHidden(view.creature.hand)).toBe(true);
  for (const text of [creature.text(), hunted.text()]) {
    for (const secret of ['"chance":', '"seed":', '"survivalDeck":', '"key":']) expect(text).not.toContain(secret);
  }
});
