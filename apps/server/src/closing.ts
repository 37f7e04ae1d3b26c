import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { OpenSockets } from './http/open-sockets.ts';
import type { LiveMatches } from './lobby/live-matches.ts';
import type { Hub } from './socket/hub.ts';
import type { MessageHandler } from './socket/message-handler.ts';
import type { Storage } from './storage/ports.ts';
import { within } from './within.ts';

/**
 * All of stopping, whatever hangs, but for draining: with the 5 seconds of that in deploy/ less than the 30 that a supervisor allows
 * (test/deploy.test.ts). No step has more than is left of it.
 */
export const STOPPING_MILLISECONDS = 24_000;
/** Of that this much is the storage's. What was asked is answered by then; one that is still there closes at once, and one that has gone without a word never. */
const STORAGE_MILLISECONDS = 10_000;

/** Sockets are sent to another node one by one, so far apart, and all of them within this. */
const APART_MILLISECONDS = 10;
const SPREAD_MILLISECONDS = 2000;
const REQUESTS_MILLISECONDS = 3000;
const GOODBYE_MILLISECONDS = 500;
const CALLS_MILLISECONDS = 2000;
/** Then what is left of the connections is cut off. */
const CONNECTIONS_MILLISECONDS = 1000;
/** And after that the rest of the server is left as it is. */
const DEADLINE_MILLISECONDS = 2000;

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
  readonly messages: Pick<MessageHandler, 'stop'>;
  readonly hub: Pick<Hub, 'size' | 'sendAway' | 'close'>;
  readonly app: Pick<FastifyInstance, 'close'>;
  readonly sockets: Pick<OpenSockets, 'count' | 'destroyAll'>;
  readonly matches: Pick<LiveMatches, 'close'>;
  readonly bots: { close(): Promise<void> };
  readonly mailer: { close(): void } | undefined;
  readonly sender: { idle(): Promise<void> };
  readonly poster: { close(): void };
  readonly storage: { readonly jobs: Pick<Storage['jobs'], 'stop'>; close(): Promise<void> };
  /** What looks at the time. */
  readonly timers: { close(): Promise<void> };
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

/**
 * In this order, so that nothing begun is cut off: readiness, requests and jobs, sockets, listening, matches, bots, database. Nobody outside
 * can hold it up, and the database is closed whatever becomes of the others.
 */
export function closing({ doors, drainMilliseconds, ...parts }: Closing): () => Promise<void> {
  const { messages, hub, app, sockets, matches, bots, mailer, sender, poster, storage, timers, logger } = parts;
  const close = async (): Promise<void> => {
    doors.isReady = false;
    logger.info('stopping');
    if (drainMilliseconds > 0) await new Promise((resolve) => setTimeout(resolve, drainMilliseconds));
    const end = performance.now() + STOPPING_MILLISECONDS;
    const step = (most: number, work: Promise<unknown>): Promise<boolean> =>
      within(Math.max(0, Math.min(most, end - STORAGE_MILLISECONDS - performance.now())), work);
    try {
      doors.letsIn = false;
      if (drainMilliseconds > 0)
        await step(SPREAD_MILLISECONDS, hub.sendAway(Math.min(SPREAD_MILLISECONDS, hub.size * APART_MILLISECONDS)));
      await step(REQUESTS_MILLISECONDS, Promise.all([messages.stop(), storage.jobs.stop()]));
      await step(2 * GOODBYE_MILLISECONDS, hub.close(GOODBYE_MILLISECONDS));
      // Who does not answer by now is called again by the next server.
      poster.close();
      await step(CALLS_MILLISECONDS, sender.idle());
      const cutOff = setTimeout(() => sockets.destroyAll(), CONNECTIONS_MILLISECONDS);
      if (!(await step(DEADLINE_MILLISECONDS, app.close()))) logger.warn({ connections: sockets.count }, 'connections left open');
      clearTimeout(cutOff);
      matches.close();
      mailer?.close();
      if (!(await step(DEADLINE_MILLISECONDS, bots.close()))) logger.warn('bot threads left running');
    } finally {
      await step(DEADLINE_MILLISECONDS, timers.close()).catch((reason: unknown) => logger.warn(reason, 'timers left running'));
      if (!(await within(end - performance.now(), storage.close()))) logger.warn('the storage did not close');
    }
    logger.info('stopped');
  };
  let done: Promise<void> | undefined;
  return () => {
    done ??= close();
    return done;
  };
}
