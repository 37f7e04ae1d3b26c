import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compressFiles } from './compression.ts';

const YEAR_SECONDS = 31_536_000;
/** The built web app. Files under assets/ carry a hash of their content in their name and never change. */
export async function serveWebFiles(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const root = resolve(folder ?? '.');
  // Else the headers of a limit would tell apart what is hidden and what is not there.
  const limited = { preHandler: app.rateLimit() };
  if (folder === undefined || !existsSync(join(root, 'index.html'))) {
    app.log.warn({ folder }, 'the web app has not been built: only the API is served');
    app.setNotFoundHandler(limited, (_request, reply) => noSuchThing(reply));
    return;
  }
  const lasting = join(root, 'assets') + sep;
  compressFiles(app);
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    wildcard: false,
    setHeaders(response, path) {
      response.setHeader('cache-control', path.startsWith(lasting) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  // Every address without a file is a page of the app: the browser reads the address.
  app.setNotFoundHandler(limited, (request, reply) => {
    if (!isPage(request)) return noSuchThing(reply);
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}

function isPage({ method, url, headers }: FastifyRequest): boolean {
  const [path = ''] = url.split('?', 1);
  const wantsPage = headers.accept?.includes('text/html') ?? false;
  return method === 'GET' && wantsPage && !path.startsWith('/api/') && !path.slice(path.lastIndexOf('/')).includes('.');
}

function noSuchThing(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error: { code: 'not-found', message: 'there is nothing at this address' } });
}
