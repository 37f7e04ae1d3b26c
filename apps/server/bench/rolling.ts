import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Database } from '../faults/database.ts';
import { openPostgres } from '../src/storage/postgres/open.ts';
import { bundleServer } from '../test/support/bundle.ts';
import { Client } from '../test/support/client.ts';
import { PatientPlayer } from '../test/support/patient-player.ts';
import { freePort } from '../test/support/postgres.ts';
import { ServerProcess } from '../test/support/process.ts';
import { kept } from '../test/support/promises.ts';
import { Balancer } from './balancer.ts';

/**
 * `npx tsx apps/server/bench/rolling.ts --nodes 2 --matches 50 --rounds 2`: every node is restarted, one after the other, while people play
 * through a balancer. Prints one JSON object: the longest that anybody waited for an answer, and whether a move was lost. Exit code 1: one was.
 */
const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '2' },
    matches: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '2' },
    /** Milliseconds a person thinks, on average. */
    think: { type: 'string', default: '1000' },
    drain: { type: 'string', default: '2' },
  },
});

const database = await Database.open();
if (typeof database === 'string') throw new Error(database);
const { server: file, botWorker } = await bundleServer();
const ports = await Promise.all(Array.from({ length: Number(values.nodes) }, () => freePort()));
const nodes = ports.map(
  (port) =>
    new ServerProcess(file, {
      ORRERY_DATABASE: database.url(),
      ORRERY_PORT: String(port),
      ORRERY_BOT_WORKER: botWorker,
      ORRERY_RATE_FACTOR: '1000',
      ORRERY_DRAIN_SECONDS: values.drain,
      ORRERY_BOT_DELAY_MS: '300',
    }),
);
await Promise.all(nodes.map((node) => node.start()));
const balancer = await Balancer.open(ports);
const players: { readonly match: string; readonly player: PatientPlayer }[] = [];

async function seatMatch(): Promise<void> {
  const clients = [await Client.guest(balancer.address, 'Ada'), await Client.guest(balancer.address, 'Bob')];
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }] as const;
  const { id } = await clients[0].createTable({ game: 'alien-frontiers', seats: [...seats] });
  await clients[1].join(id, 1);
  await clients[0].start(id);
  for (const [seat, client] of clients.entries())
    players.push({ match: id, player: new PatientPlayer({ client, match: id, seat, thinkMilliseconds: Number(values.think) }) });
}

function longest(): number {
  return Math.round(Math.max(...players.map(({ player }) => player.longestMilliseconds)));
}

function forget(): void {
  for (const { player } of players) player.longestMilliseconds = 0;
}

for (let match = 0; match < Number(values.matches); match++) await seatMatch();
const playing = players.map(({ player }) => player.play());
await setTimeout(5000);
forget();
await setTimeout(5000);
const undisturbed = longest();
forget();
const stops: number[] = [];
const waits: number[] = [];
for (let round = 0; round < Number(values.rounds); round++) {
  for (const node of nodes) {
    const start = performance.now();
    const code = await node.end('SIGTERM');
    if (code !== 0) console.error(`a node ended with ${code}: ${node.errors.slice(0, 500)}`);
    stops.push(Math.round(performance.now() - start));
    await node.start();
    await setTimeout(2000);
    waits.push(longest());
    forget();
  }
}
for (const { player } of players) player.stop();
await Promise.all(playing);

const promises = new Map<string, number>();
for (const { match, player } of players) promises.set(match, Math.max(promises.get(match) ?? 0, player.acknowledged.at(-1) ?? 0));
const storage = await openPostgres({ url: database.url() });
const { missing } = await kept(storage, promises);
await storage.close();
console.log(
  JSON.stringify({
    nodes: nodes.length,
    matches: Number(values.matches),
    sockets: players.length,
    restarts: stops.length,
    movesAcknowledged: players.reduce((sum, { player }) => sum + player.acknowledged.length, 0),
    movesLost: missing,
    returns: players.reduce((sum, { player }) => sum + player.arrivals - 1, 0),
    longestWaitUndisturbedMs: undisturbed,
    longestWaitMs: waits,
    stoppingMs: stops,
  }),
);
balancer.close();
for (const node of nodes) await node.end('SIGTERM');
await database.stop();
process.exit(missing === 0 ? 0 : 1);
