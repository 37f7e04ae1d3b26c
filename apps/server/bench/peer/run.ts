import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ServerProcess } from '../../test/support/process.ts';
import { machineLoad, quantiles, residentMegabytes, rounded, usedBy } from '../load/figures.ts';
import { PeerPlayer } from './player.ts';

export interface PeerSetting {
  readonly matches: number;
  readonly people: number;
  readonly thinkMilliseconds: number;
  readonly seconds: number;
}

const SETTLING_MILLISECONDS = 3000;
const AT_ONCE = 50;

/** The same pattern on boardgame.io's server: as many people at as many tables, who think as long. */
export async function peerRun({ matches, people, thinkMilliseconds, seconds }: PeerSetting) {
  const server = new ServerProcess(fileURLToPath(new URL('server.mjs', import.meta.url)), { NODE_ENV: 'production' });
  const address = await server.start();
  const players: PeerPlayer[] = [];
  const problems = new Map<string, number>();
  let times: number[] = [];
  const seat = (match: string, number: number): PeerPlayer =>
    new PeerPlayer({
      address,
      match,
      seat: number,
      seats: people,
      thinkMilliseconds,
      onAcknowledged: (milliseconds) => void times.push(milliseconds),
      onProblem: (problem) => void problems.set(problem, (problems.get(problem) ?? 0) + 1),
    });
  try {
    for (let made = 0; made < matches; made++) {
      for (let number = 0; number < people; number++) players.push(seat(`match-${made}`, number));
      if (made % AT_ONCE === 0) await wait(200);
    }
    await wait(SETTLING_MILLISECONDS);
    const pid = server.pid ?? 0;
    const [before, start] = [usedBy(pid), performance.now()];
    times = [];
    await wait(seconds * 1000);
    const passed = (performance.now() - start) / 1000;
    const used = usedBy(pid);
    return {
      movesASecond: rounded(times.length / passed),
      acknowledgementMs: quantiles(times),
      threadMicrosecondsAMove: Math.round(((used.thread - before.thread) / times.length) * 1e6),
      processorMicrosecondsAMove: Math.round(((used.all - before.all) / times.length) * 1e6),
      serverCores: rounded((used.all - before.all) / passed),
      megabytes: [residentMegabytes(pid)],
      machineLoad: machineLoad(),
      problems: Object.fromEntries(problems),
    };
  } finally {
    for (const player of players) player.stop();
    await server.end('SIGKILL');
  }
}
