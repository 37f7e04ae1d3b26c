import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleServer } from '../test/support/bundle.ts';
import { Database } from './database.ts';
import { FAULTS, type FaultKind } from './kinds.ts';
import { isSabotage, SABOTAGES, type SabotageName, sabotaging } from './sabotage.ts';
import { runTrial, type TrialSetting } from './trial.ts';
import type { Verdict } from './verdict.ts';

/**
 * `npm run faults`: many faults on nodes of its own, and whether anything promised was broken. Exit code 1: something was.
 * `--only 'kill a node,clock step'`: no other faults than these. `--sabotage fence` (or another, or `all`): the same on a server broken on purpose. Exit code 1: nobody noticed.
 */
const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '120' },
    seed: { type: 'string', default: String(Date.now()) },
    nodes: { type: 'string', default: '3' },
    people: { type: 'string', default: '60' },
    folder: { type: 'string', default: 'dist/faults' },
    only: { type: 'string' },
    brief: { type: 'boolean', default: false },
    sabotage: { type: 'string' },
  },
});

const isRight = values.sabotage === undefined ? await tryServer() : await trySabotages(values.sabotage);
process.exit(isRight ? 0 : 1);

async function tryServer(): Promise<boolean> {
  const verdict = await runTrial(settingOf(values.seed, await bundleServer({ into: 'faults/run' })), await database());
  console.log(tableOf(verdict));
  keep(verdict, values.seed);
  return verdict.violations.length === 0;
}

async function trySabotages(wanted: string): Promise<boolean> {
  const names = Object.keys(SABOTAGES)
    .filter((name) => isSabotage(name))
    .filter((name) => wanted === 'all' || wanted === name);
  if (names.length === 0) throw new Error(`--sabotage is one of ${Object.keys(SABOTAGES).join(', ')}, all`);
  const lines: string[] = [];
  for (const name of names) lines.push(await trySabotage(name));
  console.log(['| switched off | found | after | what |', '|---|---|---|---|', ...lines].join('\n'));
  return lines.every((line) => line.includes('| yes |'));
}

async function trySabotage(name: SabotageName): Promise<string> {
  const { kinds, says, shows } = SABOTAGES[name];
  const built = await bundleServer({ into: `faults/${name}`, plugins: [sabotaging(name)] });
  const seed = `${values.seed}-${name}`;
  const verdict = await runTrial({ ...settingOf(seed, built), kinds, untilFound: shows, toResults: false }, await database());
  keep(verdict, seed);
  const first = verdict.violations.find((violation) => shows.test(violation));
  const faults = [...verdict.faults.values()].reduce((sum, count) => sum + count, 0);
  return `| ${name}: ${says} | ${first === undefined ? 'NO' : 'yes'} | ${faults} faults | ${first?.split('\n')[0]?.slice(0, 160) ?? ''} |`;
}

function kindOf(name: string): FaultKind {
  const kind = Object.keys(FAULTS).find((known): known is FaultKind => known === name);
  if (kind === undefined) throw new Error(`--only takes ${Object.keys(FAULTS).join(', ')}`);
  return kind;
}

async function database(): Promise<Database> {
  const opened = await Database.open();
  if (typeof opened !== 'string') return opened;
  console.error(opened);
  process.exit(1);
}

function settingOf(seed: string, built: Pick<TrialSetting, 'server' | 'botWorker'>): TrialSetting {
  const { faults, minutes, nodes, people, brief } = values;
  const folder = resolve(values.folder, seed);
  console.log(`seed ${seed}, artefacts in ${folder}`);
  return {
    seed,
    faults: Number(faults),
    minutes: Number(minutes),
    nodes: Number(nodes),
    people: Number(people),
    kinds: values.only?.split(',').map(kindOf),
    toResults: !brief,
    ...built,
    folder,
    say: (text) => console.log(text),
  };
}

function keep({ violations }: Verdict, seed: string): void {
  const file = join(resolve(values.folder, seed), 'violations.txt');
  mkdirSync(resolve(values.folder, seed), { recursive: true });
  writeFileSync(file, violations.join('\n'));
  if (violations.length === 0) return;
  for (const violation of violations.slice(0, 10)) console.error(violation.slice(0, 600));
  console.error(`seed ${seed}: ${violations.length} violations, all in ${file}`);
}

function tableOf({ faults, figures }: Verdict): string {
  const kinds = [...faults].sort(([, a], [, b]) => b - a).map(([kind, count]) => [kind, String(count)] as const);
  const all = kinds.reduce((sum, [, count]) => sum + Number(count), 0);
  const lines = [['faults', String(all)] as const, ...kinds, ...figures];
  return ['| | |', '|---|---|', ...lines.map(([name, figure]) => `| ${name} | ${figure} |`)].join('\n');
}
