import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import { OpenSockets, type Refused, type SocketLimits } from './open-sockets.ts';
import { refuseBeyond } from './operations.ts';

export interface LimitsSetting {
  readonly config: Config;
  readonly metrics: Metrics;
  readonly logger: Logger;
}

/** Before the server listens: from then on every connection is counted. */
export function limitConnections(app: FastifyInstance, { config, metrics, logger }: LimitsSetting): OpenSockets {
  const sockets = new OpenSockets(app.server, socketLimits(config), refusedConnections(metrics, logger));
  refuseBeyond(app, sockets);
  return sockets;
}

/** A browser has some six connections; a club behind one router still gets in. */
function socketLimits({ trustProxy, rateFactor, connections }: Config): SocketLimits {
  return { all: connections * rateFactor, perAddress: trustProxy === false ? 500 * rateFactor : Number.POSITIVE_INFINITY };
}

const REFUSED_LOGGED_MILLISECONDS = 60_000;

/** A crowd at the door is counted, and written down once a minute. */
function refusedConnections({ refusedConnections: counted }: Metrics, logger: Logger): Refused {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (limit) => {
    counted.inc({ limit });
    if (performance.now() - loggedAt < REFUSED_LOGGED_MILLISECONDS) return;
    loggedAt = performance.now();
    logger.warn({ limit }, 'connections are refused: there are too many');
  };
}
