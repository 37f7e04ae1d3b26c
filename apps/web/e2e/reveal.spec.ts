import type { Json } from '@orrery/engine';
import type { Page } from '@playwright/test';
import { REVEAL_WORDS } from '../src/games/not-alone/motion/reveal-words.ts';
import { ru } from '../src/games/not-alone/words.ru.ts';
import { en } from '../src/games/not-alone/words.ts';
import { expect, test } from './fixtures.ts';
import { pressFirst } from './hand.ts';
import { keepMatches, playMatch } from './kept-match.ts';
import { begin, beHunted } from './not-alone-play.ts';
import { untilSettled, withSettings } from './play.ts';
import { BEFORE_THE_REVEAL, CAUGHT_WITH_CARDS, FULL_HANDS } from './positions.ts';

/** Steps of Assimilation to the star, with four players. */
const BEFORE_STEPS = 9;

interface Sight {
  readonly words: string;
  /** All of it is within the planet, where it is shown. */
  readonly isWhole: boolean;
}

/** Runs in the page before anything else: what was shown of the reveal and of a catch, since neither stays. */
const WATCH = `{
  window.sights = {};
  const look = (node, name) => {
    const board = node.closest('.board').getBoundingClientRect();
    const boxes = [...node.querySelectorAll('*')].filter((one) => !one.closest('svg')).map((one) => one.getBoundingClientRect());
    const isWhole = boxes.every((box) => box.top >= board.top - 1 && box.bottom <= board.bottom + 1 && box.left >= board.left - 1 && box.right <= board.right + 1);
    window.sights[name] = { words: node.textContent.replace(/\\s+/g, ' '), isWhole };
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (node.classList?.contains('reveal')) look(node, 'reveal');
        if (node.dataset?.moment === 'caught') look(node, 'caught');
      }
  }).observe(document, { childList: true, subtree: true });
}`;

/** The Creature comes to the Lair, by hand. */
async function hunt(page: Page, position: { readonly seats: number } & Json, press: 'click' | 'tap'): Promise<void> {
  await page.addInitScript(WATCH);
  await withSettings(page, { motion: 'reduced' });
  const { seats } = position;
  const [address] = await keepMatches(page, [await playMatch({ game: 'not-alone', seats, position, answers: 0 })]);
  await page.goto(address);
  await untilSettled(page);
  await pressFirst(page, '[data-place="1"][data-action]', press);
  await untilSettled(page);
  await pressFirst(page, `[data-action='{"type":"end-hunting"}']`, press);
  await expect.poll(() => sight(page, 'caught')).toBeDefined();
}

const sight = (page: Page, name: string) => page.evaluate<Sight | undefined>(`window.sights[${JSON.stringify(name)}]`);

for (const [locale, words, lair] of [
  ['en', en, 'Lair'],
  ['ru', ru, 'Логово'],
] as const) {
  for (const size of ['wide', 'small', 'phone'] as const) {
    test(`Not Alone: the reveal shows who is caught where, by what, and what it costs (${locale}, ${size})`, async ({ visit }) => {
      const page = await visit({ locale, size });
      await hunt(page, BEFORE_THE_REVEAL, size === 'phone' ? 'tap' : 'click');
      const revealed = await sight(page, 'reveal');
      expect(revealed?.words).toContain(REVEAL_WORDS[locale].found('Ada Lovelace'));
      // In the Lair it costs one Will more.
      expect(revealed?.words).toContain(words.caughtCost(2, undefined));
      expect(revealed?.isWhole).toBe(true);
      const caught = await sight(page, 'caught');
      expect(caught?.words).toContain(`Ada Lovelace${lair}${words.caughtCost(2, 1)}`);
      expect(caught?.words).toContain(`${words.assimilation}: ${words.stepsLeft(BEFORE_STEPS - 1)}`);
      expect(caught?.isWhole).toBe(true);
    });
  }
}

test('Not Alone: the reveal of six Hunted, and the catch of three, can be read whole', async ({ visit }) => {
  const played = ['lair', 'jungle', 'beach', 'lair', 'rover', 'lair'].map((card) => ({ played: [card] }));
  for (const size of ['small', 'phone'] as const) {
    const page = await visit({ size, locale: 'ru' });
    await hunt(page, { ...BEFORE_THE_REVEAL, seats: 7, hunted: played }, size === 'phone' ? 'tap' : 'click');
    for (const name of ['reveal', 'caught']) expect((await sight(page, name))?.isWhole, `${name}, ${size}`).toBe(true);
    // It stays to be seen when the moment is gone.
    await expect(page.locator('.plate [data-caught]')).toHaveCount(3);
    await page.close();
  }
});

test('Not Alone: as long as a card may help, who is found by the Creature is told the price, and no longer', async ({ visit }) => {
  for (const [locale, words] of [
    ['en', en],
    ['ru', ru],
  ] as const) {
    const page = await visit({ locale, size: 'phone' });
    const [address] = await keepMatches(page, [await playMatch({ game: 'not-alone', seats: 3, position: CAUGHT_WITH_CARDS, answers: 0 })]);
    await page.goto(address);
    const asked = await untilSettled(page);
    await expect(page.locator('.prompt [data-found]')).toHaveText(words.foundYou(words.caughtCost(1, undefined)));
    await expect(page.locator('.visitor.found')).toHaveCount(1);
    await pressFirst(page, '[data-spot="survival:dodge"]', 'tap');
    await pressFirst(page, '.popover [data-action]', 'tap');
    await expect(page.locator('#board')).not.toHaveAttribute('data-seq', asked);
    await expect(page.locator('[data-found]:not(.reveal *)')).toHaveCount(0);
    await page.close();
  }
});

