import { expect, type Page } from '@playwright/test';
import { pickAll, pressFirst, untilFound } from './hand.ts';
import { chooseOption, OVER, SETTLED } from './play.ts';

export const START = '/new/not-alone';

/** A match in this browser with this many seats; `prepare` changes the form before it begins. */
export async function begin(page: Page, seats: number, given: { address?: string; prepare?: () => Promise<void> } = {}): Promise<void> {
  await page.goto(`${given.address ?? ''}${START}`);
  await page.getByText(String(seats), { exact: true }).click();
  // Bots that need little time to think, and talk as others do.
  await pickAll(page, 'stalker', 'greedy');
  await given.prepare?.();
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/local/*');
}

/** The Creature has the last seat, so the first player is Hunted. */
export const beHunted = (page: Page): Promise<void> => chooseOption(page, 'last-seat');

function scattered(step: number): number {
  return Math.imul(step + 1, 0x9e3779b1) >>> 8;
}

/** Tokens first, so that the hunt comes to something; a choice is never taken back, which would go on for ever. */
function choose(actions: readonly string[], step: number): number | undefined {
  const places = actions.flatMap((action, index) => (action.includes('"place-token"') ? [index] : []));
  const fit = places.length > 0 ? places : actions.flatMap((action, index) => (action.includes('"take-up-places"') ? [] : [index]));
  return fit.length === 0 ? undefined : fit[scattered(step) % fit.length];
}

/** What a press would reach now: actions of an open menu before those of the table, and cards that wait to be played. */
interface Offers {
  readonly actions: readonly string[];
  /** They are those of an open menu. The thing it was opened from may bear the same action, and cannot be reached. */
  readonly isMenu: boolean;
  /** Cards whose menu offers a way to play them. */
  readonly playable: readonly string[];
  /** Nothing but actions with a price, which are asked about once more. */
  readonly risks: readonly string[];
  /** The way from a menu to the things a card can be aimed at. */
  readonly aim: string | undefined;
  /** Things that lead on to others, once a card is aimed. */
  readonly next: readonly string[];
  readonly isAiming: boolean;
  /** A menu is open that offers nothing: what it was opened for has passed in the meantime. */
  readonly isIdle: boolean;
  readonly isOver: boolean;
}

/**
 * Runs in the page: everything is asked at once, which is faster. Undefined: nothing to do yet, or bots are asked, too.
 * No function has a name in here: what runs this file outside of a browser would mark it with a word the page does not know.
 */
function offersIn([over, settled]: readonly [string, string]): Offers | undefined {
  if (document.querySelector(over) !== null)
    return { actions: [], isMenu: false, playable: [], risks: [], aim: undefined, next: [], isAiming: false, isIdle: false, isOver: true };
  if (document.querySelector(settled) === null) return undefined;
  const table = document.querySelector('.na-table');
  const isIdle = table?.querySelector('.popover .close') != null && table.querySelector('.popover:has([data-action], [data-aim])') === null;
  const menu = table?.querySelector('.popover:has([data-action], [data-aim])');
  const [actions, playable, risks, aims, next] = ['data-action', 'data-playable', 'data-opens', 'data-aim', 'data-next'].map((name) =>
    [...((menu ?? table)?.querySelectorAll(`[${name}]:not([disabled])`) ?? [])]
      .filter((thing) => thing.checkVisibility())
      .map((thing) => thing.getAttribute(name) ?? ''),
  );
  const fit = actions.filter((action) => !action.includes('"take-up-places"'));
  if (!isIdle && fit.length + playable.length + risks.length + aims.length + next.length === 0) return undefined;
  return {
    actions: fit,
    isMenu: menu != null,
    playable,
    risks,
    aim: aims[0],
    next,
    isAiming: table?.querySelector('.own.aimed') !== null,
    isIdle,
    isOver: false,
  };
}

/** The thing to press: a card of the hand every other time, so that all tokens come to be laid; a risk only where there is no other way. */
function wanted({ actions, isMenu, playable, risks, aim, next, isAiming, isIdle }: Offers, step: number): string {
  if (isIdle) return '.popover .close';
  if (isAiming && next.length > 0) return `[data-next="${next[scattered(step) % next.length]}"]`;
  if (aim !== undefined) return `[data-aim="${aim}"]`;
  if (!isAiming && playable.length > 0 && step % 2 === 1) return `[data-playable="${playable[scattered(step) % playable.length]}"]`;
  const at = choose(actions, step);
  if (at !== undefined) return `${isMenu ? '.popover ' : ''}[data-action='${actions[at]}']`;
  return risks.length > 0 ? `[data-opens="${risks[0]}"]` : `[data-playable="${playable[0]}"]`;
}

/** Plays by pressing what is lit on the table, cards with their menus too. `press` is a click or a tap. Gives back how often it pressed. */
export async function playOnTable(page: Page, steps: number, press: 'click' | 'tap' = 'click', from = 0): Promise<number> {
  for (let done = 0; done < steps; done++) {
    const offers = await untilFound(page, offersIn, [OVER, SETTLED] as const);
    if (offers.isOver) return done;
    await pressFirst(page, `.na-table ${wanted(offers, from + done)}`, press);
  }
  return steps;
}

/** One press if this page is asked something right now; both sides of a table take turns with it. */
export async function pressOnce(page: Page, step: number): Promise<void> {
  const offers = await page.evaluate(offersIn, [OVER, SETTLED] as const);
  if (offers !== undefined && !offers.isOver) await pressFirst(page, `.na-table ${wanted(offers, step)}`, 'click');
}

/** Nothing of the page lies beyond its edges. */
export async function expectNoScrolling(page: Page): Promise<void> {
  const beyond = () => [document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth];
  expect(await page.evaluate(beyond)).toEqual([0, 0]);
}
