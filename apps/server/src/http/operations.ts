import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { ElsewhereProblem, RequestProblem } from '../problem.ts';
import type { Storage } from '../storage/ports.ts';
import { within } from '../within.ts';
import type { OpenSockets } from './open-sockets.ts';
import { isFromHere } from './security.ts';

export interface OperationsSetting {
  readonly metrics: Metrics;
  readonly storage: Storage;
  /** Whether others than this machine may read the metrics. */
  readonly hasOpenMetrics: boolean;
  /** False from the moment the server was told to stop. */
  readonly isReady: () => boolean;
}

const PING_MILLISECONDS = 1000;
/** A storage that does not answer in this time is down; whoever asks has patience of their own. */
const PATIENCE_MILLISECONDS = 2000;

/** A line that breaks is made anew in less. */
const DEAF_MILLISECONDS = 10_000;

/** Who looks after a server, from wherever many live, must not take a busy one for a dead one; and it costs next to nothing. */
const UNLIMITED = { config: { rateLimit: false } } as const;

const PATHS: readonly string[] = ['/healthz', '/openz', '/readyz', '/metrics'];

/** Of what this machine asks while the server is full only this is answered: how it is. */
export function refuseBeyond(app: FastifyInstance, sockets: OpenSockets): void {
  app.addHook('onRequest', async ({ raw, url }, reply) => {
    if (!sockets.isBeyond(raw.socket)) return;
    reply.header('connection', 'close');
    if (!PATHS.includes(url)) throw new ElsewhereProblem('there are too many connections');
  });
}

/** For the people who run the server: is it alive, is it ready for traffic, how is it doing. */
export function operationsRoutes(app: FastifyInstance, { metrics, storage, hasOpenMetrics, isReady }: OperationsSetting): void {
  app.get('/healthz', UNLIMITED, async () => ({ status: 'ok' }));

  // Asked often by many, it writes seldom, and never twice at once: what does not answer would pile up.
  let asked = { at: Number.NEGATIVE_INFINITY, isAnswered: true, answer: Promise.resolve() };
  const ping = (now: number): Promise<void> => {
    if (!asked.isAnswered || now - asked.at <= PING_MILLISECONDS) return asked.answer;
    const asking = { at: now, isAnswered: false, answer: storage.ping() };
    const answered = (): void => {
      asking.isAnswered = true;
    };
    asking.answer.then(answered, answered);
    asked = asking;
    return asked.answer;
  };

  const isStorageUp = async (): Promise<boolean> => {
    try {
      if (!(await within(PATIENCE_MILLISECONDS, ping(performance.now())))) throw new Error('it does not answer');
      metrics.storageUp.set(1);
      return true;
    } catch (reason) {
      app.log.error(reason, 'the storage is not responding');
      metrics.storageUp.set(0);
      return false;
    }
  };

  /** Where the storage is away the last figures stay: that is told by another. */
  const countJobs = async (): Promise<void> => {
    const { due, later, lateMilliseconds, givenUp } = await storage.jobs.backlog();
    metrics.jobs.set({ state: 'due' }, due);
    metrics.jobs.set({ state: 'later' }, later);
    metrics.jobs.set({ state: 'given-up' }, givenUp);
    metrics.jobsLate.set(lateMilliseconds / 1000);
  };

  // A proxy that keeps connections to a server that stops would find them cut off.
  app.addHook('onSend', async (_request, reply) => {
    if (!isReady()) reply.header('connection', 'close');
  });

  // For proxies. When their one database is slow, none of the nodes is ready; left by their proxy, they could not even show what they have.
  app.get('/openz', UNLIMITED, async (_request, reply) => {
    return isReady() ? { status: 'open' } : reply.code(503).send({ status: 'stopping' });
  });

  app.get('/readyz', UNLIMITED, async (_request, reply) => {
    if (!isReady()) return reply.code(503).send({ status: 'stopping' });
    if (!(await isStorageUp())) return reply.code(503).send({ status: 'storage-down' });
    // It saves what it is asked to, but whoever looks at a match here sees nothing of what is done elsewhere.
    if (storage.news.silentMilliseconds() > DEAF_MILLISECONDS) return reply.code(503).send({ status: 'news-down' });
    return { status: 'ok' };
  });

  app.get('/metrics', async (request, reply) => {
    if (!hasOpenMetrics && !isFromHere(request)) throw new RequestProblem('not-found', 'there is nothing at this address');
    if (await isStorageUp())
      await within(PATIENCE_MILLISECONDS, countJobs()).catch((reason) => app.log.error(reason, 'the jobs could not be counted'));
    metrics.newsSilent.set(storage.news.silentMilliseconds() / 1000);
    for (const [state, count] of Object.entries(storage.connections?.() ?? {})) metrics.databaseConnections.set({ state }, count);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
