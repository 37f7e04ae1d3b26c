import { setTimeout as wait } from 'node:timers/promises';
import { Crowd, type CrowdSetting } from './crowd.ts';
import { machineLoad, quantiles, rounded } from './figures.ts';
import { type Done, LoadNode } from './node.ts';

export interface LoadSetting extends Omit<CrowdSetting, 'addresses'> {
  /** The built server. */
  readonly file: string;
  /** Left out: SQLite. */
  readonly database?: string;
  readonly nodes: number;
  readonly seconds: number;
  /** Measured only after people have done so many moves; left out: after a moment. */
  readonly warmMoves?: number;
  /** See `NodeSetting`. */
  readonly profile?: string;
}

export type LoadReport = Awaited<ReturnType<typeof loadRun>>;

/** Until everybody has looked at the match. */
const SETTLING_MILLISECONDS = 3000;
/** A server that does nothing is not waited for. */
const WARMING_MILLISECONDS = 120_000;

/** Many live matches on nodes of their own, over loopback, measured for some seconds once all of them run. */
export async function loadRun(setting: LoadSetting) {
  const { file, database, thinkMilliseconds, seconds, profile } = setting;
  const nodes = Array.from({ length: setting.nodes }, () => new LoadNode({ file, database, botDelayMs: thinkMilliseconds / 2, profile }));
  // One after another: the first makes the tables of an empty database.
  for (const node of nodes) await node.start();
  const crowd = new Crowd({ ...setting, addresses: nodes.map(({ address }) => address) });
  try {
    await crowd.gather();
    await wait(SETTLING_MILLISECONDS);
    await warmedUp(crowd, setting.warmMoves ?? 0);
    const before = await doneBy(nodes);
    const own = process.cpuUsage();
    const received = crowd.received;
    crowd.startCounting();
    const start = performance.now();
    await wait(seconds * 1000);
    const passed = (performance.now() - start) / 1000;
    const { user, system } = process.cpuUsage(own);
    const done = difference(await doneBy(nodes), before);
    const { movesOfBots } = done;
    const moves = crowd.times.length + movesOfBots;
    return {
      game: setting.game,
      nodes: setting.nodes,
      database: database === undefined ? 'SQLite' : 'PostgreSQL',
      matches: setting.matches,
      sockets: crowd.sockets,
      thinkMilliseconds,
      seconds: Math.round(passed),
      movesASecond: rounded(moves / passed),
      movesOfBotsASecond: rounded(movesOfBots / passed),
      acknowledgementMs: quantiles(crowd.times),
      /** In the node: of the one thread that answers, and of all. */
      threadMicrosecondsAMove: Math.round((done.used.thread / moves) * 1e6),
      processorMicrosecondsAMove: Math.round((done.used.all / moves) * 1e6),
      serverCores: rounded(done.used.all / passed),
      clientMicrosecondsAMove: Math.round((user + system) / moves),
      clientCores: rounded((user + system) / 1e6 / passed),
      megabytes: nodes.map(({ megabytes }) => megabytes),
      receivedKilobytesAMove: rounded((crowd.received - received) / 1024 / moves),
      machineLoad: machineLoad(),
      overtaken: crowd.overtaken,
      problems: Object.fromEntries(crowd.problems),
      serverErrors: nodes.map(({ errors }) => errors).join(''),
    };
  } finally {
    crowd.stop();
    for (const node of nodes) await node.end();
  }
}

/** The server's code is warm after so many moves, and not after so many seconds: on a busy machine a second may be a tenth of one. */
async function warmedUp(crowd: Crowd, moves: number): Promise<void> {
  const start = performance.now();
  while (crowd.times.length < moves) {
    if (performance.now() - start > WARMING_MILLISECONDS) throw new Error(`only ${crowd.times.length} of ${moves} moves to warm up`);
    await wait(100);
  }
}

async function doneBy(nodes: readonly LoadNode[]): Promise<Done> {
  const all = await Promise.all(nodes.map((node) => node.done()));
  const sum = (figure: (done: Done) => number): number => all.reduce((total, done) => total + figure(done), 0);
  return {
    used: { thread: sum(({ used }) => used.thread), all: sum(({ used }) => used.all) },
    movesOfBots: sum(({ movesOfBots }) => movesOfBots),
  };
}

function difference(now: Done, before: Done): Done {
  return {
    used: { thread: now.used.thread - before.used.thread, all: now.used.all - before.used.all },
    movesOfBots: now.movesOfBots - before.movesOfBots,
  };
}
