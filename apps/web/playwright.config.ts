import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './e2e/browser.ts';

/** The tests start the server themselves, on a free port, as it is built: `node scripts/build.mjs` comes first. */
export default defineConfig({
  testDir: './e2e',
  testMatch: '*.spec.ts',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 2,
  // Long tests of one file need not wait for each other.
  fullyParallel: true,
  reporter: [['list']],
  outputDir: './test-results',
  // It is compiled already.
  build: { external: ['**/dist/node/**'] },
  use: { launchOptions: CHROMIUM, actionTimeout: 15_000, trace: 'off', reducedMotion: 'reduce' },
});
