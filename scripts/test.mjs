/**
 * `npm test`: every check there is; stops at the first that fails.
 * `npm run check` (`--fast`): what needs neither a build nor a browser, and remembers what has not changed since last time.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { compiler, compilingSqlite, ensurePackages, fail, ROOT, run, runQuietly } from './install.mjs';

ensurePackages();
const isFast = process.argv.includes('--fast');
const chromium = isFast ? undefined : findChromium();
if (chromium === undefined && !isFast)
  fail(
    'The browser tests need Chromium: install Debian\'s package "chromium-headless-shell" or "chromium", or set ORRERY_CHROMIUM to its path.',
  );

const bin = (name) => join(ROOT, 'node_modules/.bin', name);
const LOOKS = [
  [
    'types of the web client',
    [bin('svelte-check'), '--workspace', 'apps/web', '--tsconfig', './tsconfig.json', '--fail-on-warnings', '--tsgo'],
  ],
  [
    'types',
    [
      process.execPath,
      ...compiler(),
      '--noEmit',
      '-p',
      '.',
      ...(isFast ? ['--incremental', '--tsBuildInfoFile', 'dist/check/types.tsbuildinfo'] : []),
    ],
  ],
  ['types of the rooms held to more', [process.execPath, 'scripts/check-rooms.mjs']],
  ...(isFast ? [] : [['build', [process.execPath, 'scripts/build.mjs']]]),
  [
    'import directions',
    [bin('depcruise'), '--config', '.dependency-cruiser.mjs', ...(isFast ? ['--cache', 'dist/check/directions'] : []), 'packages', 'apps'],
  ],
  ['dead code', [bin('knip'), '--no-progress', ...(isFast ? ['--cache', '--cache-location', 'dist/check/knip'] : [])]],
  ['format and lint', [bin('biome'), 'check', '.']],
  ['styles', [process.execPath, 'scripts/styles.mjs']],
  ['every numbered rule is named', [process.execPath, 'scripts/check-rules-named.mjs']],
  ['registry addresses', [process.execPath, 'scripts/check-lock.mjs']],
];
// One failure in three hundred browser tests decides nothing by itself: that test is asked once more, and named as flaky at the end.
// Those that fail by chance are found by the soak, which asks nothing twice.
const IN_BROWSERS = [bin('playwright'), 'test', '--config', 'apps/web/playwright.config.ts', '--retries', '1'];
const TESTS = isFast
  ? [['unit tests', [bin('vitest'), 'run', '--project', 'unit', '--reporter', 'dot']]]
  : [
      ['unit, property, conformance and contract tests', [bin('vitest'), 'run']],
      ['browser tests', IN_BROWSERS],
    ];
// No check of the sources needs it, and it keeps one core busy: for half a minute where little is optimised, else for a whole one. It does
// the same, and tests wait for the disk and not for it. A checkout that is to serve people is not one to test in.
const compiling = compilingSqlite();
if (compiling !== undefined) LOOKS.unshift(['SQLite, compiled', ['npm', ...compiling], { CFLAGS: '-O1' }]);
// Two checks need facts that are no part of the project and may lie beside it; without them they are left out, and that is said.
const SHARED = join(ROOT, '../shared');
const leftOut = [];
if (existsSync(join(SHARED, 'checks/cited-rules')))
  LOOKS.push(['every ruling and printed example has its test', [process.execPath, 'scripts/check-citations.mjs']]);
else leftOut.push('citations');
if (!existsSync(join(SHARED, 'oracle/race-for-the-galaxy'))) leftOut.push('records of an independent engine');

// The compiler, which is written in Go, clears up its memory less often: a sixth of its work.
const env = { ...process.env, ...(chromium === undefined ? {} : { ORRERY_CHROMIUM: chromium }), NO_COLOR: '1', GOGC: '400' };

/**
 * What only looks at the sources needs one core each: as many at once as there are, longest first, each heard when it has ended.
 * After one that fails no other is begun. Gives back what failed.
 */
async function look() {
  const waiting = [...LOOKS];
  const failed = [];
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
        const [name, [command, ...args], besides = {}] = check;
        const begun = performance.now();
        const { code, said } = await runQuietly(command, args, { env: { ...env, ...besides } });
        console.log(`\n── ${name}\n${said}${verdict(name, code, begun)}`);
        if (code === 0) continue;
        failed.push(name);
        waiting.length = 0;
      }
    }),
  );
  return failed;
}

/** What it compiles is kept. Before any browser that keeps one core busy; here, beside tests that wait as often as they work. */
function compileBrowserTests() {
  const [command, ...args] = IN_BROWSERS;
  spawn(command, [...args, '--list'], { cwd: ROOT, env, stdio: 'ignore' }).unref();
}

function verdict(name, code, begun) {
  return code === 0 ? `✓ ${name}, ${Math.round((performance.now() - begun) / 1000)} s` : `✗ ${name} (exit code ${code})`;
}

const failed = await look();
if (failed.length > 0) fail(`Failed: ${failed.join(', ')}`);
if (!isFast) compileBrowserTests();
for (const [name, [command, ...args]] of TESTS) {
  const begun = performance.now();
  console.log(`\n── ${name}`);
  const code = run(command, args, { env });
  const said = verdict(name, code, begun);
  if (code !== 0) fail(said);
  console.log(said);
}
if (leftOut.length > 0) console.log(`\nleft out: ${leftOut.join(' and ')} (no ../shared here)`);
console.log(isFast ? '\nAll fast checks passed; npm test runs the others too.' : '\nAll checks passed.');
