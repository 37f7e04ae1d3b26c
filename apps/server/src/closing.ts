import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { OpenSockets } from './http/open-sockets.ts';
import type { LiveMatches } from './lobby/live-matches.ts';
import type { Hub } from './socket/hub.ts';
import type { MessageHandler } from './socket/message-handler.ts';
import type { Storage } from './storage/ports.ts';

/** How long each step of stopping may take. The storage alone is waited for to the end. */
const REQUESTS_MILLISECONDS = 3000;
const GOODBYE_MILLISECONDS = 500;
/** Then what is left of the connections is cut off. */
const CONNECTIONS_MILLISECONDS = 1000;
/** And after that the rest of the server is left as it is. */
const DEADLINE_MILLISECONDS = 3000;

export interface Closing {
  readonly open: { yes: boolean };
  readonly messages: MessageHandler;
  readonly hub: Hub;
  readonly app: FastifyInstance;
  readonly sockets: OpenSockets;
  readonly matches: LiveMatches;
  readonly bots: { close(): Promise<void> };
  readonly storage: Storage;
  readonly logger: Logger;
  readonly housekeeping: NodeJS.Timeout;
}

/**
 * In this order, so that nothing begun is cut off: requests, sockets, listening, matches, bots, database. Nobody outside
 * can hold it up, and the database is closed whatever becomes of the others.
 */
export function closing({ open, messages, hub, app, sockets, matches, bots, storage, logger, housekeeping }: Closing): () => Promise<void> {
  const close = async (): Promise<void> => {
    open.yes = false;
    clearInterval(housekeeping);
    logger.info('stopping');
    try {
      await within(REQUESTS_MILLISECONDS, messages.stop());
      await hub.close(GOODBYE_MILLISECONDS);
      const cutOff = setTimeout(() => sockets.destroyAll(), CONNECTIONS_MILLISECONDS);
      if (!(await within(DEADLINE_MILLISECONDS, app.close()))) logger.warn({ connections: sockets.count }, 'connections left open');
      clearTimeout(cutOff);
      matches.close();
      if (!(await within(DEADLINE_MILLISECONDS, bots.close()))) logger.warn('bot threads left running');
    } finally {
      await storage.close();
    }
    logger.info('stopped');
  };
  let done: Promise<void> | undefined;
  return () => {
    done ??= close();
    return done;
  };
}

/** Whether it was done in time. */
async function within(milliseconds: number, work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
