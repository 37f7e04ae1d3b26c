import { GAMES } from '@orrery/catalogue';
import type { Page } from '@playwright/test';
import { en } from '../src/text/en.ts';
import { ru } from '../src/text/ru.ts';
import { asOnPhone, expectNoViolationsInEitherTheme } from './axe.ts';
import { SIZES, type Size } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { follow } from './hand.ts';
import { startLocal } from './play.ts';

const SCREENS = [
  '/',
  '/seek',
  '/tables',
  '/friends',
  '/evenings',
  '/new/alien-frontiers',
  '/new/alien-frontiers?online',
  '/rules/alien-frontiers',
  '/settings',
  '/matches',
  '/you',
  '/person/nobody',
  '/played/theseus',
  '/puzzles',
  '/puzzles/theseus',
  '/workshop',
  '/replay/file',
  '/nowhere',
];

/** Games differ in what there is to choose and to read. */
const SETUPS = GAMES.map(({ id }) => `/new/${id}`);

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const [scroll, client] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  expect(scroll).toBeLessThanOrEqual(client);
}

/** What is too wide for a form pushes it over the margin of the page, and is cut off where that does not scroll. */
async function expectMargins(page: Page): Promise<void> {
  const over = await page.locator('form').evaluate((form) => {
    const edge = innerWidth - form.getBoundingClientRect().left;
    const things = [form, ...form.querySelectorAll('*')].filter((thing) => thing.getBoundingClientRect().right > edge + 1);
    return things.map(({ outerHTML }) => outerHTML.slice(0, 80));
  });
  expect(over).toEqual([]);
}

for (const [at, path] of SCREENS.entries()) {
  test(`axe finds nothing at ${path}`, async ({ visit }) => {
    const page = await visit({ locale: at % 2 === 0 ? 'ru' : 'en' });
    await page.goto(path);
    await page.locator('h1').waitFor();
    await page.waitForLoadState('networkidle');
    await expectNoViolationsInEitherTheme(page);
    await asOnPhone(page, () => expectNoViolationsInEitherTheme(page));
  });
}

test('axe finds nothing at a table, its panels and its settings', async ({ visit }) => {
  const page = await visit();
  await startLocal(page, '');
  await page.locator('[data-panel=log]').click();
  await expectNoViolationsInEitherTheme(page);
  for (const panel of ['points', 'actions', 'rules']) {
    await page.locator(`[data-panel=${panel}]`).click();
    if (panel === 'rules') await page.locator('#panel [data-rule]').first().waitFor();
    await expectNoViolationsInEitherTheme(page, { within: 'aside' });
  }
  await page.getByRole('button', { name: en.match.settings }).click();
  await page.locator('dialog[open]').waitFor();
  await expectNoViolationsInEitherTheme(page, { within: 'dialog[open]' });
  await page.keyboard.press('Escape');
  await asOnPhone(page, async () => {
    const panes = page.locator('#board .tabs [role=tab]');
    await panes.first().waitFor();
    await expectNoViolationsInEitherTheme(page);
    for (const pane of (await panes.all()).slice(1)) {
      await pane.click();
      await expectNoViolationsInEitherTheme(page, { within: '#board' });
    }
    await page.locator('[data-panel=log]').click();
    await page.locator('dialog[open]').waitFor();
    await expectNoViolationsInEitherTheme(page, { within: 'dialog[open]' });
    await page.keyboard.press('Escape');
  });
});

/** What a careless change would do to a page, and what must be said of it. */
const BREAKS = [
  ['<style>p { color: #333 !important; background: #222 !important; }</style>', /color-contrast: <p/],
  ['<style>:root[data-theme="light"] p { color: #ccc !important; }</style>', /color-contrast: <p/],
  ['<button></button>', /button-name: <button/],
] as const;

test('axe would find words that can hardly be read, be it in one theme only, and things without a name', async ({ visit }) => {
  const page = await visit({ theme: 'dark' });
  await page.goto('/nowhere');
  await page.locator('h1').waitFor();
  const broken = await page.evaluateHandle(() => document.body.appendChild(document.createElement('div')));
  for (const [html, problem] of BREAKS) {
    await broken.evaluate((element, given) => element.replaceChildren(document.createRange().createContextualFragment(given)), html);
    await expect(expectNoViolationsInEitherTheme(page), html).rejects.toThrow(problem);
  }
});

/** What is pressed by mouse is drawn once, and made smaller. */
const DEVICES: readonly (readonly Size[])[] = [['wide', 'small'], ['phone']];

for (const sizes of DEVICES) {
  for (const locale of ['en', 'ru'] as const) {
    test(`nothing scrolls sideways on a ${sizes.join(' or ')} screen in ${locale}`, async ({ visit }) => {
      const page = await visit({ size: sizes[0], locale });
      for (const [at, path] of [...SCREENS, ...SETUPS].entries()) {
        // What stands after the question mark is read when a screen comes up.
        if (at === 0 || path.includes('?')) await page.goto(path);
        else await follow(page, path);
        await page.locator('h1').waitFor();
        for (const size of sizes) {
          await page.setViewportSize(SIZES[size]);
          await expectNoSidewaysScrolling(page);
          if (SETUPS.includes(path)) await expectMargins(page);
        }
      }
    });

    test(`a table on a ${sizes.join(' or ')} screen in ${locale} needs no page scrolling`, async ({ visit }) => {
      const page = await visit({ size: sizes[0], locale });
      await startLocal(page, '');
      for (const size of sizes) {
        await page.setViewportSize(SIZES[size]);
        const [scroll, client] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
        expect(scroll).toBeLessThanOrEqual(client);
        await expectNoSidewaysScrolling(page);
      }
    });
  }
}

test('the language changes at once, stays and is told to readers of the screen', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await expect(page.locator('h1')).toHaveText(en.app.motto);
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.locator('h1')).toHaveText(ru.app.motto);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.reload();
  await expect(page.locator('h1')).toHaveText(ru.app.motto);
});

test('rules are searched, and a link leads to one of them', async ({ visit }) => {
  const page = await visit();
  await page.goto('/rules/alien-frontiers#AF-5.4');
  await expect(page.locator('[data-rule="AF-5.4"]')).toBeInViewport();
  await expect(page.locator('[data-rule="AF-5.4"]')).toHaveClass(/shown/);
  await page.getByRole('searchbox').fill('relic desert');
  await expect(page.locator('[data-rule]').first()).toContainText(/relic/i);
  await page.getByRole('searchbox').fill('qwertyuiop');
  await expect(page.locator('[data-rule]')).toHaveCount(0);
});
