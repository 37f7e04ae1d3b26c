import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Games } from '../../src/games.ts';
import { type ConfigInput, type RunningServer, type Starting, startServer } from '../../src/index.ts';

export interface TestServer extends RunningServer {
  readonly folder: string;
  /** Closes and opens it again on the same data. */
  restart(): Promise<TestServer>;
  remove(): Promise<void>;
}

/** A server in this process, on a free port, with its own database and no pace. */
export async function testServer(given: Partial<ConfigInput> = {}, games?: Games, starting: Starting = {}): Promise<TestServer> {
  const folder = given.dataFolder ?? mkdtempSync(join(tmpdir(), 'orrery-server-'));
  const config = {
    port: 0,
    logLevel: 'silent',
    rateFactor: 1000,
    botDelayMs: 0,
    automaticPauseMs: 0,
    ...given,
    dataFolder: folder,
  } as const;
  const server = await startServer(config, { ...starting, games });
  return {
    ...server,
    folder,
    async restart() {
      await server.close();
      return testServer(config, games, starting);
    },
    async remove() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
