import { type BrowserContext, test as base, type Page, type TestInfo } from '@playwright/test';
import { chanceScript, type Look, SIZES, settingsScript } from './browser.ts';
import { type Served, serve } from './serve.ts';
import { seen, UNSEEN } from './unseen.ts';

interface Own {
  /**
   * A page of a new visitor with this look; what goes wrong in it fails the test. `keepsApp`: for play without a server, which others
   * need not load. `isRefused`: the server refuses them something, which the browser tells as if it had gone wrong; `isMissing`: or has
   * nothing where they look.
   */
  readonly visit: (
    look?: Partial<Look> & { readonly keepsApp?: true; readonly isRefused?: true; readonly isMissing?: true },
  ) => Promise<Page>;
}

/** What somebody would have seen where a test failed. */
async function keepPictures(contexts: readonly BrowserContext[], testInfo: TestInfo): Promise<void> {
  for (const [at, page] of contexts.flatMap((context) => context.pages()).entries()) {
    const path = testInfo.outputPath(`failed-${at + 1}.png`);
    await seen(page, () => page.screenshot({ path })).catch((problem) => console.error(`no picture: ${problem}`));
  }
}

/** One server a worker; every visitor has a context, and so a cookie and a storage, of their own. */
export const test = base.extend<Own, { readonly served: Served }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const served = await serve();
      await use(served);
      await served.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, served }, use, testInfo) => {
    const { title } = testInfo;
    const contexts: BrowserContext[] = [];
    const problems: string[] = [];
    served.dealAs(title);
    await use(async (look = {}) => {
      const whole = { locale: 'en', theme: 'dark', size: 'wide', ...look } as const;
      const context = await browser.newContext({
        baseURL: served.address,
        viewport: SIZES[whole.size],
        hasTouch: whole.size === 'phone',
        reducedMotion: 'reduce',
        serviceWorkers: look.keepsApp === true ? 'allow' : 'block',
      });
      contexts.push(context);
      await context.addInitScript(settingsScript(whole));
      await context.addInitScript(chanceScript(title));
      await context.addInitScript(UNSEEN);
      const page = await context.newPage();
      page.on('pageerror', (problem) => problems.push(problem.message));
      page.on('console', (message) => {
        const isRefusal = look.isRefused === true && /40[13] \(/.test(message.text());
        const isAbsence = look.isMissing === true && /404 \(/.test(message.text());
        const isExpected = message.text().includes('net::ERR') || isRefusal || isAbsence;
        if (message.type() === 'error' && !isExpected) problems.push(message.text());
      });
      return page;
    });
    if (testInfo.status !== testInfo.expectedStatus) await keepPictures(contexts, testInfo);
    for (const context of contexts) await context.close();
    if (problems.length > 0) throw new Error(`the page complained:\n${problems.join('\n')}`);
  },
});

export { expect } from '@playwright/test';
