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
  --workers <n>  how many tests run at once (2)
  --resume       count what was run before; a test that failed begins anew`;
/** One line per run of a test. */
const KEPT = join(ROOT, 'dist/soak.jsonl');
const PLAYWRIGHT = [join(ROOT, 'node_modules/.bin/playwright'), 'test', '--config', 'apps/web/playwright.config.ts'];
/** Every test so often before any comes again: what fails shows early. */
const RUNS_PER_ROUND = 4;

const { options, words } = readOptions();
ensureInstalled();
const chromium = findChromium();
if (chromium === undefined)
  fail('The soak needs Chromium: install Debian\'s package "chromium-headless-shell" or "chromium", or set ORRERY_CHROMIUM to its path.');
const load = options.busy ? 'busy' : 'idle';
const env = { ...process.env, ORRERY_CHROMIUM: chromium, ORRERY_SOAK_RESULTS: KEPT, ORRERY_SOAK_LOAD: load, NO_COLOR: '1' };
if (run(process.execPath, ['scripts/build.mjs']) !== 0) fail('What is to be tested could not be built: see the lines above.');

const chosen = (await listTests()).filter(isWanted).filter((_, index) => index % options.part.of === options.part.number - 1);
if (chosen.length === 0) fail('No browser test has such a word in its file or title.');
forget(options.resume ? chosen.filter((test) => resultsOf(test).some(({ isPassed }) => !isPassed)) : chosen);
const burner = options.busy ? new Worker('for (;;);', { eval: true }) : undefined;
const begun = Date.now();
for (let left = unfinished(); left.length > 0; left = unfinished()) {
  const fewest = Math.min(...left.map(missing));
  const before = results().length;
  soak(left, Math.min(fewest, RUNS_PER_ROUND));
  if (results().length === before) fail('The browser tests did not run: see the lines above.');
}
await burner?.terminate();
report();

function readOptions() {
  const shape = {
    runs: { type: 'string' },
    busy: { type: 'boolean' },
    part: { type: 'string' },
    workers: { type: 'string' },
    resume: { type: 'boolean' },
  };
  try {
    const { values, positionals } = parseArgs({ options: { ...shape, help: { type: 'boolean' } }, allowPositionals: true });
    if (values.help) {
      console.log(HELP);
      process.exit(0);
    }
    const runs = countFrom('--runs', values.runs ?? (values.busy ? '5' : '20'));
    const workers = countFrom('--workers', values.workers ?? '2');
    const [number, of] = (values.part ?? '1/1').split('/').map(Number);
    if (!(Number.isInteger(number) && number >= 1 && number <= of)) throw new Error('--part wants something like 2/4');
    return { options: { ...values, runs, workers, part: { number, of } }, words: positionals.map((word) => word.toLowerCase()) };
  } catch (problem) {
    return fail(`${problem.message}\n\n${HELP}`);
  }
}

function countFrom(option, text) {
  const count = Number(text);
  if (!(Number.isInteger(count) && count > 0)) throw new Error(`${option} wants a number from 1 up`);
  return count;
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

function isOf(result, test) {
  return result.file === test.file && result.title === test.title && result.load === load;
}

function results() {
  if (!existsSync(KEPT)) return [];
  const lines = readFileSync(KEPT, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}

function resultsOf(test) {
  return results().filter((result) => isOf(result, test));
}

function forget(tests) {
  const kept = results().filter((result) => !tests.some((test) => isOf(result, test)));
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(KEPT, kept.map((result) => `${JSON.stringify(result)}\n`).join(''));
}

function missing(test) {
  return options.runs - resultsOf(test).length;
}

function unfinished() {
  return chosen.filter((test) => missing(test) > 0);
}

/** These tests together, each so often. */
function soak(tests, times) {
  console.log(`\n[${minutes(Date.now() - begun)}] ${tests.length} tests, ${times} times each, ${load} machine`);
  const list = join(tmpdir(), `orrery-soak-${process.pid}.txt`);
  writeFileSync(list, tests.map(({ file, title }) => `${file} › ${title}\n`).join(''));
  const [command, ...args] = PLAYWRIGHT;
  const how = ['--repeat-each', String(times), '--workers', String(options.workers), '--reporter', join(ROOT, 'scripts/soak-reporter.mjs')];
  run(command, [...args, '--test-list', list, ...how], { env });
}

function report() {
  console.log('\nruns  failures  seconds per run  test');
  const told = chosen.map((test) => {
    const ran = resultsOf(test);
    const failures = ran.filter(({ isPassed }) => !isPassed).length;
    const seconds = ran.reduce((sum, result) => sum + result.seconds, 0) / Math.max(1, ran.length);
    console.log(
      `${String(ran.length).padStart(4)}  ${String(failures).padStart(8)}  ${seconds.toFixed(1).padStart(13)}  ${test.file} › ${test.title}`,
    );
    return { runs: ran.length, failures };
  });
  const failed = told.filter(({ failures }) => failures > 0).length;
  const [runs, failures] = ['runs', 'failures'].map((what) => told.reduce((sum, test) => sum + test[what], 0));
  console.log(
    `\n${told.length} tests, ${load} machine, ${minutes(Date.now() - begun)}: ${runs} runs, ${failures} failures in ${failed} tests.`,
  );
  process.exit(failed > 0 ? 1 : 0);
}

function minutes(milliseconds) {
  return `${Math.round(milliseconds / 60_000)} min`;
}
