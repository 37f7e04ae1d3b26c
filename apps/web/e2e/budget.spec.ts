import { gzipSync } from 'node:zlib';
import { GAMES } from '@orrery/catalogue';
import type { Locale } from '@orrery/engine';
import type { Page, Response } from '@playwright/test';
import { YOU_WORDS } from '../src/you/words.ts';
import { accountOn, named, signInOn } from './devices.ts';
import { expect, test } from './fixtures.ts';
import { meet, withSettings } from './play.ts';
import { ADMIN } from './told-admin.ts';
import { EVENING } from './told-evening.ts';

const KILOBYTE = 1000;
const LANGUAGES = ['en', 'ru'] as const satisfies readonly Locale[];

/** The lobby: everything it asks the server for, pages, pictures and answers of the server included, and its scripts. */
const LOBBY = { requests: 20, scripts: 80 * KILOBYTE };

/**
 * A table is the scripts, styles and fonts a match takes beyond what the lobby brought: until the board is on the screen of
 * somebody who opens a match of the server, and everything that is drawn on it with it.
 */
const TABLE = 80 * KILOBYTE;

/**
 * And what comes besides:
 *
 * - `whole`: with what follows the first look unasked: the rules, which foretell and give reasons, the words that are not on the
 *   board, and what shows others' turns once there is one to show.
 * - `local`: until the board of a match in this browser is on the screen: it is run by the rules, and needs them and the
 *   machinery of a match to be drawn.
 */
const TABLES = {
  'alien-frontiers': { whole: 99 * KILOBYTE, local: 103 * KILOBYTE },
  'race-for-the-galaxy': { whole: 116 * KILOBYTE, local: 121 * KILOBYTE },
  theseus: { whole: 122 * KILOBYTE, local: 122 * KILOBYTE },
  'not-alone': { whole: 154 * KILOBYTE, local: 138 * KILOBYTE },
};

/** A page of the club, beyond what the lobby brought: how its file begins. */
const PAGE = 60 * KILOBYTE;
const PAGES = {
  '/you': '/You',
  '/admin': '/Admin',
  '/seek': '/Seek',
  '/tables': '/Tables',
  '/friends': '/Friends',
  '/evenings': '/Evenings',
  '/evenings/friday': '/EveningScreen',
  '/matches': '/Matches',
  '/person/nobody': '/Person',
  '/played/theseus': '/Played',
  '/puzzles': '/Puzzles',
  '/numbers/alien-frontiers': '/Numbers',
  '/numbers/race-for-the-galaxy': '/Numbers',
  '/numbers/theseus': '/Numbers',
  '/numbers/not-alone': '/Numbers',
};

/** Everything this page is sent. The service worker is kept away: the copies it makes for later are no part of the first load. */
function answersTo(page: Page): Response[] {
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  return answers;
}

function isOf(answer: Response, kinds: RegExp): boolean {
  return kinds.test(new URL(answer.url()).pathname);
}

/** Bots think in a worker, which is loaded behind a table that can be seen already: here none is begun. */
const WITHOUT_WORKERS = 'window.Worker = class extends EventTarget { postMessage() {} terminate() {} };';

/** Notes when the board has come onto the screen. */
const WATCHING_FOR_BOARD = `new MutationObserver((_, watch) => {
  if (document.querySelector('#board') === null) return;
  watch.disconnect();
  requestAnimationFrame(() => { window.boardSeenAt = performance.now(); });
}).observe(document, { childList: true, subtree: true });`;

/** Addresses asked for until the board was on the screen. */
function askedForBefore(): string[] {
  const seenAt = Reflect.get(window, 'boardSeenAt');
  if (typeof seenAt !== 'number') throw new Error('the board was not seen to come');
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime <= seenAt)
    .map(({ name }) => name);
}

/** As gzip would send it; fonts are packed already. */
async function weightOf(answers: readonly Response[]): Promise<number> {
  const weights = await Promise.all(
    answers.map(async (answer) => {
      const body = await answer.body().catch(() => Buffer.alloc(0));
      return answer.url().endsWith('.woff2') ? body.length : gzipSync(body).length;
    }),
  );
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** Fonts are asked for only when what they write is laid out, which on a busy machine can be later than all else. */
async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
}

interface TakenByTable {
  readonly answers: readonly Response[];
  readonly first: number;
  readonly whole: number;
}

/** What this table takes when it is opened, beyond what the lobby has brought. */
async function tableAt(page: Page, answers: Response[], address: string, { addresses }: Lobby): Promise<TakenByTable> {
  answers.length = 0;
  await page.goto(address);
  await page.locator('#board').waitFor();
  for (const part of ['-rules-', '-rest-']) {
    await expect.poll(() => answers.some((answer) => answer.url().includes(part)), { timeout: 30_000 }).toBe(true);
  }
  await untilQuiet(page);
  const ofTable = answers.filter((answer) => isOf(answer, /\.(js|css|woff2)$/) && !addresses.has(answer.url()));
  const early = new Set(await page.evaluate(askedForBefore));
  return {
    answers: ofTable,
    first: await weightOf(ofTable.filter((answer) => early.has(answer.url()))),
    whole: await weightOf(ofTable),
  };
}

interface Taken {
  readonly lobby: Lobby;
  readonly remote: TakenByTable;
  readonly local: TakenByTable;
}

interface Lobby {
  readonly requests: number;
  readonly scripts: number;
  readonly addresses: ReadonlySet<string>;
}

/** The same for everybody: looked at once. */
const lobbies = new Map<Locale, Lobby>();

