import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BadConfig, type Config, configFrom, type RunningServer, startServer } from './index.ts';

/** Entry of the server process: `npm start`, `orrery serve`, a container. */
const USAGE_ERROR = 2;

let server: RunningServer | undefined;
const stopping = new AbortController();
// Before anything is open: a signal at any moment from now on ends in order.
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

try {
  server = await startServer(withFilesBeside(configFrom(process.argv.slice(2), process.env)), { signal: stopping.signal });
  if (stopping.signal.aborted) close(server);
  else console.log(`Orrery is open at ${server.address}`);
} catch (reason) {
  // Told to stop while it waited for its database: nothing was open.
  if (stopping.signal.aborted) process.exit(0);
  fail(reason, reason instanceof BadConfig ? USAGE_ERROR : 1);
}

function stop(): void {
  // Asked twice: there is no patience left to count on.
  if (stopping.signal.aborted) process.exit(1);
  stopping.abort();
  if (server !== undefined) close(server);
}

function close(running: RunningServer): void {
  running.close().then(
    () => process.exit(0),
    (reason: unknown) => fail(reason, 1),
  );
}

/** In a built tree the worker is beside this file and the web app in its own folder. */
function withFilesBeside(config: Config): Config {
  return {
    ...config,
    botWorker: config.botWorker ?? beside('./bot-worker.mjs'),
    webFolder: config.webFolder ?? beside('../../apps/web/dist'),
  };
}

function beside(path: string): string | undefined {
  const file = fileURLToPath(new URL(path, import.meta.url));
  return existsSync(file) ? file : undefined;
}

function fail(reason: unknown, code: number): never {
  console.error(`orrery: ${reason instanceof Error ? reason.message : String(reason)}`);
  process.exit(code);
}
