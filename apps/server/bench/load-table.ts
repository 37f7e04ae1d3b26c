import { parseArgs } from 'node:util';
import { bundleServer } from '../test/support/bundle.ts';
import { testDatabase } from '../test/support/postgres.ts';
import { loadRun } from './load/run.ts';
import { peerRun } from './peer/run.ts';

/**
 * `npx tsx apps/server/bench/load-table.ts --matches 1000,3000 --think 5000 --seconds 30 --on sqlite,postgres,peer`
 * Many live matches of Alien Frontiers with three people each on one node on SQLite, on two nodes on one PostgreSQL (`ORRERY_TEST_DATABASE`
 * or one of its own), and a trivial game on boardgame.io's server with as many people who think as long: one table, clients on the same
 * machine.
 */
const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '1000,3000' },
    think: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '30' },
    on: { type: 'string', default: 'sqlite,postgres,peer' },
    nodes: { type: 'string', default: '2' },
  },
});
const PEOPLE = 3;
const pace = { people: PEOPLE, thinkMilliseconds: Number(values.think), seconds: Number(values.seconds) };
const game = { game: 'alien-frontiers', bots: 0, level: 'random' };
const { server: file } = await bundleServer();

type Row = Pick<
  Awaited<ReturnType<typeof peerRun>>,
  'movesASecond' | 'acknowledgementMs' | 'threadMicrosecondsAMove' | 'serverCores' | 'megabytes' | 'machineLoad' | 'problems'
>;

const SERVERS: Readonly<Record<string, { readonly name: string; readonly run: (matches: number) => Promise<Row> }>> = {
  sqlite: { name: 'one node, SQLite', run: (matches) => loadRun({ ...pace, ...game, matches, nodes: 1, file }) },
  postgres: { name: `${values.nodes} nodes, PostgreSQL`, run: onPostgres },
  peer: { name: 'boardgame.io, memory', run: (matches) => peerRun({ ...pace, matches }) },
};

async function onPostgres(matches: number): Promise<Row> {
  const database = await testDatabase({ isDurable: true });
  if (typeof database === 'string') throw new Error(database);
  try {
    return await loadRun({ ...pace, ...game, matches, nodes: Number(values.nodes), database: await database.schema(), file });
  } finally {
    await database.stop();
  }
}

console.log('| server | matches | moves/s | p50 ms | p95 | p99 | max | thread µs a move | cores | MB | load |');
console.log('|---|---|---|---|---|---|---|---|---|---|---|');
for (const matches of values.matches.split(',').map(Number)) {
  for (const { name, run } of values.on.split(',').flatMap((on) => SERVERS[on] ?? [])) {
    const row = await run(matches);
    const { p50, p95, p99, max } = row.acknowledgementMs;
    const cells = [name, matches, row.movesASecond, p50, p95, p99, max, row.threadMicrosecondsAMove, row.serverCores];
    console.log(`| ${[...cells, row.megabytes.join(' + '), row.machineLoad].join(' | ')} |`);
    if (Object.keys(row.problems).length > 0) console.log(row.problems);
  }
}
