import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from '../src/store/words.svelte.ts';
import { en } from '../src/text/en.ts';
import { boxesWith, onlyRead, pick, pressFirst, untilFound } from './hand.ts';

/** A match against bots, begun from the lobby. */
export async function startLocal(page: Page, address: string, game = 'alien-frontiers'): Promise<void> {
  await page.goto(`${address}/`);
  await page.locator('.starts button').first().click();
  await page.locator(`dialog [data-game=${game}]`).click();
  await page.waitForURL('**/local/*');
  await page.locator('#board').waitFor();
}

/** Settings as if chosen earlier, before the page reads them: from the next page on. The tests' own wait for nobody. */
export async function withSettings(page: Page, chosen: Readonly<Record<string, string | boolean>>): Promise<void> {
  await page.addInitScript((given) => {
    const kept = JSON.parse(localStorage.getItem('orrery-settings') ?? '{}');
    localStorage.setItem('orrery-settings', JSON.stringify({ ...kept, ...given }));
  }, chosen);
}

/** A match of two in this browser, against one bot: one that takes no time to think, and still ends the match as soon as stronger ones. */
export async function startDuel(page: Page): Promise<void> {
  await page.goto('/new/alien-frontiers');
  await page.getByText('2', { exact: true }).click();
  await pick(boxesWith(page, 'random'), 'greedy');
  await page.getByRole('button', { name: en.setup.start }).click();
  await page.waitForURL('**/local/*');
  await page.locator('#board').waitFor();
}

/** Opens the list of all actions, beside the board or over it. */
export async function openActions(page: Page): Promise<void> {
  const tab = page.locator('[data-panel=actions]');
  const isOpen = (await tab.getAttribute('aria-selected')) === 'true' || (await tab.getAttribute('aria-expanded')) === 'true';
  if (!isOpen || (await page.locator('#panel, dialog[open]').count()) === 0) await tab.click();
}

export const OVER = 'dialog[open] .crown';

/** A table at which nothing happens until a person does something: no bot is asked, no answer is on its way. */
export const SETTLED = '#board[data-settled]';

/** Waits for it; the number of the change that came last. */
export function untilSettled(page: Page): Promise<string> {
  return untilFound(page, (settled) => document.querySelector(settled)?.getAttribute('data-seq') ?? undefined, SETTLED);
}

/** From the next page on, bots in this browser hear no question before they are let go. */
export async function holdBots(page: Page): Promise<{ letGo(): Promise<void> }> {
  await page.addInitScript(`{
    let held = [];
    window.letBotsGo = () => {
      for (const ask of held ?? []) ask();
      held = undefined;
    };
    window.Worker = class extends Worker {
      postMessage(job) {
        if (held === undefined) super.postMessage(job);
        else held.push(() => super.postMessage(job));
      }
    };
  }`);
  return { letGo: () => page.evaluate('letBotsGo()') };
}

/** Until everybody at a table has heard the same and nothing is under way. */
export async function untilAgreed(pages: readonly Page[]): Promise<void> {
  const isAgreed = async () => new Set(await Promise.all(pages.map(untilSettled))).size === 1;
  await expect.poll(isAgreed, { intervals: [20], timeout: 60_000 }).toBe(true);
}

/** Whatever lands a colony comes first, then what brings one nearer; the rest as it comes, but never the same way twice. */
const WANTED = ['land-colony', 'launch-colony', 'colony-constructor', 'terraforming-station', 'shipyard'];

/** The place in the list of the action to do: wanted ones first, else one that chance would pick, the same in every run. */
function choose(actions: readonly string[], step: number): number {
  for (const word of WANTED) {
    const wanted = actions.findIndex((action) => action.includes(`"${word}"`));
    if (wanted >= 0) return wanted;
  }
  return scattered(step) % actions.length;
}

/** What the head of a table says about whose turn it is. */
export const SAID = 'header [role=status] strong';

/** Runs in the page: the actions listed at a settled table; none when the match is over or the head says something else. */
function listedIn([over, settled, saidAt, wanted]: readonly [string, string, string, string]): { actions: string[] } | undefined {
  if (document.querySelector(over) !== null) return { actions: [] };
  if (document.querySelector(settled) === null) return undefined;
  if (wanted !== '' && document.querySelector(saidAt)?.textContent !== wanted) return { actions: [] };
  const actions = [...document.querySelectorAll('[data-list-action]:enabled')].map((button) => button.getAttribute('data-action') ?? '');
  return actions.length > 0 ? { actions } : undefined;
}

/**
 * Answers up to this many questions from the list of all actions, while the head of the table says `said` if that is given.
 * Stops when the match is over. What is asked of the page is asked at once: a whole match has hundreds of steps.
 */
export async function playSteps(page: Page, steps: number, said?: string): Promise<number> {
  await page.locator('[data-panel=actions], dialog[open]').first().waitFor();
  if ((await page.locator(OVER).count()) === 0) await openActions(page);
  for (let done = 0; done < steps; done++) {
    const { actions } = await untilFound(page, listedIn, [OVER, SETTLED, SAID, said ?? ''] as const);
    if (actions.length === 0) return done;
    await pressFirst(page, `[data-list-action][data-action='${actions[choose(actions, done)]}']:enabled`, 'click');
  }
  return steps;
}

/**
 * Runs in the page, to the end of the match: whenever its person is asked, does what `playSteps` would do, without a hand between
 * question and answer. No function has a name in here: what runs this file outside of a browser would mark it with a word the page
 * does not know.
 */
