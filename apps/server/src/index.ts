import { closing } from './closing.ts';
import { type ConfigInput, readConfig } from './config.ts';
import { startHousekeeping } from './housekeeping.ts';
import type { OnRoute } from './http/app.ts';
import { limitConnections } from './http/connection-limits.ts';
import { serve } from './http/serve.ts';
import { Opened } from './opened.ts';
import { type Given, gather } from './wiring/materials.ts';
import { wire } from './wiring/wire.ts';

export { BadConfig, type Config, type ConfigInput, configFrom } from './config.ts';
export { UnusableDatabase } from './storage/ports.ts';

export interface RunningServer {
  /** Where a browser finds it, for instance `http://127.0.0.1:8080`. */
  readonly address: string;
  /** Finishes what was asked, tells clients to come back, closes the database. Takes a few seconds, and never longer than `STOPPING_MILLISECONDS` after draining. */
  close(): Promise<void>;
}

/** What no setting leads to. */
export interface Starting extends Given {
  /** Told of every route, so that none is forgotten where all are looked at. */
  readonly onRoute?: OnRoute;
}

/** A node, from nothing to the address it listens at. */
export async function startServer(input: ConfigInput, { onRoute, ...given }: Starting = {}): Promise<RunningServer> {
  const config = readConfig(input);
  const opened = new Opened();
  try {
    const parts = wire(await gather(config, given, opened));
    const { house, timers, matches, hub } = parts;
    opened.add(() => hub.close(0));
    opened.add(() => matches.close());
    opened.add(() => timers.close());
    await house.open();
    const app = await serve(parts, onRoute);
    opened.add(() => app.close());
    const sockets = limitConnections(app, parts);
    const address = await app.listen({ host: config.host, port: config.port });
    startHousekeeping(parts);
    return { address, close: closing({ ...parts, drainMilliseconds: config.drainSeconds * 1000, app, sockets }) };
  } catch (reason) {
    await opened.closeAll();
    throw reason;
  }
}
