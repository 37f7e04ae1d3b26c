import type { Page, WebSocket } from '@playwright/test';
import { en } from '../src/text/en.ts';
import { ru } from '../src/text/ru.ts';
import { asOnPhone, expectNoViolationsInEitherTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { OVER, playOut, playSteps, SAID, withSettings } from './play.ts';

/** Everything a page was sent over its sockets and by requests, as text. */
function heardBy(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket: WebSocket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  page.on('response', (response) => {
    if (response.url().includes('/api/'))
      void response.text().then(
        (text) => heard.push(text),
        () => {},
      );
  });
  return heard;
}

async function openTable(host: Page): Promise<string> {
  await host.goto('/new/alien-frontiers?online');
  await host.getByRole('button', { name: en.setup.openTable }).click();
  await host.waitForURL('**/t/*');
  return host.url();
}

/** The guest comes by the link the host has copied, and sits down. */
async function sitDown(host: Page, guest: Page, link: string): Promise<void> {
  await withSettings(guest, { name: 'Boris' });
  await guest.goto(link);
  await guest.getByRole('button', { name: en.table.sitDown }).click();
  await expect(host.locator('main')).toContainText('Boris');
}

async function startMatch(host: Page, guest: Page): Promise<void> {
  await host.getByRole('button', { name: en.table.start }).click();
  await host.waitForURL('**/match/*');
  await guest.waitForURL('**/match/*');
}

/** The player asked plays until somebody else is asked, this many times or to the end. Gives back who played last. */
async function playTurns(pages: readonly Page[], turns: number): Promise<Page> {
  let mover = pages[0];
  for (let turn = 0; turn < turns; turn++) {
    const next = await Promise.any(pages.map(askedOrOver));
    if (next === undefined) break;
    mover = next;
    await playSteps(mover, 60, en.match.yourTurn);
  }
  return mover;
}

/** The page once its person is asked, or undefined once the match is over. */
async function askedOrOver(page: Page): Promise<Page | undefined> {
  const found = await page.waitForFunction(
    ([over, said, mine]) => {
      if (document.querySelector(over) !== null) return 'over';
      return document.querySelector(said)?.textContent === mine ? 'asked' : undefined;
    },
    [OVER, SAID, en.match.yourTurn] as const,
    { timeout: 60_000 },
  );
  return (await found.jsonValue()) === 'asked' ? page : undefined;
}

const SECRETS = ['"deck":', '"chance":', '"seed":', '"key":'];

/** What was sent up to the end: with the result the seed is published, and a record holds every draw. */
function duringPlay(heard: readonly string[]): string {
  const end = heard.findIndex((text) => text.includes('"result":{'));
  return heard.slice(0, end < 0 ? undefined : end).join('\n');
}

test('two people and a spectator, from a link to the result and a rematch; no page is sent the deck, chance or seed before the end', async ({
  visit,
}) => {
  test.setTimeout(600_000);
  const host = await visit();
  const guest = await visit();
  const watcher = await visit({ locale: 'ru' });
  const heard = [host, guest, watcher].map(heardBy);

  await host.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = await openTable(host);
  await host.getByRole('button', { name: en.table.copyLink }).click();
  await expect(host.locator('.toast')).toContainText(en.table.linkCopied);
  const link = await host.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(address);
  await sitDown(host, guest, link);
  for (const page of [host, guest]) {
    await expectNoViolationsInEitherTheme(page);
    await asOnPhone(page, () => expectNoViolationsInEitherTheme(page));
  }
  await startMatch(host, guest);
  await watcher.goto(host.url());
  await expect(watcher.locator('header [role=status]')).toContainText(ru.match.readOnly);

  await host.locator('[data-panel=chat]').click();
  await host.getByLabel(en.match.chatWrite).fill('Good luck!');
  await host.keyboard.press('Enter');
  await guest.locator('[data-panel=chat]').click();
  await expect(guest.getByRole('log')).toContainText('Good luck!');

  await playTurns([host, guest], 4);
  await playOut([host, guest]);
  for (const page of [host, guest, watcher]) await expect(page.locator(OVER)).toBeVisible();
  for (const texts of heard) {
    const all = duringPlay(texts);
    expect(all.length).toBeLessThan(texts.join('\n').length);
    expect(all).toMatch(/"deckCount":\d+/);
    for (const secret of SECRETS) expect(all).not.toContain(secret);
  }

  await expect(watcher.getByRole('button', { name: ru.result.rematch })).toHaveCount(0);
  await host.getByRole('button', { name: en.result.rematch }).click();
  await host.waitForURL('**/t/*');
  await guest.getByRole('link', { name: en.result.rematchJoin }).click();
  await guest.getByRole('button', { name: en.table.sitDown }).click();
  await startMatch(host, guest);
  expect(host.url()).toBe(guest.url());
  await playTurns([host, guest], 1);
});

/** Lets a test cut the wire of a page and tie it again. */
async function wireOf(page: Page): Promise<{ cut(): Promise<void>; mend(): void }> {
  const wires: { close(): Promise<void> }[] = [];
  let isBroken = false;
  await page.routeWebSocket(/\/socket$/, (wire) => {
    if (isBroken) return void wire.close();
    wire.connectToServer();
    wires.push(wire);
  });
  return {
    async cut() {
      isBroken = true;
      for (const wire of wires.splice(0)) await wire.close();
    },
    mend() {
      isBroken = false;
    },
  };
}

test('a lost connection is told, comes back by itself and resumes; what was said meanwhile, there and here, is heard', async ({
  visit,
}) => {
  const host = await visit();
  const guest = await visit();
  const wire = await wireOf(host);
  await sitDown(host, guest, await openTable(host));
  await startMatch(host, guest);
  await playTurns([host, guest], 1);
  for (const page of [host, guest]) await page.locator('[data-panel=chat]').click();
  const said = (page: Page, text: string) => page.getByRole('log').getByText(text);
  const say = async (page: Page, text: string) => {
    await page.getByLabel(en.match.chatWrite).fill(text);
    await page.keyboard.press('Enter');
  };
  await say(guest, 'Before');
  await expect(said(host, 'Before')).toBeVisible();
  await wire.cut();
  await expect(host.getByText(en.connection.lost)).toBeVisible();
  await say(guest, 'Where are you?');
  await expect(said(guest, 'Where are you?')).toBeVisible();
  await say(host, 'Here again');
  await expect(host.getByText(en.match.chatUnsaid)).toBeVisible();
  wire.mend();
  await expect(host.getByText(en.connection.lost)).toBeHidden({ timeout: 60_000 });
  for (const page of [host, guest]) {
    for (const text of ['Before', 'Where are you?', 'Here again']) await expect(said(page, text)).toHaveCount(1);
  }
  await expect(host.getByText(en.match.chatUnsaid)).toBeHidden();
  await playTurns([host, guest], 2);
});

test('a person who does not want to wait for a lost connection tries at once', async ({ visit }) => {
  const host = await visit();
  const wire = await wireOf(host);
  await host.clock.install();
  await openTable(host);
  await host.getByRole('button', { name: en.table.addBot }).click();
  await host.getByRole('button', { name: en.table.start }).click();
  await host.waitForURL('**/match/*');
  await host.locator('#board').waitFor();
  // With the clock of the page stopped it never tries again by itself: only the button can bring the wire back.
  await host.clock.pauseAt(Date.now() + 3_600_000);
  await wire.cut();
  await expect(host.getByText(en.connection.lost)).toBeVisible();
  wire.mend();
  await host.getByRole('button', { name: en.connection.retryNow }).click();
  await expect(host.getByText(en.connection.lost)).toBeHidden();
  await host.clock.resume();
  await playSteps(host, 2);
});

test('going back further is for the table to agree', async ({ visit }) => {
  const host = await visit();
  const guest = await visit();
  await sitDown(host, guest, await openTable(host));
  await startMatch(host, guest);
  const mover = await playTurns([host, guest], 1);
  const other = mover === host ? guest : host;
  await mover.getByRole('button', { name: en.match.undoAsk }).click();
  await expect(mover.getByText(en.match.undoAskedYou)).toBeVisible();
  await other.getByRole('button', { name: en.match.undoAgree }).click();
  await expect(mover.locator(SAID)).toHaveText(en.match.yourTurn);
});
