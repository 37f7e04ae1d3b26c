import { gzipSync } from 'node:zlib';
import { GAMES } from '@orrery/catalogue';
import type { Page, Response } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const KILOBYTE = 1000;

/** The lobby: everything it asks the server for, pages, pictures and answers of the server included, and its scripts. */
const LOBBY = { requests: 20, scripts: 80 * KILOBYTE };

/**
 * A table, beyond what the lobby brought: scripts, styles and fonts. A match in this browser runs by the rules of its game,
 * which are most of the difference between them.
 */
const TABLES = {
  'alien-frontiers': 98 * KILOBYTE,
  'race-for-the-galaxy': 115 * KILOBYTE,
  theseus: 119 * KILOBYTE,
  'not-alone': 134 * KILOBYTE,
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

for (const game of GAMES.map(({ id }) => id)) {
  test(`the lobby and the table of ${game} keep within their budgets`, async ({ visit }) => {
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
      const requests = answers.length;
      const scripts = await weightOf(answers.filter((answer) => isOf(answer, /\.js$/)));
      const inLobby = new Set(answers.map((answer) => answer.url()));
      await page.locator(`a[href="/new/${game}"]`).first().click();
      await page.locator('form button[type=submit]').first().click();
      await page.waitForURL('**/local/*');
      answers.length = 0;
      await page.reload();
      await page.locator('#board').waitFor();
      await page.waitForLoadState('networkidle');
      const ofTable = answers.filter((answer) => isOf(answer, /\.(js|css|woff2)$/) && !inLobby.has(answer.url()));
      const table = await weightOf(ofTable);
      const told = `lobby ${requests} requests, ${inKilobytes(scripts)} of scripts; table ${ofTable.length} requests, ${inKilobytes(table)}`;
      console.log(`${game}, ${locale}: ${told}`);
      expect(requests).toBeLessThanOrEqual(LOBBY.requests);
      expect(scripts).toBeLessThan(LOBBY.scripts);
      expect(table).toBeLessThan(TABLES[game]);
      const others = GAMES.filter((other) => other.id !== game);
      expect(ofTable.filter((answer) => others.some(({ id }) => answer.url().includes(`/${id}-`)))).toEqual([]);
    }
  });
}

function inKilobytes(weight: number): string {
  return `${(weight / KILOBYTE).toFixed(1)} kB`;
}
