/**
 * `npm run mutants -- <room>`: breaks the code of a room on purpose, one small change (a mutant) at a time, and tells which changes
 * no test notices. A whole room takes hours, so what is done is kept under dist/mutants: started again, it goes on where it stopped.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { ensureInstalled, fail, ROOT } from './install.mjs';
import { everyMutant, keyOfResult, sampleOf } from './mutants/chosen.mjs';
import { refusedByCompiler } from './mutants/compiles.mjs';
import { NOT_CHOSEN } from './mutants/plugin.mjs';
import { ROOM_NAMES, roomCalled } from './mutants/rooms.mjs';

const HELP = `npm run mutants -- <room> [part of a path …] [options]
  room              ${ROOM_NAMES.join(', ')}
  part of a path    only files whose path contains one of them
  --sample <n>      only n mutants, spread evenly over the files
  --seed <word>     another sample of that size ("orrery")
  --concurrency <n> how many are tried at once (2)
  --static          also what runs once when a module loads: tables; each takes all tests of the room
  --afresh          forget what earlier runs found (needed where a test changed but not its name)`;
const FOLDER = join(ROOT, 'dist/mutants');
/** Stryker keeps its findings when it ends, so it is let end this often. */
const MUTANTS_PER_RUN = 300;

const { values, room } = readOptions();
ensureInstalled();
process.chdir(ROOT);
mkdirSync(FOLDER, { recursive: true });
const kept = join(FOLDER, `${room.name}.json`);
if (values.afresh) rmSync(kept, { force: true });
const every = await everyMutant(room.files);
const chosen = values.sample === undefined ? every : sampleOf(every, values.sample, values.seed);
console.log(`${room.name}: ${chosen.length} of ${every.length} mutants in ${room.files.length} files`);
const refused = refusedByCompiler(chosen);
console.log(`${room.name}: ${refused.size} do not compile`);

const found = new Map();
const tested = chosen.filter(({ key }) => !refused.has(key));
for (let from = 0; from < tested.length; from += MUTANTS_PER_RUN) {
  console.log(`${room.name}: from mutant ${from + 1} of ${tested.length}, ${new Date().toISOString().slice(11, 19)}`);
  const part = tested.slice(from, from + MUTANTS_PER_RUN);
  const keys = new Set(part.map(({ key }) => key));
  for (const result of await tryOut(part)) {
    const key = keyOfResult(result);
    if (keys.has(key)) found.set(key, result.status);
  }
}
report();

function readOptions() {
  const shape = { seed: { type: 'string', default: 'orrery' }, sample: { type: 'string' }, concurrency: { type: 'string', default: '2' } };
  const flags = { static: { type: 'boolean' }, afresh: { type: 'boolean' }, help: { type: 'boolean' } };
  try {
    const { values: given, positionals } = parseArgs({ options: { ...shape, ...flags }, allowPositionals: true });
    if (given.help) {
      console.log(HELP);
      process.exit(0);
    }
    const [name, ...only] = positionals;
    if (!ROOM_NAMES.includes(name)) throw new Error(`${name ?? 'Nothing'} is not a room`);
    const chosenRoom = roomCalled(name, only);
    if (chosenRoom.files.length === 0) throw new Error(`no file of ${name} has that in its path`);
    return {
      values: { ...given, sample: count(given.sample, '--sample'), concurrency: count(given.concurrency, '--concurrency') },
      room: chosenRoom,
    };
  } catch (problem) {
    return fail(`${problem.message}\n\n${HELP}`);
  }
}

function count(text, option) {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!(Number.isInteger(number) && number > 0)) throw new Error(`${option} wants a number from 1 up`);
  return number;
}

async function tryOut(part) {
  const list = join(FOLDER, `${room.name}-chosen.json`);
  writeFileSync(list, JSON.stringify(part.map(({ key }) => key)));
  process.env.ORRERY_MUTANTS_CHOSEN = list;
  process.env.ORRERY_MUTANTS_TESTS = JSON.stringify(room.tests);
  const results = await new Stryker({
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutants/vitest.config.mjs', related: false },
    plugins: ['@stryker-mutator/vitest-runner', join(ROOT, 'scripts/mutants/plugin.mjs')],
    checkers: ['chosen-only'],
    reporters: ['progress-lines'],
    mutate: [...new Set(part.map(({ file }) => file))],
    ignorePatterns: ['**', '!packages/**', '!scripts/mutants/**', '!docs/POSITIONS.md', '!tsconfig.json', '!package.json', '**/dist/**'],
    coverageAnalysis: 'perTest',
    ignoreStatic: !values.static,
    incremental: true,
    incrementalFile: kept,
    concurrency: values.concurrency,
    timeoutMS: 15_000,
    tempDirName: `dist/mutants/${room.name}`,
    disableTypeChecks: false,
    logLevel: 'warn',
  }).runMutationTest();
  forgetWhatWasNotChosen();
  return results;
}

function forgetWhatWasNotChosen() {
  if (!existsSync(kept)) return;
  const findings = JSON.parse(readFileSync(kept, 'utf8'));
  for (const file of Object.values(findings.files)) file.mutants = file.mutants.filter(({ statusReason }) => statusReason !== NOT_CHOSEN);
  writeFileSync(kept, JSON.stringify(findings));
}

function report() {
  const having = (...statuses) => [...found].filter(([, status]) => statuses.includes(status)).map(([key]) => key);
  const killed = having('Killed').length;
  const timeout = having('Timeout').length;
  const survived = having('Survived');
  const uncovered = having('NoCoverage');
  const judged = killed + timeout + survived.length + uncovered.length;
  const share = (killed + timeout) / judged;
  const error = 1.96 * Math.sqrt((share * (1 - share) * (1 - chosen.length / every.length)) / judged);
  const alive = join(FOLDER, `${room.name}-alive.txt`);
  writeFileSync(alive, [...survived.map((key) => `survived ${key}`), ...uncovered.map((key) => `no test ${key}`)].sort().join('\n'));
  console.log(
    [
      `${room.name}: ${judged} mutants: ${killed} killed, ${timeout} timed out, ${survived.length} survived, ${uncovered.length} without a test`,
      `  left out: ${refused.size} that do not compile, ${having('Ignored').length} static, ${having('RuntimeError').length} that do not run`,
      `  score ${percent(share)}${chosen.length < every.length ? ` ± ${percent(error)}` : ''}; what is alive: ${alive}`,
    ].join('\n'),
  );
}

function percent(share) {
  return `${(share * 100).toFixed(1)} %`;
}
