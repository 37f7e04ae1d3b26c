/**
 * `node scripts/bench-against.mjs <folder of another checkout> [game …] [--rounds n] [--seconds n]`: is this version faster or slower?
 * Both play the same random matches in turns, each in a process of its own and in processor time, so that a busy moment of the machine
 * hits both; told is the ratio of a pair, its median and its quartiles. The other checkout needs its packages installed.
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
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

/** Runs in a process of the checkout it measures: random play as in a playout, nothing told. */
const MEASURE = `
  const [root, id, seats, options, seed, seconds] = JSON.parse(process.argv[1]);
  const { chanceFromSeed, below, silent, readOptions } = await import(root + 'packages/engine/src/index.ts');
  const exported = await import(root + 'packages/games/' + id + '/src/index.ts');
  const module = Object.values(exported).find((value) => value?.id === id && typeof value.setup === 'function');
  const chosen = readOptions(module.options, options, seats);
  const choices = chanceFromSeed(seed);
  const play = (until) => {
    let actions = 0;
    // The clock is asked every ten matches: it takes as long as several actions.
    for (let match = 0; match % 10 !== 0 || process.cpuUsage().user < until; match++) {
      const state = module.setup(chosen, seats, chanceFromSeed(seed + ' ' + match));
      for (let seat = module.asked(state)[0]; seat !== undefined; seat = module.asked(state)[0]) {
        const legal = module.legal(state, seat);
        module.apply(state, seat, legal[below(choices, legal.length)], silent);
        actions += 1;
      }
    }
    return actions;
  };
  play(process.cpuUsage().user + 1e6);
  const began = process.cpuUsage().user;
  const actions = play(began + seconds * 1e6);
  console.log(JSON.stringify(actions / ((process.cpuUsage().user - began) / 1e6)));
`;

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, seconds: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const [folder, ...games] = positionals;
if (folder === undefined) fail('node scripts/bench-against.mjs <folder of another checkout> [game …] [--rounds n] [--seconds n]');
const other = `${resolve(folder)}/`;

console.log('game                       seats     there      here   ratio of actions per second: median (quartiles)');
for (const [id, seats, options] of CASES.filter(([id]) => games.length === 0 || games.includes(id))) {
  const pairs = Array.from({ length: Number(values.rounds) }, (_, round) => {
    const job = [id, seats, options, `round ${round}`, Number(values.seconds)];
    // The second to run may find a warmer machine, so they take turns at that, too.
    const order = round % 2 === 0 ? [other, ROOT] : [ROOT, other];
    const measured = new Map(order.map((root) => [root, measure(root, job)]));
    return { there: measured.get(other), here: measured.get(ROOT) };
  });
  const ratio = (part) =>
    quantile(
      pairs.map(({ there, here }) => here / there),
      part,
    ).toFixed(2);
  const rate = (side) =>
    quantile(
      pairs.map((pair) => pair[side]),
      0.5,
    )
      .toFixed(0)
      .padStart(9);
  const name = `${id}${Object.values(options)
    .map((value) => ` ${value}`)
    .join('')}`;
  console.log(`${name.padEnd(30)} ${seats} ${rate('there')} ${rate('here')}   ${ratio(0.5)} (${ratio(0.25)} to ${ratio(0.75)})`);
}

function measure(root, job) {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', MEASURE, JSON.stringify([pathToFileURL(root).href, ...job])];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) fail(`${join(root)} could not be measured:\n${stderr}`);
  return JSON.parse(stdout);
}

function quantile(numbers, part) {
  const sorted = [...numbers].sort((one, another) => one - another);
  return sorted[Math.round((sorted.length - 1) * part)];
}
