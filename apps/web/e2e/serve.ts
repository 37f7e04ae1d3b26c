import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedFrom } from '@orrery/engine';
import type { ConfigInput, Starting } from '@orrery/server';

/** The built server: compiling all its sources once more takes longer than most tests. */
const SERVER = new URL('../../../dist/node/server-parts.mjs', import.meta.url).href;

export interface Served {
  readonly address: string;
  /** The built app as this server has it. */
  readonly webFolder: string;
  /** From now on new matches are dealt as this name says: alike whenever it is given. */
  dealAs(name: string): void;
  close(): Promise<void>;
}

/** The real server with the built app (or the build ORRERY_WEB_BUILD names), on a free port and with a database that is gone afterwards. */
export async function serve(given: Partial<ConfigInput> = {}, time: Pick<Starting, 'clock' | 'beatMilliseconds'> = {}): Promise<Served> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'orrery-web-'));
  // A copy: building again meanwhile must not pull the app away from under the tests.
  const webFolder = join(dataFolder, 'web');
  await cp(process.env.ORRERY_WEB_BUILD ?? fileURLToPath(new URL('../dist', import.meta.url)), webFolder, { recursive: true });
  let deals = { name: '', count: 0 };
  const dealt = () => {
    deals.count += 1;
    return seedFrom(`${deals.name}/${deals.count}`);
  };
  const pace = { botDelayMs: 0, automaticPauseMs: 0 };
  const config = { port: 0, dataFolder, webFolder, logLevel: 'error', rateFactor: 100, ...pace, ...given } as const;
  const { startServer }: typeof import('@orrery/server') = await import(SERVER);
  const server = await startServer(config, { entropy: dealt, ...time });
  return {
    address: server.address,
    webFolder,
    dealAs(name) {
      deals = { name, count: 0 };
    },
    async close() {
      await server.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
