import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { startLocal } from './play.ts';

const KILOBYTE = 1000;

/** Everything of the app this page is sent. The service worker is kept away: the copies it makes for later are no part of the first load. */
function answersTo(page: Page): Response[] {
  const answers: Response[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css|woff2)$|^\/$/.test(pathname)) answers.push(response);
  });
  return answers;
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

test('the lobby and the table of a game each keep within 150 kB', async ({ visit }) => {
  for (const locale of ['en', 'ru'] as const) {
    const page = await visit({ locale });
    const answers = answersTo(page);
    await page.route('**/sw.js', (route) => route.abort());
    await page.goto('/');
    await page.locator('h1').waitFor();
    await page.waitForLoadState('networkidle');
    const lobby = await weightOf(answers);
    const inLobby = answers.length;
    await startLocal(page, '');
    await page.waitForLoadState('networkidle');
    const known = new Set(answers.slice(0, inLobby).map((answer) => answer.url()));
    const table = await weightOf(answers.slice(inLobby).filter((answer) => !known.has(answer.url())));
    console.log(`${locale}: lobby ${(lobby / KILOBYTE).toFixed(1)} kB, table ${(table / KILOBYTE).toFixed(1)} kB`);
    expect(lobby).toBeLessThan(150 * KILOBYTE);
    expect(table).toBeLessThan(150 * KILOBYTE);
  }
});
