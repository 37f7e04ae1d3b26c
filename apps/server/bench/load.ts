import { parseArgs } from 'node:util';
import { bundleServer } from '../test/support/bundle.ts';
import { LOAD_OPTIONS, loadSetting } from './load/options.ts';
import { loadRun } from './load/run.ts';

/**
 * `npx tsx apps/server/bench/load.ts --game alien-frontiers --matches 200 --people 3 --bots 1 --seconds 30 --think 1000`
 * Many live matches on one server of its own, over loopback. Prints one JSON object. Exit code 1: p99 is over the limit.
 * `--nodes 2 --database postgres://…`: on several nodes, in whose database the matches are left.
 */
const { values } = parseArgs({
  options: {
    ...LOAD_OPTIONS,
    nodes: { type: 'string', default: '1' },
    database: { type: 'string' },
    /** A folder for profiles that `node --cpu-prof` writes. */
    profile: { type: 'string' },
    /** Milliseconds p99 may take. */
    limit: { type: 'string', default: '50' },
  },
});
const { server } = await bundleServer();
const { database, profile } = values;
const report = await loadRun({ ...loadSetting(values), nodes: Number(values.nodes), database, profile, file: server });
console.log(JSON.stringify(report, undefined, 2));
const hasProblems = Object.keys(report.problems).length > 0;
process.exitCode = report.acknowledgementMs.p99 <= Number(values.limit) && !hasProblems ? 0 : 1;
