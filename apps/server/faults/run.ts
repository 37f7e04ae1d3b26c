import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleServer } from '../test/support/bundle.ts';
import { runTrial } from './trial.ts';
import type { Verdict } from './verdict.ts';

/** `npm run faults`: many faults on nodes of its own, and whether anything promised was broken. Exit code 1: something was. */
const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '120' },
    seed: { type: 'string', default: String(Date.now()) },
    nodes: { type: 'string', default: '3' },
    people: { type: 'string', default: '60' },
    folder: { type: 'string', default: 'dist/faults' },
    brief: { type: 'boolean', default: false },
  },
});

const folder = resolve(values.folder, values.seed);
console.log(`seed ${values.seed}, artefacts in ${folder}`);
const built = await bundleServer();
const verdict = await runTrial({
  seed: values.seed,
  faults: Number(values.faults),
  minutes: Number(values.minutes),
  nodes: Number(values.nodes),
  people: Number(values.people),
  toResults: !values.brief,
  ...built,
  folder,
  say: (text) => console.log(text),
});
console.log(tableOf(verdict));
writeFileSync(join(folder, 'violations.txt'), verdict.violations.join('\n'));
for (const violation of verdict.violations.slice(0, 20)) console.error(violation.slice(0, 600));
if (verdict.violations.length > 0)
  console.error(`seed ${values.seed}: ${verdict.violations.length} violations, all in ${join(folder, 'violations.txt')}`);
process.exit(verdict.violations.length === 0 ? 0 : 1);

function tableOf({ faults, figures }: Verdict): string {
  const kinds = [...faults].sort(([, a], [, b]) => b - a).map(([kind, count]) => [kind, String(count)] as const);
  const all = kinds.reduce((sum, [, count]) => sum + Number(count), 0);
  const lines = [['faults', String(all)] as const, ...kinds, ...figures];
  return ['| | |', '|---|---|', ...lines.map(([name, figure]) => `| ${name} | ${figure} |`)].join('\n');
}
