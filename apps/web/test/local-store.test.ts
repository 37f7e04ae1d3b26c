import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type MatchStore, VersionConflict } from '@orrery/match';
import { describeMatchStore } from '@orrery/testkit';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe } from 'vitest';
import { CHROMIUM } from '../e2e/browser.ts';

/** IndexedDB is a browser's, so the store is tested in one: the suite runs here, every call goes to a page. */
const hasChromium = existsSync(CHROMIUM.executablePath);
let browser: Browser;
let page: Page;
let last = 0;

type Called = { readonly value?: unknown; readonly problem?: { readonly name: string; readonly message: string } };

/** Calls a method of the store with this name in the page, and brings what it throws back as the same kind of error. */
async function call(database: string, method: string, given: readonly unknown[]): Promise<unknown> {
  const answer: Called = await page.evaluate(
    async ([name, called, json]) => {
      const stores = window as unknown as {
        LocalStore: { openLocalStore(name: string): Promise<Record<string, (...given: unknown[]) => Promise<unknown>>> };
      };
      const store = await stores.LocalStore.openLocalStore(name);
      try {
        return { value: await store[called](...JSON.parse(json)) };
      } catch (problem) {
        const { name: kind, message } = problem as Error;
        return { problem: { name: kind, message } };
      }
    },
    [database, method, JSON.stringify(given)] as const,
  );
  if (answer.problem === undefined) return answer.value;
  if (answer.problem.name === 'VersionConflict') throw new VersionConflict(database, 0);
  throw new Error(answer.problem.message);
}

function storeNamed(database: string): MatchStore {
  return {
    create: async (...given) => void (await call(database, 'create', given)),
    append: async (...given) => void (await call(database, 'append', given)),
    load: async (...given) => (await call(database, 'load', given)) as Awaited<ReturnType<MatchStore['load']>>,
  };
}

describe.skipIf(!hasChromium)('in a browser', () => {
  beforeAll(async () => {
    const entry = fileURLToPath(new URL('../src/net/local-store.ts', import.meta.url));
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      format: 'iife',
      globalName: 'LocalStore',
      write: false,
      target: 'es2022',
    });
    browser = await chromium.launch(CHROMIUM);
    page = await browser.newPage();
    // A page with an origin, since only those have a storage; nothing leaves the machine.
    await page.route('http://store.test/', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
    await page.goto('http://store.test/');
    await page.addScriptTag({ content: outputFiles[0].text });
  }, 60_000);
  afterAll(() => browser?.close());

  describeMatchStore('IndexedDB', () => {
    last += 1;
    const name = `test-${last}`;
    return { store: storeNamed(name), reopen: async () => storeNamed(name) };
  });
});
