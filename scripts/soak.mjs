/**
 * `npm run soak`: every browser test many times in a row, to find those that fail by chance. It takes hours, so what is done is kept:
 * `--resume` goes on where the last soak stopped, `--part 2/4` does a quarter of the tests, words choose tests by file or title.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { findChromium } from './chromium.mjs';
import { ensureInstalled, fail, ROOT, run, runQuietly } from './install.mjs';

const HELP = `npm run soak -- [word …] [options]
  word           only tests whose file or title contains one of the words
  --runs <n>     how often each test runs (20; beside a busy core 5)
  --busy         beside a core that is busy all the time
  --part <i/n>   the i-th of n parts, to share the work between machines
  --resume       leave out what the last soak has run as often already`;
const KEPT = join(ROOT, 'dist/soak.json');
const PLAYWRIGHT = [join(ROOT, 'node_modules/.bin/playwright'), 'test', '--config', 'apps/web/playwright.config.ts'];

const { options, words } = readOptions();
ensureInstalled();
const chromium = findChromium();
if (chromium === undefined)
  fail('The soak needs Chromium: install Debian\'s package "chromium-headless-shell" or "chromium", or set ORRERY_CHROMIUM to its path.');
const env = { ...process.env, ORRERY_CHROMIUM: chromium, FORCE_COLOR: '0' };
if (run(process.execPath, ['scripts/build.mjs']) !== 0) fail('What is to be tested could not be built: see the lines above.');

const load = options.busy ? 'busy' : 'idle';
const runs = options.runs;
const chosen = (await listTests()).filter(isWanted).filter((_, index) => index % options.part.of === options.part.number - 1);
if (chosen.length === 0) fail('No browser test has such a word in its file or title.');
const done = options.resume ? keptResults() : [];
const burner = options.busy ? new Worker('for (;;);', { eval: true }) : undefined;
const begun = Date.now();
for (const [index, test] of chosen.entries()) {
  if (done.some((result) => isSame(result, test) && result.runs >= runs)) continue;
  console.log(
    `\n[${index + 1}/${chosen.length}, ${minutes(Date.now() - begun)}] ${test.file} › ${test.title}: ${runs} times, ${load} machine`,
  );
  done.push(soak(test));
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(KEPT, JSON.stringify(done, undefined, 1));
}
await burner?.terminate();
report(chosen.flatMap((test) => done.filter((result) => isSame(result, test)).slice(-1)));

function readOptions() {
  const shape = { runs: { type: 'string' }, busy: { type: 'boolean' }, part: { type: 'string' }, resume: { type: 'boolean' } };
  try {
    const { values, positionals } = parseArgs({ options: { ...shape, help: { type: 'boolean' } }, allowPositionals: true });
    if (values.help) {
      console.log(HELP);
      process.exit(0);
    }
    const wanted = Number(values.runs ?? (values.busy ? 5 : 20));
    const [number, of] = (values.part ?? '1/1').split('/').map(Number);
    if (!(Number.isInteger(wanted) && wanted > 0)) throw new Error('--runs wants a number from 1 up');
    if (!(Number.isInteger(number) && number >= 1 && number <= of)) throw new Error('--part wants something like 2/4');
    return { options: { ...values, runs: wanted, part: { number, of } }, words: positionals.map((word) => word.toLowerCase()) };
  } catch (problem) {
    return fail(`${problem.message}\n\n${HELP}`);
  }
}

async function listTests() {
  const [command, ...args] = PLAYWRIGHT;
  const { code, said } = await runQuietly(command, [...args, '--list', '--reporter=json'], { env });
  if (code !== 0) fail(said);
  return specsOf(JSON.parse(said.slice(said.indexOf('{')))).map(({ file, title }) => ({ file, title }));
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function isWanted({ file, title }) {
  return words.length === 0 || words.some((word) => `${file} ${title}`.toLowerCase().includes(word));
}

function isSame(result, test) {
  return result.file === test.file && result.title === test.title && result.load === load;
}

function keptResults() {
  return existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : [];
}

/** A dot for each run; what failed is told when all runs are through. */
function soak({ file, title }) {
  const [command, ...args] = PLAYWRIGHT;
  const output = join(tmpdir(), `orrery-soak-${process.pid}.json`);
  const only = `${title.replaceAll(/[^\p{L}\p{N} ]/gu, '\\$&')}$`;
  const start = Date.now();
  run(command, [...args, file, '--grep', only, '--repeat-each', String(runs), '--reporter=dot,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: output },
  });
  const results = specsOf(JSON.parse(readFileSync(output, 'utf8'))).flatMap(({ tests }) => tests);
  const failures = results.filter(({ status }) => status !== 'expected').length;
  return { file, title, load, runs: results.length, failures, seconds: Math.round((Date.now() - start) / 1000) };
}

function report(results) {
  const failed = results.filter(({ runs: ran, failures }) => failures > 0 || ran < runs);
  console.log('\nruns  failures  seconds per run  test');
  for (const { file, title, runs: ran, failures, seconds } of results) {
    const cells = [String(ran).padStart(4), String(failures).padStart(8), (seconds / Math.max(1, ran)).toFixed(1).padStart(13)];
    console.log(`${cells.join('  ')}  ${file} › ${title}`);
  }
  console.log(`\n${results.length} tests, ${load} machine, ${minutes(Date.now() - begun)}: ${failed.length} failed.`);
  process.exit(failed.length > 0 ? 1 : 0);
}

function minutes(milliseconds) {
  return `${Math.round(milliseconds / 60_000)} min`;
}
