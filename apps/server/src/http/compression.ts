import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|manifest\+json)|image\/svg\+xml)/;

/** Files of the web app go out compressed: they are text, and a first visit loads many. Browsers keep them afterwards. */
export function compressFiles(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!(payload instanceof Readable) || reply.statusCode !== 200 || request.headers.range !== undefined) return payload;
    if (!COMPRESSIBLE.test(String(reply.getHeader('content-type')))) return payload;
    reply.header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return payload;
    reply.removeHeader('content-length');
    reply.header('content-encoding', 'gzip');
    const zipped = createGzip();
    payload.on('error', (reason) => zipped.destroy(reason));
    return payload.pipe(zipped);
  });
}
