import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleServer } from '../test/support/bundle.ts';
import { Client } from '../test/support/client.ts';
import { ServerProcess } from '../test/support/process.ts';
import { LoadPlayer } from './load-player.ts';

/**
 * `npx tsx apps/server/bench/load.ts --game alien-frontiers --matches 200 --people 3 --bots 1 --seconds 30 --think 1000`
 * Many live matches on one server of its own, over loopback. Prints one JSON object. Exit code 1: p99 is over the limit.
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'alien-frontiers' },
    matches: { type: 'string', default: '200' },
    people: { type: 'string', default: '3' },
    bots: { type: 'string', default: '1' },
    level: { type: 'string', default: 'random' },
    seconds: { type: 'string', default: '30' },
    /** Milliseconds a person thinks, on average. */
    think: { type: 'string', default: '1000' },
    /** Milliseconds p99 may take. */
    limit: { type: 'string', default: '50' },
  },
});
const matches = Number(values.matches);
const people = Number(values.people);

const folder = mkdtempSync(join(tmpdir(), 'orrery-load-'));
const server = new ServerProcess((await bundleServer()).server, {
  ORRERY_DATA: folder,
  ORRERY_PORT: '0',
  ORRERY_RATE_FACTOR: '100000',
  ORRERY_BOT_DELAY_MS: String(Number(values.think) / 2),
});
const players: LoadPlayer[] = [];
const problems = new Map<string, number>();
let times: number[] = [];
let overtaken = 0;

async function seatMatch(address: string): Promise<void> {
  const clients: Client[] = [];
  for (let seat = 0; seat < people; seat++) clients.push(await Client.guest(address, `Player ${seat}`));
  const bot = { kind: 'bot', level: values.level } as const;
  const seats = [
    ...clients.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }) as const),
    ...Array.from({ length: Number(values.bots) }, () => bot),
  ];
  const { id } = await clients[0].createTable({ game: values.game, seats });
  for (const [seat, client] of clients.entries()) if (seat > 0) await client.join(id, seat);
  await clients[0].start(id);
  for (const [seat, { cookie }] of clients.entries()) {
    const onProblem = (problem: string): void => void problems.set(problem, (problems.get(problem) ?? 0) + 1);
    const onAcknowledged = (milliseconds: number): void => void times.push(milliseconds);
    const onOvertaken = (): void => {
      overtaken += 1;
    };
    const listeners = { onAcknowledged, onOvertaken, onProblem };
    players.push(new LoadPlayer({ address, cookie, match: id, seat, thinkMilliseconds: Number(values.think), ...listeners }));
  }
}

function quantile(sorted: readonly number[], share: number): number {
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN) * 100) / 100;
}

function residentMegabytes(pid: number | undefined): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

function processorSeconds(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** The server's own view: the upper end of the bucket into which this share of its figures falls. */
async function serverQuantile(metric: string, share: number): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const buckets = [...text.matchAll(new RegExp(`^orrery_${metric}_bucket\\{le="([\\d.]+|\\+Inf)"\\} (\\d+)$`, 'gm'))];
  const total = Number(buckets.at(-1)?.[2]);
  const bucket = buckets.find(([, , count]) => Number(count) >= total * share);
  return Number(bucket?.[1]);
}

async function serverQuantiles(metric: string, unit: number): Promise<object> {
  return { p50: (await serverQuantile(metric, 0.5)) * unit, p99: (await serverQuantile(metric, 0.99)) * unit };
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const address = await server.start();
try {
  for (let made = 0; made < matches; made += 10) {
    await Promise.all(Array.from({ length: Math.min(10, matches - made) }, () => seatMatch(address)));
  }
  console.error(`${matches} matches run, ${players.length} sockets`);
  await wait(3000);
  times = [];
  const before = processorSeconds(server.pid);
  const own = process.cpuUsage();
  const start = performance.now();
  await wait(Number(values.seconds) * 1000);
  const seconds = (performance.now() - start) / 1000;
  const sorted = times.toSorted((one, other) => one - other);
  const used = process.cpuUsage(own);
  const report = {
    game: values.game,
    matches,
    people,
    bots: Number(values.bots),
    level: values.level,
    seconds: Math.round(seconds),
    movesOfPeopleASecond: Math.round((sorted.length / seconds) * 10) / 10,
    acknowledgementMs: { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), p99: quantile(sorted, 0.99), max: quantile(sorted, 1) },
    serverOwnMs: await serverQuantiles('acknowledgement_seconds', 1000),
    commitMs: await serverQuantiles('commit_seconds', 1000),
    writesACommit: await serverQuantiles('commit_writes', 1),
    serverMegabytes: residentMegabytes(server.pid),
    serverCores: Math.round(((processorSeconds(server.pid) - before) / seconds) * 100) / 100,
    clientCores: Math.round(((used.user + used.system) / 1e6 / seconds) * 100) / 100,
    receivedMegabytes: Math.round(players.reduce((sum, { received }) => sum + received, 0) / 2 ** 20),
    /** Answers to a question that somebody else's answer had changed; only where several are asked at once. */
    overtaken,
    problems: Object.fromEntries(problems),
    serverErrors: server.errors.slice(0, 500),
  };
  console.log(JSON.stringify(report, undefined, 2));
  process.exitCode = report.acknowledgementMs.p99 <= Number(values.limit) && problems.size === 0 ? 0 : 1;
} finally {
  for (const player of players) player.stop();
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
