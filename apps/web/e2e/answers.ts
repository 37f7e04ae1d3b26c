/**
 * Does the page always answer? Every game with every mix of people and bots around one screen, and with two people's browsers on a
 * server: random decisions from the list of all actions, and the longest piece of work that kept a page from answering meanwhile.
 * `npx tsx apps/web/e2e/answers.ts [game …] [--decisions 200] [--longest 200] [--from 1]`, after a build; `--from 17` begins with the
 * seventeenth mix of a game. Exits with 1 when a page stopped for good or was busy for longer than that many milliseconds of
 * processor time. Time on the wall is told beside it: on a machine with other work it counts what a page waited for the processor.
 */
import { parseArgs } from 'node:util';
import { GAMES } from '@orrery/catalogue';
import { type Browser, chromium, type Page } from '@playwright/test';
import { en } from '../src/text/en.ts';
import { CHROMIUM, chanceScript, SIZES, settingsScript } from './browser.ts';
import { pick } from './hand.ts';
import { meet, OVER, SETTLED } from './play.ts';
import { type Served, serve } from './serve.ts';
import { type Longest, longestOf, pageMark, traceTasks } from './tasks.ts';

const { values, positionals } = parseArgs({
  options: {
    decisions: { type: 'string', default: '200' },
    longest: { type: 'string', default: '200' },
    from: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});
const [DECISIONS, LONGEST_MS, FROM] = [Number(values.decisions), Number(values.longest), Number(values.from)];
/** If nothing happened for this long, the page has stopped for good. */
const STALL_MS = 30_000;

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
  await context.addInitScript(`performance.mark(${JSON.stringify(pageMark(title))})`);
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

/** Matches one after another until there were enough decisions. */
async function playHere(page: Page, begin: () => Promise<void>): Promise<Played> {
  let all: Played = { decisions: 0, handovers: 0, end: 'over' };
  while (all.end === 'over' && all.decisions < DECISIONS) {
    await begin();
    const played: Played = await page.evaluate(playIn, [OVER, SETTLED, DECISIONS - all.decisions, STALL_MS] as const);
    all = { decisions: all.decisions + played.decisions, handovers: all.handovers + played.handovers, end: played.end };
  }
  return all;
}

/** One match to its end. */
function playThere(page: Page): Promise<Played> {
  return page.evaluate(playIn, [OVER, SETTLED, 100_000, STALL_MS] as const);
}

let isGood = true;

function tell(name: string, { decisions, handovers, end }: Played, { processor, wall }: Longest): void {
  const isFine = end !== 'stalled' && processor <= LONGEST_MS;
  isGood &&= isFine;
  const numbers = [decisions, handovers, processor, wall].map((value, place) => value.toFixed(0).padStart(WIDTHS[place]));
  console.log(`${name.padEnd(52)} ${numbers.join(' ')}  ${isFine ? '' : end === 'stalled' ? 'STOPPED' : 'TOO LONG'}`);
}

const HEADINGS = ['asked', 'handovers', 'longest, processor ms', 'wall ms'];
const WIDTHS = HEADINGS.map(({ length }) => length);
const served = await serve();
const browser = await chromium.launch(CHROMIUM);
console.log(`${'around one screen, or on a server'.padEnd(52)} ${HEADINGS.join(' ')}`);
for (const { id, seats } of GAMES.filter((game) => positionals.length === 0 || positionals.includes(game.id))) {
  let mix = 0;
  for (let count = seats.min; count <= seats.max; count++) {
    for (let people = 1; people <= count; people++) {
      mix += 1;
      if (mix < FROM) continue;
      const title = `${id} ${count} ${people}`;
      const page = await visit(browser, served, title);
      const traced = await traceTasks(browser);
      const played = await playHere(page, () => beginHere(page, id, { seats: count, people }));
      const longest = longestOf(title, await traced());
      tell(`${id}, ${people} ${people === 1 ? 'person' : 'people'}, ${count - people} bots`, played, longest);
      await page.context().close();
    }
  }
  served.dealAs(id);
  const pages = [await visit(browser, served, 'host'), await visit(browser, served, 'guest')] as const;
  const traced = await traceTasks(browser);
  await meet(...pages, `/new/${id}`);
  const [host, guest] = await Promise.all(pages.map(playThere));
  const tasks = await traced();
  tell(`${id}, a match on a server: the host`, host, longestOf('host', tasks));
  tell(`${id}, a match on a server: the guest`, guest, longestOf('guest', tasks));
  for (const page of pages) await page.context().close();
}
await browser.close();
await served.close();
process.exit(isGood ? 0 : 1);
