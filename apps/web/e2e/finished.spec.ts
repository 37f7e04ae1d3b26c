import type { FinishedAnswer, FinishedMatch } from '@orrery/protocol';
import type { Page } from '@playwright/test';
import { FINISHED_WORDS } from '../src/lobby/finished-words.ts';
import { RESULT_WORDS } from '../src/table/result-words.ts';
import { en } from '../src/text/en.ts';
import { asOnPhone, expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { keepMatches, playMatch } from './kept-match.ts';

const says = FINISHED_WORDS.en;
const AT = Date.UTC(2026, 4, 17, 20, 15);

/** A match of the server in which `person` has this rank of two; everybody else won. */
function finished(match: string, person: string, rank: 1 | 2): FinishedMatch {
  const seats: FinishedMatch['seats'] = [
    { kind: 'person', person, name: 'Irene' },
    { kind: 'person', person: 'boris', name: 'Boris' },
  ];
  const line = (seat: number, place: number) => ({ seat, rank: place, points: 10 - place, sources: [] });
  return { match, game: 'alien-frontiers', seats, endedAt: AT, result: { seats: [line(0, rank), line(1, 3 - rank)], because: '' } };
}

/** The server lists these, two a page. What a real one lists is tried with the server. */
async function listing(page: Page, matches: readonly FinishedMatch[]): Promise<void> {
  await page.route('**/api/finished*', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('before') ?? 0);
    const next = from + 2 < matches.length ? { next: String(from + 2) } : {};
    return route.fulfill({ json: { matches: matches.slice(from, from + 2), ...next } satisfies FinishedAnswer });
  });
}

test('matches that are over have a page of their own, with what each was for oneself first', async ({ visit }) => {
  const page = await visit();
  const kept = await playMatch({ game: 'not-alone', seats: 2, answers: Number.POSITIVE_INFINITY });
  const running = await playMatch({ game: 'theseus', seats: 2, answers: 1 });
  await keepMatches(page, [kept, running]);
  const { person } = await (await page.request.post('/api/guest', { data: { name: 'Irene' } })).json();
  await listing(page, [finished('one', person, 1), finished('two', person, 2), finished('three', person, 1)]);

  await page.goto('/');
  await expect(page.locator('a[href^="/local/"]')).toHaveCount(1);
  await page.getByRole('link', { name: en.lobby.finishedTitle }).click();
  const online = page.locator('[data-finished=online] [data-match]');
  await expect(online).toHaveCount(2);
  await expect(online.first().locator('strong')).toHaveText(RESULT_WORDS.en.won);
  await expect(online.nth(1).locator('strong')).toHaveText(RESULT_WORDS.en.lost);
  await expect(online.first()).toContainText('Boris8');
  await page.getByRole('button', { name: says.more }).click();
  await expect(online).toHaveCount(3);
  await expect(page.getByRole('button', { name: says.more })).toHaveCount(0);

  const here = page.locator('[data-finished=here] [data-match]');
  await expect(here).toHaveCount(1);
  await expect(here.locator('strong')).toHaveText(new RegExp(`${RESULT_WORDS.en.won}|${RESULT_WORDS.en.lost}`));
  await expectNoViolations(page);
  await asOnPhone(page, () => expectNoViolations(page));
  await here.getByRole('link', { name: en.lobby.watchReplay }).click();
  await page.waitForURL(`**/replay/${kept.setup.id}`);
});

test('who has finished nothing is told so', async ({ visit }) => {
  const page = await visit({ size: 'phone' });
  await page.goto('/finished');
  await expect(page.getByText(says.noneOnline)).toBeVisible();
  await expect(page.getByText(says.noneHere)).toBeVisible();
});
