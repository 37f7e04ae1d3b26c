import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '@orrery/server';

export interface Served {
  readonly address: string;
  /** The built app as this server has it. */
  readonly webFolder: string;
  close(): Promise<void>;
}

/** The real server with the built app (or the build ORRERY_WEB_BUILD names), on a free port and with a database that is gone afterwards. */
export async function serve(): Promise<Served> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'orrery-web-'));
  // A copy: building again meanwhile must not pull the app away from under the tests.
  const webFolder = join(dataFolder, 'web');
  await cp(process.env.ORRERY_WEB_BUILD ?? fileURLToPath(new URL('../dist', import.meta.url)), webFolder, { recursive: true });
  const server = await startServer({ port: 0, dataFolder, webFolder, logLevel: 'error', rateFactor: 100, botDelayMs: 0 });
  return {
    address: server.address,
    webFolder,
    async close() {
      await server.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
