import { GAMES } from '@orrery/catalogue';
import type { GameManifest } from '@orrery/engine';
import type { Page } from '@playwright/test';
import { SIZES } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { keepMatches, type Played, playMatch } from './kept-match.ts';
import { faultsOf, LOOKED_AT } from './layout-faults.ts';
import { SETTLED, untilSettled } from './play.ts';
import { EXPLORING } from './positions.ts';

/** Every seat count of every game, far enough in that much lies on the table; both sides of Not Alone, Theseus also at its set-up. */
const TABLES: Readonly<Record<string, readonly Played[]>> = {
  'Alien Frontiers': [2, 3, 4].map((seats) => ({ game: 'alien-frontiers', seats, answers: 60 })),
  'Race for the Galaxy': [
    ...[1, 2, 3, 4, 5].map((seats) => ({ game: 'race-for-the-galaxy', seats, answers: 40 })),
    { game: 'race-for-the-galaxy', seats: 3, position: EXPLORING, answers: 0 },
  ],
  Theseus: [...[2, 3, 4].map((seats) => ({ game: 'theseus', seats, answers: 24 })), { game: 'theseus', seats: 2, answers: 2 }],
  'Not Alone': [2, 3, 4, 5, 6, 7].map(
    (seats): Played => ({
      game: 'not-alone',
      seats,
      answers: 8,
      options: seats % 2 === 0 ? { expansion: 'sanctuary' } : { creature: 'last-seat' },
    }),
  ),
};

/** Sizes of the window, with the panel beside the table open or folded away. A phone has none. Russian is longer; English is looked at where it is tight. */
const SIGHTS = [
  { size: '1440', ...SIZES.wide, panel: true, isTight: false },
  { size: '1024 with the panel', ...SIZES.small, panel: true, isTight: true },
  { size: '1024', ...SIZES.small, panel: false, isTight: false },
  { size: '390', ...SIZES.phone, panel: undefined, isTight: true },
] as const;

/** What cannot be read or reached at one of the sizes. The page is drawn once and made larger and smaller. */
async function faultsAt(page: Page, { size, width, height, panel }: (typeof SIGHTS)[number]): Promise<string[]> {
  await page.setViewportSize({ width, height });
  const isOpen = (await page.locator('aside.open').count()) > 0;
  if (panel !== undefined && panel !== isOpen) await page.locator('aside [aria-expanded]').dispatchEvent('click');
  await page.mouse.move(0, 0);
  // Sizes are measured once drawn, and then drawn again.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return (await faultsOf(page)).map(({ kind, what, by }) => `${size}: ${what} is ${kind} ${by}`.trim());
}

async function speak(page: Page, locale: 'en' | 'ru'): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) !== locale) await page.locator(`header [lang=${locale}]`).dispatchEvent('click');
  await page.locator(`html[lang=${locale}] ${SETTLED}`).waitFor();
}

for (const [name, tables] of Object.entries(TABLES)) {
  test(`at every table of ${name} all words can be read whole`, async ({ visit }) => {
    test.setTimeout(300_000);
    const found: string[] = [];
    const page = await visit();
    await page.addInitScript(LOOKED_AT);
    for (const [at, address] of (await keepMatches(page, await Promise.all(tables.map(playMatch)))).entries()) {
      await page.goto(address);
      await untilSettled(page);
      // A table comes up in the language the last was left in.
      for (const locale of at % 2 === 0 ? (['en', 'ru'] as const) : (['ru', 'en'] as const)) {
        await speak(page, locale);
        for (const sight of SIGHTS.filter(({ isTight }) => isTight || locale === 'ru'))
          found.push(...(await faultsAt(page, sight)).map((fault) => `${address} ${locale} ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });
}

test('beside the words of every lesson all words can be read whole', async ({ visit }) => {
  test.setTimeout(300_000);
  const found: string[] = [];
  const page = await visit({ locale: 'ru' });
  await page.addInitScript(LOOKED_AT);
  for (const { id, lessons = [] } of GAMES as readonly GameManifest[]) {
    for (const lesson of lessons) {
      await page.goto(`/learn/${id}`);
      await page.locator(`[data-lesson=${lesson.id}] button`).first().dispatchEvent('click');
      await page.waitForURL('**/local/*');
      await untilSettled(page);
      await page.locator('[data-coach]').waitFor();
      for (const sight of SIGHTS) found.push(...(await faultsAt(page, sight)).map((fault) => `${id} ${lesson.id} ${fault}`));
    }
  }
  expect(found).toEqual([]);
});

/** What the learner must see at once to answer, and a lesson that asks for it. */
const AT_ONCE = [
  { game: 'race-for-the-galaxy', lesson: 'goals', things: '.rg-table .actions .action, .rg-table .hand [data-spot]' },
  { game: 'not-alone', lesson: 'sanctuary', things: '.na-table .bar .own, .na-table .risks button' },
] as const;

for (const { game, lesson, things } of AT_ONCE) {
  test(`on a phone all that the lesson ${lesson} of ${game} asks for is seen without scrolling`, async ({ visit }) => {
    const page = await visit({ size: 'phone', locale: 'ru' });
    await page.goto(`/learn/${game}`);
    await page.locator(`[data-lesson=${lesson}] button`).first().click();
    await page.waitForURL('**/local/*');
    for (let step = 0; step < 4; step++) {
      await untilSettled(page);
      if (await page.locator('[data-coach-show]').isVisible()) break;
      await page.locator('[data-coach-next]').click();
    }
    await expect(page.locator(things).nth(5)).toBeVisible();
    for (const thing of await page.locator(things).all()) await expect(thing).toBeInViewport({ ratio: 0.98 });
  });
}

/** What a careless change of a style would do to a table, and what must be said of it. */
const BREAKS = [
  ['.module header { transform: translateY(30px); }', 'covered'],
  ['.bar p { margin-left: -80px; }', 'over other words'],
  ['.plate .line { transform: translateY(40px); }', 'out of its box'],
  ['.place { left: 90% !important; }', 'cut off'],
] as const;

test('a table that somebody broke is found out', async ({ visit }) => {
  const page = await visit();
  await page.addInitScript(LOOKED_AT);
  const [address] = await keepMatches(page, [await playMatch(TABLES.Theseus[0])]);
  await page.goto(address);
  await untilSettled(page);
  expect(await faultsOf(page)).toEqual([]);
  for (const [css, kind] of BREAKS) {
    const style = await page.addStyleTag({ content: css });
    const kinds = (await faultsOf(page)).map((fault) => fault.kind);
    expect.soft(kinds, css).toContain(kind);
    await style.evaluate((element) => element.parentNode?.removeChild(element));
  }
});
