import type { Page } from '@playwright/test';
import { SIZES } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { keepMatches, type Played, playMatch } from './kept-match.ts';
import { playOnTable } from './not-alone-play.ts';
import { OVER, untilSettled } from './play.ts';
import { playOnStation } from './theseus-play.ts';

const SETUP: Played = { game: 'theseus', seats: 2, answers: 0 };
const HUNTED: Played = { game: 'not-alone', seats: 3, answers: 0, options: { creature: 'last-seat' } };
/** From the set-up into the first turns, through all phases. */
const PRESSES = 26;

async function open(page: Page, played: Played): Promise<void> {
  const [address] = await keepMatches(page, [await playMatch(played)]);
  await page.goto(address);
  await untilSettled(page);
}

/** Width and height of a thing, as one line. */
function boxOf(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .evaluate((thing) => [thing.getBoundingClientRect()].map(({ width, height }) => [width, height].map(Math.round).join(' ')).join());
}

const STATIONS = [
  { size: '1440', ...SIZES.wide },
  { size: '1024', ...SIZES.small },
  { size: '390', ...SIZES.phone },
] as const;

for (const { size, width, height } of STATIONS) {
  test(`Theseus at ${size}: the station keeps its size from the set-up into the turns`, async ({ visit }) => {
    test.setTimeout(240_000);
    const page = await visit({ size: width === SIZES.phone.width ? 'phone' : 'wide' });
    await page.setViewportSize({ width, height });
    await open(page, SETUP);
    const sizes = new Set<string>();
    for (let press = 0; press < PRESSES; press++) {
      sizes.add(await boxOf(page, '.th-table .station'));
      await playOnStation(page, 1, width === SIZES.phone.width ? 'tap' : 'click', press);
    }
    expect([...sizes]).toHaveLength(1);
  });
}

test('Not Alone at 390: the planet keeps its size whatever is asked', async ({ visit }) => {
  test.setTimeout(240_000);
  const page = await visit({ size: 'phone' });
  await open(page, HUNTED);
  const sizes = new Set<string>();
  for (let press = 0; press < PRESSES; press++) {
    sizes.add(await boxOf(page, '.na-table .board'));
    if ((await page.locator(OVER).count()) > 0) break;
    await playOnTable(page, 1, 'tap', press);
  }
  expect([...sizes]).toHaveLength(1);
});

test('at 390 the row of what goes on is as high for six names as for one', async ({ visit }) => {
  const page = await visit({ size: 'phone', locale: 'ru' });
  await open(page, { game: 'not-alone', seats: 7, answers: 0, options: { creature: 'first-seat' } });
  const row = page.locator('.status').first();
  const high = async () => Math.round((await row.boundingBox())?.height ?? 0);
  const before = await high();
  const said = row.locator('strong');
  for (const words of ['Ваш ход', 'Ждём: Вега, Ригель, Альтаир, Мира, Денеб и Спика']) {
    await said.evaluate((line, text) => {
      line.textContent = text;
    }, words);
    expect(await high()).toBe(before);
  }
});

/** Runs in the page: measures every copy that flies when it starts, beside the size it will have. */
function watchFlights(): void {
  const seen: { drawn: number; own: number }[] = [];
  Object.assign(window, { flightsSeen: seen });
  const overlay = document.querySelector('.flights');
  if (overlay === null) throw new Error('nothing can fly here');
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const copy of addedNodes) {
        if (!(copy instanceof HTMLElement)) continue;
        requestAnimationFrame(() => seen.push({ drawn: copy.getBoundingClientRect().width, own: copy.offsetWidth }));
      }
    }
  }).observe(overlay, { childList: true });
}

test('Theseus at its set-up: nothing that flies is larger than where it lands', async ({ visit }) => {
  test.setTimeout(240_000);
  const page = await visit();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(`{
    const settings = JSON.parse(localStorage.getItem('orrery-settings') ?? '{}');
    localStorage.setItem('orrery-settings', JSON.stringify({ ...settings, motion: 'full' }));
  }`);
  await open(page, SETUP);
  await page.evaluate(watchFlights);
  await playOnStation(page, 14);
  const seen = await page.evaluate<readonly { drawn: number; own: number }[]>('flightsSeen');
  expect(seen.length).toBeGreaterThan(3);
  expect(seen.filter(({ drawn, own }) => drawn > own * 1.05)).toEqual([]);
});