async function playOutIn([over, settled, wanted, most]: readonly [string, string, readonly string[], number]): Promise<number> {
  for (let step = 0; step < most; step++) {
    while (
      document.querySelector(over) === null &&
      (document.querySelector(settled) === null || document.querySelector('[data-list-action]:enabled') === null)
    ) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    if (document.querySelector(over) !== null) return step;
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-list-action]:enabled')];
    const best = wanted.flatMap((word) => buttons.find(({ dataset }) => dataset.action?.includes(`"${word}"`)) ?? []);
    (best[0] ?? buttons[(Math.imul(step + 1, 0x9e3779b1) >>> 8) % buttons.length]).click();
    // What was pressed is taken away from the page before the next look.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return most;
}

/** And a match comes to its end soonest if nothing else is begun. */
const WANTED_AT_LAST = [...WANTED, 'colonist-hub', 'end-turn'];

/** Plays to the end of the match on all these pages at once. For what comes after it: how one plays by hand is tried elsewhere. */
export async function playOut(pages: readonly Page[]): Promise<void> {
  await Promise.all(
    pages.map(async (page) => {
      await openActions(page);
      await page.evaluate(playOutIn, [OVER, SETTLED, WANTED_AT_LAST, 3000] as const);
      await expect(page.locator(OVER)).toBeVisible();
    }),
  );
}

/** What the board itself offers: every element that does a legal action says which. */
const ON_BOARD = '[data-action]:not([data-list-action]):not([disabled]):visible';

/**
 * Plays by pressing things on the board: what is lit, and for ships a station and then one of the sets it would take.
 * `press` is a click or a tap. Gives back how many actions were done.
 */
export async function playOnBoard(page: Page, steps: number, press: 'click' | 'tap' = 'click'): Promise<number> {
  const over = page.locator(OVER);
  const offered = page.locator(ON_BOARD);
  const stations = page.locator('.station.lit .cover[aria-haspopup=dialog]:visible');
  const ships = page.locator('[data-die]:enabled:visible');
  const sets = page.locator('.sets [data-action]:visible');
  let done = 0;
  for (let tries = 0; done < steps && tries < steps * 4; tries++) {
    await untilFound(page, (either) => document.querySelector(either)?.tagName, `${SETTLED}, ${OVER}`);
    await expect(offered.or(stations).or(ships).or(over).first()).toBeVisible();
    if ((await over.count()) > 0) break;
    const actions = await offered.evaluateAll((things) => things.map((thing) => thing.getAttribute('data-action') ?? ''));
    const open = await stations.count();
    const isWanted = actions.some((action) => WANTED.some((word) => action.includes(`"${word}"`)));
    if (actions.length > 0 && (open === 0 || isWanted)) {
      await pressTop(offered.nth(choose(actions, tries)), press);
      done += 1;
    } else if (open > 0) {
      // Ships before cards, which could be used again and again: else a turn would not end.
      if ((await sets.count()) === 0) await pressTop(stations.nth(scattered(tries) % open), press);
      await expect(sets.first()).toBeVisible();
      await sets.first()[press]();
      await expect(sets).toHaveCount(0);
      done += 1;
    } else {
      // A phone shows the stations once a ship is picked.
      await ships.nth(scattered(tries) % (await ships.count()))[press]();
    }
  }
  return done;
}

/** Near the upper edge, where no ship or card lies over a station. */
async function pressTop(thing: Locator, press: 'click' | 'tap'): Promise<void> {
  const box = await thing.boundingBox();
  const isStation = (await thing.getAttribute('class'))?.includes('cover') ?? false;
  const where = isStation && box !== null ? { position: { x: box.width / 2, y: 6 } } : {};
  await thing[press](where);
  if (press === 'tap' && (await onlyRead(thing.page()))) await thing.tap(where);
}

function scattered(step: number): number {
  return Math.imul(step + 1, 0x9e3779b1) >>> 8;
}

/** Sets an option of the table. */
export async function chooseOption(page: Page, value: string): Promise<void> {
  const box = boxesWith(page, value);
  await unfold(box);
  await pick(box, value);
}

/** Opens whatever the form keeps this folded away in. */
export async function unfold(thing: Locator): Promise<void> {
  await thing.evaluate((element) => {
    for (let folded = element.closest('details'); folded; folded = folded.parentElement?.closest('details') ?? null) folded.open = true;
  });
}

/** Two people at a table of the server, made by the first: their match begins. */
export async function meet(host: Page, guest: Page, start: string, words: Words = en): Promise<void> {
  await host.goto(`${start}?online`);
  await host.getByText('2', { exact: true }).click();
  await host.getByRole('button', { name: words.setup.openTable }).click();
  await host.waitForURL('**/t/*');
  await withSettings(guest, { name: 'Boris' });
  await guest.goto(host.url());
  await guest.getByRole('button', { name: words.table.sitDown }).click();
  await host.getByRole('button', { name: words.table.start }).click();
  for (const page of [host, guest]) await page.waitForURL('**/match/*');
}

/** Every update a page was sent while the match ran. */
export function updatesOf<Update>(page: Page): { readonly updates: () => Update[]; readonly text: () => string } {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  const running = () => heard.filter((text) => !text.includes('"result":{'));
  return {
    updates: () => running().flatMap((text) => (JSON.parse(text) as { readonly update?: Update }).update ?? []),
    text: () => running().join('\n'),
  };
}
