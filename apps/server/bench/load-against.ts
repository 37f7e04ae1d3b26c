import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleServer } from '../test/support/bundle.ts';
import { LOAD_OPTIONS, loadSetting } from './load/options.ts';
import { type LoadReport, loadRun } from './load/run.ts';

/**
 * `npx tsx apps/server/bench/load-against.ts <folder of another checkout> --matches 300 --think 0 --seconds 15 --rounds 3`
 * Is this server faster or slower than that one? Both carry the same clients in turns, so that a busy moment of the machine hits both,
 * and both have done the same number of moves before they are measured.
 */
const { values, positionals } = parseArgs({
  options: {
    ...LOAD_OPTIONS,
    rounds: { type: 'string', default: '3' },
    /** Moves of people before the measuring begins. */
    warm: { type: 'string', default: '10000' },
  },
  allowPositionals: true,
});
const [folder] = positionals;
if (folder === undefined) throw new Error('name the folder of another checkout');

const bundle: string = pathToFileURL(resolve(folder, 'apps/server/test/support/bundle.ts')).href;
const { bundleServer: bundleOther }: { readonly bundleServer: typeof bundleServer } = await import(bundle);
const sides = [
  { name: 'there', file: (await bundleOther()).server },
  { name: 'here', file: (await bundleServer()).server },
];

const COLUMNS: readonly (readonly [string, (report: LoadReport) => number])[] = [
  ['moves/s', (report) => report.movesASecond],
  ['bots/s', (report) => report.movesOfBotsASecond],
  ['thread µs', (report) => report.threadMicrosecondsAMove],
  ['all µs', (report) => report.processorMicrosecondsAMove],
  ['p50', (report) => report.acknowledgementMs.p50],
  ['p95', (report) => report.acknowledgementMs.p95],
  ['p99', (report) => report.acknowledgementMs.p99],
  ['kB/move', (report) => report.receivedKilobytesAMove],
  ['MB', (report) => Math.max(...report.megabytes)],
  ['clients µs', (report) => report.clientMicrosecondsAMove],
  ['load', (report) => report.machineLoad],
];

console.log(['', ...COLUMNS.map(([name]) => name)].map((cell) => cell.padStart(11)).join(''));
for (let round = 0; round < Number(values.rounds); round++) {
  for (const { name, file } of sides) {
    const report = await loadRun({ ...loadSetting(values), warmMoves: Number(values.warm), nodes: 1, file });
    console.log([name, ...COLUMNS.map(([, figure]) => String(figure(report)))].map((cell) => cell.padStart(11)).join(''));
    if (Object.keys(report.problems).length > 0) console.log(report.problems);
  }
}
