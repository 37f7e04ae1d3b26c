/**
 * Takes a picture of every screen at three sizes, in both languages and both themes, to be looked at by people:
 * `npm run pictures -w apps/web -- <folder> [word …]`; words choose pictures whose names contain them all.
 * `npm run pictures -w apps/web -- --readme` takes anew those that the README shows.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { GAMES } from '@orrery/catalogue';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { en } from '../src/text/en.ts';
import { ru } from '../src/text/ru.ts';
import { CHROMIUM, chanceScript, type Look, SIZES, type Size, settingsScript } from './browser.ts';
import { boxesWith, pick } from './hand.ts';
import { OLDER } from './older-rules.ts';
import { CLUB } from './pictured-club.ts';
import { LEARNT } from './pictured-lessons.ts';
import { PUZZLES } from './pictured-puzzles.ts';
import { TABLES, type Visit } from './pictured-tables.ts';
import { playSteps, startDuel, startLocal } from './play.ts';
import { README, README_FOLDER, toWebp } from './readme-pictures.ts';
import { serve } from './serve.ts';
import { PIECES, serveGallery } from './serve-gallery.ts';

const [folder = 'pictures', ...chosen] = process.argv.slice(2);
const isForReadme = folder === '--readme';

/** Components and described positions, one by one; the rest is reached by playing. */
const GALLERY: Readonly<Record<string, Visit>> = Object.fromEntries(
  PIECES.map((piece): [string, Visit] => [`gallery-${piece}`, async (page, _, look) => open(page, (await gallery()).pathOf(piece, look))]),
);