/** What the lobby takes of somebody who has no match yet. */
async function lobbyOf(page: Page, answers: Response[], locale: Locale): Promise<Lobby> {
  const known = lobbies.get(locale);
  if (known !== undefined) return known;
  await withSettings(page, { locale });
  const lobby = await lobbyAt(page, answers, '/');
  lobbies.set(locale, lobby);
  return lobby;
}

async function lobbyAt(page: Page, answers: Response[], address: string): Promise<Lobby> {
  answers.length = 0;
  await page.goto(address);
  await page.locator('h1').waitFor();
  await untilQuiet(page);
  const scripts = await weightOf(answers.filter((answer) => isOf(answer, /\.js$/)));
  return { requests: answers.length, scripts, addresses: new Set(answers.map((answer) => answer.url())) };
}

for (const game of GAMES.map(({ id }) => id)) {
  test(`the lobby and the table of ${game} keep within their budgets, in either language`, async ({ visit }) => {
    test.setTimeout(240_000);
    const [page, guest] = [await visit(), await visit()];
    const answers = answersTo(page);
    await page.route('**/sw.js', (route) => route.abort());
    await page.addInitScript(WITHOUT_WORKERS);
    await page.addInitScript(WATCHING_FOR_BOARD);
    for (const locale of LANGUAGES) await lobbyOf(page, answers, locale);
    await withSettings(page, { locale: 'en' });
    await meet(page, guest, `/new/${game}`);
    const remote = page.url();
    await guest.close();
    await page.goto(`/new/${game}`);
    await page.locator('form button[type=submit]').first().click();
    await page.waitForURL('**/local/*');
    const local = page.url();
    for (const [locale, lobby] of lobbies) {
      await withSettings(page, { locale });
      const taken = { lobby, remote: await tableAt(page, answers, remote, lobby), local: await tableAt(page, answers, local, lobby) };
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      expectWithinBudgets(game, locale, taken);
    }
  });
}

/** What these pages ask for besides their own files. */
async function answerPages(page: Page): Promise<void> {
  await page.route('**/sw.js', (route) => route.abort());
  await page.route('**/api/admin', (route) => route.fulfill({ json: ADMIN }));
  await page.route('**/api/evenings/friday', (route) => route.fulfill({ json: { evening: EVENING } }));
}

interface Weighing {
  readonly address: string;
  readonly file: string;
  readonly lobby: Lobby;
}

async function expectOnDemand(page: Page, answers: Response[], { address, file, lobby: { addresses } }: Weighing): Promise<void> {
  expect([...addresses].filter((one) => one.includes(file))).toEqual([]);
  answers.length = 0;
  await page.goto(address);
  await page.locator('h1').first().waitFor();
  await untilQuiet(page);
  expect(answers.filter((answer) => answer.url().includes(file))).not.toEqual([]);
  const weight = await weightOf(answers.filter((answer) => isOf(answer, /\.(js|css|woff2)$/) && !addresses.has(answer.url())));
  console.log(`${address}: ${inKilobytes(weight)}`);
  expect(weight, address).toBeLessThan(PAGE);
}

for (const [path, file] of Object.entries(PAGES)) {
  test(`the page ${path} comes on demand and keeps within its budget`, async ({ visit }) => {
    const page = await visit();
    const answers = answersTo(page);
    await answerPages(page);
    await expectOnDemand(page, answers, { address: path, file, lobby: await lobbyOf(page, answers, 'en') });
  });
}

test('so do all of them for an account with a passkey and two devices, whose lists are on them', async ({ visit, served }) => {
  test.setTimeout(240_000);
  const [page, phone] = [await visit(), await visit({ size: 'phone' })];
  const address = named(served.address);
  await signInOn(phone, address, await accountOn(page, address, 'Ines'));
  const answers = answersTo(page);
  await answerPages(page);
  const lobby = await lobbyAt(page, answers, address);
  expect(lobby.scripts).toBeLessThan(LOBBY.scripts);
  for (const [path, file] of Object.entries(PAGES)) await expectOnDemand(page, answers, { address: `${address}${path}`, file, lobby });
  await page.goto(`${address}/you`);
  await expect(page.getByRole('button', { name: YOU_WORDS.en.end, exact: true })).toHaveCount(1);
  await expect(page.getByText(YOU_WORDS.en.passkeys, { exact: true })).toBeVisible();
});

function expectWithinBudgets(game: keyof typeof TABLES, locale: Locale, { lobby, remote, local }: Taken): void {
  const told = [
    `lobby ${lobby.requests} requests, ${inKilobytes(lobby.scripts)} of scripts`,
    `table ${inKilobytes(remote.first)}, with rules and all words ${inKilobytes(remote.whole)} in ${remote.answers.length} requests`,
    `local ${inKilobytes(local.first)}, with all words ${inKilobytes(local.whole)} in ${local.answers.length}`,
  ];
  console.log(`${game}, ${locale}: ${told.join('; ')}`);
  expect(lobby.requests).toBeLessThanOrEqual(LOBBY.requests);
  expect(lobby.scripts).toBeLessThan(LOBBY.scripts);
  expect(remote.first).toBeLessThan(TABLE);
  expect(remote.whole).toBeLessThan(TABLES[game].whole);
  expect(local.first).toBeLessThan(TABLES[game].local);
  const others = GAMES.filter((other) => other.id !== game);
  expect([...remote.answers, ...local.answers].filter((answer) => others.some(({ id }) => answer.url().includes(`/${id}-`)))).toEqual([]);
}

function inKilobytes(weight: number): string {
  return `${(weight / KILOBYTE).toFixed(1)} kB`;
}
