import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from './fixtures.ts';

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

const WITHOUT_WORKERS = 'window.Worker = class extends EventTarget { postMessage() {} terminate() {} };';

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

for (const game of ['alien-frontiers', 'race-for-the-galaxy', 'theseus', 'not-alone'] as const) {
  test(`the lobby and the table of ${game} each keep within 150 kB`, async ({ visit }) => {
    test.setTimeout(240_000);
    for (const locale of ['en', 'ru'] as const) {
      const page = await visit({ locale });
      const answers = answersTo(page);
      await page.route('**/sw.js', (route) => route.abort());
      // Bots think in a worker, which is loaded behind a table that can be seen already: here none is begun.
      await page.addInitScript(WITHOUT_WORKERS);
      await page.goto('/');
      await page.locator('h1').waitFor();
      await page.waitForLoadState('networkidle');
      const lobby = await weightOf(answers);
      const inLobby = new Set(answers.map((answer) => answer.url()));
      await page.locator(`a[href="/new/${game}"]`).first().click();
      await page.locator('form button[type=submit]').first().click();
      await page.waitForURL('**/local/*');
      answers.length = 0;
      await page.reload();
      await page.locator('#board').waitFor();
      await page.waitForLoadState('networkidle');
      const table = await weightOf(answers.filter((answer) => !inLobby.has(answer.url())));
      console.log(`${game}, ${locale}: lobby ${(lobby / KILOBYTE).toFixed(1)} kB, table ${(table / KILOBYTE).toFixed(1)} kB`);
      expect(lobby).toBeLessThan(150 * KILOBYTE);
      expect(table).toBeLessThan(150 * KILOBYTE);
    }
  });
}