test('Not Alone: a place on the planet is a way to play its card, by mouse, touch and key', async ({ visit }) => {
  const ways = {
    mouse: (page: Page) => pressFirst(page, '[data-place="2"]', 'click'),
    touch: (page: Page) => pressFirst(page, '[data-place="2"]', 'tap'),
    key: async (page: Page) => {
      await page.locator('[data-place="2"]').focus();
      await page.keyboard.press('Enter');
    },
  };
  const done = {
    mouse: (page: Page) => pressFirst(page, '.popover [data-action]', 'click'),
    touch: (page: Page) => pressFirst(page, '.popover [data-action]', 'tap'),
    key: (page: Page) => page.keyboard.press('Enter'),
  };
  for (const hand of ['mouse', 'touch', 'key'] as const) {
    const page = await visit({ size: hand === 'touch' ? 'phone' : 'small' });
    await begin(page, 3, { prepare: () => beHunted(page) });
    await untilSettled(page);
    // A place whose card is not in hand only says what it is.
    await page.locator('[data-place="8"]').click();
    await expect(page.locator('.popover')).toContainText('Wreck');
    await expect(page.locator('.popover [data-action]')).toHaveCount(0);
    await page.keyboard.press('Escape');

    await ways[hand](page);
    // The first press reads, and nothing is laid yet.
    await expect(page.locator('.popover')).toContainText('Jungle');
    await expect(page.locator('.popover [data-action]')).toHaveText('Lay the Jungle');
    await expect(page.locator('[data-spot="laid:jungle"]')).toHaveCount(0);
    await done[hand](page);
    await expect(page.locator('[data-spot="laid:jungle"], [data-spot="visit:0:jungle"]').first()).toBeVisible();
    await page.close();
  }
});

test('Not Alone: 2 Will are offered only where they bring more cards than 1', async ({ visit }) => {
  const page = await visit();
  const [{ discard, ...own }, other] = FULL_HANDS.hunted;
  for (const [pile, offers] of [
    [discard, ['resist', 'give-up']],
    [
      [...discard, 'wreck'],
      ['resist', 'resist', 'give-up'],
    ],
  ] as const) {
    const hand = own.hand?.filter((card) => !pile.includes(card)) ?? [];
    const position = { ...FULL_HANDS, hunted: [{ ...own, hand, discard: [...pile] }, other] };
    const [address] = await keepMatches(page, [await playMatch({ game: 'not-alone', seats: 3, position, answers: 0 })]);
    await page.goto(address);
    await untilSettled(page);
    await expect
      .poll(() => page.locator('[data-opens]').evaluateAll((all) => all.map((one) => one.getAttribute('data-opens'))))
      .toEqual(offers);
  }
});

/** Pixels of a card that are seen where another lies over it: its number and an edge of its picture. */
const LEAST_SEEN = 24;

/** Runs in the page: own cards that reach out of the bar or lie below something; only cards of one row may overlap, and the last of a row is whole. */
function cutCards(least: number): string[] {
  const bar = document.querySelector('.na-table .bar')?.getBoundingClientRect();
  if (bar === undefined) return ['there is no bar'];
  const cards = [...document.querySelectorAll('.na-table .bar .own')];
  const others = [...cards, ...document.querySelectorAll('.na-table .risks button')].map((thing) => thing.getBoundingClientRect().left);
  return cards.flatMap((card) => {
    const name = card.getAttribute('data-spot') ?? '';
    const box = (card.querySelector('.card') ?? card).getBoundingClientRect();
    if (box.right > bar.right || box.left < bar.left || box.bottom > bar.bottom) return [`${name} is outside`];
    const seen = Math.min(box.right, ...others.filter((left) => left > box.left + 1)) - box.left;
    const isLast = card.parentElement?.lastElementChild === card;
    return seen < (isLast ? box.width - 1 : least) ? [`${name} is covered: ${Math.round(seen)}`] : [];
  });
}

for (const position of [FULL_HANDS, CAUGHT_WITH_CARDS]) {
  test(`Not Alone: no card of one's own is cut off at 1024 with the panel open (${position.turn})`, async ({ visit }) => {
    const page = await visit({ size: 'small' });
    const [address] = await keepMatches(page, [await playMatch({ game: 'not-alone', seats: 3, position, answers: 0 })]);
    await page.goto(address);
    await untilSettled(page);
    if ((await page.locator('aside.open').count()) === 0) await page.locator('aside [aria-expanded]').click();
    for (const locale of ['en', 'ru'] as const) {
      if ((await page.locator('html').getAttribute('lang')) !== locale) await page.locator(`header [lang=${locale}]`).click();
      await page.locator(`html[lang=${locale}]`).waitFor();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      expect(await page.evaluate(cutCards, LEAST_SEEN), locale).toEqual([]);
    }
  });
}

test('Not Alone: the coach of a lesson tells nothing of the reveal before its cards have turned', async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await visit();
  await withSettings(page, { motion: 'reduced' });
  await page.addInitScript(`new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.classList?.contains('reveal')) requestAnimationFrame(() => { window.coachMeanwhile = getComputedStyle(document.querySelector('[data-coach] .said')).visibility; });
  }).observe(document, { childList: true, subtree: true });`);
  await page.goto('/learn/not-alone');
  await page.locator('[data-lesson=hunted] button').first().click();
  await page.waitForURL('**/local/*');
  const meanwhile = () => page.evaluate<string | undefined>('window.coachMeanwhile');
  for (let step = 0; step < 10 && (await meanwhile()) === undefined; step++) {
    await untilSettled(page);
    await pressFirst(page, '[data-coach-next], [data-coach-show]', 'click');
    await page.waitForTimeout(300);
  }
  expect(await meanwhile()).toBe('hidden');
  await expect(page.locator('[data-coach] .said')).toBeVisible();
});
