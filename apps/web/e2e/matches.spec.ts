import type { CreateTableBody, FinishedAnswer, FinishedMatch } from '@orrery/protocol';
import type { Page } from '@playwright/test';
import { MATCHES_WORDS } from '../src/matches/words.ts';
import { RESULT_WORDS } from '../src/table/result-words.ts';
import { en } from '../src/text/en.ts';
import { ru } from '../src/text/ru.ts';
import { asOnPhone, expectNoViolations, expectNoViolationsInEitherTheme } from './axe.ts';
import { accountOn, named, signInOn } from './devices.ts';
import { expect, test } from './fixtures.ts';
import { keepMatches, playMatch } from './kept-match.ts';
import { openActions, untilSettled } from './play.ts';

const says = MATCHES_WORDS.en;
/** Before those that are kept for tests ended. */
const AT = Date.UTC(2025, 4, 17, 20, 15);

/** A match of the server in which `person` has this rank of two; everybody else won. */
function finished(match: string, person: string, rank: 1 | 2): FinishedMatch {
  const seats: FinishedMatch['seats'] = [
    { kind: 'person', person, name: 'Irene' },
    { kind: 'person', person: 'boris', name: 'Boris' },
  ];
  const line = (seat: number, place: number) => ({ seat, rank: place, points: 10 - place, sources: [] });
  return { match, game: 'alien-frontiers', seats, endedAt: AT, result: { seats: [line(0, rank), line(1, 3 - rank)], because: '' } };
}

/** The server lists these, so many a page. What a real one lists is tried with the server. */
async function listing(page: Page, matches: readonly FinishedMatch[], each: number): Promise<void> {
  await page.route('**/api/finished*', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('before') ?? 0);
    const next = from + each < matches.length ? { next: String(from + each) } : {};
    return route.fulfill({ json: { matches: matches.slice(from, from + each), ...next } satisfies FinishedAnswer });
  });
}

test('on a phone what was begun is seen in the lobby without scrolling, and moves nothing that is pressed above it', async ({ visit }) => {
  const page = await visit({ size: 'phone', locale: 'ru' });
  await page.goto('/');
  const now = page.getByRole('button', { name: ru.lobby.playNow });
  const before = await now.boundingBox();
  const [address] = await keepMatches(page, [await playMatch({ game: 'theseus', seats: 2, answers: 1 })]);
  await page.goto('/');
  await expect(page.locator(`a[href="${address}"]`)).toBeInViewport({ ratio: 1 });
  expect(await now.boundingBox()).toEqual(before);
});

test('finished matches of the server and of this browser are one list, with what each was for oneself first', async ({ visit }) => {
  const page = await visit();
  const kept = await playMatch({ game: 'not-alone', seats: 2, answers: Number.POSITIVE_INFINITY });
  const running = await playMatch({ game: 'theseus', seats: 2, answers: 1 });
  await keepMatches(page, [kept, running]);
  const { person } = await (await page.request.post('/api/guest', { data: { name: 'Irene' } })).json();
  const many = Array.from({ length: 25 }, (_, index) => finished(`m${index}`, person, index === 1 ? 2 : 1));
  await listing(page, many.with(2, { ...finished('m2', 'cid', 2), gaveUp: 'removed' }), 10);

  await page.goto('/');
  await expect(page.locator('a[href^="/local/"]')).toHaveCount(1);
  await page.getByRole('link', { name: en.lobby.myMatches }).click();
  const mine = page.locator('[data-part=mine] li');
  await expect(mine).toHaveCount(1);
  await expect(mine).toContainText(en.setup.here);
  const all = page.locator('[data-finished] [data-match]');
  await expect(all).toHaveCount(20);
  await expect(all.first()).toContainText(en.setup.here);
  await expect(all.first().locator('strong')).toHaveText(new RegExp(`${RESULT_WORDS.en.won}|${RESULT_WORDS.en.lost}`));
  await expect(all.nth(1)).toContainText(en.setup.online);
  await expect(all.filter({ hasText: says.gaveUp.removed })).toHaveCount(1);
  await expect(all.filter({ hasText: says.watched })).toHaveCount(0);
  await expect(all.nth(1)).toContainText('Boris8');
  await expect(all.filter({ hasText: RESULT_WORDS.en.lost })).not.toHaveCount(0);
  await page.getByRole('button', { name: says.more }).click();
  await expect(all).toHaveCount(26);
  await expect(page.getByRole('button', { name: says.more })).toHaveCount(0);
  await expectNoViolations(page);
  await asOnPhone(page, () => expectNoViolations(page));

  await all.first().getByRole('button', { name: en.lobby.deleteMatch }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.lobby.deleteMatch }).click();
  await expect(all).toHaveCount(25);
  await mine.getByRole('link', { name: en.lobby.continueMatch }).click();
  await page.waitForURL(`**/local/${running.setup.id}`);
});

