/**
 * `node scripts/bench-against.mjs <folder of another checkout> … [game …] [--rounds n] [--seconds n] [--bots]`: is this version faster
 * or slower? In one process all play the same random matches by turns of a moment, measured in processor time, so that a busy machine slows
 * all of them alike; told is the ratio to each of the others over several such processes, its median and its quartiles. With `--bots` the
 * strongest bot of each game answers the same questions instead. Code is bundled as for a server. The others need their packages installed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { fail, ROOT } from './install.mjs';

/** What is measured: a game, its seats and the options that change most. */
const CASES = [
  ['alien-frontiers', 2, {}],
  ['alien-frontiers', 4, {}],
  ['not-alone', 4, {}],
  ['not-alone', 7, {}],
  ['not-alone', 5, { expansion: 'sanctuary' }],
  ['race-for-the-galaxy', 2, {}],
  ['race-for-the-galaxy', 5, {}],
  ['theseus', 2, {}],
  ['theseus', 4, {}],
];

/** Random play as in a playout, nothing told: a stretch is some matches. */
const PLAY = `
  export function stretch(name) {
    const choices = chanceFromSeed(name);
    let actions = 0;
    for (let match = 0; match < 20; match++) {
      const state = module.setup(chosen, seats, chanceFromSeed(name + ' ' + match));
      for (let seat = module.asked(state)[0]; seat !== undefined; seat = module.asked(state)[0]) {
        const legal = module.legal(state, seat);
        module.apply(state, seat, legal[below(choices, legal.length)], silent);
        actions += 1;
      }
    }
    return actions;
  }
`;

/** The strongest bot against itself: a stretch is as many answers, and as long as bots answer alike, the same work. */
const THINK = `
  const knowledge = Object.values(known).find((value) => typeof value?.evaluate === 'function');
  const bot = botLevels(id).at(-1);
  export function stretch(name) {
    let decisions = 0;
    for (let match = 0; ; match++) {
      const state = module.setup(chosen, seats, chanceFromSeed(name + ' ' + match));
      for (let seat = module.asked(state)[0]; seat !== undefined; seat = module.asked(state)[0]) {
        const legal = module.legal(state, seat);
        const question = { seat, legal, view: module.view(state, seat), salt: name + ' ' + decisions, isMute: true };
        const { action } = chooseAction({ module, knowledge }, bot, question);
        if (legal.length > 1) decisions += 1;
        if (decisions === answers) return decisions;
        module.apply(state, seat, action, silent);
      }
    }
  }
`;

/** Runs in a process of its own: stretches in turns, the same ones for all, until each has had its seconds. */
const TAKE_TURNS = `
  const { files, seed, seconds } = JSON.parse(process.argv[1]);
  const all = await Promise.all(files.map((file) => import(file)));
  const spent = files.map(() => 0);
  const done = files.map(() => 0);
  const turn = (name) => {
    // Who comes later may find a warmer machine, so they take turns at that, too.
    for (let at = 0; at < all.length; at++) {
      const one = (at + turns) % all.length;
      const began = process.cpuUsage().user;
      const count = all[one].stretch(name);
      spent[one] += process.cpuUsage().user - began;
      done[one] += count;
    }
    turns += 1;
  };
  let turns = 0;
  while (spent[0] < 1e6 || turns < 2) turn(seed + ' warm ' + turns);
  spent.fill(0);
  done.fill(0);
  while (spent[0] < seconds * 1e6) turn(seed + ' ' + turns);
  console.log(JSON.stringify(files.map((_, at) => done[at] / (spent[at] / 1e6))));
`;

/** How many answers take about a second. */
const ANSWERS = { 'alien-frontiers': 10, 'not-alone': 500, 'race-for-the-galaxy': 20, theseus: 10 };

const { values, positionals } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '3' },
    bots: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const folders = positionals.filter((word) => !(word in ANSWERS)).map((folder) => resolve(folder));
const games = positionals.filter((word) => word in ANSWERS);
if (folders.length === 0) {
  fail('node scripts/bench-against.mjs <folder of another checkout> … [game …] [--rounds n] [--seconds n] [--bots]');
}

const bundles = mkdtempSync(join(tmpdir(), 'orrery-bench-'));
try {
  await compare();
} finally {
  rmSync(bundles, { recursive: true });
}

async function compare() {
  const checkouts = [resolve(ROOT), ...folders];
  console.log(`${values.bots ? 'answers' : 'actions'} per second here, and the ratio to each of the others: median (quartiles)`);
  console.log(`${''.padEnd(32)}${'here'.padStart(9)}${folders.map((folder) => basename(folder).padStart(22)).join('')}`);
  for (const [id, seats, options] of CASES.filter(([id]) => games.length === 0 || games.includes(id))) {
    const job = { id, seats, options, answers: ANSWERS[id] };
    const name = [id, seats, ...Object.values(options)].join(' ');
    const files = [];
    for (const [at, checkout] of checkouts.entries())
      files.push(await bundle(checkout, job, join(bundles, name.replaceAll(' ', '-'), `${at}`)));
    const rounds = Array.from({ length: Number(values.rounds) }, (_, round) =>
      measure({ files, seed: `round ${round}`, seconds: Number(values.seconds) }),
    );
    const ratios = folders.map((_, at) => {
      const each = rounds.map((rates) => rates[0] / rates[at + 1]);
      const [low, middle, high] = [0.25, 0.5, 0.75].map((part) => quantile(each, part).toFixed(2));
      return `${middle} (${low}–${high})`.padStart(22);
    });
    const here = quantile(
      rounds.map(([rate]) => rate),
      0.5,
    ).toFixed(values.bots ? 1 : 0);
    console.log(`${name.padEnd(32)}${here.padStart(9)}${ratios.join('')}`);
  }
}

/** As `scripts/build.mjs` does: what runs from sources pays for the names of its functions, and one file for all for each lazy import. */
async function bundle(checkout, job, outdir) {
  const game = `./packages/games/${job.id}/src`;
  const contents = `
    import { below, chanceFromSeed, readOptions, silent } from './packages/engine/src/index.ts';
    import { botLevels, chooseAction } from './packages/bots/src/index.ts';
    import * as exported from '${game}/index.ts';
    import * as known from '${game}/bot';
    const { id, seats, options, answers } = ${JSON.stringify(job)};
    const module = Object.values(exported).find((value) => value?.id === id && typeof value.setup === 'function');
    const chosen = readOptions(module.options, options, seats);
    ${values.bots ? THINK : PLAY}`;
  await build({
    stdin: { contents, resolveDir: checkout, loader: 'ts' },
    absWorkingDir: checkout,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  });
  return join(outdir, 'stdin.mjs');
}

function measure(job) {
  const args = ['--input-type=module', '--eval', TAKE_TURNS, JSON.stringify(job)];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) fail(`could not be measured:\n${stderr}`);
  return JSON.parse(stdout);
}

function quantile(numbers, part) {
  const sorted = [...numbers].sort((one, another) => one - another);
  return sorted[Math.round((sorted.length - 1) * part)];
}
