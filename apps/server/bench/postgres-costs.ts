import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openPostgres } from '../src/storage/postgres/open.ts';
import { actionEntry, setupOf, snapshotAt } from '../src/storage/testing/samples.ts';
import { testDatabase } from '../test/support/postgres.ts';
import { machineLoad, usedBy } from './load/figures.ts';

/**
 * `npx tsx apps/server/bench/postgres-costs.ts --kilobytes 5 --seconds 5`
 * What a move costs a PostgreSQL that waits for its disk: processor there and here, bytes of its log, and how many commits a second it
 * carries with and without the word to other nodes (NOTIFY) in them.
 */
const { values } = parseArgs({ options: { kilobytes: { type: 'string', default: '5' }, seconds: { type: 'string', default: '5' } } });
const MATCHES = 200;
const WRITERS = [1, 10, 40] as const;
const seconds = Number(values.seconds);
const state = { deck: Array.from({ length: Number(values.kilobytes) * 64 }, (_, card) => `card ${String(card).padStart(6, '0')}`) };

const found = await testDatabase({ isDurable: true });
if (typeof found === 'string') throw new Error(found);
const database = found;
const url = await database.schema();
const observer = new pg.Client({ connectionString: url });
await observer.connect();

async function one<Row extends pg.QueryResultRow>(text: string): Promise<Row> {
  const [row] = (await observer.query<Row>(text)).rows;
  if (row === undefined) throw new Error(`no answer: ${text}`);
  return row;
}

const { pid } = await one<{ pid: number }>('SELECT pg_backend_pid() AS pid');

function parentOf(process: number): number {
  return Number(readFileSync(`/proc/${process}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
}

/** Seconds of processor of all processes of the database that are there now: those of connections must not have ended meanwhile. */
function usedByDatabase(): number {
  const server = parentOf(pid);
  const numbers = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const children = numbers.filter((number) => {
    try {
      return parentOf(number) === server;
    } catch {
      return false;
    }
  });
  return children.reduce((sum, number) => sum + usedBy(number).all, 0);
}

async function logBytes(): Promise<number> {
  return Number((await one<{ bytes: string }>(`SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS bytes`)).bytes);
}

/** So many tasks at a time, again and again until the time is up. */
async function measured(name: string, tasks: number, task: (index: number) => Promise<void>): Promise<void> {
  for (let index = 0; index < tasks; index++) await task(index);
  await observer.query('CHECKPOINT');
  const [there, here, log, start] = [usedByDatabase(), process.cpuUsage(), await logBytes(), performance.now()];
  let done = 0;
  const run = async (index: number): Promise<void> => {
    while (performance.now() - start < seconds * 1000) {
      await task(index);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: tasks }, (_, index) => run(index)));
  const passed = (performance.now() - start) / 1000;
  const own = process.cpuUsage(here);
  const cells = [
    name,
    tasks,
    Math.round(done / passed),
    Math.round((own.user + own.system) / done),
    Math.round(((usedByDatabase() - there) / done) * 1e6),
    Math.round(((await logBytes()) - log) / done),
    machineLoad(),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

console.log('| what | at a time | a second | µs here | µs in PostgreSQL | bytes of log | load |');
console.log('|---|---|---|---|---|---|---|');

const storage = await openPostgres({ url });
const versions = new Array<number>(MATCHES).fill(0);
const snapshot = (version: number) => ({ ...snapshotAt(version), state });
for (let index = 0; index < MATCHES; index++) await storage.matches.create(setupOf(`match ${index}`), snapshot(0));
await measured('append of the storage', MATCHES, async (index) => {
  const version = (versions[index] ?? 0) + 1;
  versions[index] = version;
  await storage.matches.append(`match ${index}`, actionEntry(version), snapshot(version));
});
await storage.close();

await observer.query('CREATE TABLE rows (id integer PRIMARY KEY, state text NOT NULL)');
await observer.query(`INSERT INTO rows SELECT id, '' FROM generate_series(0, ${Math.max(...WRITERS)}) AS id`);
const text = JSON.stringify(state);
for (const writers of WRITERS) {
  const clients = Array.from({ length: writers }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  for (const [name, told] of [
    ['commit alone', ''],
    ['commit with NOTIFY', `RETURNING pg_notify('rows', id::text)`],
  ] as const) {
    const statement = { name, text: `UPDATE rows SET state = $1 WHERE id = $2 ${told}` };
    await measured(name, writers, async (index) => void (await clients[index]?.query({ ...statement, values: [text, index] })));
  }
  await Promise.all(clients.map((client) => client.end()));
}
await observer.end();
await database.stop();