test('who has no matches is told so, also by the address that finished ones once had', async ({ visit }) => {
  const page = await visit({ size: 'phone' });
  await page.goto('/finished');
  await expect(page.getByText(says.noneMine)).toBeVisible();
  await expect(page.getByText(says.noneFinished)).toBeVisible();
});

test('where no server answers the matches of this browser are there', async ({ visit }) => {
  const page = await visit();
  await keepMatches(page, [await playMatch({ game: 'theseus', seats: 2, answers: 1 })]);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/matches');
  await expect(page.getByText(says.away)).toBeVisible();
  await expect(page.locator('[data-part=mine] li')).toHaveCount(1);
});

async function ask<Answer>(page: Page, path: string, body: object): Promise<Answer> {
  const answer = await page.request.post(path, { data: body, headers: { origin: new URL(page.url()).origin } });
  expect(answer.status(), path).toBe(200);
  return answer.json();
}

/** Whoever hunts makes it; the other hides first, and so is waited for. */
async function matchOf(creature: Page, hunted: Page, address: string): Promise<string> {
  const body: CreateTableBody = { game: 'not-alone', seats: [{ kind: 'me' }, { kind: 'open' }], options: {}, isPublic: false };
  const { table } = await ask<{ table: { id: string } }>(creature, `${address}/api/tables`, body);
  await ask(hunted, `${address}/api/tables/${table.id}/join`, { seat: 1 });
  await ask(creature, `${address}/api/tables/${table.id}/start`, {});
  return table.id;
}

/** Lays a card for the night; from then on the other is waited for. */
async function hide(page: Page): Promise<void> {
  await untilSettled(page);
  await openActions(page);
  await page.locator('[data-list-action]', { hasText: 'Jungle' }).tap();
  await page.keyboard.press('Escape');
}

const BADGE = `navigator.setAppBadge = async (count) => { window.badge = count; }; navigator.clearAppBadge = async () => { window.badge = 0; };`;
const badgeOf = (page: Page) => page.evaluate('window.badge');
const iconOf = (page: Page) =>
  page.evaluate(() => decodeURIComponent(document.querySelector('link[rel=icon]')?.getAttribute('href') ?? ''));

test('my matches follow me from one device to another, count what waits, and lead from table to table', async ({ visit, served }) => {
  const address = named(served.address);
  const [home, phone, other] = [await visit(), await visit({ size: 'phone' }), await visit()];
  await home.addInitScript(BADGE);
  // A name that no other test keeps on this server.
  const desk = await accountOn(home, address, 'Ingrid');
  await signInOn(phone, address, desk);
  await other.goto(`${address}/settings`);
  await ask(other, `${address}/api/guest`, { name: 'Boris' });

  // No table is open, and the page was there before the matches.
  await home.goto(`${address}/settings`);
  await expect(home).toHaveTitle(/^Settings/);
  const [first, second] = [await matchOf(other, home, address), await matchOf(other, home, address)];
  await expect(home).toHaveTitle(/^\(2\) Settings/);
  expect(await badgeOf(home)).toBe(2);
  expect(await iconOf(home)).toContain('>2</text>');

  await phone.goto(`${address}/matches`);
  await expect(phone).toHaveTitle(/^\(2\) My matches/);
  const mine = phone.locator('[data-part=mine] li');
  const next = phone.getByRole('link', { name: says.next });
  await expect(mine).toHaveCount(2);
  await expectNoViolationsInEitherTheme(phone);
  await next.tap();
  await phone.waitForURL(`**/match/${first}`);
  await expect(next).toHaveCount(0);
  await expect(phone).toHaveTitle(/^\(2\) ● Your turn/);
  await hide(phone);
  await expect(next).toBeVisible();
  await expectNoViolationsInEitherTheme(phone, { within: 'header, .status' });

  // The desk hears of it at once, whatever page is open there.
  await expect(home).toHaveTitle(/^\(1\) Settings/);
  expect(await badgeOf(home)).toBe(1);
  await home.goto(`${address}/matches`);
  await expect(home.locator('[data-part=mine] li')).toHaveCount(1);
  await expect(home.locator('[data-part=others] li')).toContainText(en.match.waitingFor('Boris'));

  await phone.keyboard.press('t');
  await phone.waitForURL(`**/match/${second}`);
  await hide(phone);
  await expect(home.locator('[data-part=others] li')).toHaveCount(2);
  await expect(home.getByText(says.noneMine)).toBeVisible();
  await expect(home).toHaveTitle(/^My matches/);
  expect(await badgeOf(home)).toBe(0);
  await ask(home, `${address}/api/me/delete`, { name: 'Ingrid' });
});
