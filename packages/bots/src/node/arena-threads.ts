import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { ArenaMatch, ArenaPlan, ArenaTable } from '../arena.ts';
import { playArenaMatch } from '../arena.ts';
import { type AnyBotGame, botPlayer } from '../playing.ts';

/** What a thread of the arena is started with. */
export interface ArenaTask {
  readonly game: string;
  readonly plan: ArenaPlan;
}

/** A table of bots alone. */
export function botTable(game: AnyBotGame, plan: ArenaPlan): ArenaTable {
  return { game, plan, playerOf: (bot) => botPlayer(game, bot) };
}

/** The body of a thread: its caller knows the games. Plays the matches whose numbers it is sent. */
export function serveArena(gameOf: (id: string) => AnyBotGame): void {
  const task: ArenaTask = workerData;
  const table = botTable(gameOf(task.game), task.plan);
  parentPort?.on('message', (index: number) => {
    playArenaMatch(table, index).then((match) => parentPort?.postMessage(match));
  });
}

export interface ArenaThreads {
  readonly worker: URL;
  readonly threads: number;
  readonly task: ArenaTask;
  readonly onMatch: (match: ArenaMatch) => void;
}

/** Plays the whole plan in threads; each asks for the next match when it is done with one. In order of their numbers. */
export async function runInThreads(arena: ArenaThreads): Promise<ArenaMatch[]> {
  const { games } = arena.task.plan;
  const matches: ArenaMatch[] = [];
  let next = 0;
  const one = () =>
    new Promise<void>((done, failed) => {
      const worker = new Worker(arena.worker, { workerData: arena.task });
      const goOn = () => {
        if (next < games) worker.postMessage(next++);
        else worker.terminate().then(() => done(), failed);
      };
      worker.on('message', (match: ArenaMatch) => {
        matches.push(match);
        arena.onMatch(match);
        goOn();
      });
      worker.on('error', failed);
      goOn();
    });
  await Promise.all(Array.from({ length: Math.min(arena.threads, games) }, one));
  return matches.sort((a, b) => a.index - b.index);
}
