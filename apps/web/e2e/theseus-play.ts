import type { Page } from '@playwright/test';
import { pickAll, pressFirst, untilFound } from './hand.ts';
import { OVER, SETTLED } from './play.ts';

export const START = '/new/theseus';

/** A match of Theseus in this browser with this many seats; `prepare` changes the form before it begins. */
export async function begin(page: Page, seats: number, given: { address?: string; prepare?: () => Promise<unknown> } = {}): Promise<void> {
  await page.goto(`${given.address ?? ''}${START}`);
  await page.getByText(String(seats), { exact: true }).click();
  // Bots that need no time to think.
  await pickAll(page, 'navigator', 'random');
  await given.prepare?.();
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/local/*');
  await page.locator('.th-table').waitFor();
}

/** What a press would reach now: actions of an open menu before those of the table, and things that lead on to an action. */
interface Offers {
  readonly actions: readonly string[];
  /** Things that are picked up first: a unit, a pending card. */
  readonly opens: readonly string[];
  /** Cards in hand whose menu offers a way to play them. */
  readonly playable: readonly string[];
  /** The way from a menu to the things a card can be aimed at. */
  readonly aim: string | undefined;
  readonly isPicked: boolean;
  readonly isOver: boolean;
}

/** Runs in the page: everything is asked at once, which is faster. Undefined: nothing to do yet, or bots are asked, too. */
function offersIn([over, settled]: readonly [string, string]): Offers | undefined {
  if (document.querySelector(over) !== null) {
    return { actions: [], opens: [], playable: [], aim: undefined, isPicked: false, isOver: true };
  }
  if (document.querySelector(settled) === null) return undefined;
  const table = document.querySelector('.th-table');
  const menu = table?.querySelector('.popover:has([data-action], [data-aim])');
  const [actions, opens, playable, aims, picked] = ['data-action', 'data-opens', 'data-playable', 'data-aim', 'data-cancel'].map((name) =>
    [...((menu ?? table)?.querySelectorAll(`[${name}]:not([disabled])`) ?? [])]
      .filter((thing) => thing.checkVisibility())
      .map((thing) => thing.getAttribute(name) ?? ''),
  );
  if (actions.length + opens.length + aims.length === 0) return undefined;
  return { actions, opens, playable, aim: aims[0], isPicked: picked.length > 0, isOver: false };
}

function scattered(step: number): number {
  return Math.imul(step + 1, 0x9e3779b1) >>> 8;
}

const pick = (list: readonly string[], step: number) => list[scattered(step) % list.length];

/** The thing to press: a card of the hand now and then, a unit or a card to be picked up, then what is lit for it. */
function wanted({ actions, opens, playable, aim, isPicked }: Offers, step: number): string {
  if (aim !== undefined) return `[data-aim="${aim}"]`;
  if (isPicked && actions.length > 0) return `[data-action='${pick(actions, step)}']`;
  if (playable.length > 0 && step % 4 === 3) return `[data-playable="${pick(playable, step)}"]`;
  const installs = opens.filter((key) => !key.startsWith('upgrade') || step % 3 === 0);
  if (installs.length > 0 && (actions.length === 0 || step % 2 === 0)) return `[data-opens="${pick(installs, step)}"]`;
  return actions.length > 0 ? `[data-action='${pick(actions, step)}']` : `[data-opens="${pick(opens, step)}"]`;
}

export function offersOf(page: Page): Promise<Offers> {
  return untilFound(page, offersIn, [OVER, SETTLED] as const);
}

/** Plays by pressing what is lit on the table. `press` is a click or a tap. Gives back how often it pressed. */
export async function playOnStation(page: Page, steps: number, press: 'click' | 'tap' = 'click', from = 0): Promise<number> {
  for (let done = 0; done < steps; done++) {
    const offers = await offersOf(page);
    if (offers.isOver) return done;
    await pressFirst(page, `.th-table ${wanted(offers, from + done)}`, press);
  }
  return steps;
}

/** One press if this page is asked something right now; both sides of a table take turns with it. */
export async function pressOnce(page: Page, step: number): Promise<void> {
  const offers = await page.evaluate(offersIn, [OVER, SETTLED] as const);
  if (offers !== undefined && !offers.isOver) await pressFirst(page, `.th-table ${wanted(offers, step)}`, 'click');
}

/** On to the next question which unit moves. */
export async function untilMovement(page: Page): Promise<void> {
  await untilAsked(page, '.room[data-opens^="unit:"]', 40);
}

/** On until the table shows this. */
export async function untilAsked(page: Page, selector: string, most: number): Promise<void> {
  for (let step = 0; step < most; step++) {
    await offersOf(page);
    if ((await page.locator(selector).count()) > 0) return;
    await playOnStation(page, 1);
  }
  throw new Error(`${most} presses, and nothing like ${selector} was asked`);
}
