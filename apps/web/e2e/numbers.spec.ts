import { GAMES } from '@orrery/catalogue';
import { countedOf, numbersWordsOf } from '@orrery/catalogue/numbers';
import { type CountedTable, LOCALES } from '@orrery/engine';
import { evenShare, shareFigures } from '@orrery/study/numbers';
import { NUMBERS_DOOR } from '../src/numbers/door-words.ts';
import { NUMBERS_WORDS } from '../src/numbers/words.ts';
import { asOnPhone, expectNoViolationsInEitherTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { PLAYED } from './told-people.ts';

const says = NUMBERS_WORDS.en;

for (const { id } of GAMES) {
  for (const locale of LOCALES) {
    test(`${id}: its numbers are drawn and written, large and on a phone (${locale})`, async ({ visit }) => {
      test.setTimeout(240_000);
      const page = await visit({ locale });
      await page.goto(`/numbers/${id}`);
      const [counted, words] = [await countedOf(id), await numbersWordsOf(id, locale)];
      if (counted === undefined || words === undefined) throw new Error('there are none');
      for (const topic of Object.keys(counted.kinds)) {
        const panel = page.locator('section', { has: page.locator(`[data-topic="${topic}"]`) });
        await expect(panel.getByRole('heading', { level: 2 })).toHaveText(words.topics[topic].title);
        await expect(panel.locator('tbody tr').first()).toBeVisible();
        // What is drawn is written beside it, with its interval.
        await expect(panel.locator('tbody tr').first().getByRole('cell').last()).toContainText(/\d.*\d/);
      }
      await expect(page.locator('body')).not.toContainText(/NaN|undefined/);
      await page.getByText(NUMBERS_WORDS[locale].reading).click();
      await expectNoViolationsInEitherTheme(page);
      await asOnPhone(page, async () => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        await expectNoViolationsInEitherTheme(page);
      });
    });
  }
}

test('a chart is a table that can be heard: the share, its interval, and how often it was counted', async ({ visit }) => {
  const page = await visit();
  await page.goto('/numbers/theseus');
  const counted = await countedOf('theseus');
  const duel = counted?.tables.find(({ seats }) => seats === 2);
  if (duel === undefined) throw new Error('there are none');
  const [best] = shareFigures(duel.topics.faction['']);
  const words = await numbersWordsOf('theseus', 'en');
  const chart = page.getByRole('table', { name: words?.topics.faction.title, exact: true });
  const row = chart.getByRole('row', { name: words?.names[best.thing] });
  const whole = (share: number) => String(Math.round(share * 100));
  await expect(row.getByRole('cell').last()).toHaveText(`${whole(best.share)} % ${says.interval}: ${whole(best.low)}–${whole(best.high)}`);
  await expect(row.getByRole('rowheader')).toContainText(best.sides.toLocaleString('en-GB'));
});

test('another number of players is picked, and rare cards are shown on demand', async ({ visit }) => {
  const page = await visit();
  await page.goto('/numbers/not-alone');
  const side = page.locator('[data-topic=side]');
  await expect(side).toContainText(says.tableOf(3, ''));
  await page.getByRole('combobox', { name: says.table }).click();
  await page.getByRole('option', { name: says.tableOf(6, ''), exact: true }).click();
  await expect(side).toContainText(says.tableOf(6, ''));
  const table = (await countedOf('not-alone'))?.tables.find(({ seats, variant }) => seats === 6 && variant === undefined);
  await expect(side.locator('tbody tr')).toHaveCount(shareFigures((table as CountedTable).topics.side['']).length);
  expect(evenShare(table as CountedTable)).toBe(0.5);
  const hunt = page.locator('[data-topic=hunt]');
  const few = await hunt.locator('tbody tr').count();
  await hunt.getByRole('button', { expanded: false }).click();
  expect(await hunt.locator('tbody tr').count()).toBeGreaterThan(few);
});

test('a server adds what was won there; the page is reached from the rules and the top players', async ({ visit }) => {
  const page = await visit();
  await page.route('**/api/games/theseus/people', (route) => route.fulfill({ json: PLAYED }));
  await page.goto('/rules/theseus');
  await page.getByRole('link', { name: NUMBERS_DOOR.en }).click();
  await page.waitForURL('**/numbers/theseus');
  const here = page.locator('[data-topic=here]');
  await expect(here).toContainText(says.hereLead(40));
  await expect(here.getByRole('row', { name: says.seat(1) })).toContainText('60 %');
  await expect(here.getByRole('row', { name: 'Marines' })).toContainText('55 %');
  await expectNoViolationsInEitherTheme(page, { within: 'main' });
  await page.goto('/played/theseus');
  await page.getByRole('link', { name: NUMBERS_DOOR.en }).click();
  await page.waitForURL('**/numbers/theseus');
  await page.goto('/numbers/chess');
  await expect(page.locator('[data-topic]')).toHaveCount(0);
  await expect(page.locator('h1')).toBeVisible();
});

test('the numbers are there without a server', async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await visit({ keepsApp: true });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.context().setOffline(true);
  await page.goto('/numbers/race-for-the-galaxy');
  await expect(page.locator('[data-topic=card] tbody tr').first()).toBeVisible();
  await expect(page.locator('[data-topic=here]')).toHaveCount(0);
});
