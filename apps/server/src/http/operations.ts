import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { RequestProblem } from '../problem.ts';
import type { Storage } from '../storage/ports.ts';
import { isFromHere } from './security.ts';

export interface OperationsSetting {
  readonly metrics: Metrics;
  readonly storage: Storage;
  /** Whether others than this machine may read the metrics. */
  readonly hasOpenMetrics: boolean;
  /** False from the moment the server was told to stop. */
  readonly isOpen: () => boolean;
}

const PING_MILLISECONDS = 1000;

/** For the people who run the server: is it alive, is it ready for traffic, how is it doing. */
export function operationsRoutes(app: FastifyInstance, { metrics, storage, hasOpenMetrics, isOpen }: OperationsSetting): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  // Asked often by many, it writes seldom.
  let asked = { at: Number.NEGATIVE_INFINITY, answer: Promise.resolve() };
  const ping = (now: number): Promise<void> => {
    if (now - asked.at > PING_MILLISECONDS) asked = { at: now, answer: storage.ping() };
    return asked.answer;
  };

  app.get('/readyz', async (_request, reply) => {
    try {
      await ping(performance.now());
    } catch (reason) {
      app.log.error(reason, 'the storage is not responding');
      return reply.code(503).send({ status: 'storage-down' });
    }
    return isOpen() ? { status: 'ok' } : reply.code(503).send({ status: 'stopping' });
  });

  app.get('/metrics', async (request, reply) => {
    if (!hasOpenMetrics && !isFromHere(request)) throw new RequestProblem('not-found', 'there is nothing at this address');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
