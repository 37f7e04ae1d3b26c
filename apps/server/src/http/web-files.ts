import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;
/** Pages of the app, all the same file: the browser reads the address. */
const PAGES = ['/', '/t/*', '/match/*', '/play/*', '/rules/*', '/games/*'] as const;

/** The built web app. Files under assets/ carry a hash of their content in their name and never change. */
export async function serveWebFiles(app: FastifyInstance, folder: string): Promise<void> {
  const root = resolve(folder);
  if (!existsSync(join(root, 'index.html'))) {
    app.log.warn({ folder }, 'no built web app here: only the programming interface is served');
    return;
  }
  const lasting = join(root, 'assets') + sep;
  await app.register(fastifyStatic, {
    root,
    index: false,
    cacheControl: false,
    setHeaders(response, path) {
      response.header('cache-control', path.startsWith(lasting) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  for (const page of PAGES) {
    app.get(page, (_request, reply) => reply.header('cache-control', 'no-cache').sendFile('index.html'));
  }
}
