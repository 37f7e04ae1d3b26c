import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Visit } from './pictured-tables.ts';
import { playSteps, startLocal } from './play.ts';

/** Rules as old as no game can read them, and some that no page knows yet. */
export const UNREADABLE_RULES = '0';
export const COMING_RULES = '999';
/** Those before today's, from which Alien Frontiers goes on. */
export const EARLIER_RULES = '1';

/** A record of rules that today's cannot replay. */
export const OLD_RECORD = fileURLToPath(new URL('../../cli/test/playthroughs/theseus-rules-3-before-f11a3c0.json', import.meta.url));

/** A record of Alien Frontiers by earlier rules that today's replay to the same end. */
export function earlierRecord() {
  const golden = new URL('../../../packages/games/alien-frontiers/playthroughs/random-01-of-2.json', import.meta.url);
  const record = { ...JSON.parse(readFileSync(golden, 'utf8')), rulesVersion: EARLIER_RULES };
  return { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) };
}

/** As if the one match of this browser had been stored by rules of another version. For a page that has no match open. */
export async function storedBy(page: Page, rulesVersion: string): Promise<void> {
  // As text: what bundles the pictures script would put helpers of its own into a function, which the page lacks.
  await page.evaluate(`(async (rulesVersion) => {
    const answered = (request) => new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const database = await answered(indexedDB.open('orrery'));
    const stores = database.transaction(['matches', 'entries'], 'readwrite');
    const matches = stores.objectStore('matches');
    const entries = stores.objectStore('entries');
    const [match] = await answered(matches.getAll());
    await answered(matches.put({ ...match, setup: { ...match.setup, rulesVersion } }, match.setup.id));
    for (const key of await answered(entries.getAllKeys())) {
      const entry = await answered(entries.get(key));
      if (entry.rulesVersion !== undefined) await answered(entries.put({ ...entry, rulesVersion }, key));
    }
    database.close();
  })(${JSON.stringify(rulesVersion)})`);
}

/** A match of some turns, stored by other rules, seen from the lobby. Gives its address. */
export async function lobbyWithMatchOf(page: Page, rulesVersion: string, address = ''): Promise<string> {
  await startLocal(page, address);
  await playSteps(page, 6);
  const match = page.url();
  await page.goto(`${address}/rules/alien-frontiers`);
  await storedBy(page, rulesVersion);
  await page.goto(`${address}/`);
  return match;
}

export const OLDER: Readonly<Record<string, Visit>> = {
  'older-lobby': async (page, address) => {
    await lobbyWithMatchOf(page, UNREADABLE_RULES, address);
    await page.locator('a[href^="/local/"]').waitFor({ state: 'detached' });
    await page.locator('.columns').scrollIntoViewIfNeeded();
  },
  'older-closed': async (page, address) => {
    await page.goto(await lobbyWithMatchOf(page, UNREADABLE_RULES, address));
    await page.locator('h1').waitFor();
  },
  'older-match': async (page, address) => {
    await page.goto(await lobbyWithMatchOf(page, EARLIER_RULES, address));
    await playSteps(page, 3);
    await page.locator('[data-panel=log]').dispatchEvent('click');
    await page.locator('.older').scrollIntoViewIfNeeded();
  },
  'older-record': async (page, address) => {
    await page.goto(`${address}/replay/file`);
    await page.locator('input[type=file]').setInputFiles(OLD_RECORD);
    await page.locator('h1').waitFor();
  },
  'older-replay': async (page, address) => {
    await page.goto(`${address}/replay/file`);
    await page.locator('input[type=file]').setInputFiles(earlierRecord());
    await page.locator('input[type=range]').waitFor();
  },
};