const SCREENS: Readonly<Record<string, Visit>> = {
  ...GALLERY,
  lobby: (page, address) => open(page, `${address}/`),
  new: (page, address) => open(page, `${address}/new/alien-frontiers`),
  'new-options': async (page, address) => {
    await open(page, `${address}/new/alien-frontiers?online`);
    await openOptions(page);
  },
  rules: (page, address) => open(page, `${address}/rules/alien-frontiers#AF-5.4`),
  settings: (page, address) => open(page, `${address}/settings`),
  workshop: (page, address) => open(page, `${address}/workshop`),
  'workshop-bench': async (page, address) => {
    await benchWith(page, address);
    await page.locator('[data-row=consume] .row [role=combobox]').click();
    await page.locator('[role=option][data-value=consume]').click();
  },
  'workshop-refused': async (page, address) => {
    await benchWith(page, address);
    await page.locator('[data-row=produce] ul button').last().click();
  },
  'not-found': (page, address) => open(page, `${address}/nowhere`),
  'replay-file': (page, address) => open(page, `${address}/replay/file`),
  table: async (page, address) => {
    await open(page, `${address}/new/alien-frontiers?online`);
    await page.locator('button[type=submit]').click();
    await page.waitForURL('**/t/*');
    await page.locator('main li').first().waitFor();
  },
  'lobby-full': async (page, address) => {
    await startLocal(page, address);
    await open(page, `${address}/`);
    await page.locator('a[href^="/local/"]').waitFor();
  },
  'lobby-shelf': async (page, address) => {
    await startLocal(page, address);
    await open(page, `${address}/`);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  },
  // No server answers: the lobby still offers what works without one.
  'lobby-away': async (page, address) => {
    await page.route('**/api/**', (route) => route.abort());
    await open(page, `${address}/`);
    await page.evaluate(() => scrollTo(0, 420));
  },
  'rules-none': async (page, address) => {
    await open(page, `${address}/rules/alien-frontiers`);
    await page.getByRole('searchbox').fill('qwerty');
  },
  'table-guest': async (page, address) => {
    const link = await hostTable();
    await open(page, `${address}${link}`);
    await page.locator('main li').first().waitFor();
  },
  gone: (page, address) => open(page, `${address}/match/none`),
  'match-start': (page, address) => startLocal(page, address),
  'match-newcomer': async (page, address) => {
    await page.addInitScript(NEWCOMER);
    await startLocal(page, address);
  },
  'match-settings': async (page, address) => {
    await startLocal(page, address);
    await page.getByRole('button', { name: new RegExp(`^(${en.match.settings}|${ru.match.settings})$`) }).click();
    await page.locator('dialog[open]').waitFor();
  },
  'match-station': async (page, address) => {
    await startLocal(page, address);
    const tab = page.locator('.tabs [role=tab]').nth(1);
    if (await tab.isVisible()) await tab.click();
    await page.locator('[data-facility=colony-constructor] .cover').click({ position: { x: 40, y: 6 } });
  },
  'match-chat': async (page, address) => {
    await startOnServer(page, address);
    await page.locator('[data-panel=chat]').click();
    await page.locator('form input').fill('Good luck, have fun! / Удачи всем за столом!');
    await page.keyboard.press('Enter');
    await page.locator('[role=log]').waitFor();
  },
  'match-lost': async (page, address) => {
    let isBroken = false;
    const wires: { close(): Promise<void> }[] = [];
    await page.routeWebSocket(/\/socket$/, (wire) => {
      if (isBroken) return void wire.close();
      wire.connectToServer();
      wires.push(wire);
    });
    await startOnServer(page, address);
    isBroken = true;
    for (const wire of wires) await wire.close();
    await page.locator('.banner').waitFor();
  },
  match: async (page, address) => {
    await startLocal(page, address);
    await playSteps(page, 12);
    await page.keyboard.press('Escape');
  },
  'match-late': async (page, address, look) => {
    await startLocal(page, address);
    await playSteps(page, 70);
    await page.keyboard.press('Escape');
    if (look.size !== 'phone') await page.locator('[data-panel=log]').click();
  },
  'match-actions': async (page, address) => {
    await startLocal(page, address);
    await page.locator('[data-panel=actions]').click();
  },
  'match-points': async (page, address) => {
    await startLocal(page, address);
    await playSteps(page, 30);
    await page.keyboard.press('Escape');
    await page.locator('[data-panel=points]').click();
  },
  'match-rules': async (page, address) => {
    await startLocal(page, address);
    await page.locator('[data-panel=rules]').click();
    await page.locator('[data-rule]').first().waitFor();
  },
  'result-fairness': async (page, address) => {
    await showResult(page, address);
    await page.locator('dialog[open] summary').click();
    await page.locator('dialog[open] details button').click();
    await page.locator('dialog[open] details .good').first().waitFor();
  },
  ...TABLES,
  ...PUZZLES,
  ...Object.fromEntries(
    GAMES.map(({ id }): [string, Visit] => [
      `numbers-${id}`,
      async (page, address) => {
        await open(page, `${address}/numbers/${id}`);
        await page.locator('[data-topic] tbody tr').first().waitFor();
      },
    ]),
  ),
  ...LEARNT,
  ...OLDER,
  ...CLUB,
  result: showResult,
  replay: async (page, address) => {
    await open(page, `${address}/replay/${(await played()).id}`);
    await page.locator('input[type=range]').waitFor();
    await page.locator('input[type=range]').fill('60');
  },
};

/** A pack with a production world. */
async function benchWith(page: Page, address: string): Promise<void> {
  await open(page, `${address}/workshop`);
  await page.locator('.shelf .tools button').first().click();
  await page.waitForURL('**/workshop/*');
  await page.locator('.cards .tools button').first().click();
  await pick(boxesWith(page, 'production'), 'production');
}

/** Wide screens show them from the start. */
async function openOptions(page: Page): Promise<void> {
  const options = page.locator('details.options');
  if ((await options.getAttribute('open')) === null) await options.locator('summary').click();
}

/** As on a first visit: the first steps are not yet read. */
const NEWCOMER = `{
  const settings = JSON.parse(localStorage.getItem('orrery-settings') ?? '{}');
  localStorage.setItem('orrery-settings', JSON.stringify({ ...settings, isPrimerHidden: false }));
}`;

