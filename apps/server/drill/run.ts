import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleServer } from '../test/support/bundle.ts';
import { type DrillSetting, type Outcome, SABOTAGES } from './drill.ts';
import { drillPostgres } from './postgres.ts';
import { drillSqlite } from './sqlite.ts';

/**
 * `npm run drill`: people play, backups are taken meanwhile, the machine is lost, and from each backup a server is started that must have
 * every move acknowledged up to its moment, once, and on which the same people play on. Exit code 1: something is wrong, and what.
 */
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '10' },
    /** Between one step and the next. */
    moves: { type: 'string', default: '300' },
    /** Does something wrong on purpose, which must be told: damaged-backup, lost-log. */
    sabotage: { type: 'string' },
  },
});
const sabotage = SABOTAGES.find((name) => name === values.sabotage);
if (values.sabotage !== undefined && sabotage === undefined) throw new Error(`--sabotage knows ${SABOTAGES.join(', ')}`);

const { server } = await bundleServer();
const folder = mkdtempSync(join(tmpdir(), 'orrery-drill-'));
// Root hands PostgreSQL to another user, who must get in.
chmodSync(folder, 0o755);

function settingFor(name: string): DrillSetting {
  const own = join(folder, name);
  mkdirSync(own);
  return { server, folder: own, tables: Number(values.tables), moves: Number(values.moves), sabotage };
}

const outcomes: Outcome[] = [];
try {
  for (const drilled of [await drillSqlite(settingFor('sqlite')), await drillPostgres(settingFor('postgres'), console.log)]) {
    if (typeof drilled === 'string') console.log(`left out: ${drilled}`);
    else outcomes.push(...drilled);
  }
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
console.log('| restored from | acknowledged before | missing or wrong | lost with the machine | played on |\n|---|---|---|---|---|');
for (const { from, promised, problems, lost, playedOn } of outcomes)
  console.log(`| ${from} | ${promised} | ${problems.length} | ${lost} | ${playedOn} |`);
for (const { from, problems } of outcomes) for (const problem of problems.slice(0, 5)) console.log(`${from}: ${problem}`);
process.exit(outcomes.length > 0 && outcomes.every(({ problems }) => problems.length === 0) ? 0 : 1);
