/**
 * Does the page always answer? Every game with every mix of people and bots around one screen, and with two people's browsers on a
 * server: random decisions from the list of all actions, and the longest piece of work that kept a page from answering meanwhile.
 * `npx tsx apps/web/e2e/answers.ts [game …] [--decisions 200] [--longest 200]`, after a build. Exits with 1 when a page
 * stopped for good or was busy for longer than that many milliseconds.
 */
import { parseArgs } from 'node:util';
import { GAMES } from '@orrery/catalogue';
import { type Browser, chromium, type Page } from '@playwright/test';
import { en } from '../src/text/en.ts';
import { CHROMIUM, chanceScript, SIZES, settingsScript } from './browser.ts';
import { pick } from './hand.ts';
import { meet, OVER, SETTLED } from './play.ts';
import { type Served, serve } from './serve.ts';

const { values, positionals } = parseArgs({
  options: { decisions: { type: 'string', default: '200' }, longest: { type: 'string', default: '200' } },
  allowPositionals: true,
});
const [DECISIONS, LONGEST_MS] = [Number(values.decisions), Number(values.longest)];
/** If nothing happened for this long, the page has stopped for good. */
const STALL_MS = 30_000;

/** Runs in the page before anything else: remembers the longest it did not answer. */
const WATCH_TASKS = `{
  window.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask, duration);
  }).observe({ type: 'longtask', buffered: true });
}`;

interface Played {
  readonly decisions: number;
  readonly handovers: number;
  readonly end: 'over' | 'enough' | 'stalled';
}

/** Runs in the page: takes the screen when it is handed over, and answers whatever is asked, until there were enough or the match is over. */
async function playIn([over, settled, most, stall]: readonly [string, string, number, number]): Promise<Played> {
  let [decisions, handovers, mix] = [0, 0, 0x9e3779b9];
  let since = performance.now();
  while (decisions < most) {
    if (document.querySelector(over) !== null) return { decisions, handovers, end: 'over' };
    const take = document.querySelector<HTMLElement>('.curtain button.main, .take button');
    const actions = [...document.querySelectorAll<HTMLElement>('[data-list-action]:enabled')];
    if (take !== null) {
      take.click();
      handovers += 1;
      since = performance.now();
    } else if (document.querySelector(settled) !== null && actions.length > 0) {
      mix = Math.imul(mix ^ (mix >>> 15), 0x2c1b3c6d) + decisions;
      actions[(mix >>> 8) % actions.length].click();
      decisions += 1;
      since = performance.now();
    } else if (document.querySelector('#panel [data-actions]') === null) {
      document.querySelector<HTMLElement>('[data-panel=actions]')?.click();
    }
    if (performance.now() - since > stall) return { decisions, handovers, end: 'stalled' };
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { decisions, handovers, end: 'enough' };
}

async function visit(browser: Browser, served: Served, title: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: served.address, viewport: SIZES.wide, serviceWorkers: 'block' });
  await context.addInitScript(settingsScript({ locale: 'en', theme: 'dark' }));
  await context.addInitScript(chanceScript(title));
  await context.addInitScript(WATCH_TASKS);
  return context.newPage();
}

/** People in the first seats, quick bots in the others. */
async function beginHere(page: Page, game: string, { seats, people }: { readonly seats: number; readonly people: number }): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.getByText(String(seats), { exact: true }).click();
  for (let seat = 2; seat <= seats; seat++) {
    const kind = page.getByLabel(en.setup.seat(seat), { exact: true });
    await pick(kind, seat <= people ? 'person' : 'bot');
    if (seat <= people) await page.getByLabel(`${en.setup.seat(seat)}: ${en.settings.name}`).fill(`Person ${seat}`);
    else await pick(page.getByLabel(`${en.setup.seat(seat)}: ${en.setup.level}`), 'greedy');
  }
  await page.getByRole('button', { name: en.setup.start }).click();
  await page.waitForURL('**/local/*');
}

interface Measured extends Played {
  readonly longest: number;
}

/** Matches one after another until there were enough decisions. */
async function playHere(page: Page, begin: () => Promise<void>): Promise<Measured> {
  let all: Played = { decisions: 0, handovers: 0, end: 'over' };
  let longest = 0;
  while (all.end === 'over' && all.decisions < DECISIONS) {
    await begin();
    const played: Played = await page.evaluate(playIn, [OVER, SETTLED, DECISIONS - all.decisions, STALL_MS] as const);
    all = { decisions: all.decisions + played.decisions, handovers: all.handovers + played.handovers, end: played.end };
    longest = Math.max(longest, await page.evaluate<number>('window.longestTask'));
  }
  return { ...all, longest };
}

/** One match to its end. */
async function playThere(page: Page): Promise<Measured> {
  const played: Played = await page.evaluate(playIn, [OVER, SETTLED, 100_000, STALL_MS] as const);
  return { ...played, longest: await page.evaluate<number>('window.longestTask') };
}

let isGood = true;

function tell(name: string, { decisions, handovers, end, longest }: Measured): void {
  const isFine = end !== 'stalled' && longest <= LONGEST_MS;
  isGood &&= isFine;
  console.log(
    `${name.padEnd(52)} ${String(decisions).padStart(5)} ${String(handovers).padStart(9)} ${longest.toFixed(0).padStart(8)}  ${isFine ? '' : end === 'stalled' ? 'STOPPED' : 'TOO LONG'}`,
  );
}

const served = await serve();
const browser = await chromium.launch(CHROMIUM);
console.log(`${'around one screen, or on a server'.padEnd(52)} asked handovers longest, ms`);
for (const { id, seats } of GAMES.filter((game) => positionals.length === 0 || positionals.includes(game.id))) {
  for (let count = seats.min; count <= seats.max; count++) {
    for (let people = 1; people <= count; people++) {
      const page = await visit(browser, served, `${id} ${count} ${people}`);
      tell(
        `${id}, ${people} ${people === 1 ? 'person' : 'people'}, ${count - people} bots`,
        await playHere(page, () => beginHere(page, id, { seats: count, people })),
      );
      await page.context().close();
    }
  }
  served.dealAs(id);
  const pages = [await visit(browser, served, 'host'), await visit(browser, served, 'guest')] as const;
  await meet(...pages, `/new/${id}`);
  const [host, guest] = await Promise.all(pages.map(playThere));
  tell(`${id}, a match on a server: the host`, host);
  tell(`${id}, a match on a server: the guest`, guest);
  for (const page of pages) await page.context().close();
}
await browser.close();
await served.close();
process.exit(isGood ? 0 : 1);