/** A table on the server with one bot, and the match at it. */
async function startOnServer(page: Page, address: string): Promise<void> {
  await open(page, `${address}/new/alien-frontiers?online`);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/t/*');
  await page.locator('main li').last().getByRole('button').click();
  await page.locator('main [role=combobox]').waitFor();
  await page.locator('.go button').first().click();
  await page.waitForURL('**/match/*');
  await page.locator('#board').waitFor();
}

/** A table somebody else opened, with a bot, a rule of its own and a free seat. Gives its path. */
async function hostTable(): Promise<string> {
  const context = await browser.newContext({ baseURL: served.address });
  await context.addInitScript(settingsScript({ locale: 'en', theme: 'dark' }));
  const page = await context.newPage();
  await open(page, '/new/alien-frontiers?online');
  await page.getByText('4', { exact: true }).click();
  await openOptions(page);
  await page.locator('details.options input[type=checkbox]').first().click();
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/t/*');
  await page.locator('main li').last().getByRole('button').click();
  await page.locator('main [role=combobox]').waitFor();
  const { pathname } = new URL(page.url());
  await context.close();
  return pathname;
}

let developing: ReturnType<typeof serveGallery> | undefined;

/** Started for the first picture that needs it. */
function gallery() {
  developing ??= serveGallery();
  return developing;
}

async function showResult(page: Page, address: string): Promise<void> {
  await open(page, `${address}/local/${(await played()).id}`);
  await page.locator('dialog[open]').waitFor();
}

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;
let once: Promise<{ readonly id: string; readonly kept: Kept }> | undefined;

/** One match played to its end; every picture of a result or a replay begins with a browser that keeps it. */
function played() {
  once ??= playWhole();
  return once;
}

async function playWhole() {
  const context = await browser.newContext({ baseURL: served.address });
  await context.addInitScript(settingsScript({ locale: 'en', theme: 'dark' }));
  const page = await context.newPage();
  await startDuel(page);
  await playSteps(page, 2000);
  const kept = await context.storageState({ indexedDB: true });
  await context.close();
  // Without the settings: each picture has its own.
  return {
    id: page.url().split('/').at(-1) ?? '',
    kept: { ...kept, origins: kept.origins.map((origin) => ({ ...origin, localStorage: [] })) },
  };
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('main').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function take(browser: Browser, address: string, name: string, look: Look): Promise<void> {
  const file = `${name}-${look.size}-${look.locale}-${look.theme}`;
  if (isForReadme ? README[file] === undefined : !chosen.every((word) => `-${file}-`.includes(`-${word}-`))) return;
  const storageState = /^(result|replay$)/.test(name) ? (await played()).kept : undefined;
  const context = await browser.newContext({
    viewport: SIZES[look.size],
    hasTouch: look.size === 'phone',
    reducedMotion: 'reduce',
    storageState,
  });
  await context.addInitScript(settingsScript(look));
  // The same deal every time, so that pictures of two versions can be laid side by side.
  await context.addInitScript(chanceScript(name));
  const page = await context.newPage();
  page.on('pageerror', (problem) => console.error(`${file}: ${problem.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(`${file}: ${message.text()}`);
  });
  try {
    await SCREENS[name](page, address, look);
    // Nothing is explained that nobody points at.
    await page.mouse.move(0, 0);
    await page.waitForTimeout(700);
    if (isForReadme) await writeFile(`${README_FOLDER}/${README[file]}.webp`, await toWebp(context, await page.screenshot()));
    else await page.screenshot({ path: `${folder}/${file}.png` });
    console.log(file);
  } catch (problem) {
    if (!isForReadme) await page.screenshot({ path: `${folder}/${file}-broken.png` });
    console.error(`${file}: ${problem instanceof Error ? problem.message : problem}`);
  } finally {
    await context.close();
  }
}

await mkdir(isForReadme ? README_FOLDER : folder, { recursive: true });
const served = await serve();
const browser = await chromium.launch(CHROMIUM);
try {
  for (const name of Object.keys(SCREENS)) {
    for (const size of Object.keys(SIZES) as Size[]) {
      for (const locale of ['en', 'ru'] as const) {
        for (const theme of ['dark', 'light'] as const) await take(browser, served.address, name, { size, locale, theme });
      }
    }
  }
} finally {
  await browser.close();
  await served.close();
  await (await developing)?.close();
}
