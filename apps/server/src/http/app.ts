import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import type { ErrorCode } from '@orrery/protocol';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { addressKey } from '../address.ts';
import type { Config } from '../config.ts';
import { problemOf, RequestProblem } from '../problem.ts';
import { HELMET, isOwnOrigin, PERMISSIONS_POLICY } from './security.ts';
import { serveWebFiles } from './web-files.ts';

const BODY_BYTES = 16 * 1024;
/** Requests per minute from one address: a first load takes some dozens, and many may live behind one router. */
const REQUESTS_PER_MINUTE = 3000;

export type OnRoute = (method: string, url: string) => void;

/** Everything that holds for all routes: limits, headers, cookies, and how a failed request is answered. */
export async function makeApp(config: Config, logger: FastifyBaseLogger, onRoute: OnRoute = () => {}): Promise<FastifyInstance> {
  const { trustProxy } = config;
  const app = Fastify({
    loggerInstance: logger,
    bodyLimit: BODY_BYTES,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 20_000,
  });
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) onRoute(one, url);
  });
  app.setErrorHandler((reason, request, reply) => {
    const problem = problemOfRequest(reason);
    if (problem.code === 'internal' || problem.code === 'not-saved') request.log.error(reason, 'request failed');
    return reply.code(problem.status).send({ error: { code: problem.code, message: problem.message } });
  });
  await app.register(fastifyHelmet, HELMET);
  await app.register(fastifyRateLimit, {
    max: REQUESTS_PER_MINUTE * config.rateFactor,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => addressKey(ip),
  });
  await app.register(fastifyCookie);
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const own = isOwnOrigin(request, config.origins);
    if (!own) throw new RequestProblem('not-allowed', 'requests from other sites are not allowed');
  });
  // An answer of the interface is true only at this moment.
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  await serveWebFiles(app, config.webFolder);
  return app;
}

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = { 404: 'not-found', 413: 'too-long', 429: 'too-many-requests' };

/** What fastify itself refuses has a status. */
function problemOfRequest(reason: unknown): RequestProblem {
  const status = reason instanceof Error && 'statusCode' in reason && typeof reason.statusCode === 'number' ? reason.statusCode : 500;
  if (status >= 500 || !(reason instanceof Error)) return problemOf(reason);
  return new RequestProblem(CODE_OF_STATUS[status] ?? 'bad-request', reason.message);
}
