import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BadConfig, type Config, configFrom, startServer } from './index.ts';

/** Entry of the server process: `npm start`, `orrery serve`, a container. */
const USAGE_ERROR = 2;

try {
  const config = withFilesBeside(configFrom(process.argv.slice(2), process.env));
  const server = await startServer(config);
  console.log(`Orrery is open at ${server.address}`);
  let stopping = false;
  const stop = (): void => {
    // Asked twice: whoever asks does not want to wait.
    if (stopping) process.exit(1);
    stopping = true;
    server.close().then(
      () => process.exit(0),
      (reason: unknown) => fail(reason, 1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (reason) {
  fail(reason, reason instanceof BadConfig ? USAGE_ERROR : 1);
}

/** In a built tree the worker lies beside this file and the web app in its own folder. */
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
