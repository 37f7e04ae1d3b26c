import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PATHS } from '@orrery/protocol';
import type { Storage } from '../src/storage/ports.ts';
import { openPostgres } from '../src/storage/postgres/open.ts';
import { openSqlite } from '../src/storage/sqlite/open.ts';
import { bundleServer } from '../test/support/bundle.ts';
import { chanceOf } from '../test/support/choice.ts';
import { Client } from '../test/support/client.ts';
import { playOne, seatedTable } from '../test/support/play.ts';
import { testDatabase } from '../test/support/postgres.ts';
import { ServerProcess } from '../test/support/process.ts';
import { copyMatch } from './finished/copies.ts';
import { rawPostgres, rawSqlite } from './finished/raw.ts';
import { machineLoad, residentMegabytes, rounded } from './load/figures.ts';

/**
 * `npx tsx apps/server/bench/finished.ts --counts 0,100000,1000000 --on sqlite,postgres`
 * Does a server grow slower with what was played on it? Start, lobby, a person's own finished matches, opening a finished match and
 * making a new table, beside so many finished matches of others. The least of five tries each.
 */
const { values } = parseArgs({
  options: { counts: { type: 'string', default: '0,100000,1000000' }, on: { type: 'string', default: 'sqlite,postgres' } },
});
const TRIES = 5;
/** A finished match to each of these people: fifty at a million. */
const PEOPLE = 20_000;
const { server: file } = await bundleServer();

interface Place {
  readonly environment: Record<string, string>;
  copies(model: string, count: number): Promise<void>;
  remove(): Promise<void>;
}

async function onSqlite(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-finished-'));
  return {
    environment: { ORRERY_DATA: folder },
    async copies(model, count) {
      await packAll(openSqlite({ folder }));
      const database = rawSqlite(folder);
      await copyMatch(database, { model, count, people: PEOPLE });
      await database.close();
    },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function onPostgres(): Promise<Place> {
  const server = await testDatabase({ isDurable: true });
  if (typeof server === 'string') throw new Error(server);
  const url = await server.schema();
  return {
    environment: { ORRERY_DATABASE: url },
    async copies(model, count) {
      await packAll(await openPostgres({ url }));
      const database = await rawPostgres(url);
      await copyMatch(database, { model, count, people: PEOPLE });
      await database.run('ANALYZE');
      await database.close();
    },
    remove: () => server.stop(),
  };
}

/** As matches are kept some time after their end. */
async function packAll(storage: Storage): Promise<void> {
  await storage.matches.endings.pack(Date.now() + 1000, 10);
  await storage.close();
}

const PLACES: Readonly<Record<string, { readonly name: string; readonly open: () => Promise<Place> }>> = {
  sqlite: { name: 'SQLite', open: onSqlite },
  postgres: { name: 'PostgreSQL', open: onPostgres },
};

async function least(work: () => Promise<void>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES; tried++) {
    const start = performance.now();
    await work();
    best = Math.min(best, performance.now() - start);
  }
  return rounded(best);
}

/** A whole match of two, by the server itself. */
async function playedMatch(address: string): Promise<{ readonly id: string; readonly clients: readonly Client[] }> {
  const clients = [await Client.guest(address, 'Ada'), await Client.guest(address, 'Bob')];
  const table = await seatedTable('alien-frontiers', clients);
  const chance = chanceOf('finished');
  while (await playOne(table, chance));
  for (const client of clients) await client.close();
  return { id: table.id, clients };
}

async function measured(place: Place, count: number): Promise<readonly (string | number)[]> {
  const server = new ServerProcess(file, { ...place.environment, ORRERY_PORT: '0' });
  const { id, clients } = await playedMatch(await server.start());
  await server.end('SIGTERM');
  const began = performance.now();
  if (count > 0) await place.copies(id, count);
  const made = Math.round((performance.now() - began) / 1000);
  let address = '';
  const start = await least(async () => {
    await server.end('SIGTERM');
    address = await server.start();
  });
  const [ada] = clients;
  if (ada === undefined) throw new Error('nobody played');
  ada.address = address;
  const lobby = await least(() => ada.get(PATHS.tables));
  const own = await least(() => ada.get(PATHS.finished()));
  const opened = await least(async () => {
    const viewer = new Client(address);
    await viewer.connect();
    await viewer.watch(id);
    await viewer.close();
  });
  const table = await least(
    async () => void (await ada.createTable({ game: 'alien-frontiers', seats: [{ kind: 'me' }, { kind: 'open' }] })),
  );
  const megabytes = residentMegabytes(server.pid ?? 0);
  await server.end('SIGTERM');
  return [count, start, lobby, own, opened, table, megabytes, made, machineLoad()];
}

console.log('| database | finished | start ms | lobby | own finished | open one | new table | MB | made in s | load |');
console.log('|---|---|---|---|---|---|---|---|---|---|');
for (const on of values.on.split(',')) {
  for (const count of values.counts.split(',').map(Number)) {
    const place = await PLACES[on]?.open();
    if (place === undefined) throw new Error(`no such database: ${on}`);
    try {
      console.log(`| ${[PLACES[on]?.name, ...(await measured(place, count))].join(' | ')} |`);
    } finally {
      await place.remove();
    }
  }
}
