/** `npm test`: every check there is, one after another; stops at the first that fails. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { ensureInstalled, fail, ROOT, run } from './install.mjs';

ensureInstalled();
const chromium = findChromium();
if (chromium === undefined)
  fail('The browser tests need Chromium: install Debian\'s package "chromium", or set ORRERY_CHROMIUM to its path.');

const bin = (name) => join(ROOT, 'node_modules/.bin', name);
const CHECKS = [
  ['format and lint', [bin('biome'), 'check', '.']],
  ['types', [bin('tsc'), '--noEmit', '-p', '.']],
  ['types of the web client', [bin('svelte-check'), '--workspace', 'apps/web', '--tsconfig', './tsconfig.json', '--fail-on-warnings']],
  ['import directions', [bin('depcruise'), '--config', '.dependency-cruiser.mjs', 'packages', 'apps']],
  ['dead code', [bin('knip'), '--no-progress']],
  ['registry addresses', [process.execPath, 'scripts/check-lock.mjs']],
  ['build', [process.execPath, 'scripts/build.mjs']],
  ['unit, property, conformance and contract tests', [bin('vitest'), 'run']],
  ['browser tests', [bin('playwright'), 'test', '--config', 'apps/web/playwright.config.ts']],
];
const OUTSIDE = join(ROOT, '../shared/checks/cited-rules');
if (existsSync(OUTSIDE))
  CHECKS.splice(6, 0, ['every ruling and printed example has its test', [process.execPath, 'scripts/check-citations.mjs']]);

for (const [name, [command, ...args]] of CHECKS) {
  const begun = performance.now();
  console.log(`\n── ${name}`);
  const code = run(command, args, { env: { ...process.env, ORRERY_CHROMIUM: chromium, FORCE_COLOR: '0' } });
  if (code !== 0) fail(`✗ ${name} (exit code ${code})`);
  console.log(`✓ ${name}, ${Math.round((performance.now() - begun) / 1000)} s`);
}
console.log('\nAll checks passed.');
