import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { OpenSockets } from './http/open-sockets.ts';
import type { LiveMatches } from './lobby/live-matches.ts';
import type { Hub } from './socket/hub.ts';
import type { MessageHandler } from './socket/message-handler.ts';
import type { Storage } from './storage/ports.ts';
import { within } from './within.ts';

/** Sockets are sent to another node one by one, so far apart, and all of them within this. */
const APART_MILLISECONDS = 10;
const SPREAD_MILLISECONDS = 2000;
/** How long each step of stopping may take: all of them, with draining, less than the 30 seconds that a supervisor allows. */
const REQUESTS_MILLISECONDS = 3000;
const GOODBYE_MILLISECONDS = 500;
/** Then what is left of the connections is cut off. */
const CONNECTIONS_MILLISECONDS = 1000;
/** And after that the rest of the server is left as it is. */
const DEADLINE_MILLISECONDS = 3000;
/** What was asked is answered by now; a database that is still there closes at once, and one that has gone without a word never. */
const STORAGE_MILLISECONDS = 10_000;

/** Both true until the server is told to stop. While it drains it is not ready any more, and still lets in who comes nevertheless. */
export interface Doors {
  /** Whether more people may be sent here: what /openz and /readyz say. */
  isReady: boolean;
  /** Whether who comes is let in, and what is begun here goes on. */
  letsIn: boolean;
}

export interface Closing {
  readonly doors: Doors;
  /** Between saying that the server is not ready any more and sending people away; 0: there is nowhere to send them. */
  readonly drainMilliseconds: number;
  readonly messages: MessageHandler;
  readonly hub: Hub;
  readonly app: FastifyInstance;
  readonly sockets: OpenSockets;
  readonly matches: LiveMatches;
  readonly bots: { close(): Promise<void> };
  readonly mailer: { close(): void } | undefined;
  readonly caller: { idle(): Promise<void> };
  readonly poster: { close(): void };
  readonly storage: Storage;
  /** What looks at the time. */
  readonly timers: { close(): Promise<void> };
  readonly logger: Logger;
}

/**
 * In this order, so that nothing begun is cut off: readiness, requests and jobs, sockets, listening, matches, bots, database. Nobody outside
 * can hold it up, and the database is closed whatever becomes of the others.
 */
export function closing({ doors, drainMilliseconds, ...parts }: Closing): () => Promise<void> {
  const { messages, hub, app, sockets, matches, bots, mailer, caller, poster, storage, timers, logger } = parts;
  const close = async (): Promise<void> => {
    doors.isReady = false;
    logger.info('stopping');
    try {
      if (drainMilliseconds > 0) {
        await wait(drainMilliseconds);
        doors.letsIn = false;
        await hub.sendAway(Math.min(SPREAD_MILLISECONDS, hub.size * APART_MILLISECONDS));
      }
      doors.letsIn = false;
      await within(REQUESTS_MILLISECONDS, bothDone(messages.stop(), storage.jobs.stop()));
      await hub.close(GOODBYE_MILLISECONDS);
      // Who does not answer by now is called again by the next server.
      poster.close();
      await within(DEADLINE_MILLISECONDS, caller.idle());
      const cutOff = setTimeout(() => sockets.destroyAll(), CONNECTIONS_MILLISECONDS);
      if (!(await within(DEADLINE_MILLISECONDS, app.close()))) logger.warn({ connections: sockets.count }, 'connections left open');
      clearTimeout(cutOff);
      matches.close();
      mailer?.close();
      if (!(await within(DEADLINE_MILLISECONDS, bots.close()))) logger.warn('bot threads left running');
    } finally {
      await within(DEADLINE_MILLISECONDS, timers.close());
      if (!(await within(STORAGE_MILLISECONDS, storage.close()))) logger.warn('the storage did not close');
    }
    logger.info('stopped');
  };
  let done: Promise<void> | undefined;
  return () => {
    done ??= close();
    return done;
  };
}

async function bothDone(...work: readonly Promise<void>[]): Promise<void> {
  await Promise.all(work);
}
